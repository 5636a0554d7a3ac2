let pen: CanvasRenderingContext2D | null | undefined;

/** How wide a text stands on the page in a font (as CSS writes it), by the browser's own measure. */
export function textWidth(text: string, font: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 8 * text.length;
  pen.font = font;
  return pen.measureText(text).width;
}
