import type { Edge } from "../data";

/**
 * Flat-topped hexes in columns. Two hexes of a column differ by two in their row, so a row is half a hex high. Edges are
 * numbered clockwise from the bottom.
 */

/** From the middle of a hex to a corner, in units of the drawing. */
export const RADIUS = 50;
/** From the middle of a hex to a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}
/** Column from the west, A is 0; row as printed. */
export interface Place {
  col: number;
  row: number;
}
export const EDGES: readonly Edge[] = [0, 1, 2, 3, 4, 5];

const STEPS: readonly Place[] = [
  { col: 0, row: 2 },
  { col: -1, row: 1 },
  { col: -1, row: -1 },
  { col: 0, row: -2 },
  { col: 1, row: -1 },
  { col: 1, row: 1 },
];

export function placeOf(id: string): Place {
  return { col: id.charCodeAt(0) - 65, row: Number(id.slice(1)) };
}
export function idOf({ col, row }: Place): string {
  return String.fromCharCode(65 + col) + row;
}
/** The place across an edge, whether or not the map has it. */
export function beyond({ col, row }: Place, edge: Edge): Place {
  const step = STEPS[edge] as Place;
  return { col: col + step.col, row: row + step.row };
}
export function across(id: string, edge: Edge): string {
  return idOf(beyond(placeOf(id), edge));
}
/** The edge two hexes share, seen from the first; null if they do not touch. */
export function edgeBetween(from: string, to: string): Edge | null {
  return EDGES.find((edge) => across(from, edge) === to) ?? null;
}
export function opposite(edge: Edge): Edge {
  return ((edge + 3) % 6) as Edge;
}
export function turn(edge: Edge, sixths: number): Edge {
  return ((((edge + sixths) % 6) + 6) % 6) as Edge;
}

export function centre({ col, row }: Place): Point {
  return { x: col * 1.5 * RADIUS, y: row * APOTHEM };
}
export function middle(id: string): Point {
  return centre(placeOf(id));
}

/** How many hexes wide and high a piece of the map is. */
const PIECE = 3;
/** The piece of the map a place belongs to; what is drawn is kept by pieces, so that only those concerned are drawn anew. */
export function pieceAt({ col, row }: Place): string {
  return `${Math.floor(col / PIECE)}/${Math.floor(row / PIECE / 2)}`;
}

/** A point in a direction, in degrees clockwise from the east. */
export function polar(degrees: number, distance: number, from: Point = { x: 0, y: 0 }): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + distance * Math.cos(angle), y: from.y + distance * Math.sin(angle) };
}
/** The direction in which an edge lies. */
export function bearing(edge: Edge): number {
  return 90 + 60 * edge;
}
/** The middle of an edge, seen from the middle of its hex. */
export function edgePoint(edge: Edge, at: Point = { x: 0, y: 0 }): Point {
  return polar(bearing(edge), APOTHEM, at);
}
/** The corner between an edge and the next one clockwise. */
export function corner(edge: Edge, at: Point = { x: 0, y: 0 }, radius = RADIUS): Point {
  return polar(bearing(edge) + 30, radius, at);
}
export function corners(at: Point = { x: 0, y: 0 }, radius = RADIUS): Point[] {
  return EDGES.map((edge) => corner(edge, at, radius));
}
/** The two ends of an edge, clockwise. */
export function side(edge: Edge, at: Point): [Point, Point] {
  return [corner(turn(edge, -1), at), corner(edge, at)];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
export function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}
export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** Two decimals are finer than any screen at the closest zoom. */
export function short(n: number): string {
  return String(Math.round(n * 100) / 100);
}
export function pen({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}
export function polygon(points: readonly Point[], close = true): string {
  return `M${points.map(pen).join("L")}${close ? "Z" : ""}`;
}
export function hexPath(at: Point = { x: 0, y: 0 }, radius = RADIUS): string {
  return polygon(corners(at, radius));
}
