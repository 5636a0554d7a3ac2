import { describe, expect, it } from "vitest";
import { bidSteps, withinRange } from "./bids";

const amounts = (range: [number, number], perShare: number) =>
  bidSteps(range, perShare).map(({ amount }) => amount);

describe("bid steps", () => {
  it("are the minimum, five more, two and three dividends, and everything", () => {
    expect(amounts([7, 40], 7)).toEqual([7, 12, 14, 21, 40]);
  });
  it("leave out what is beyond the cash or below the standing bid", () => {
    expect(amounts([16, 18], 7)).toEqual([16, 18]);
  });
  it("name each amount once, the simpler way", () => {
    expect(bidSteps([6, 6], 3)).toEqual([{ kind: "minimum", amount: 6 }]);
    expect(amounts([1, 48], 1)).toEqual([1, 2, 3, 6, 48]);
  });
});

it("a typed bid is brought into the range", () => {
  expect(withinRange(3, [5, 9])).toBe(5);
  expect(withinRange(12, [5, 9])).toBe(9);
  expect(withinRange(6.4, [5, 9])).toBe(6);
  expect(withinRange(Number.NaN, [5, 9])).toBe(5);
});
