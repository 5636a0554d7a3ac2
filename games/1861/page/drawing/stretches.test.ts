import { describe, expect, it } from "vitest";
import type { Draft } from "$lib/game";
import { Drawing } from "./drawing.svelte";
import { stretchesFrom } from "./stretches";

/** As printed: from St Petersburg by Tver towards Moscow. */
const printed = {};
const petersburg = { hex: "E1", stop: 1 };

describe("where track leads", () => {
  it("follows the printed track to the next stop", () => {
    expect(stretchesFrom(printed, petersburg)).toEqual([
      { from: petersburg, to: { hex: "G5", stop: 0 }, hexes: ["E1", "F2", "F4", "G5"] },
    ]);
  });
  it("goes both ways from a stop in the middle", () => {
    const ways = stretchesFrom(printed, { hex: "G5", stop: 0 });
    expect(ways.map(({ to }) => to.hex).toSorted()).toEqual(["E1", "H8"]);
  });
  it("ends where no track lies", () =>
    expect(stretchesFrom(printed, { hex: "D20", stop: 0 })).toEqual([]));
});

describe("a route drawn by hand", () => {
  const looked: unknown[] = [];
  const look = async (action: unknown) => {
    looked.push(action);
    return { refused: { error: { rule: { rule: "wrong_revenue", revenue: 90 } } } };
  };
  const draft = { look } as unknown as Pick<Draft, "look">;

  it("begins at a token, grows at both ends and knows its sum", async () => {
    const drawing = new Drawing(draft, printed, [{ hex: "G5", stop: 0 }], ["2-0"]);
    expect([...drawing.open]).toEqual(["G5"]);
    expect(drawing.choose("E1")).toBe(false);
    expect(drawing.choose("G5")).toBe(true);
    expect(drawing.choose("H8")).toBe(true);
    expect(drawing.choose("E1")).toBe(true);
    expect(drawing.stops("2-0").map(({ hex }) => hex)).toEqual(["E1", "G5", "H8"]);
    await Promise.resolve();
    await Promise.resolve();
    expect(drawing.action).toMatchObject({
      type: "run",
      revenue: 90,
      routes: [
        {
          train: "2-0",
          connections: [
            ["E1", "F2", "F4", "G5"],
            ["G5", "G7", "H8"],
          ],
        },
      ],
    });
    drawing.back();
    expect(drawing.stops("2-0").map(({ hex }) => hex)).toEqual(["G5", "H8"]);
    drawing.clear();
    expect(drawing.routes).toEqual([]);
    expect(drawing.action).toBeNull();
  });
});
