import type { Point } from "../geometry";

/** How the tiles stand around a hex: how large, and how far from its middle across and down. */
export interface Ring {
  size: number;
  rx: number;
  ry: number;
}

/** What sticks out of a tile: its revenue. */
const BADGE = 8;
/** Of a turn, so that distances along an ellipse are found by adding up. */
const PARTS = 360;

/** A ring for so many tiles around a hex that reaches so far, in a room: a circle, and where that is too high an ellipse. */
export function ringFor(tiles: number, reach: number, width: number, height: number): Ring {
  const size = Math.min(width, height) < 400 ? 58 : 74;
  const most = (room: number) => Math.max(size * 0.75, room / 2 - size / 2 - BADGE);
  const wanted = Math.max(reach + size * 0.62, (tiles * (size + BADGE)) / (2 * Math.PI));
  const ry = Math.min(wanted, most(height));
  return {
    size,
    ry,
    rx: Math.min(most(width), Math.sqrt(Math.max(wanted * wanted, 2 * wanted * wanted - ry * ry))),
  };
}

/** So many places on the ring, equally far from each other, the first above the middle. */
export function placesOn({ rx, ry }: Ring, tiles: number): Point[] {
  const at = (part: number): Point => {
    const angle = (part / PARTS) * 2 * Math.PI - Math.PI / 2;
    return { x: rx * Math.cos(angle), y: ry * Math.sin(angle) };
  };
  const lengths = [0];
  for (let part = 1; part <= PARTS; part += 1) {
    const [a, b] = [at(part - 1), at(part)];
    lengths.push((lengths[part - 1] ?? 0) + Math.hypot(a.x - b.x, a.y - b.y));
  }
  const whole = lengths[PARTS] ?? 0;
  return Array.from({ length: tiles }, (_, index) =>
    at(
      Math.max(
        0,
        lengths.findIndex((length) => length >= (index / tiles) * whole),
      ),
    ),
  );
}
