import { describe, expect, it } from "vitest";
import type { G1861Moves } from "./protocol";
import { onlyPass, refusalOf } from "./open";

const nothing: G1861Moves = {
  pass: true,
  bid: null,
  buy: [],
  sell: [],
  found: null,
  tokens: [],
  remove: [],
  redeem: null,
  privates: [],
  lays: [],
  run: null,
  dividend: [],
  trains: [],
  discard: [],
  convert: false,
  merge: [],
  form: [],
  nationalise: false,
  accept: false,
  decline: false,
  refused: [],
};

describe("what is open", () => {
  it("is only passing when nothing else is offered, whatever is refused", () => {
    expect(onlyPass(nothing)).toBe(true);
    expect(
      onlyPass({
        ...nothing,
        refused: [{ action: { type: "convert" }, rule: { rule: "cannot_convert" } }],
      }),
    ).toBe(true);
    expect(onlyPass({ ...nothing, convert: true })).toBe(false);
    expect(onlyPass({ ...nothing, pass: false })).toBe(false);
    expect(onlyPass({ ...nothing, sell: [{ company: "NW", most: 1, price: 90 }] })).toBe(false);
  });
  it("has a rule for what is not", () => {
    const moves: G1861Moves = {
      ...nothing,
      refused: [
        {
          action: { type: "buy_share", company: "NW", from: "pool" },
          rule: { rule: "sixty_percent" },
        },
        {
          action: { type: "buy_share", company: "SW", from: "pool" },
          rule: { rule: "sold_this_round" },
        },
      ],
    };
    expect(refusalOf(moves, "buy_share", (action) => action.company === "SW")).toEqual({
      rule: "sold_this_round",
    });
    expect(refusalOf(moves, "convert")).toBeNull();
  });
});
