import { describe, expect, it } from "vitest";
import type { Position } from "$lib/protocol";
import { recorded } from "./recorded";
import { turnEnds } from "./turn";

const at = (line: number) => ({ view: recorded.positions[line] }) as Position;

describe("where a draft ends", () => {
  it("goes on within a company's turn and ends with it", () => {
    expect(turnEnds(at(187), at(188))).toBe(false);
    expect(turnEnds(at(187), at(192))).toBe(false);
    expect(turnEnds(at(187), at(193))).toBe(true);
  });
  it("ends with the bid", () => expect(turnEnds(at(60), at(61))).toBe(true));
  it("goes on after a sale and ends with the purchase", () => {
    const sale = recorded.steps.find(
      ({ what }, index) =>
        what.type === "sell_shares" && recorded.steps[index + 1]?.what.type === "buy_share",
    );
    const line = sale?.line ?? 0;
    expect(turnEnds(at(line - 1), at(line))).toBe(false);
    expect(turnEnds(at(line - 1), at(line + 1))).toBe(true);
  });
  it("goes on from the founding to the first token", () => {
    const line = recorded.steps.find(({ what }) => what.type === "found")?.line ?? 0;
    expect(turnEnds(at(line - 1), at(line))).toBe(false);
    expect(turnEnds(at(line - 1), at(line + 1))).toBe(true);
  });
  it("ends with the round", () => expect(turnEnds(at(358), at(359))).toBe(true));
});
