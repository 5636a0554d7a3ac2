import { describe, expect, it } from "vitest";
import type { G1861Charter } from "../protocol";
import { targets, waysOf } from "./outlook";

const cell = { row: 5, col: 1 };
const marker = {
  pays: { row: 5, col: 2 },
  withholds: { row: 5, col: 0 },
  sells: { row: 6, col: 1 },
  sold_out: { row: 4, col: 1 },
};
const charter = (more: Partial<G1861Charter>): G1861Charter =>
  ({ kind: "public", cell, marker, ...more }) as G1861Charter;

describe("where a marker would go", () => {
  it("a public pays, pays less, withholds, is sold by its director, is sold out", () => {
    expect(waysOf(charter({}), null).map(({ key }) => key)).toEqual([
      "pays",
      "less",
      "withholds",
      "sells",
      "soldOut",
    ]);
  });
  it("a minor earns or does not; nobody sells it", () => {
    const minor = charter({ kind: "minor", marker: { ...marker, sells: null, sold_out: null } });
    expect(waysOf(minor, null).map(({ key }) => key)).toEqual(["earns", "nothing"]);
  });
  it("a dividend that is to be decided goes where the rules say", () => {
    const ways = waysOf(charter({}), {
      pay: { row: 5, col: 2 },
      half: cell,
      withhold: { row: 5, col: 0 },
    });
    expect(ways.map(({ key, to }) => [key, to.col])).toEqual([
      ["pays", 2],
      ["half", 1],
      ["withholds", 0],
      ["sells", 1],
      ["soldOut", 1],
    ]);
  });
  it("ways that lead to one cell share it; those that lead nowhere are left out", () => {
    const end = charter({ marker: { ...marker, sells: marker.withholds } });
    const found = targets(cell, waysOf(end, null));
    expect(found).toHaveLength(3);
    expect(found.find(({ to }) => to.col === 0)?.ways.map(({ key }) => key)).toEqual([
      "withholds",
      "sells",
    ]);
  });
  it("a company without a marker goes nowhere", () =>
    expect(waysOf(charter({ cell: null, marker: null }), null)).toEqual([]));
});
