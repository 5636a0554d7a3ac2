import type { Edge } from "../data";
import {
  APOTHEM,
  bearing,
  between as mix,
  corner,
  distance,
  edgePoint,
  pen,
  polar,
  RADIUS,
  short,
  turn,
  type Point,
} from "./geometry";

/** Lines that track follows. Each is walked from 0 to 1 and can be cut. */
export interface Curve {
  readonly length: number;
  at(t: number): Point;
  /** The part between two points of the walk, as commands after the pen is at its beginning. */
  draw(from?: number, to?: number): string;
}

export function line(a: Point, b: Point): Curve {
  const at = (t: number) => mix(a, b, t);
  return { length: distance(a, b), at, draw: (_ = 0, to = 1) => `L${pen(at(to))}` };
}

/** A piece of a circle from one point to another, the short way round. */
export function arc(round: Point, a: Point, b: Point): Curve {
  const radius = distance(round, a);
  const first = Math.atan2(a.y - round.y, a.x - round.x);
  let swing = Math.atan2(b.y - round.y, b.x - round.x) - first;
  if (swing > Math.PI) swing -= 2 * Math.PI;
  if (swing < -Math.PI) swing += 2 * Math.PI;
  const at = (t: number) => ({
    x: round.x + radius * Math.cos(first + swing * t),
    y: round.y + radius * Math.sin(first + swing * t),
  });
  return {
    length: radius * Math.abs(swing),
    at,
    draw: (from = 0, to = 1) =>
      `A${short(radius)} ${short(radius)} 0 0 ${swing > 0 === to > from ? 1 : 0} ${pen(at(to))}`,
  };
}

/** A bend towards a point it does not reach. */
export function bend(a: Point, towards: Point, b: Point): Curve {
  const at = (t: number) => mix(mix(a, towards, t), mix(towards, b, t), t);
  const length = (distance(a, b) + distance(a, towards) + distance(towards, b)) / 2;
  return {
    length,
    at,
    draw: (from = 0, to = 1) => {
      const blossom = mix(mix(a, towards, from), mix(towards, b, from), to);
      return `Q${pen(blossom)} ${pen(at(to))}`;
    },
  };
}

/** The part of a curve between two points of its walk, as a curve; backwards if the first is larger. */
export function cut(curve: Curve, from: number, to: number): Curve {
  const along = (t: number) => from + (to - from) * t;
  return {
    length: curve.length * Math.abs(to - from),
    at: (t) => curve.at(along(t)),
    draw: (a = 0, b = 1) => curve.draw(along(a), along(b)),
  };
}

/** The whole of a curve, or the part between two points, as a path of its own. */
export function drawn(curve: Curve, from = 0, to = 1): string {
  return `M${pen(curve.at(from))}${curve.draw(from, to)}`;
}

/** Track from edge to edge: straight, gentle or sharp, leaving the hex at right angles. */
export function rail(a: Edge, b: Edge): Curve {
  const [from, to] = [edgePoint(a), edgePoint(b)];
  switch ((b - a + 6) % 6) {
    case 1:
      return arc(corner(a), from, to);
    case 5:
      return arc(corner(b), from, to);
    case 2:
      return arc(polar(bearing(turn(a, 1)), 2 * APOTHEM), from, to);
    case 4:
      return arc(polar(bearing(turn(b, 1)), 2 * APOTHEM), from, to);
    default:
      return line(from, to);
  }
}

/** Track from an edge to a stop anywhere on the hex, leaving the hex at a right angle. */
export function spur(edge: Edge, stop: Point): Curve {
  const from = edgePoint(edge);
  const inward = { x: -from.x / APOTHEM, y: -from.y / APOTHEM };
  const [dx, dy] = [stop.x - from.x, stop.y - from.y];
  const ahead = dx * inward.x + dy * inward.y;
  const aside = Math.abs(dx * inward.y - dy * inward.x);
  if (aside < 0.5) return line(from, stop);
  const reach = Math.min(ahead, RADIUS) * 0.62;
  return bend(from, { x: from.x + inward.x * reach, y: from.y + inward.y * reach }, stop);
}

/** Where two curves cross: how far along the one and the other. Null if they do not. */
export function crossing(one: Curve, other: Curve): [number, number] | null {
  const STEPS = 48;
  for (let i = 0; i < STEPS; i++) {
    const [a, b] = [one.at(i / STEPS), one.at((i + 1) / STEPS)];
    for (let j = 0; j < STEPS; j++) {
      const [c, d] = [other.at(j / STEPS), other.at((j + 1) / STEPS)];
      const det = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
      if (Math.abs(det) < 1e-9) continue;
      const s = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / det;
      const t = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / det;
      if (s >= 0 && s < 1 && t >= 0 && t < 1) return [(i + s) / STEPS, (j + t) / STEPS];
    }
  }
  return null;
}
