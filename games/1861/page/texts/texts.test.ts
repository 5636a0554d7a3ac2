import { describe, expect, it } from "vitest";
import type { G1861Event, G1861Rule } from "../protocol";
import { LANGUAGES, type Text } from "$lib/texts";
import { barTexts } from "./bar";
import { actionKinds, draftInWords, inWords } from "./deeds";
import { eventKinds, heading, tell } from "./events";
import { mapTexts } from "./map";
import { marketTexts } from "./market";
import { options } from "./options";
import { ruleNames, why } from "./refusals";
import { chapters, intro } from "./rulebook";

const names = (seat: number) => ["Ada", "Blaise"][seat] ?? "?";
/** Every parameter any message asks for. */
const anything = {
  seat: 1,
  lot: "N",
  amount: 120,
  company: "NW",
  from: "pool",
  shares: 2,
  price: 90,
  hex: "H8",
  city: 0,
  private: "TSR",
  tile: "57",
  rotation: 1,
  routes: [],
  revenue: 80,
  kind: "pay",
  train: "3-1",
  minor: "RO",
  public: "GR",
  to: 100,
  set: 2,
  number: 1,
  of: 2,
  minimum: 20,
  bid: 120,
  at: { hex: "E1", city: 0 },
  cost: 20,
  per_share: 8,
  kept: 40,
  phase: 4,
  reason: "bank",
  step: 5,
  cash: 10,
  limit: 21,
  most: 3,
  means: 45,
  owner: { company: "GR" },
};
/** A missing parameter, an exclamation mark, a doubled space: nothing that should reach a reader. */
function reads(sentence: string): void {
  expect(sentence).not.toMatch(/undefined|NaN|\[object|!| {2}/);
  expect(sentence.length).toBeGreaterThan(2);
}
function french(sentence: string): void {
  expect(sentence).not.toMatch(/[^\s\d\u00a0][;?]| [:;?!»]|« |'/);
}
const silent: G1861Event["type"][] = ["paid", "turn"];

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(eventKinds)("event %s", (type) => {
    const from =
      type === "train_bought" || type === "private_nationalised"
        ? "bank"
        : type === "price" || type === "private_bought"
          ? 1
          : "pool";
    const told = tell({ ...anything, from, type } as unknown as G1861Event, names, language);
    if (silent.includes(type)) expect(told).toBeNull();
    else reads(told ?? "");
    if (language === "fr") french(told ?? "");
  });
  it.each(ruleNames)("refusal %s", (rule) => {
    const said = why(
      { ...anything, rule } as unknown as G1861Rule as unknown as Record<string, unknown>,
      language,
    );
    reads(said);
    if (language === "fr") french(said);
  });
  it.each(actionKinds)("action %s", (type) => reads(inWords({ ...anything, type }, language)));
  it("options", () => {
    for (const option of Object.values(options)) {
      for (const text of [option.name, option.about]) reads(text[language]);
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

it("a private that nobody wanted is received for nothing", () => {
  expect(tell({ type: "private_sold", private: "TSR", seat: 0, price: 0 }, names, "en")).toBe(
    "Ada receives Tsarskoye Selo Railway for nothing.",
  );
});

/** Sentences in which « de » stands before a figure. */
const FIGURES: readonly string[] = ["bestFoundIs", "dividendAsk", "otherPrice"];

describe("before a name that begins with a vowel, French", () => {
  const vowels = {
    ...anything,
    company: "E",
    minor: "E",
    public: "E",
    seat: 0,
    at: { hex: "D20", city: 0 },
    hex: "D20",
    owner: { company: "E" },
  };
  const bare = /\b(de|que) (E\b|O-K|Ekaterinin|Odessa|Ada)/;

  it("elides in what is told, refused and drafted", () => {
    const told = eventKinds.map(
      (type) =>
        tell(
          { ...vowels, from: type === "price" ? 1 : "bank", type } as unknown as G1861Event,
          names,
          "fr",
        ) ?? "",
    );
    const refused = ruleNames.map((rule) => why({ ...vowels, rule }, "fr"));
    const drafted = actionKinds.map((type) => inWords({ ...vowels, type }, "fr"));
    for (const sentence of [...told, ...refused, ...drafted]) expect(sentence).not.toMatch(bare);
    expect(told).toContain("Ada devient directeur d’E.");
  });
  it("elides on the buttons, on the map and in the market", () => {
    expect(barTexts.groupIs.fr(["O-K", "NW"])).toBe("Fusion d’O-K et de NW");
    for (const texts of [barTexts, mapTexts, marketTexts]) {
      for (const [key, { fr }] of Object.entries(texts) as [string, { fr: unknown }][]) {
        if (typeof fr !== "function") continue;
        for (const given of [
          ["O-K", "O-K", "O-K"],
          [["O-K", "E"], "E"],
        ]) {
          let said = "";
          // What takes figures or a place says nothing of a name.
          try {
            said = (fr as (...given: unknown[]) => string)(...given);
          } catch {
            continue;
          }
          if (!FIGURES.includes(key)) expect(said, key).not.toMatch(bare);
        }
      }
    }
  });
});

it("the log is grouped by rounds and companies", () => {
  expect(heading({ type: "operating_round", set: 2, number: 1, of: 2 }, names, "fr")).toBe(
    "Tour d’exploitation 2.1",
  );
  expect(heading({ type: "company_turn", company: "NW" }, names, "en")).toBe(
    "North Western Railway",
  );
  expect(heading({ type: "passed", seat: 0 }, names, "en")).toBeNull();
});

it("the sections the refusals cite are in the rules", () => {
  const anchors = chapters.flatMap(({ id, clauses }) => [
    id,
    ...clauses.flatMap((clause) => clause.id ?? []),
  ]);
  const cited =
    "1.2.1 4 4.1 4.1.2 4.2 4.2.1 4.2.3 4.2.4 4.3 5.3 5.4 5.5 5.5.1 5.5.2.1 5.5.2.2 5.5.2.3 5.5.3 5.5.4 5.5.8 5.5.9 5.8.3 6 6.1 6.2 5.2 5.6 5.8.5 7";
  for (const section of cited.split(" ")) expect(anchors).toContain(section);
  expect(new Set(anchors).size).toBe(anchors.length);
});

describe("a draft in words", () => {
  it("says what passing means where it happens", () => {
    const words = draftInWords(
      [{ type: "pass" }, { type: "pass" }, { type: "pass" }],
      ["track", "token", "shares"],
      "en",
    );
    expect(words).toEqual(["lays no track", "places no token", "passes"]);
    const laid = draftInWords(
      [{ type: "lay_tile", hex: "H8", tile: "9", rotation: 0 }, { type: "pass" }, { type: "pass" }],
      ["track", "track", "trains"],
      "fr",
    );
    expect(laid.slice(1)).toEqual(["termine les voies", "n’achète pas de train"]);
  });
  it("tells a complete group from a minor that stays alone", () => {
    expect(
      draftInWords(
        [{ type: "merge", company: "RO" }, { type: "pass" }],
        ["merge", "merge"],
        "fr",
      )[1],
    ).toBe("n’ajoute pas d’autre compagnie mineure");
    expect(draftInWords([{ type: "pass" }], ["merge"], "fr")).toEqual(["passe"]);
  });
});
