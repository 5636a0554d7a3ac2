import { hexGrid } from "$hexmap";

/** The hexes of the map: odd columns (B, D, …) lie half a hex further south. */
export const grid = hexGrid({ orientation: "flat", numbering: "offset", radius: 40 });

export const { radius: RADIUS, middle, neighbours } = grid;
