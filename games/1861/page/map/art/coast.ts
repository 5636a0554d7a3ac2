import { joined, ragged, rounded, type Point } from "$lib/ink";
import { hexes } from "../../data";
import { beyond, centre, EDGES, idOf, polygon, side, type Place } from "../geometry";

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

export function isWater({ col, row }: Place): boolean {
  return [NORTH[col], SOUTH[col]].some((rows) => rows && row >= rows[0] && row <= rows[1]);
}

const onMap = new Set(hexes.map(({ id }) => id));

/** The sides of the water that face land, joined into closed lines. */
function shores(): Point[][] {
  const stretches: [Point, Point][] = [];
  for (let col = -4; col <= 20; col++) {
    for (let row = -9 + (col & 1); row <= 34; row += 2) {
      const place = { col, row };
      if (!isWater(place) || onMap.has(idOf(place))) continue;
      const at = centre(place);
      for (const edge of EDGES) if (!isWater(beyond(place, edge))) stretches.push(side(edge, at));
    }
  }
  return joined(stretches);
}

const lines = shores().map((line) => line.slice(0, -1));

/** A sea or a lake. Each is a path of its own, so that only what is near is looked at when a part of the map is drawn. */
interface Water {
  shore: string;
  /** The same with fewer points, for the lines that follow the shore at a distance. */
  offing: string;
}
export const waters: readonly Water[] = lines.map((line) => ({
  shore: polygon(ragged(rounded(line, 3))),
  offing: polygon(rounded(line, 2)),
}));
