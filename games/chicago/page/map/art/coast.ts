import { watersOf } from "$hexmap";
import { hexes } from "../../data";
import { grid } from "../geometry";

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

const cells = Object.entries(WATER).flatMap(([col, stretches]) =>
  stretches.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ col: Number(col), row: from + i })),
  ),
);
export const waters = watersOf(grid, cells);

/** All sides of the hexes, each once. */
export const sides = grid.sides(hexes.map(({ id }) => id));

/** Names on the water and beyond the hexes. */
export const PLACES = [
  { key: "lakeMichigan", x: 22, y: 22, size: 15, turn: 0, kind: "water" },
  { key: "lakeErie", x: 482, y: 72, size: 17, turn: -14, kind: "water" },
  { key: "lakeOntario", x: 810, y: -44, size: 12, turn: 0, kind: "water" },
  { key: "atlantic", x: 1078, y: 600, size: 18, turn: 0, kind: "water" },
  { key: "canada", x: 428, y: -28, size: 13, turn: 0, kind: "land" },
] as const;
