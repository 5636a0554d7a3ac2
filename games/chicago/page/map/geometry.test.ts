import { describe, expect, it } from "vitest";
import { HexKeys } from "$hexmap";
import { hexes, hexOf } from "../data";
import { grid, neighbours } from "./geometry";

const has = (id: string) => hexOf(id) !== undefined;
const onMap = (id: string) => neighbours(id).filter(has).toSorted();

describe("neighbours", () => {
  it("are those a company may build on first", () => {
    expect(onMap("R5")).toEqual(["Q5", "Q6", "R4", "R6", "S5"]);
    expect(onMap("Q7")).toEqual(["P6", "P7", "Q6", "Q8", "R6"]);
  });
  it("are mutual", () => {
    for (const { id } of hexes) for (const other of onMap(id)) expect(onMap(other)).toContain(id);
  });
});

it("an id is a column letter and a row", () => {
  for (const { id } of hexes) expect(grid.idOf(grid.cellOf(id))).toBe(id);
});

it("all hexes hang together", () => {
  const seen = new Set(["A2"]);
  for (const id of seen) for (const other of onMap(id)) seen.add(other);
  expect(seen.size).toBe(hexes.length);
});

describe("the keys", () => {
  const keys = new HexKeys(
    grid,
    hexes.map(({ id }) => id),
  );
  const target = (code: string, from: string) =>
    keys.target({ code, key: code }, from, new Set<string>());

  it("stop at the edge of the map", () => {
    expect(target("ArrowUp", "F5")).toBe("F4");
    expect(target("ArrowDown", "F8")).toBeNull();
  });
  it("cross the whole map to the right", () => {
    let at = "A3";
    for (let next: string | null = at; next; next = target("ArrowRight", at)) at = next;
    expect(at.startsWith("S")).toBe(true);
  });
  it("reach every hex with the arrows", () => {
    const seen = new Set(["A2"]);
    for (const at of seen)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = target(key, at);
        if (next) seen.add(next);
      }
    expect(seen.size).toBe(hexes.length);
    for (const id of seen) expect(has(id)).toBe(true);
  });
});
