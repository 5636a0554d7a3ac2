import { hexGrid, type Cell } from "$hexmap";

/** The hexes of 1861: two of a column differ by two in their row, so a row is half a hex high. */
export const grid = hexGrid({ orientation: "flat", numbering: "doubled", radius: 50 });

export const { radius: RADIUS, apothem: APOTHEM } = grid;
export const { cellOf, idOf, beyond, across, edgeBetween, centre, middle } = grid;
export const { bearing, edgePoint, corner, hexPath } = grid;

/** How many hexes wide and high a piece of the map is. */
const PIECE = 3;
/** The piece of the map a cell belongs to; what is drawn is kept by pieces, so that only those concerned are drawn anew. */
export function pieceAt({ col, row }: Cell): string {
  return `${Math.floor(col / PIECE)}/${Math.floor(row / PIECE / 2)}`;
}
