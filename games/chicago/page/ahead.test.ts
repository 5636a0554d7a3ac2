import { expect, it } from "vitest";
import type { ChicagoEvent } from "./protocol";
import { aheadInWords, aheadOf, reached } from "./ahead";

const names = (seat: number) => ["Ada", "Blaise"][seat] ?? "?";
const paid = (seat: number, amount: number, special: boolean): ChicagoEvent => ({
  type: "dividend",
  seat,
  company: "BO",
  shares: 1,
  per_share: amount,
  amount,
  special,
});

it("reaching Chicago says what everybody is paid, and that Wabash opens", () => {
  const events: ChicagoEvent[] = [
    { type: "chicago_reached", seat: 0, company: "BO" },
    paid(0, 11, true),
    paid(1, 22, true),
    { type: "wabash_opened", income: 1 },
  ];
  expect(aheadInWords(aheadOf(events), names, 1, "en")).toEqual([
    "Chicago: special dividend, you +22, Ada +11",
    "Then Wabash opens: its first share is auctioned",
  ]);
});

it("the second red dial brings general dividends, and the end with them", () => {
  const events: ChicagoEvent[] = [
    { type: "general_dividends", number: 4 },
    paid(0, 5, false),
    paid(0, 4, false),
    { type: "game_ended", because: ["houses"] },
  ];
  expect(aheadInWords(aheadOf(events), names, null, "fr")).toEqual([
    "Puis dividendes généraux : Ada +9",
    "La partie se termine ensuite",
  ]);
  expect(aheadInWords(aheadOf(events), names, null, "en", false)).toEqual([
    "Then general dividends",
    "The game then ends",
  ]);
});

it("the last pass says who gets the share", () => {
  const sold: ChicagoEvent[] = [
    { type: "passed", seat: 0 },
    { type: "share_sold", seat: 1, company: "BO", price: 16 },
  ];
  expect(aheadInWords(aheadOf(sold), names, 0, "fr")).toEqual([
    "Alors Blaise obtient l’action B&O pour 16",
  ]);
  expect(aheadInWords(aheadOf(sold), names, 1, "en")).toEqual([
    "Then you get the share of B&O for 16",
  ]);
  expect(aheadInWords(aheadOf([{ type: "share_unsold", company: "BO" }]), names, 0, "en")).toEqual([
    "Then nobody gets the share: B&O keeps it",
  ]);
});

it("nothing follows an ordinary decision", () =>
  expect(aheadInWords(aheadOf([{ type: "turn_began", seat: 1 }]), names, 0, "en")).toEqual([]));

it("houses run down to the end, everything else up", () => {
  expect(reached("houses", { now: 3, end: 3 })).toBe(true);
  expect(reached("houses", { now: 4, end: 3 })).toBe(false);
  expect(reached("detroit", { now: 8, end: 8 })).toBe(true);
  expect(reached("shares", { now: 2, end: 3 })).toBe(false);
});
