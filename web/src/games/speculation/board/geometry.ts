import { box, END, RANKS, sectionOf, START } from "../data";

/**
 * Where everything of the board is drawn: a serpentine, each section a row with its price list. Wide, it climbs from
 * START to END as a chart does; narrow, it runs down from START, so that a phone shows first what happens first.
 */

export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Point {
  width: number;
  height: number;
}

/** Wide: each list stands beside its section. Narrow: below it. */
export interface Layout {
  id: "wide" | "narrow";
  width: number;
  height: number;
  /** A space of the track. */
  cell: { width: number; height: number };
  /** A price of a list. */
  price: { width: number; height: number };
  /** How large pawns are drawn. */
  scale: number;
  left: number;
  top: number;
  pitch: number;
  lists: Point;
}

const COLUMNS = 10;

export const WIDE: Layout = {
  id: "wide",
  width: 968,
  height: 616,
  cell: { width: 53, height: 62 },
  price: { width: 45, height: 62 },
  scale: 1.35,
  left: 34,
  top: 26,
  pitch: 73,
  lists: { x: 602, y: 0 },
};

export const NARROW: Layout = {
  id: "narrow",
  width: 384,
  height: 604,
  cell: { width: 35, height: 36 },
  price: { width: 43.75, height: 28 },
  scale: 0.95,
  left: 20,
  top: 6,
  pitch: 74,
  lists: { x: 20, y: 39 },
};

/** The row of a section from 0, counted from the top. */
export function rowOf(layout: Layout, section: number): number {
  return layout.id === "wide" ? box.sections.length - section : section + 1;
}
export function startRow(layout: Layout): number {
  return rowOf(layout, -1);
}
export function endRow(layout: Layout): number {
  return rowOf(layout, box.sections.length);
}

/** The serpentine: odd sections run to the right, even ones back. */
export function isForward(section: number): boolean {
  return section % 2 === 0;
}

function columnOf(space: number, section: number): number {
  const place = space - (box.sections[section]?.from ?? 0);
  return isForward(section) ? place : COLUMNS - 1 - place;
}

function rowTop(layout: Layout, row: number): number {
  return layout.top + row * layout.pitch;
}

/** The whole row of a section, of START or of END. */
export function band(layout: Layout, row: number): Rect {
  return { x: layout.left, y: rowTop(layout, row), width: COLUMNS * layout.cell.width, height: layout.cell.height };
}

/** A normal space. */
export function cell(layout: Layout, space: number): Rect {
  const section = sectionOf(space) ?? 0;
  const { width, height } = layout.cell;
  return { x: layout.left + columnOf(space, section) * width, y: rowTop(layout, rowOf(layout, section)), width, height };
}

/** Where a pawn stands. On START and in END, which hold all of them, `place` tells them apart. */
export function standing(layout: Layout, space: number, place: number): Point {
  if (space === START || space === END) {
    const row = band(layout, space === START ? startRow(layout) : endRow(layout));
    const room = row.width * 0.79;
    return { x: row.x + row.width - room + ((place + 0.5) * room) / RANKS, y: row.y + row.height / 2 };
  }
  const { x, y, width, height } = cell(layout, space);
  return { x: x + width / 2, y: y + height / 2 + (layout.id === "wide" ? 5 : 3) };
}

/** A price: of a section from 0 or of END (null), by rank from 1. */
export function priceCell(layout: Layout, section: number | null, rank: number): Rect {
  const row = rowTop(layout, section === null ? endRow(layout) : rowOf(layout, section));
  const { width, height } = layout.price;
  return { x: layout.lists.x + (rank - 1) * width, y: row + layout.lists.y, width, height };
}

/** From the last space of a section to the first of the next, or into END: an arc at the side where the serpentine turns. */
export function turning(layout: Layout, section: number): string {
  if (section === box.sections.length - 1) {
    const last = cell(layout, END - 1);
    const end = band(layout, endRow(layout));
    const middle = last.y + last.height / 2;
    // Where the lists are between the rows, around them.
    if (layout.id === "narrow") return `M${last.x} ${middle}H${layout.left - 3}V${end.y + end.height / 2}H${layout.left}`;
    const side = last.x - layout.cell.width / 2;
    return `M${last.x} ${middle}H${side + 8}Q${side} ${middle} ${side} ${middle - 8}V${end.y + end.height}`;
  }
  const row = band(layout, rowOf(layout, section));
  const next = band(layout, rowOf(layout, section + 1));
  const right = isForward(section);
  const x = right ? row.x + row.width : row.x;
  const out = right ? 10 : -10;
  const [low, high] = [row.y + row.height * 0.5, next.y + next.height * 0.5];
  return `M${x} ${low}C${x + out} ${low} ${x + out} ${high} ${x} ${high}`;
}

/** From START to the first space. */
export function leaving(layout: Layout): string {
  const first = cell(layout, START + 1);
  const start = band(layout, startRow(layout));
  if (layout.id === "narrow") return `M${start.x} ${start.y + start.height / 2}H${layout.left - 3}V${first.y + first.height / 2}H${layout.left}`;
  return `M${first.x + first.width / 2} ${start.y}V${first.y + first.height}`;
}

/** The spaces a pawn touches on its way: those nobody stands on, and the last. */
export function way(from: number, to: number, occupied: ReadonlySet<number>): number[] {
  const spaces: number[] = [];
  for (let space = from + 1; space <= to; space += 1) {
    if (space === to || !occupied.has(space)) spaces.push(space);
  }
  return spaces;
}
