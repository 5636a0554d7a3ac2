import { describe, expect, it } from "vitest";
import type { Draft } from "$lib/game";
import type { SpeculationAction, SpeculationEvent, SpeculationOutcome } from "../protocol";
import { LANGUAGES, type Language, type Text } from "$lib/texts";
import { barTexts } from "./bar";
import { boardTexts } from "./board";
import { decision } from "./decisions";
import { actionKinds, drawKinds, drawn, inWords } from "./deeds";
import { eventKinds, tell } from "./events";
import { options } from "./options";
import { panelTexts } from "./panels";
import { priceTexts } from "./prices";
import { ruleNames, why } from "./refusals";
import { chapters, intro } from "./rulebook";

const names = (seat: number) => ["Ada", "Blaise"][seat] ?? "?";
/** Every parameter any message asks for. */
const anything = {
  seat: 1,
  company: "eketorp",
  card: "bank_holiday",
  tile: "rank_minus",
  value: 3,
  round: 4,
  action: "trade",
  movement: 5,
  from: 0,
  to: 60,
  sold: { company: "metro", price: -10 },
  bought: { company: "carat", price: 110 },
  sell: "metro",
  buy: "alhambra",
  cards: ["metro", "bank_holiday"],
  holidays: 1,
  steps: 2,
  scores: [120, -30],
  winners: [0],
  cost: 40,
  cash: 20,
};
const silent: string[] = ["action_drawn", "deck_reshuffled", "turn_began"];

/** A doubled space, a missing parameter, an exclamation mark: nothing that should reach a reader. */
function reads(sentence: string, language: Language): void {
  expect(sentence).not.toMatch(/undefined|NaN|\[object|!| {2}/);
  expect(sentence.length).toBeGreaterThan(1);
  if (language === "fr") expect(sentence).not.toMatch(/ [:;?»%]|[^\s\d\u00a0][;?]|'/);
}

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(eventKinds)("event %s", (type) => {
    const told = tell({ ...anything, type } as unknown as SpeculationEvent, names, language);
    if (silent.includes(type)) expect(told).toBeNull();
    else reads(told ?? "", language);
  });
  it.each(ruleNames)("refusal %s", (rule) => reads(why({ ...anything, rule }, language), language));
  it.each(actionKinds)("action %s", (type) =>
    reads(inWords({ ...anything, type } as unknown as SpeculationAction, language), language),
  );
  it.each(drawKinds)("draw %s", (type) =>
    reads(drawn({ ...anything, type } as unknown as SpeculationOutcome, language), language),
  );
  it("options", () => {
    for (const option of Object.values(options)) {
      for (const text of [option.name, option.about, ...Object.values(option.values ?? {})])
        reads(text[language], language);
    }
  });
  it("rules", () => {
    const texts: Text[] = [
      intro,
      ...chapters.flatMap(({ title, clauses }) => [title, ...clauses.map(({ text }) => text)]),
    ];
    for (const text of texts) reads(text[language], language);
  });
  it("bar, board and panels", () => {
    for (const text of Object.values({
      ...barTexts,
      ...boardTexts,
      ...panelTexts,
      ...priceTexts,
    })) {
      const said = text[language] as string | ((...parameters: unknown[]) => string);
      reads(
        typeof said === "string"
          ? said
          : said(
              ...(said.length > 0 && /names/.test(String(said))
                ? [["Ada", "Blaise"]]
                : ["Ada", 2, 3, 4]),
            ),
        language,
      );
    }
  });
});

it("an option asks, and who cannot pay is told how much is missing", () => {
  const asked = Object.entries(options).filter(([name]) => name !== "side");
  for (const [name, { about }] of asked)
    for (const language of LANGUAGES) expect(about[language], name).toContain("?");
  expect(why({ rule: "trade_no_money", cost: 60, cash: 40 }, "fr")).toBe(
    "Il vous manque 20\u00a0: vendez d’abord une action, ou une plus chère.",
  );
});

it("others' cards are not told", () => {
  expect(tell({ type: "card_drawn", seat: 1, card: undefined }, names, "en")).toBeNull();
  expect(tell({ type: "card_committed", seat: 1, card: undefined }, names, "en")).toBe(
    "Blaise chooses a card.",
  );
});

it("the sections the refusals cite are in the rules", () => {
  const anchors = chapters.flatMap(({ id, clauses }) => [
    id,
    ...clauses.flatMap((clause) => clause.id ?? []),
  ]);
  for (const cited of ["4", "6", "7.1", "7.2", "7.3", "8", "10"]) expect(anchors).toContain(cited);
  expect(anchors.filter((id) => !id.includes("."))).toEqual(
    Array.from({ length: 12 }, (_, index) => String(index + 1)),
  );
  expect(new Set(anchors).size).toBe(anchors.length);
});

it("a rank tile asks by its name, and says past whom the pawn goes", () => {
  const asked = (action: string, language: Language) =>
    decision({ base: { view: { phase: { type: "rank" }, action } } } as unknown as Draft, language);
  expect(asked("rank_plus", "fr")).toBe(
    "Rang +1\u00a0: quel pion dépasse celui qui le devance\u00a0?",
  );
  expect(asked("rank_minus", "fr")).toBe(
    "Rang −1\u00a0: quel pion recule derrière celui qui le suit\u00a0?",
  );
  expect(asked("rank_plus", "en")).toBe("Rank +1: which pawn overtakes the one ahead of it?");
  expect(asked("rank_minus", "en")).toBe(
    "Rank −1: which pawn drops behind the one that follows it?",
  );
});
