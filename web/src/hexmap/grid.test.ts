import { describe, expect, it } from "vitest";
import { EDGES, hexGrid, opposite, type HexShape } from "./grid";
import { distance } from "./points";

const SHAPES: HexShape[] = (["flat", "pointy"] as const).flatMap((orientation) =>
  (["doubled", "offset"] as const).map((numbering) => ({ orientation, numbering, radius: 40 })),
);

describe.each(SHAPES)("$orientation hexes with $numbering numbers", (shape) => {
  const grid = hexGrid(shape);
  const homes = ["F5", "G6", "F6", "G5"];

  it("names a hex by a letter and a number", () => {
    for (const id of homes) expect(grid.idOf(grid.cellOf(id))).toBe(id);
  });
  it("puts a neighbour across the side it is named by, one hex away", () => {
    for (const id of homes)
      for (const edge of EDGES) {
        const [at, to] = [grid.middle(id), grid.middle(grid.across(id, edge))];
        expect(distance(at, to)).toBeCloseTo(2 * grid.apothem);
        const half = grid.edgePoint(edge, at);
        expect(half.x).toBeCloseTo((at.x + to.x) / 2);
        expect(half.y).toBeCloseTo((at.y + to.y) / 2);
      }
  });
  it("comes back across the opposite side", () => {
    for (const id of homes)
      for (const edge of EDGES) expect(grid.across(grid.across(id, edge), opposite(edge))).toBe(id);
  });
  it("shares the ends of a side with the neighbour across it", () => {
    const [here, there] = ["F5", grid.across("F5", 4)];
    const ends = (id: string, edge: 1 | 4) =>
      grid.side(edge, grid.middle(id)).map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
    expect(ends(here, 4)).toEqual(ends(there, 1).toReversed());
  });
  it("draws the side between two hexes once", () => {
    const pair = ["F5", grid.across("F5", 0)];
    expect(grid.sides(pair).split("M").length - 1).toBe(11);
    expect(grid.sides(pair, () => true)).toBe("");
  });
});

it("has columns of flat-topped hexes and rows of pointed ones", () => {
  const flat = hexGrid({ orientation: "flat", numbering: "offset", radius: 40 });
  expect(flat.middle("A3").x).toBe(flat.middle("A4").x);
  const pointy = hexGrid({ orientation: "pointy", numbering: "doubled", radius: 40 });
  expect(pointy.middle("A3").y).toBe(pointy.middle("A5").y);
});
