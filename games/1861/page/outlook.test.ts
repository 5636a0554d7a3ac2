import { describe, expect, it } from "vitest";
import type { G1861Event, G1861View } from "./protocol";
import { apart, endOf, factsOf, handedOver, Purses, untilNext } from "./outlook";

const card = (train: string, kind: string) => ({ train, kind, rusts: null, used: false });
const charter = (cash: number, trains: unknown[] = []) => ({ cash, trains, train_limit: 2 });
const before = {
  players: [{ cash: 100 }, { cash: 50 }],
  companies: {
    NW: charter(400, [card("4-0", "4")]),
    RO: charter(20, [card("2-0", "2"), card("2-1", "2")]),
  },
  trainless: [],
} as unknown as G1861View;

const purchase: G1861Event[] = [
  { type: "train_bought", company: "NW", train: "4-1", from: "bank", price: 350 },
  { type: "paid", from: { company: "NW" }, to: "bank", amount: 350 },
  { type: "phase_began", phase: 4 },
  { type: "rusted", train: "2-0", owner: { company: "RO" } },
  { type: "rusted", train: "2-1", owner: { company: "RO" } },
  { type: "price", company: "RO", from: 60, to: 55 },
  { type: "nationalised", company: "RO", per_share: 55 },
  { type: "paid", from: "bank", to: { seat: 1 }, amount: 110 },
  { type: "company_turn", company: "RO" },
  { type: "paid", from: "bank", to: { seat: 0 }, amount: 10 },
];

describe("what an action leads to", () => {
  it("ends where somebody else's turn begins", () => {
    expect(untilNext(purchase)).toHaveLength(8);
    expect(untilNext([])).toEqual([]);
  });
  it("says the round after which the game ends, which may be of a set that has more rounds than this one", () => {
    const round = {
      kind: "operating",
      set: 7,
      number: 2,
      of: 2,
      last_set: null,
      last_of: null,
      ended: null,
    } as const;
    const [now, then] = [
      { round },
      { round: { ...round, last_set: 8, last_of: 3 } },
    ] as unknown as [G1861View, G1861View];
    expect(endOf(now, then)).toEqual([{ type: "ending", set: 8, number: 3 }]);
    expect(endOf(then, then)).toEqual([]);
  });
  it("moves money between purses", () => {
    const purses = new Purses(purchase);
    expect(purses.company("NW")).toBe(-350);
    expect(purses.seat(1)).toBe(110);
    expect(purses.seat(0)).toBe(10);
  });
  it("tells cash, phases, rust and nationalisation, each once; of what the state takes only that", () => {
    const facts = factsOf(before, null, untilNext(purchase), 1, ["NW"]);
    expect(facts).toEqual([
      { type: "cash", who: { seat: 1 }, from: 50, to: 160 },
      { type: "cash", who: { company: "NW" }, from: 400, to: 50 },
      { type: "phase", phase: 4 },
      { type: "nationalised", companies: [{ company: "RO", each: 55 }] },
    ]);
  });
  it("tells whose trains rust, those in the pool too", () => {
    const events: G1861Event[] = [
      { type: "rusted", train: "2-0", owner: { company: "RO" } },
      { type: "rusted", train: "2-1", owner: { company: "RO" } },
      { type: "rusted", train: "2-2", owner: "bank" },
    ];
    expect(factsOf(before, null, events, null, [])).toEqual([
      { type: "rusts", company: "RO", kinds: ["2", "2"] },
      { type: "rusts", company: null, kinds: ["2"] },
    ]);
  });
  it("tells who has too many trains afterwards", () => {
    const after = {
      ...before,
      step: "discard",
      company: "NW",
      companies: {
        ...before.companies,
        NW: charter(50, [card("4-0", "4"), card("4-1", "4"), card("5-0", "5")]),
      },
    } as unknown as G1861View;
    expect(factsOf(before, after, [], null, [])).toEqual([
      { type: "excess", company: "NW", over: 1 },
    ]);
  });
});

describe("what an answer leads to", () => {
  const view = (trains: Record<string, string[]>, income: number) =>
    ({
      players: [{ income }],
      companies: Object.fromEntries(
        Object.entries(trains).map(([company, kinds]) => [
          company,
          { trains: kinds.map((kind, at) => card(`${kind}-${at}`, kind)) },
        ]),
      ),
    }) as unknown as G1861View;
  it("says whose trains change, and what privates bring afterwards", () => {
    const [now, then] = [
      view({ NW: ["4"], RO: ["2"], SE: ["3"] }, 30),
      view({ NW: ["4", "2"], RO: [], SE: ["3"] }, 10),
    ];
    expect(handedOver(now, then, 0, ["RO", "NW", "SE"])).toEqual([
      { type: "trains", company: "RO", from: ["2"], to: [] },
      { type: "trains", company: "NW", from: ["4"], to: ["4", "2"] },
      { type: "income", from: 30, to: 10 },
    ]);
    expect(handedOver(now, now, 0, ["RO"])).toEqual([]);
  });
  it("leaves out what comes either way", () => {
    expect(
      apart([{ type: "phase", phase: 7 }, { type: "broken" }], [{ type: "phase", phase: 7 }]),
    ).toEqual([{ type: "broken" }]);
  });
});
