import { joined, ragged, rounded, type Point } from "$lib/ink";
import { hexes } from "./data";
import { beside, cellOf, centre, DIRECTIONS, idOf, path, short, side, type Cell } from "./geometry";

/**
 * Land and water around the hexes: the frame shows a piece of a larger map. Which cells beyond the hexes are water is
 * drawn by hand after the real coasts; the coast itself is the rounded outline of everything else.
 */

/** The frame of the drawing. */
export const FRAME = { left: -62, top: -60, right: 1150, bottom: 764 };

/** Water beyond the hexes: rows of each column, from north to south. Columns run from -2 (west) to 20 (east). */
const WATER: Record<number, [number, number][]> = {
  0: [[-2, 1]],
  1: [[-2, 1]],
  6: [[1, 1]],
  7: [[1, 1]],
  8: [[1, 1]],
  9: [[0, 0]],
  10: [[0, 0]],
  12: [[-2, -1]],
  13: [[-2, -1]],
  14: [[-2, -1]],
  15: [[-2, -1]],
  17: [[7, 12]],
  18: [[6, 12]],
  19: [[3, 12]],
  20: [[3, 12]],
};

function isWater({ col, row }: Cell): boolean {
  return (WATER[col] ?? []).some(([from, to]) => row >= from && row <= to);
}

/** The sides of the land that face water, joined into closed or open lines. */
function shores(): Point[][] {
  const onMap = new Set(hexes.map((hex) => hex.id));
  const stretches: [Point, Point][] = [];
  for (let col = -2; col <= 20; col++) {
    for (let row = -2; row <= 12; row++) {
      const cell = { col, row };
      if (!isWater(cell) || onMap.has(idOf(cell))) continue;
      const at = centre(cell);
      for (const direction of DIRECTIONS) {
        const other = beside(cell, direction);
        if (isWater(other)) continue;
        stretches.push(side(at, direction));
      }
    }
  }
  return joined(stretches);
}

/** The water bodies as one path. */
export const water: string = shores()
  .map((line) => path(ragged(rounded(line.slice(0, -1), 3))))
  .join("");

/** All sides of the hexes, each once: the grid as one path. */
export const grid: string = (() => {
  const onMap = new Set(hexes.map((hex) => hex.id));
  return hexes
    .map((hex) => {
      const cell = cellOf(hex.id);
      return DIRECTIONS.filter((direction, i) => i < 3 || !onMap.has(idOf(beside(cell, direction))))
        .map((direction) => {
          const [a, b] = side(centre(cell), direction);
          return `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`;
        })
        .join("");
    })
    .join("");
})();

/** Names on the water and beyond the hexes. */
export const places = [
  { key: "lakeMichigan", x: 22, y: 22, size: 15, turn: 0, kind: "water" },
  { key: "lakeErie", x: 482, y: 72, size: 17, turn: -14, kind: "water" },
  { key: "lakeOntario", x: 810, y: -44, size: 12, turn: 0, kind: "water" },
  { key: "atlantic", x: 1078, y: 600, size: 18, turn: 0, kind: "water" },
  { key: "canada", x: 428, y: -28, size: 13, turn: 0, kind: "land" },
] as const;
