/** A digit of the keyboard chooses the n-th of what is offered; in a field it is a digit. */
export function digitOf(event: KeyboardEvent): number | null {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.shiftKey ||
    event.repeat
  )
    return null;
  if ((event.target as Element | null)?.closest("input, textarea, select, dialog, [popover]"))
    return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  return digit === undefined ? null : Number(digit);
}
