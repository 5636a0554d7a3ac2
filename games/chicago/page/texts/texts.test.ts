import { describe, expect, it } from "vitest";
import type { ChicagoAction, ChicagoEvent, ChicagoRule } from "../protocol";
import { LANGUAGES, type Language, type Text } from "$lib/texts";
import { actionKinds, inWords } from "./deeds";
import { eventKinds, story } from "./events";
import { options } from "./options";
import { ruleNames, why } from "./refusals";
import { chapters, intro } from "./rulebook";

const tell = (event: ChicagoEvent, language: Language) =>
  story([event], names, language)[0]?.text ?? null;
const names = (seat: number) => ["Ada", "Blaise"][seat] ?? "?";
/** Every parameter any message asks for. */
const anything = {
  seat: 1,
  amount: 12,
  company: "BO",
  price: 4,
  reason: "offer",
  first: 0,
  minimum: 3,
  dial: "expand",
  position: 2,
  red: true,
  hex: "E0",
  left: 5,
  industry: "detroit",
  value: 3,
  by: 2,
  income: 9,
  number: 2,
  shares: 2,
  per_share: 3,
  special: false,
  because: ["houses", "detroit"],
  standing: 6,
  cash: 12,
  treasury: 3,
};
/** A thin or doubled space, a missing parameter, an exclamation mark: nothing that should reach a reader. */
function reads(sentence: string): void {
  expect(sentence).not.toMatch(/undefined|NaN|\[object|!| {2}/);
  expect(sentence.length).toBeGreaterThan(2);
}
function french(sentence: string): void {
  expect(sentence).not.toMatch(/ [:;?»]|[^\s\d\u00a0][;?]|'/);
}

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(eventKinds)("event %s", (type) => {
    const told = tell({ ...anything, type } as unknown as ChicagoEvent, language);
    if (type === "turn_began") expect(told).toBeNull();
    else reads(told ?? "");
    if (language === "fr") french(told ?? "");
  });
  it.each(ruleNames)("refusal %s", (rule) => {
    const said = why(
      { ...anything, rule } as unknown as ChicagoRule as unknown as Record<string, unknown>,
      language,
    );
    reads(said);
    if (language === "fr") french(said);
  });
  it.each(actionKinds)("action %s", (type) =>
    reads(inWords({ ...anything, type } as unknown as ChicagoAction, language)),
  );
  it("options", () => {
    for (const option of Object.values(options)) {
      for (const text of [option.name, option.about, ...Object.values(option.values ?? {})])
        reads(text[language]);
    }
  });
  it("rules", () => {
    const texts: Text[] = [
      intro,
      ...chapters.flatMap(({ title, clauses }) => [title, ...clauses.map(({ text }) => text)]),
    ];
    for (const text of texts) {
      reads(text[language]);
      if (language === "fr") french(text.fr);
    }
  });
});

it("a share bought for nothing is said to be free", () => {
  expect(tell({ type: "share_sold", seat: 0, company: "PRR", price: 0 }, "en")).toBe(
    "Ada receives the share of PRR for nothing.",
  );
});

it("a build is told with what it raised, a development with everybody it raised", () => {
  const built: ChicagoEvent[] = [
    { type: "built", seat: 1, company: "PRR", hex: "E0", price: 4 },
    { type: "income_raised", company: "PRR", by: 3, income: 11 },
    { type: "turn_began", seat: 0 },
  ];
  expect(story(built, names, "fr").map(({ text }) => text)).toEqual([
    "Blaise étend PRR jusqu’à Detroit pour 4 : revenu 8 → 11.",
  ]);
  const developed: ChicagoEvent[] = [
    { type: "track_moved", seat: 0, industry: "pittsburgh", value: 6 },
    { type: "income_raised", company: "PRR", by: 2, income: 14 },
    { type: "income_raised", company: "BO", by: 2, income: 10 },
  ];
  expect(story(developed, names, "en")).toMatchObject([
    {
      from: 0,
      to: 3,
      text: "Ada develops Pittsburgh, now worth 6: income of PRR 12 → 14 and B&O 8 → 10.",
    },
  ]);
});

it("bids and passes are for the log, the result is news", () => {
  const events: ChicagoEvent[] = [
    { type: "bid", seat: 1, amount: 9 },
    { type: "passed", seat: 0 },
    { type: "share_sold", seat: 1, company: "BO", price: 9 },
  ];
  expect(
    story(events, names, "fr")
      .filter(({ aside }) => !aside)
      .map(({ text }) => text),
  ).toEqual(["Blaise obtient l’action B&O pour 9."]);
});

it("the sections the refusals cite are in the rules", () => {
  const anchors = chapters.flatMap(({ id, clauses }) => [
    id,
    ...clauses.flatMap((clause) => clause.id ?? []),
  ]);
  for (const cited of ["2.2", "2.3", "3", "5.1", "5.2", "6.1", "6.2", "6.3", "6.4", "7"])
    expect(anchors).toContain(cited);
  expect(new Set(anchors).size).toBe(anchors.length);
});
