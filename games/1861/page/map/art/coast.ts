import { watersOf, type Cell } from "$hexmap";
import { grid } from "../geometry";

/**
 * Land and water around the hexes: the sheet shows a piece of a larger map. Which cells beyond the hexes are water is drawn
 * by hand after the real coasts; the coast itself is the rounded outline of everything else.
 */

/** The edges of the sheet. */
export const FRAME = { left: -92, top: -80, right: 1294, bottom: 1000 };

type Rows = Record<number, readonly [number, number]>;

/** Water beyond the hexes, from row to row of each column: the Baltic with its gulfs, Lake Ladoga, Lake Onega. */
const NORTH: Rows = {
  [-4]: [-9, 9],
  [-3]: [-8, 8],
  [-2]: [-9, 7],
  [-1]: [-8, 4],
  0: [-9, 3],
  1: [-2, 2],
  2: [1, 1],
  3: [0, 0],
  5: [0, 0],
  7: [-2, 0],
};
/** The Black Sea, the Sea of Azov behind the Crimea, the Caspian. */
const SOUTH: Rows = {
  1: [24, 32],
  2: [23, 33],
  3: [22, 32],
  4: [21, 33],
  5: [26, 32],
  6: [21, 33],
  7: [22, 32],
  8: [25, 33],
  12: [23, 33],
  13: [22, 32],
  14: [19, 33],
  15: [20, 32],
  16: [23, 33],
};

export function isWater({ col, row }: Cell): boolean {
  return [NORTH[col], SOUTH[col]].some((rows) => rows && row >= rows[0] && row <= rows[1]);
}

const cells = [NORTH, SOUTH].flatMap((part) =>
  Object.entries(part).flatMap(([col, [from, to]]) =>
    Array.from({ length: (to - from) / 2 + 1 }, (_, i) => ({
      col: Number(col),
      row: from + 2 * i,
    })),
  ),
);
export const waters = watersOf(grid, cells);
