import { APOTHEM, bearing, distance, EDGES, polar, type Point } from "./geometry";

/** Finding room on a hex for what is written there, clear of track and stops. */

/** Something in the way, as a disc. */
export interface Disc {
  at: Point;
  r: number;
}

/** Whether a disc lies inside the hex. */
function inside({ at, r }: Disc): boolean {
  return EDGES.every((edge) => {
    const out = polar(bearing(edge), 1);
    return at.x * out.x + at.y * out.y + r <= APOTHEM - 1;
  });
}

function clearance({ at, r }: Disc, taken: readonly Disc[]): number {
  return Math.min(...taken.map((other) => distance(at, other.at) - other.r - r));
}

/** Points all over the hex, from the middle outwards; those to the right and above come first among equals. */
const TRIES: readonly Point[] = (() => {
  const points: Point[] = [];
  for (let x = -44; x <= 44; x += 2.75) for (let y = -40; y <= 40; y += 2.5) points.push({ x, y });
  return points.sort(
    (a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y) || b.x - a.x || a.y - b.y,
  );
})();

/** The place for a disc that is clear enough and nearest to something, else the clearest there is. */
export function room(r: number, taken: readonly Disc[], near: Point, enough = 1.8): Point {
  let best: Point = { x: 0, y: 0 };
  let [most, nearest] = [-Infinity, Infinity];
  for (const at of TRIES) {
    if (!inside({ at, r })) continue;
    const clear = taken.length === 0 ? enough : Math.min(enough, clearance({ at, r }, taken));
    const away = distance(at, near);
    if (clear > most + 1e-6 || (clear === most && away < nearest - 1e-6))
      [best, most, nearest] = [at, clear, away];
  }
  return best;
}

/** A line of writing as discs side by side. */
export function writing(at: Point, width: number, height: number): Disc[] {
  const r = height / 2;
  const count = Math.max(1, Math.ceil(width / height));
  return Array.from({ length: count }, (_, i) => ({
    at: {
      x: at.x + (count === 1 ? 0 : (i / (count - 1) - 0.5) * Math.max(0, width - height)),
      y: at.y,
    },
    r,
  }));
}

/** How much some discs cover of others: how deep they lie in them, all together. */
export function covered(discs: readonly Disc[], taken: readonly Disc[]): number {
  if (taken.length === 0) return 0;
  return discs.reduce((sum, disc) => sum + Math.max(0, -clearance(disc, taken)), 0);
}
