import { expect, it } from "vitest";
import type { Draft } from "$lib/game";
import type { G1861View } from "./protocol";
import { decidingOf, shownOf } from "./position";

const view = (company: string, order_at: number) =>
  ({
    company,
    order_at,
    order: ["NW", "SW"],
    round: { number: order_at + 1 },
    bank: 100 * order_at,
  }) as unknown as G1861View;
const draft = (complete: boolean) =>
  ({ complete, seat: 0, position: { view: view("SW", 1), to_move: [2] } }) as unknown as Draft;

it("a turn that is ready is still shown at work until it is confirmed, with what it has done", () => {
  expect(shownOf(draft(true), view("NW", 0))).toEqual({ ...view("NW", 0), bank: 100 });
  expect(decidingOf(draft(true))).toEqual([0]);
});
it("otherwise who comes next is shown", () => {
  expect(shownOf(draft(false), view("NW", 0)).company).toBe("SW");
  expect(decidingOf(draft(false))).toEqual([2]);
});
