/** A figure with a real minus. */
export function figured(figure: number): string {
  return figure < 0 ? `−${-figure}` : String(figure);
}
/** A figure with its sign, the minus a real one. */
export function signed(figure: number): string {
  return figure > 0 ? `+${figure}` : figured(figure);
}
