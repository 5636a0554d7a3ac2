import { describe, expect, it } from "vitest";
import { bidSteps, minorStart, within } from "./amounts";

describe("amounts", () => {
  const range = { lowest: 105, highest: 243, step: 5 };
  it("are brought into the range and onto a step", () => {
    expect(within(107, range)).toBe(105);
    expect(within(1000, range)).toBe(240);
    expect(within(0, range)).toBe(105);
    expect(within(Number.NaN, range)).toBe(105);
  });
  it("half a bid, rounded down to a start price, is where a minor starts", () => {
    expect(minorStart(100)).toBe(50);
    expect(minorStart(155)).toBe(70);
    expect(minorStart(160)).toBe(80);
    expect(minorStart(600)).toBe(135);
  });
  it("worth a button are the lowest bids and those that start a minor higher", () => {
    expect(bidSteps({ lowest: 100, highest: 400, step: 5 }, true)).toEqual([
      100, 105, 110, 120, 130,
    ]);
    expect(bidSteps({ lowest: 20, highest: 32, step: 5 }, false)).toEqual([20, 25, 30]);
  });
});
