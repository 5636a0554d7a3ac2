import type { Page } from "@playwright/test";

/** Figures drawn on the board that stand out too little (below 4.5 to 1) from what is painted behind them: axe does not look into drawings. */
export function faint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const brush = Object.assign(document.createElement("canvas"), {
      width: 1,
      height: 1,
    }).getContext("2d", { willReadFrequently: true });
    if (!brush) throw new Error("no canvas");
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const colour = (text: string): Colour => {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = text;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = (above: Colour, below: Colour): Colour => {
      const mixed = (index: 0 | 1 | 2) => above[index] * above[3] + below[index] * (1 - above[3]);
      return [mixed(0), mixed(1), mixed(2), 1];
    };
    const luminance = (of: Colour) => {
      const part = (value: number) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * part(of[0]) + 0.7152 * part(of[1]) + 0.0722 * part(of[2]);
    };
    const opacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    /** What an element paints over its whole area. */
    const paint = (element: Element): Colour => {
      const style = getComputedStyle(element);
      if (element instanceof SVGGeometryElement) {
        if (style.fill === "none" || style.fill.startsWith("url")) return [0, 0, 0, 0];
        const [red, green, blue, alpha] = colour(style.fill);
        return [red, green, blue, alpha * Number(style.fillOpacity) * opacity(element)];
      }
      return element instanceof SVGElement ? [0, 0, 0, 0] : colour(style.backgroundColor);
    };
    // Everything can be hit, as it is painted.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-testid=board] * { pointer-events: visiblePainted !important }");
    document.adoptedStyleSheets.push(sheet);
    const wrong: string[] = [];
    for (const text of document.querySelectorAll<SVGTextElement>("[data-testid=board] svg text")) {
      const said = (text.textContent ?? "").trim();
      const { left, top, width, height } = text.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (
        !/^[+−]?\d+$/.test(said) ||
        !text.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const stack = document
        .elementsFromPoint(x, y)
        .filter((element) => !(element instanceof SVGTextContentElement));
      if (!stack.some((element) => element.closest("[data-testid=board]"))) continue;
      // What comes later is painted above it: a figure under a marker is not there to be read.
      const above = (element: Element) =>
        (text.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      if (stack.some((element) => above(element) && paint(element)[3] > 0.5)) continue;
      const behind = stack
        .filter((element) => !above(element))
        .reverse()
        .reduce<Colour>((below, element) => over(paint(element), below), colour("white"));
      const [red, green, blue, alpha] = colour(getComputedStyle(text).fill);
      const shown = over([red, green, blue, alpha * opacity(text)], behind);
      const [one, other] = [luminance(shown), luminance(behind)];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (ratio < 4.5)
        wrong.push(`${said} at ${Math.round(x)}, ${Math.round(y)}: ${ratio.toFixed(2)} to 1`);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    return wrong;
  });
}
