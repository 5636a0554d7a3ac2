import { describe, expect, it } from "vitest";
import type { GameModule } from "$lib/game";
import type { G1861Event, G1861Owner } from "../protocol";
import { groups } from "$lib/story";
import { LANGUAGES } from "$lib/texts";
import { recorded } from "../recorded";
import { heading, tell } from "./events";
import { story } from "./story";

const names = (seat: number) => ["Anna", "Boris", "Clara"][seat] ?? "?";
const events = (line: number) => recorded.steps[line - 1]?.events ?? [];
const told = (line: number) => story(events(line), names, "en").map(({ text }) => text);

describe.each(LANGUAGES)("a recorded game in %s", (language) => {
  it("is told without gaps in its money: every payment to a seat is somebody's gain, or follows from its own decision", () => {
    for (const { line, events } of recorded.steps) {
      const all = story(events, names, language);
      const gained = all.flatMap(({ gains }) => gains).reduce((sum, { amount }) => sum + amount, 0);
      const paid = events.reduce(
        (sum, event) =>
          event.type === "paid" && typeof event.to === "object" && "seat" in event.to
            ? sum + event.amount
            : sum,
        0,
      );
      expect(gained, `line ${line}`).toBe(paid);
    }
  });
  it("has sentences that follow each other and overlap nowhere", () => {
    for (const { line, events } of recorded.steps) {
      let end = 0;
      for (const { from, to, text } of story(events, names, language)) {
        expect(from, `line ${line}`).toBeGreaterThanOrEqual(end);
        expect(to).toBeLessThanOrEqual(events.length);
        expect(text).not.toMatch(/undefined|NaN|\[object| {2}|;;/);
        if (language === "fr") expect(text).not.toMatch(/ [:;?!»]|« |'/);
        end = to;
      }
    }
  });
  it("leaves nothing untold but payments, turns and what follows from others", () => {
    const silent: G1861Event["type"][] = ["turn", "company_turn", "paid"];
    for (const { line, events } of recorded.steps) {
      const covered = new Set(
        story(events, names, language).flatMap(({ from, to }) =>
          Array.from({ length: to - from }, (_, i) => from + i),
        ),
      );
      for (const [index, event] of events.entries())
        if (!silent.includes(event.type))
          expect(covered.has(index), `line ${line}: ${event.type}`).toBe(true);
    }
  });
});

describe("what happened, in one sentence each", () => {
  it("a minor's run with what its owner gets", () =>
    expect(told(190)).toEqual(["M-NN earns 80: 40 to Clara, 40 to its treasury; price 60 → 65."]));
  it("a dividend with everybody's amounts and the marker's move", () => {
    expect(told(349)).toEqual([
      "NW pays 26 a share (Anna 26, Boris 104), 130 to its treasury; price 180 → 200.",
    ]);
    expect(story(events(349), names, "fr")[0]?.text).toBe(
      "NW verse 26 par action (Anna 26, Boris 104), 130 en caisse\u00a0; cours 180 → 200.",
    );
    expect(story(events(349), names, "en")[0]?.gains).toEqual([
      { seat: 0, amount: 26, why: "NW" },
      { seat: 1, amount: 104, why: "NW" },
    ]);
  });
  it("a company that does not run, and why its marker falls", () => {
    expect(told(92)).toEqual(["M-K does not run; price 50 → 45."]);
    expect(story(events(92), names, "fr")[0]?.text).toBe(
      "M-K ne circule pas\u00a0; cours 50 → 45.",
    );
    // At the end of a stock round it is the market that moves.
    const fallen: G1861Event[] = [
      { type: "passed", seat: 2 },
      { type: "price", company: "NW", from: 200, to: 180 },
    ];
    expect(story(fallen, names, "en").at(-1)?.text).toBe("Price of NW: 200 → 180.");
  });
  it("private income, summed", () =>
    expect(told(158).at(-1)).toBe(
      "Operating round 2.2 (2 of 2): privates pay Clara 50, Anna 20, Boris 30.",
    ));
  it("a train bought on credit", () => {
    expect(told(185)).toEqual([
      "K-R takes 2 loans (90) and buys a 3-train from the bank for 225.",
      "Phase 3 begins: green tiles, all minors, mergers; companies may buy privates.",
    ]);
  });
  it("nationalisations with what their owners got", () => {
    const all = story(events(428), names, "en");
    expect(
      all.find(({ places }) => places.includes("company:MNN") && places.includes("hex:H8"))?.text,
    ).toMatch(/ is nationalised \(price 100 → 90\): 180 to Clara\.$/);
    expect(all.filter(({ text }) => text.includes("rust"))).toHaveLength(1);
    expect(all.filter(({ text }) => text.includes("is nationalised"))).toHaveLength(4);
  });
  it("a company that goes to the state with loans: the marker falls for each, and it is not said to stand still", () => {
    const fallen: G1861Event[] = [
      { type: "price", company: "E", from: 55, to: 50 },
      { type: "price", company: "E", from: 50, to: 45 },
      { type: "nationalised", company: "E", per_share: 45 },
      { type: "paid", from: "bank", to: { seat: 0 }, amount: 90 },
    ];
    expect(story(fallen, names, "fr").map(({ text }) => text)).toEqual([
      "Ekaterinin Railway est nationalisée (cours 55 → 45)\u00a0: 90 à Anna.",
    ]);
  });
  it("a run of the state railway that is not proved", () => {
    const ran: G1861Event[] = [{ type: "ran", company: "RSR", revenue: 870, at_most: 930 }];
    expect(story(ran, names, "en").map(({ text }) => text)).toEqual([
      "RSR earns 870 (the best found, at most 930).",
    ]);
    expect(story(ran, names, "fr").map(({ text }) => text)).toEqual([
      "RSR rapporte 870 (le meilleur trouvé, au plus 930).",
    ]);
  });
  it("loans that are unpaid at the end", () => {
    const fallen: G1861Event[] = [
      { type: "price", company: "NW", from: 220, to: 200 },
      { type: "price", company: "NW", from: 200, to: 180 },
      { type: "price", company: "SW", from: 90, to: 80 },
      { type: "ended", reason: "bank" },
    ];
    expect(
      story(fallen, names, "en")
        .map(({ text }) => text)
        .slice(0, 2),
    ).toEqual(["NW has 2 unpaid loans: price 220 → 180.", "SW has 1 unpaid loan: price 90 → 80."]);
  });
  it("names those whose trains rust, and the pool", () => {
    const lost = (train: string, owner: G1861Owner): G1861Event => ({
      type: "rusted",
      train,
      owner,
    });
    const rusted = [
      lost("2-0", { company: "NW" }),
      lost("2-1", { company: "NW" }),
      lost("2-2", { company: "MKU" }),
      lost("2-3", "bank"),
    ];
    expect(story(rusted, names, "fr").map(({ text }) => text)).toEqual([
      "Les trains 2 sont obsolètes\u00a0: NW (2), M-K, la banque de dépôt.",
    ]);
    expect(story(rusted, names, "en").map(({ text, places }) => [text, places])).toEqual([
      ["The 2-trains rust: NW (2), M-K, the pool.", ["company:NW", "company:MKU"]],
    ]);
    expect(tell(lost("2-3", "bank"), names, "en")).toBe("A 2-train of the pool rusts.");
  });
  it("a private that the state takes: whom it pays", () => {
    const taken: G1861Event[] = [
      { type: "private_nationalised", private: "BSS", from: { seat: 1 }, price: 30 },
      { type: "paid", from: "bank", to: { seat: 1 }, amount: 30 },
      { type: "private_nationalised", private: "MRR", from: { company: "NW" }, price: 70 },
      { type: "paid", from: "bank", to: { company: "NW" }, amount: 70 },
    ];
    const all = story(taken, names, "fr");
    expect(all.map(({ text }) => text)).toEqual([
      expect.stringMatching(/ est nationalisée\u00a0: 30 à Boris\.$/),
      expect.stringMatching(/ est nationalisée\u00a0: 70 à NW\.$/),
    ]);
    expect(all.map(({ gains }) => gains)).toEqual([
      [{ seat: 1, amount: 30, why: "privées nationalisées" }],
      [],
    ]);
  });
});

it("what ends a turn stands before the heading of the next", () => {
  const game = { story, heading } as unknown as GameModule;
  const all = groups(recorded.steps.slice(353, 356), game, () => names, "en");
  expect(
    all.map(({ heading, told }) => [heading, told.map(({ text }) => text.split(" ")[0])]),
  ).toEqual([[null, ["SW", "SW"]]]);
});
