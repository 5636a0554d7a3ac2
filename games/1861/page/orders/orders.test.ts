import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Position } from "$lib/protocol";
import type { G1861Cause, G1861Order, G1861View } from "../protocol";
import { LANGUAGES } from "$lib/texts";
import { whyEnded } from "$table/orders";
import { game } from "..";
import { COMPANIES, PRIVATES } from "../companies";
import Form from "./Form.svelte";
import { ended, name, outlook } from "./texts";
import { likely, lots, nextMergers, nextStock, waitsFor, wishes } from "./wishes";

const names = (seat: number) => ["Ada", "Blaise", "Clara"][seat] ?? "?";
const all = { sale: true, rival: true, fall: true, auction: true };
const none = { sale: false, rival: false, fall: false, auction: false };
const orders: G1861Order[] = [
  { type: "pass_stock", set: 4, unless: all },
  { type: "pass_stock", set: 4, unless: { ...none, sale: true } },
  { type: "pass_stock", set: 4, unless: none },
  { type: "buy_shares", set: 4, company: "SW", from: null, shares: 4, highest: null, keep: null },
  { type: "buy_shares", set: 4, company: "SW", from: "pool", shares: 4, highest: 100, keep: 50 },
  { type: "pass_mergers", round: null, shares: false, decline: false },
  { type: "pass_mergers", round: { set: 3, number: 2 }, shares: true, decline: true },
  { type: "bid", lot: "TSR", limit: 40, pass: true },
  { type: "bid", lot: "N", limit: 200, pass: false },
];
const causes: G1861Cause[] = [
  { type: "round_over" },
  { type: "game_over" },
  { type: "not_next" },
  { type: "sold", seat: 2, company: "SW" },
  { type: "rival", seat: 2, company: "SW" },
  { type: "director", seat: 2, company: "SW" },
  { type: "fell", company: "SW", from: 100, to: 90 },
  { type: "auction", minor: "N" },
  { type: "holds", shares: 4 },
  { type: "too_high", price: 110 },
  { type: "too_little", left: 20 },
  { type: "not_open", company: "NW" },
  { type: "over_limit", bid: 45 },
  { type: "lot_gone", lot: "TSR", seat: 1 },
  { type: "lot_gone", lot: "N", seat: null },
];

/** Nothing that should not reach a reader. */
function reads(sentence: string): void {
  expect(sentence).not.toMatch(/undefined|NaN|\[object|!| {2}|null/);
  expect(sentence.length).toBeGreaterThan(4);
}
function french(sentence: string): void {
  expect(sentence).not.toMatch(/[^\s\d\u00a0][;?]| [;?:]|'/);
}

describe.each(LANGUAGES)("in %s", (language) => {
  it("every order has a name and says what it will do", () => {
    for (const order of orders) {
      for (const text of [name(order, language), outlook(order, language)]) {
        reads(text);
        if (language === "fr") french(text);
      }
    }
    expect(new Set(orders.map((order) => outlook(order, language))).size).toBe(orders.length);
  });
  it("every end has its reason, no two the same", () => {
    const said = causes.map((cause) => ended(cause, names, language));
    said.forEach(reads);
    if (language === "fr") said.forEach(french);
    expect(new Set(said).size).toBe(causes.length);
  });
  it("what ends orders of any game is worded by the frame, with the rule", () => {
    const refused = whyEnded(
      { type: "refused", rule: { rule: "no_such_share" } },
      game,
      names,
      language,
    );
    expect(refused).toContain(game.why({ rule: "no_such_share" }, language));
    reads(whyEnded({ type: "refused", rule: null }, game, names, language));
    reads(whyEnded({ type: "taken_back" }, game, names, language));
    expect(whyEnded(causes[3], game, names, language)).toBe(ended(causes[3], names, language));
  });
});

it("an order says what ends it", () => {
  expect(outlook(orders[1], "en")).toBe(
    "Will pass whenever it is your turn, unless somebody sells shares of a company you direct.",
  );
  expect(name(orders[4], "fr")).toBe("Acheter SW jusqu’à 4 actions");
  expect(outlook(orders[4], "en")).toContain(
    "from the pool in each of your turns, at 100 at most, keeping 50.",
  );
});

function view(kind: G1861View["round"]["kind"], more: Partial<G1861View> = {}): G1861View {
  const charter = { status: "unformed", price: null, director: null, shares: [0, 0, 0] };
  const companies = Object.fromEntries(
    COMPANIES.map((company) => [company, { ...charter }]),
  ) as unknown as G1861View["companies"];
  companies.NW = { ...companies.NW, status: "open", price: 90, director: 1, shares: [1, 3, 0] };
  companies.SW = { ...companies.SW, status: "open", price: 100, director: 0, shares: [3, 2, 0] };
  const privates = Object.fromEntries(
    PRIVATES.map((one, index) => [one, index === 0 ? { seat: 0 } : "bank"]),
  );
  const round = {
    kind,
    set: 3,
    number: kind === "operating" || kind === "merger" ? 2 : null,
    of: 2,
    last_set: null,
    last_of: null,
    ended: null,
  };
  return {
    round,
    phase: 3,
    auction: null,
    companies,
    privates,
    players: [{ cash: 320 }, { cash: 50 }, { cash: 0 }],
    ...more,
  } as unknown as G1861View;
}

describe("what the form begins with", () => {
  it("the round that is on, or the next", () => {
    expect(
      [view("opening"), view("stock"), view("operating"), view("merger")].map(nextStock),
    ).toEqual([3, 3, 4, 4]);
    expect([view("stock"), view("operating"), view("merger")].map(nextMergers)).toEqual([
      { set: 3, number: 1 },
      { set: 3, number: 2 },
      { set: 3, number: 2 },
    ]);
    expect(["stock", "operating", "merger"].map((kind) => likely(view(kind as "stock")))).toEqual([
      "pass_stock",
      "pass_mergers",
      "pass_mergers",
    ]);
  });
  it("one share more of the company one directs, at its price", () => {
    expect(wishes(view("stock"), 0).buy_shares).toMatchObject({
      company: "SW",
      shares: 4,
      highest: 100,
      keep: null,
    });
    expect(wishes(view("stock"), 1).buy_shares).toMatchObject({
      company: "NW",
      shares: 4,
      highest: 90,
    });
  });
  it("what can still be auctioned", () => {
    expect(lots(view("opening"))).toContain("BSS");
    expect(lots(view("opening"))).not.toContain("TSR");
    expect(lots(view("stock"))).toContain("N");
    expect(lots(view("stock", { phase: 5 }))).toEqual([]);
    expect(wishes(view("stock", { phase: 5 }), 0).bid).toBeNull();
  });
});

describe("the form", () => {
  afterEach(cleanup);
  const position = (shown: G1861View) => ({ view: shown, to_move: [0] }) as unknown as Position;

  it("gives the order with what was ticked", async () => {
    const give = vi.fn();
    const form = render(Form, { position: position(view("stock")), seat: 0, busy: false, give });
    await fireEvent.click(form.getByLabelText("the price of shares I hold falls"));
    await fireEvent.click(form.getByTestId("give-order"));
    expect(give).toHaveBeenCalledWith({
      type: "pass_stock",
      set: 3,
      unless: { ...all, fall: false },
    });
  });
  it("buys another company, without a highest price", async () => {
    const give = vi.fn();
    const form = render(Form, { position: position(view("stock")), seat: 0, busy: false, give });
    await fireEvent.click(form.getByLabelText("Buy shares"));
    const company = form.getByLabelText("Company") as HTMLSelectElement;
    company.value = "NW";
    await fireEvent.change(company);
    await fireEvent.click(form.getByRole("checkbox", { name: "At a price of no more than" }));
    await fireEvent.click(form.getByLabelText("Pool"));
    await fireEvent.click(form.getByTestId("give-order"));
    expect(give).toHaveBeenCalledWith({
      type: "buy_shares",
      set: 3,
      company: "NW",
      from: "pool",
      shares: 2,
      highest: null,
      keep: null,
    });
  });
  it("stays out of all mergers, and bids", async () => {
    const give = vi.fn();
    const form = render(Form, { position: position(view("merger")), seat: 0, busy: false, give });
    await fireEvent.click(form.getByLabelText("All merger rounds"));
    await fireEvent.click(form.getByTestId("give-order"));
    expect(give).toHaveBeenLastCalledWith({
      type: "pass_mergers",
      round: null,
      shares: false,
      decline: false,
    });
    await fireEvent.click(form.getByLabelText("Bid"));
    await fireEvent.click(form.getByTestId("give-order"));
    expect(give).toHaveBeenLastCalledWith({
      type: "bid",
      lot: lots(view("merger"))[0],
      limit: 100,
      pass: true,
    });
  });
});

describe("an order that another keeps waiting", () => {
  const buys = (set: number): G1861Order => ({
    type: "buy_shares",
    set,
    company: "SW",
    from: null,
    shares: 4,
    highest: null,
    keep: null,
  });
  const bids = (lot: "TSR" | "N"): G1861Order => ({ type: "bid", lot, limit: 40, pass: true });
  const passes = (unless: typeof all): G1861Order => ({ type: "pass_stock", set: 4, unless });

  it("is a purchase behind a pass or behind another purchase of the same round", () => {
    expect(waitsFor(passes(all), buys(4))).toBe(true);
    expect(waitsFor(buys(4), buys(4))).toBe(true);
    expect(waitsFor(passes(all), buys(5))).toBe(false);
  });
  it("is a bid behind a pass that does not end at auctions", () => {
    expect(waitsFor(passes(none), bids("N"))).toBe(true);
    expect(waitsFor(passes(all), bids("N"))).toBe(false);
    expect(waitsFor(passes(none), bids("TSR"))).toBe(false);
  });
  it("is not a pass behind a purchase: in an auction it passes", () => {
    expect(waitsFor(buys(4), passes(none))).toBe(false);
  });
});
