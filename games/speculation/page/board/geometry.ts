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
/** START, the sections and END. */
const ROWS = box.sections.length + 2;
/** Rows get no higher than this. */
const HIGHEST = 100;

export const WIDE: Layout = {
  id: "wide",
  width: 928,
  height: 520,
  cell: { width: 52, height: 56 },
  price: { width: 44, height: 56 },
  scale: 1.55,
  left: 28,
  top: 4,
  pitch: 64,
  lists: { x: 570, y: 0 },
};

export const NARROW: Layout = {
  id: "narrow",
  width: 384,
  height: 642,
  cell: { width: 35, height: 42 },
  price: { width: 43.75, height: 34 },
  scale: 1.2,
  left: 22,
  top: 4,
  pitch: 84,
  lists: { x: 22, y: 44 },
};

/** How high the line with the ranks above the board is, in the board's own measure. */
export const HEAD = 22;
/** The size of a pawn's letter before it is scaled. */
const PAWN_LETTER = 10.4;
/** No text is smaller on the screen, in pixels. */
const LEGIBLE = 11.2;

/** How a board is put into a room: which one, how large, and whether all of it is in sight. */
export interface Fitting {
  layout: Layout;
  scale: number;
}

/** The wide board whole, its rows as high as the room allows, or scrolling where it would be too small; the narrow one where even its width would. */
export function fit(width: number, height: number): Fitting {
  const across = width / WIDE.width;
  const whole = Math.min(across, height / (WIDE.height + HEAD));
  if (whole >= 0.68) return { layout: higher(height / whole), scale: whole };
  if (across >= 0.59) return { layout: WIDE, scale: Math.min(across, 0.68) };
  return { layout: NARROW, scale: Math.min(width / NARROW.width, 1.2) };
}
function higher(height: number): Layout {
  const pitch = Math.min(HIGHEST, Math.max(WIDE.pitch, (height - HEAD - 2 * WIDE.top) / ROWS));
  const row = pitch - (WIDE.pitch - WIDE.cell.height);
  return {
    ...WIDE,
    pitch,
    height: ROWS * pitch + 2 * WIDE.top,
    cell: { ...WIDE.cell, height: row },
    price: { ...WIDE.price, height: row },
  };
}
/** How large pawns are drawn, so that their letters can be read. */
export function pawnScale(layout: Layout, scale: number): number {
  return Math.max(layout.scale, LEGIBLE / scale / PAWN_LETTER);
}
/** A size of type in the board's own measure that can be read on the screen. */
export function legible(size: number, scale: number): number {
  return Math.max(size, LEGIBLE / scale);
}

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
  // Narrow, START is above all and has no list below it.
  const saved = layout.id === "narrow" && row > 0 ? layout.price.height : 0;
  return layout.top + row * layout.pitch - saved;
}

/** The whole row of a section, of START or of END. */
export function band(layout: Layout, row: number): Rect {
  return {
    x: layout.left,
    y: rowTop(layout, row),
    width: COLUMNS * layout.cell.width,
    height: layout.cell.height,
  };
}

/** A normal space. */
export function cell(layout: Layout, space: number): Rect {
  const section = sectionOf(space) ?? 0;
  const { width, height } = layout.cell;
  return {
    x: layout.left + columnOf(space, section) * width,
    y: rowTop(layout, rowOf(layout, section)),
    width,
    height,
  };
}

/** Where a pawn stands. On START and in END, which hold all of them, `place` tells them apart. */
export function standing(layout: Layout, space: number, place: number): Point {
  if (space === START || space === END) {
    const row = band(layout, space === START ? startRow(layout) : endRow(layout));
    const room = row.width * 0.79;
    return {
      x: row.x + row.width - room + ((place + 0.5) * room) / RANKS,
      y: row.y + row.height / 2,
    };
  }
  const { x, y, width, height } = cell(layout, space);
  return { x: x + width / 2, y: y + height / 2 + 5 };
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
    if (layout.id === "narrow")
      return `M${last.x} ${middle}H${layout.left - 3}V${end.y + end.height / 2}H${layout.left}`;
    const side = last.x - layout.cell.width / 2;
    return `M${last.x} ${middle}H${side + 8}Q${side} ${middle} ${side} ${middle - 8}V${end.y + end.height}`;
  }
  const row = band(layout, rowOf(layout, section));
  const next = band(layout, rowOf(layout, section + 1));
  const right = isForward(section);
  const x = right ? row.x + row.width : row.x;
  const out = right ? 12 : -12;
  const [low, high] = [row.y + row.height * 0.5, next.y + next.height * 0.5];
  return `M${x} ${low}C${x + out} ${low} ${x + out} ${high} ${x} ${high}`;
}

/** From START to the first space. */
export function leaving(layout: Layout): string {
  const first = cell(layout, START + 1);
  const start = band(layout, startRow(layout));
  if (layout.id === "narrow")
    return `M${start.x} ${start.y + start.height / 2}H${layout.left - 3}V${first.y + first.height / 2}H${layout.left}`;
  return `M${first.x + first.width / 2} ${start.y}V${first.y + first.height}`;
}

/** The spaces a pawn touches on its way, forth or back: those nobody stands on, and the last. */
export function way(from: number, to: number, occupied: ReadonlySet<number>): number[] {
  const spaces: number[] = [];
  const step = to < from ? -1 : 1;
  for (let space = from; space !== to;) {
    space += step;
    if (space === to || !occupied.has(space)) spaces.push(space);
  }
  return spaces;
}

/** The line a pawn has gone, space by space along the track; START is no part of it. */
export function trail(layout: Layout, from: number, to: number, place: number): string {
  const step = to < from ? -1 : 1;
  const points: Point[] = [];
  for (let space = from; space !== to + step; space += step)
    if (space !== START) points.push(standing(layout, space, place));
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}
