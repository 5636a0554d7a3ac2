import { EDGES, type Cell, type HexGrid } from "../grid";
import { polygon, type Point } from "../points";
import { joined, ragged, rounded } from "./ink";

/** A sea or a lake. Each is a path of its own, so that only what is near is looked at when a part of the map is drawn. */
export interface Water {
  shore: string;
  /** The same with fewer points, for the lines that follow the shore at a distance. */
  offing: string;
}

/** Seas and lakes from the cells that are water: their sides that face land, joined into closed lines and rounded. */
export function watersOf(grid: HexGrid, cells: readonly Cell[]): Water[] {
  const water = new Set(cells.map(grid.idOf));
  const stretches = cells.flatMap((cell): [Point, Point][] => {
    const at = grid.centre(cell);
    return EDGES.filter((edge) => !water.has(grid.idOf(grid.beyond(cell, edge)))).map((edge) =>
      grid.side(edge, at),
    );
  });
  return joined(stretches).map((closed) => {
    const line = closed.slice(0, -1);
    return { shore: polygon(ragged(rounded(line, 3))), offing: polygon(rounded(line, 2)) };
  });
}

/** The outline of several hexes. */
export function outline(grid: HexGrid, ids: readonly string[]): string {
  const inside = new Set(ids);
  const sides = ids.flatMap((id): [Point, Point][] =>
    EDGES.filter((edge) => !inside.has(grid.across(id, edge))).map((edge) =>
      grid.side(edge, grid.middle(id)),
    ),
  );
  return joined(sides)
    .map((line) => polygon(line.slice(0, -1)))
    .join("");
}
