import { describe, expect, it } from "vitest";
import { EMPTY, merge, type Log, type Merged } from "./log";
import type { Step, TableInfo, Update } from "./protocol";

function step(line: number, what = "x"): Step {
  return { line, seat: 0, what, events: [], stand_in: null, by_order: false, at: 0 };
}
function update(
  seq: number,
  keep: number,
  steps: Step[],
  viewer: number | null = 0,
  orders = 0,
): Update {
  const table = {
    seq,
    line: keep + steps.length,
    you: { viewer, orders: { seq: orders, list: [] } },
  } as unknown as TableInfo;
  return {
    table,
    keep,
    steps,
    position: {
      line: keep + steps.length,
      to_move: [],
      due: null,
      result: null,
      view: null,
      moves: null,
    },
  };
}
function merged(result: Merged): Log {
  if (result.kind !== "merged") throw new Error(result.kind);
  return result.log;
}
const lines = (log: Log) => log.steps.map(({ line }) => line);
const four = merged(
  merge(
    EMPTY,
    update(
      4,
      0,
      [1, 2, 3, 4].map((line) => step(line)),
    ),
  ),
);

describe("putting updates together", () => {
  it("takes the first one whole", () => {
    expect(lines(four)).toEqual([1, 2, 3, 4]);
    expect(four.seq).toBe(4);
  });
  it("adds what is new", () => {
    expect(lines(merged(merge(four, update(6, 4, [step(5), step(6)]))))).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });
  it("takes the same update twice without harm", () => {
    const once = merged(merge(four, update(5, 4, [step(5)])));
    expect(merged(merge(once, update(5, 4, [step(5)]))).steps).toEqual(once.steps);
  });
  it("keeps a step that comes in the answer and over the socket, so that it counts as shown", () => {
    const once = merged(merge(four, update(5, 4, [step(5)])));
    expect(merged(merge(once, update(5, 4, [step(5)]))).steps[4]).toBe(once.steps[4]);
  });
  it("drops an older one", () => {
    expect(merge(four, update(3, 2, [step(3)]))).toEqual({ kind: "old" });
  });
  it("drops one that does not know the latest of one's own standing orders", () => {
    const given = merged(merge(four, update(4, 4, [], 0, 2)));
    expect(merge(given, update(4, 4, [], 0, 1))).toEqual({ kind: "old" });
    expect(merged(merge(given, update(5, 4, [step(5)], 0, 2))).orders).toBe(2);
  });
  it("goes back when moves were taken back", () => {
    const undone = merged(merge(four, update(5, 2, [])));
    expect(lines(undone)).toEqual([1, 2]);
    const replayed = merged(merge(undone, update(6, 2, [step(3, "y")])));
    expect(replayed.steps[2]?.what).toBe("y");
  });
  it("replaces lines that were taken back and played differently at once", () => {
    const again = merged(merge(four, update(7, 2, [step(3, "y"), step(4, "z")])));
    expect(again.steps.map(({ what }) => what)).toEqual(["x", "x", "y", "z"]);
  });
  it("asks again when something between is missing", () => {
    expect(merge(four, update(9, 7, [step(8)]))).toEqual({ kind: "gap", since: 4 });
  });
  it("asks for everything when the page has nothing to put it on", () => {
    expect(merge(EMPTY, update(9, 7, [step(8)]))).toEqual({ kind: "gap", since: null });
  });
  it("asks for everything when it is seen with other eyes", () => {
    expect(merge(four, update(5, 4, [step(5)], 1))).toEqual({ kind: "gap", since: null });
  });
  it("takes everything for other eyes", () => {
    const other = merged(merge(four, update(4, 0, [step(1)], 1)));
    expect(other.viewer).toBe(1);
    expect(lines(other)).toEqual([1]);
  });
  it("keeps the very steps that stay, so that what is remembered about them stays too", () => {
    const more = merged(merge(four, update(5, 3, [step(4, "y")])));
    expect(more.steps[2]).toBe(four.steps[2]);
    expect(more.steps[3]).not.toBe(four.steps[3]);
  });
  it("does not believe lines out of order", () => {
    expect(merge(four, update(5, 4, [step(4)])).kind).toBe("gap");
  });
});
