/** Points of a drawing, and how they are written into paths. */
export interface Point {
  x: number;
  y: number;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** A point in a direction, in degrees clockwise from the east. */
export function polar(degrees: number, distance: number, from: Point = ORIGIN): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + distance * Math.cos(angle), y: from.y + distance * Math.sin(angle) };
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
