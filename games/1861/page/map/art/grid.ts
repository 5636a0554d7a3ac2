import { outline } from "$hexmap";
import { areas, hexes } from "../../data";
import { grid } from "../geometry";

/** The hexes as few paths: their sides, the land, the outlines of the red areas. */

const red = new Map(areas.flatMap((area) => area.hexes.map((hex) => [hex, area.name] as const)));

/** All sides, each once; none between two hexes of one red area. */
export const sides = grid.sides(
  hexes.map(({ id }) => id),
  (a, b) => red.has(a) && red.get(a) === red.get(b),
);
export const land = grid.hexPaths(hexes.filter(({ kind }) => kind === "land").map(({ id }) => id));
export const redAreas = areas.map((area) => outline(grid, area.hexes)).join("");
