/**
 * Flat-topped hexes. An id is a column letter and a row number; odd columns (B, D, …) sit half a hex further south.
 */

/** From the middle of a hex to a corner, in units of the drawing. */
export const RADIUS = 40;
/** From the middle of a hex to a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}
export interface Cell {
  col: number;
  row: number;
}
export type Direction = "n" | "ne" | "se" | "s" | "sw" | "nw";
export const DIRECTIONS: readonly Direction[] = ["n", "ne", "se", "s", "sw", "nw"];

export function cellOf(id: string): Cell {
  return { col: id.charCodeAt(0) - 65, row: Number(id.slice(1)) };
}

export function idOf({ col, row }: Cell): string {
  return String.fromCharCode(65 + col) + row;
}

export function centre({ col, row }: Cell): Point {
  return { x: col * RADIUS * 1.5, y: (row + (col & 1 ? 0.5 : 0)) * 2 * APOTHEM };
}

export function middle(id: string): Point {
  return centre(cellOf(id));
}

/** The cell next to one, whether or not the map has it. */
export function beside({ col, row }: Cell, direction: Direction): Cell {
  const lower = col & 1;
  switch (direction) {
    case "n":
      return { col, row: row - 1 };
    case "s":
      return { col, row: row + 1 };
    case "ne":
      return { col: col + 1, row: row - 1 + lower };
    case "nw":
      return { col: col - 1, row: row - 1 + lower };
    case "se":
      return { col: col + 1, row: row + lower };
    case "sw":
      return { col: col - 1, row: row + lower };
  }
}

/** The ids of the six cells around one, those of the map or not. */
export function neighbours(id: string): string[] {
  const cell = cellOf(id);
  return DIRECTIONS.map((direction) => idOf(beside(cell, direction)));
}

/** The corners of a hex, from the eastern one clockwise. */
export function corners(at: Point, radius = RADIUS): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
}

/** The two corners of the side that faces a direction, clockwise. */
export function side(at: Point, direction: Direction): [Point, Point] {
  const first: Record<Direction, number> = { se: 0, s: 1, sw: 2, nw: 3, n: 4, ne: 5 };
  const all = corners(at);
  const i = first[direction];
  return [all[i] as Point, all[(i + 1) % 6] as Point];
}

/** One decimal is finer than any printer. */
export function short(n: number): string {
  return String(Math.round(n * 10) / 10);
}

export function path(points: readonly Point[], close = true): string {
  return "M" + points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L") + (close ? "Z" : "");
}

/** The outline of one hex around the origin. */
export const HEX_PATH = path(corners({ x: 0, y: 0 }));
/** The same, a little inside. */
export const HEX_INSIDE = path(corners({ x: 0, y: 0 }, RADIUS - 2.6));

/** The next hex in a direction, skipping gaps of the map; null at its edge. */
export function walk(
  from: string,
  direction: Direction,
  has: (id: string) => boolean,
): string | null {
  let cell = cellOf(from);
  for (let step = 0; step < 5; step++) {
    cell = beside(cell, direction);
    if (cell.col < 0 || cell.row < 0) return null;
    const id = idOf(cell);
    if (has(id)) return id;
  }
  return null;
}
