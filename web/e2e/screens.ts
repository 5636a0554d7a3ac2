import type { Page } from "@playwright/test";

/** What is measured of a screen, in the page itself. */
export interface Measured {
  /** The part of the window the board fills, less what covers it. */
  board: number;
  /** What the primary button says; null where there is none. */
  primary: string | null;
  /** Whether a press on the middle of the primary button reaches it. */
  reached: boolean;
  /** How far the document can be scrolled. */
  scrolls: { x: number; y: number };
  /** Texts something else lies on, or that lie on each other. */
  covered: string[];
  /** Texts that do not fit into what holds them. */
  cut: string[];
  /** Buttons a finger would miss, where there is a finger. */
  small: string[];
  /** What the first choice of the decision says, where it cannot be pressed without scrolling; null: it can, or there is none. */
  hidden: string | null;
  /** Figures on the board, prices above all, that are too small to be read. */
  tiny: string[];
}

/** Measures the window as it is. */
export function measure(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const [width, height] = [innerWidth, innerHeight];
    const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
    const seen = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.getAttribute("class") ?? "").split(" ")[0]} "${(element.textContent ?? "").trim().slice(0, 40)}"`;

    // The board: how many of the points of its frame belong to it.
    const boardElement = document.querySelector("[data-testid=board]");
    let hits = 0;
    const POINTS = 24;
    if (boardElement) {
      const box = boardElement.getBoundingClientRect();
      for (let row = 0; row < POINTS; row += 1) {
        for (let column = 0; column < POINTS; column += 1) {
          const [x, y] = [
            box.left + ((column + 0.5) / POINTS) * box.width,
            box.top + ((row + 0.5) / POINTS) * box.height,
          ];
          if (inside(x, y) && boardElement.contains(document.elementFromPoint(x, y))) hits += 1;
        }
      }
      hits = (hits / POINTS ** 2) * ((box.width * box.height) / (width * height));
    }

    const button = document.querySelector<HTMLElement>("[data-primary]");
    let reached = false;
    if (button && seen(button)) {
      const box = button.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      reached =
        inside(x, y) &&
        button.contains(document.elementFromPoint(x, y)) &&
        box.left >= 0 &&
        box.top >= 0 &&
        box.right <= width + 0.5 &&
        box.bottom <= height + 0.5;
    }

    // What lies on what: the middle of each line of text that can be seen belongs to the text's own element.
    /** What can be seen of a rectangle inside all that scrolls or hides its overflow; null: not even its middle. */
    const visible = (node: Element, rect: DOMRect): DOMRect | null => {
      let [left, top, right, bottom] = [rect.left, rect.top, rect.right, rect.bottom];
      for (let parent: Element | null = node; parent; parent = parent.parentElement) {
        const style = getComputedStyle(parent);
        if (
          style.overflowX === "visible" &&
          style.overflowY === "visible" &&
          style.clipPath === "none"
        )
          continue;
        const box = parent.getBoundingClientRect();
        const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
        if (
          style.clipPath !== "none" ||
          x < box.left ||
          x > box.right ||
          y < box.top ||
          y > box.bottom
        )
          return null;
        [left, top, right, bottom] = [
          Math.max(left, box.left),
          Math.max(top, box.top),
          Math.min(right, box.right),
          Math.min(bottom, box.bottom),
        ];
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const covered: string[] = [];
    const texts: { element: Element; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (
        !element ||
        !node.textContent?.trim() ||
        element.closest(
          "script, style, option, .aloud, [hidden], dialog:not([open]), [popover]:not(:popover-open)",
        ) ||
        !seen(element)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
        const part =
          rect.width < 2 || rect.height < 2 || !inside(x, y) ? null : visible(element, rect);
        if (part === null) continue;
        texts.push({ element, rect: part });
        if (element.closest("svg")) continue;
        const top = document.elementFromPoint(x, y);
        if (top && top !== element && !element.contains(top) && !top.contains(element))
          covered.push(`${named(element)} under ${named(top)}`);
      }
    }
    // Texts of the page on each other. On the maps a name may run into the next hex; there figures must stay apart.
    const plain = texts.filter(({ element }) => !element.closest("svg"));
    plain.sort((a, b) => a.rect.top - b.rect.top);
    plain.forEach((one, index) => {
      for (let next = index + 1; next < plain.length; next += 1) {
        const other = plain[next];
        if (!other || other.rect.top > one.rect.bottom - 3) break;
        if (one.element === other.element) continue;
        const across =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down =
          Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (across > 3 && down > 4)
          covered.push(`${named(one.element)} on ${named(other.element)}`);
      }
    });

    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      "button, h1, h2, h3, p, li, th, td, dt, dd, legend, label, span, b, summary, output",
    )) {
      if (
        !seen(element) ||
        element.closest(".aloud, svg, [popover]:not(:popover-open), dialog:not([open])")
      )
        continue;
      const style = getComputedStyle(element);
      if (
        style.display === "inline" ||
        style.overflowX === "visible" ||
        style.overflowX === "auto" ||
        style.overflowX === "scroll"
      )
        continue;
      if (
        style.textOverflow === "ellipsis" ||
        style.webkitLineClamp !== "none" ||
        style.clipPath !== "none"
      )
        continue;
      if (
        element.scrollWidth > element.clientWidth + 2 ||
        element.scrollHeight > element.clientHeight + 3
      )
        cut.push(named(element));
    }

    // What is written on a button stays on it, and the table of fortunes does not scroll sideways.
    for (const { element } of plain) {
      const button = element.closest("button");
      // A badge may hang over the edge.
      if (
        button &&
        getComputedStyle(element).position !== "absolute" &&
        element.getBoundingClientRect().right > button.getBoundingClientRect().right + 1
      )
        cut.push(`beyond its button: ${named(element)}`);
    }
    for (const table of document.querySelectorAll<HTMLElement>("[data-testid=fortune]")) {
      if (table.scrollWidth > table.clientWidth) cut.push(`wider than its room: ${named(table)}`);
    }
    // Names at the ends of a chart's lines, and its figures, stay inside it.
    for (const text of document.querySelectorAll("figure > svg text")) {
      const chart = text.closest("svg")?.getBoundingClientRect();
      const box = text.getBoundingClientRect();
      if (chart && seen(text) && (box.left < chart.left - 1 || box.right > chart.right + 1))
        cut.push(`beyond its chart: ${named(text)}`);
    }
    // Whose turn it is is said whole.
    for (const element of document.querySelectorAll<HTMLElement>(
      "[data-testid=tiles] .round .soft",
    )) {
      if (element.scrollWidth > element.clientWidth) cut.push(`shortened: ${named(element)}`);
    }
    // A strip under the board shows all of its parts.
    for (const part of document.querySelectorAll("[data-testid=tracks] *")) {
      const strip = part.closest("[data-testid=tracks]");
      if (
        strip &&
        seen(part) &&
        !part.closest("svg, .aloud") &&
        part.getBoundingClientRect().right > strip.getBoundingClientRect().right + 1
      )
        cut.push(`beyond the strip: ${named(part)}`);
    }
    // Of those who decide, the first is in sight.
    const seat = document.querySelector("[data-seat].deciding");
    const seats = seat?.parentElement?.getBoundingClientRect();
    if (
      seat &&
      seats &&
      (seat.getBoundingClientRect().left < seats.left - 1 ||
        seat.getBoundingClientRect().right > seats.right + 1)
    )
      cut.push(`who decides: ${named(seat)}`);

    const small: string[] = [];
    if (matchMedia("(pointer: coarse)").matches) {
      for (const element of document.querySelectorAll<HTMLElement>(
        "button, a.button, select, summary, [role=tab]",
      )) {
        if (
          !seen(element) ||
          element.closest("svg, [popover]:not(:popover-open), dialog:not([open])")
        )
          continue;
        const box = element.getBoundingClientRect();
        const around = getComputedStyle(element, "::after");
        const extra =
          around.content !== "none" && around.position === "absolute"
            ? -2 * Number.parseFloat(around.top || "0")
            : 0;
        if (box.width > 0 && (box.height + extra < 43.5 || box.width + extra < 43.5))
          small.push(`${named(element)} ${Math.round(box.width)}×${Math.round(box.height)}`);
      }
    }

    let hidden: string | null = null;
    for (const choice of document.querySelectorAll<HTMLElement>(
      "[data-testid=game-actions] :is(button, input, select):enabled",
    )) {
      const box = choice.getBoundingClientRect();
      if (!seen(choice) || box.width === 0) continue;
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!choice.contains(top)) hidden = named(choice);
      break;
    }

    const tiny: string[] = [];
    for (const { element } of texts) {
      if (
        !element.closest("[data-testid=board]") ||
        !/^[+−-]?\d+$/.test((element.textContent ?? "").trim())
      )
        continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * Math.abs(scale);
      if (size < 10.9) tiny.push(`${named(element)} ${size.toFixed(1)} px`);
    }

    const root = document.scrollingElement ?? document.documentElement;
    return {
      board: hits,
      primary: button && seen(button) ? button.innerText.trim() : null,
      reached,
      scrolls: { x: root.scrollWidth - root.clientWidth, y: root.scrollHeight - root.clientHeight },
      covered: [...new Set(covered)].slice(0, 8),
      cut: [...new Set(cut)].slice(0, 8),
      small: [...new Set(small)].slice(0, 8),
      hidden,
      tiny: [...new Set(tiny)].slice(0, 8),
    };
  });
}

export const SIZES: readonly (readonly [number, number])[] = [
  [360, 640],
  [390, 844],
  [844, 390],
  [640, 900],
  [768, 1024],
  [820, 1180],
  [960, 600],
  [1024, 768],
  [1180, 820],
  [1366, 657],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];
/** Whether a window of this size is a phone's or a tablet's: used with fingers. The others are windows on a desk. */
export const held = (width: number, height: number) =>
  width <= 1180 && !(width === 960 && height === 600);
