import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "$lib/texts";
import { bags } from "./bags";
import type { SampleEvent, SampleView } from "./protocol";
import { chapters } from "./rulebook";
import { openly, showing } from "./showing";
import { eventKinds, story, tell } from "./story";
import { action, outcome, ruleNames, why } from "./texts";

const names = (seat: number) => ["Ada", "Blaise"][seat] ?? "?";
/** Every parameter any message asks for. */
const anything = {
  seat: 1,
  card: 7,
  cards: [7, 12],
  lot: 9,
  price: 7,
  round: 2,
  scores: [3, -2],
  winners: [0],
};

/** Nothing that should reach no reader: a missing parameter, a doubled space, a breaking one before a colon. */
function reads(sentence: string | null, language: Language): void {
  expect(sentence).toMatch(/\w/);
  expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}/);
  if (language === "fr") expect(sentence).not.toMatch(/ [:;?!]|'/);
}

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(eventKinds)("event %s", (type) =>
    reads(tell({ ...anything, type } as unknown as SampleEvent, names, language), language),
  );
  it.each(ruleNames)("refusal %s", (rule) => reads(why({ rule, card: 7 }, language), language));
  it.each(["deal", "turn_up"])("draw %s", (type) =>
    reads(outcome({ ...anything, type }, language), language),
  );
  it("actions, one's own and others'", () =>
    [{ type: "lay", card: 7 }, { type: "lay" }].forEach((done) =>
      reads(action(done, language), language),
    ));
});

it("a card that only its owner knows is told to them alone", () => {
  const [own, other] = story(
    [
      { type: "card_laid", seat: 0, card: 7 },
      { type: "card_laid", seat: 1 },
    ],
    names,
    "en",
  );
  expect([own?.text, own?.secret]).toEqual(["Ada lays the 7.", true]);
  expect([other?.text, other?.secret]).toEqual(["Blaise lays a card.", false]);
});

it("every section a refusal cites has its anchor", () => {
  expect(chapters.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5"]);
});

/** A round as the first of two sees it. */
const before: SampleView = {
  phase: "turn_up",
  round: 3,
  rounds: 4,
  price: "second",
  lot: null,
  gone: [1, 2, 3, 4, 5, 6],
  players: [
    { score: 0, held: 1, laid: false, turned_up: 1 },
    { score: 4, held: 1, laid: false, turned_up: 2 },
  ],
  own: { hand: [12], laid: null },
};
const events: SampleEvent[] = [
  { type: "lot_turned_up", round: 4, lot: 9 },
  { type: "card_laid", seat: 1, card: undefined },
  { type: "card_laid", seat: 0, card: 12 },
  { type: "cards_turned_up", cards: [12, 7] },
  { type: "lot_taken", seat: 0, lot: 9, price: 7 },
  { type: "game_ended", scores: [2, 4], winners: [1] },
];

it("event by event the view comes to where the server says it is", () => {
  const after = events.reduce<unknown>((view, event) => showing.after(view, event, null), before);
  expect(after).toEqual({
    ...before,
    phase: "over",
    round: 4,
    gone: [1, 2, 3, 4, 5, 6, 7, 9, 12],
    own: { hand: [], laid: null },
    players: [
      { score: 2, held: 0, laid: false, turned_up: 12 },
      { score: 4, held: 0, laid: false, turned_up: 7 },
    ],
  });
  expect(openly(before)).toEqual({ ...before, own: null });
});

it("what was drawn cannot be drawn again", () => {
  const deck = bags();
  const due = () => deck.due({ type: "turn_up", card: 5 }) ?? [];
  expect(due().length).toBe(24);
  deck.played({ chance: { type: "deal", seat: 0, card: 3 } });
  expect(due().map(({ outcome }) => (outcome as { card: number }).card)).not.toContain(3);
});
