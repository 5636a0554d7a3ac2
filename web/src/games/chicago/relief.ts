import { hexes } from "./data";
import { middle, short, type Point } from "./geometry";

/**
 * Forests and mountains as ink: every tree and every hachure of the map in a few paths, placed by the hex's id so that
 * the print is the same for everybody.
 */

/** A small generator seeded by a word; only for the looks. */
function dice(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const STANDS: readonly Point[] = [
  { x: -25, y: -4 },
  { x: 25, y: -3 },
  { x: -11, y: 1 },
  { x: 12, y: 2 },
  { x: -22, y: 16 },
  { x: 1, y: 15 },
  { x: 21, y: 17 },
  { x: -9, y: 28 },
  { x: 11, y: 29 },
];

export function broadleaf({ x, y }: Point, s: number): string {
  return `M${short(x)} ${short(y)}v${short(-2.4 * s)}M${short(x - 3.6 * s)} ${short(y - 2.6 * s)}a${short(3.7 * s)} ${short(4.3 * s)} 0 1 1 ${short(7.2 * s)} 0z`;
}
export function conifer({ x, y }: Point, s: number): string {
  return `M${short(x)} ${short(y)}v${short(-2 * s)}M${short(x)} ${short(y - 10 * s)}l${short(3.2 * s)} ${short(8 * s)}h${short(-6.4 * s)}z`;
}
/** The shaded side of a tree. */
function shade({ x, y }: Point, s: number): string {
  return `M${short(x + 0.8 * s)} ${short(y - 5.6 * s)}v${short(2.6 * s)}M${short(x + 2.2 * s)} ${short(y - 4.8 * s)}v${short(1.8 * s)}`;
}

export interface Peak {
  ridge: string;
  slope: string;
}

export function peak({ x, y }: Point, w: number, h: number): Peak {
  const ridge = `M${short(x - w)} ${short(y)}Q${short(x - w * 0.4)} ${short(y - h * 0.5)} ${short(x)} ${short(y - h)}Q${short(x + w * 0.35)} ${short(y - h * 0.45)} ${short(x + w)} ${short(y)}`;
  let slope = "";
  for (let i = 0; i < 6; i++) {
    const t = (i + 0.4) / 6.4;
    const from = { x: x + w * t * 0.8, y: y - h * (1 - t) ** 1.25 };
    const length = h * (0.5 - 0.34 * t);
    slope += `M${short(from.x)} ${short(from.y)}l${short(-1.2 + t * 2.6)} ${short(length)}`;
  }
  return { ridge, slope };
}

function draw(): { trees: string; shades: string; peaks: Peak[] } {
  let trees = "";
  let shades = "";
  const all: Peak[] = [];
  for (const hex of hexes) {
    const at = middle(hex.id);
    const roll = dice(hex.id);
    if (hex.terrain === "forest") {
      for (const stand of STANDS) {
        if (roll() < 0.1) continue;
        const foot = { x: at.x + stand.x + (roll() - 0.5) * 7, y: at.y + stand.y + (roll() - 0.5) * 5 };
        const size = 1 + roll() * 0.3;
        const needle = roll() < 0.4;
        trees += needle ? conifer(foot, size) : broadleaf(foot, size);
        if (!needle) shades += shade(foot, size);
      }
    }
    if (hex.terrain === "mountain") {
      const peaks: [Point, number, number][] = [
        [{ x: at.x + 15 - roll() * 4, y: at.y + 14 + roll() * 3 }, 15, 16 + roll() * 5],
        [{ x: at.x - 13 + roll() * 4, y: at.y + 18 + roll() * 3 }, 18, 23 + roll() * 4],
        [{ x: at.x + 7 + roll() * 6, y: at.y + 29 }, 14, 12 + roll() * 3],
      ];
      for (const [foot, w, h] of peaks) {
        all.push(peak(foot, w, h));
      }
    }
  }
  return { trees, shades, peaks: all };
}

export const relief = draw();
