import { describe, expect, it } from "vitest";
import { starts } from "../data";
import { cellAt, cellsOf, sizeOf, HEIGHT, spread, WIDTH } from "./cells";

describe("the grid", () => {
  it("has a cell for each price", () => expect(cellsOf("grid")).toHaveLength(95));
  it("has each starting price in its zone once", () => {
    const zoned = cellsOf("grid").filter(({ zone }) => zone !== null);
    expect(zoned.map(({ price }) => price).toSorted((a, b) => a - b)).toEqual(
      starts.map(({ price }) => price),
    );
    for (const start of starts)
      expect(cellAt("grid", start)).toMatchObject({ price: start.price, zone: start.zone });
  });
  it("shows minors where they stop", () => {
    expect(
      new Set(
        cellsOf("grid")
          .filter(({ minorEnd }) => minorEnd)
          .map(({ col }) => col),
      ),
    ).toEqual(new Set([6]));
  });
  it("says where rows end", () => {
    expect(cellAt("grid", { row: 0, col: 18 })?.end).toBe("right");
    expect(cellAt("grid", { row: 0, col: 4 })?.end).toBe("left");
    expect(cellAt("grid", { row: 3, col: 5 })?.end).toBeNull();
  });
});

describe("the single row", () => {
  it("has 28 prices, each once", () =>
    expect(new Set(cellsOf("column").map(({ price }) => price)).size).toBe(28));
  it("is no wider than the grid", () =>
    expect(sizeOf("column").width).toBeLessThanOrEqual(sizeOf("grid").width));
  it("converts minors from 100 to 165", () => {
    expect(
      cellsOf("column")
        .filter(({ converts }) => converts)
        .map(({ price }) => price),
    ).toEqual([100, 110, 120, 135, 150, 165]);
  });
});

describe("markers of one cell", () => {
  it.each([3, 4, 5, 6])("%i of them all stand in it, apart from each other", (count) => {
    const all = Array.from({ length: count }, (_, stack) => spread(stack, count));
    for (const { dx, dy, scale } of all) {
      expect(Math.abs(dx) + 12 * scale).toBeLessThanOrEqual(WIDTH / 2 + 1);
      expect(Math.abs(dy) + 12 * scale).toBeLessThanOrEqual(HEIGHT / 2);
    }
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1))
        expect(Math.hypot(a.dx - b.dx, a.dy - b.dy)).toBeGreaterThan(12);
  });
});
