import { areas, hexes, type Hex } from "../../data";
import { across, EDGES, hexPath, middle, pen, polygon, side, type Point } from "../geometry";
import { joined } from "$lib/ink";

/** The hexes as few paths: the grid, the printed colours, the outlines of the red areas. */

const onMap = new Set(hexes.map(({ id }) => id));
const red = new Map(areas.flatMap((area) => area.hexes.map((hex) => [hex, area.name] as const)));

/** All sides, each once; none between two hexes of one red area. */
export const grid: string = hexes
  .map(({ id }) =>
    EDGES.filter((edge) => {
      const other = across(id, edge);
      if (red.has(id) && red.get(id) === red.get(other)) return false;
      return edge < 3 || !onMap.has(other);
    })
      .map((edge) => `M${side(edge, middle(id)).map(pen).join("L")}`)
      .join(""),
  )
  .join("");

/** The hexes of one colour or kind as one path. */
export function hexesWhere(test: (hex: Hex) => boolean): string {
  return hexes
    .filter(test)
    .map(({ id }) => hexPath(middle(id)))
    .join("");
}

/** The outline of several hexes. */
export function outline(ids: readonly string[]): string {
  const inside = new Set(ids);
  const sides: [Point, Point][] = ids.flatMap((id) =>
    EDGES.filter((edge) => !inside.has(across(id, edge))).map((edge) => side(edge, middle(id))),
  );
  return joined(sides)
    .map((line) => polygon(line.slice(0, -1)))
    .join("");
}
