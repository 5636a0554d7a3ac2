import { describe, expect, it } from "vitest";
import { turnings } from "./chart.svelte";

describe("decisive moments", () => {
  it("are those at which somebody gained most on the others, in the order of the game", () => {
    const series = [
      { seat: 0, values: [10, 10, 40, 40, 60] },
      { seat: 1, values: [10, 12, 12, 12, 32] },
    ];
    expect(turnings([0, 1, 2, 3, 4], series, 2)).toEqual([
      { line: 1, seat: 0, by: -1 },
      { line: 2, seat: 0, by: 15 },
    ]);
  });
  it("are not those at which all gained alike, nor what is not known", () => {
    expect(
      turnings(
        [0, 1, 2],
        [
          { seat: 0, values: [1, 5, null] },
          { seat: 1, values: [1, 5, 9] },
        ],
      ),
    ).toEqual([]);
  });
});
