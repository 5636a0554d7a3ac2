import { describe, expect, it } from "vitest";
import { hexes, hexOf } from "./data";
import { APOTHEM, beside, cellOf, DIRECTIONS, idOf, middle, neighbours, walk } from "./geometry";

const has = (id: string) => hexOf(id) !== undefined;
const onMap = (id: string) => neighbours(id).filter(has).toSorted();

describe("neighbours", () => {
  it("are those a company may build on first", () => {
    expect(onMap("R5")).toEqual(["Q5", "Q6", "R4", "R6", "S5"]);
    expect(onMap("Q7")).toEqual(["P6", "P7", "Q6", "Q8", "R6"]);
  });
  it("lie one hex apart in the drawing", () => {
    for (const { id } of hexes) {
      const at = middle(id);
      for (const other of onMap(id)) {
        const to = middle(other);
        expect(Math.hypot(to.x - at.x, to.y - at.y)).toBeCloseTo(2 * APOTHEM);
      }
    }
  });
  it("are mutual", () => {
    for (const { id } of hexes)
      for (const other of neighbours(id).filter(has)) expect(neighbours(other)).toContain(id);
  });
  it("come back the way they went", () => {
    const back = { n: "s", s: "n", ne: "sw", sw: "ne", se: "nw", nw: "se" } as const;
    for (const direction of DIRECTIONS)
      expect(beside(beside({ col: 5, row: 4 }, direction), back[direction])).toEqual({
        col: 5,
        row: 4,
      });
  });
});

it("an id is a column letter and a row", () => {
  for (const { id } of hexes) expect(idOf(cellOf(id))).toBe(id);
});

it("all hexes hang together", () => {
  const seen = new Set(["A2"]);
  for (const id of seen) for (const other of onMap(id)) seen.add(other);
  expect(seen.size).toBe(hexes.length);
});

describe("walking with the keys", () => {
  it("goes to the next hex", () => expect(walk("F5", "n", has)).toBe("F4"));
  it("stops at the edge of the map", () => expect(walk("F8", "s", has)).toBeNull());
});
