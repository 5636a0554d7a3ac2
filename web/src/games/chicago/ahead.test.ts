import { expect, it } from "vitest";
import type { ChicagoView } from "../../lib/protocol";
import { dividendsFollow, gameEnds, reached } from "./ahead";

const dials = (auction: number, expand: number, develop: number) =>
  ({
    dials: { auction: { position: auction, red_at: 3 }, expand: { position: expand, red_at: 5 }, develop: { position: develop, red_at: 4 } },
  }) as unknown as ChicagoView;

it("the second dial to turn red brings general dividends", () => {
  expect(dividendsFollow(dials(2, 5, 0), "auction")).toBe(true);
  expect(dividendsFollow(dials(2, 4, 0), "auction")).toBe(false);
  expect(dividendsFollow(dials(2, 5, 0), "develop")).toBe(false);
});

it("houses run down to the end, everything else up", () => {
  expect(reached("houses", { now: 3, end: 3 })).toBe(true);
  expect(reached("houses", { now: 4, end: 3 })).toBe(false);
  expect(reached("detroit", { now: 8, end: 8 })).toBe(true);
  expect(reached("shares", { now: 2, end: 3 })).toBe(false);
});

it("one condition is enough", () => {
  const ends = { locomotives: { now: 0, end: 3 }, shares: { now: 3, end: 3 }, houses: { now: 20, end: 3 }, detroit: { now: 1, end: 8 } };
  expect(gameEnds({ ends } as unknown as ChicagoView)).toBe(true);
  expect(gameEnds({ ends: { ...ends, shares: { now: 1, end: 3 } } } as unknown as ChicagoView)).toBe(false);
});
