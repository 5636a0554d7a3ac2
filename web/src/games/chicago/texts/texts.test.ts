import { describe, expect, it } from "vitest";
import type { ChicagoAction, ChicagoEvent, ChicagoRule } from "../../../lib/protocol";
import { LANGUAGES, type Text } from "../../../lib/texts";
import { actionKinds, inWords } from "./deeds";
import { eventKinds, tell } from "./events";
import { options } from "./options";
import { ruleNames, why } from "./refusals";
import { chapters, intro } from "./rulebook";

const names = (seat: number) => ["Ada", "Blaise"][seat] ?? "?";
/** Every parameter any message asks for. */
const anything = {
  seat: 1, amount: 12, company: "BO", price: 4, reason: "offer", first: 0, minimum: 3, dial: "expand", position: 2, red: true,
  hex: "E0", left: 5, industry: "detroit", value: 3, by: 2, income: 9, number: 2, shares: 2, per_share: 3, special: false,
  because: ["houses", "detroit"], standing: 6, cash: 12, treasury: 3,
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
    const told = tell({ ...anything, type } as unknown as ChicagoEvent, names, language);
    if (type === "turn_began") expect(told).toBeNull();
    else reads(told ?? "");
    if (language === "fr") french(told ?? "");
  });
  it.each(ruleNames)("refusal %s", (rule) => {
    const said = why({ ...anything, rule } as unknown as ChicagoRule as unknown as Record<string, unknown>, language);
    reads(said);
    if (language === "fr") french(said);
  });
  it.each(actionKinds)("action %s", (type) => reads(inWords({ ...anything, type } as unknown as ChicagoAction, language)));
  it("options", () => {
    for (const option of Object.values(options)) {
      for (const text of [option.name, option.about, ...Object.values(option.values ?? {})]) reads(text[language]);
    }
  });
  it("rules", () => {
    const texts: Text[] = [intro, ...chapters.flatMap(({ title, clauses }) => [title, ...clauses.map(({ text }) => text)])];
    for (const text of texts) {
      reads(text[language]);
      if (language === "fr") french(text.fr);
    }
  });
});

it("a share bought for nothing is said to be free", () => {
  expect(tell({ type: "share_sold", seat: 0, company: "PRR", price: 0 }, names, "en")).toBe("Ada receives the share of PRR for nothing.");
});

it("the sections the refusals cite are in the rules", () => {
  const anchors = chapters.flatMap(({ id, clauses }) => [id, ...clauses.flatMap((clause) => clause.id ?? [])]);
  for (const cited of ["2.2", "2.3", "3", "5.1", "5.2", "6.1", "6.2", "6.3", "6.4", "7"]) expect(anchors).toContain(cited);
  expect(new Set(anchors).size).toBe(anchors.length);
});
