import { broadleaf, conifer, dice, peak, shade, type Peak, type Point } from "$lib/ink";
import { hexes } from "./data";
import { middle } from "./geometry";

/**
 * Forests and mountains as ink: every tree and every hachure of the map in a few paths, placed by the hex's id so that
 * the print is the same for everybody.
 */

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
        const foot = {
          x: at.x + stand.x + (roll() - 0.5) * 7,
          y: at.y + stand.y + (roll() - 0.5) * 5,
        };
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
