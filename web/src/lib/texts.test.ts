import { describe, expect, it } from "vitest";
import { Refusal, Unreachable } from "./api";
import { CODES, wordsFor } from "./problems";
import { LANGUAGES, list, pick, plural, preferred, type Texts } from "./texts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../**/texts.ts", "../**/*-texts.ts", "../../../games/*/page/**/texts.ts", "!./texts.ts"],
  { eager: true },
);

describe("texts", () => {
  it("are picked in a language, with their parameters", () => {
    expect(pick({ en: "Yes", fr: "Oui" }, "fr")).toBe("Oui");
    expect(pick({ en: (n: number) => `${n} left`, fr: (n: number) => `reste ${n}` }, "fr", 3)).toBe(
      "reste 3",
    );
  });
  it("begin in the browser's language", () => {
    expect(preferred(["de", "fr-CA", "en"])).toBe("fr");
    expect(preferred(["de"])).toBe("en");
    expect(preferred([])).toBe("en");
  });
  it("count by each language's rule", () => {
    expect(plural(0, "en", "share", "shares")).toBe("shares");
    expect(plural(0, "fr", "action", "actions")).toBe("action");
  });
  it("join names", () => {
    expect(list(["A", "B", "C"], "fr")).toBe("A, B et C");
    expect(list(["A"], "en")).toBe("A");
    expect(list([], "en")).toBe("");
  });
  it("are written in good typography", () => {
    for (const [file, exported] of Object.entries(modules)) {
      for (const texts of Object.values(exported)) {
        if (typeof texts !== "object" || texts === null) continue;
        for (const [name, text] of Object.entries(texts as Texts)) {
          const french: unknown = text?.fr;
          if (typeof french !== "string") continue;
          expect(french, `${file} ${name}: apostrophe`).not.toMatch(/\p{L}'\p{L}/u);
          expect(french, `${file} ${name}: space before punctuation`).not.toMatch(
            /[^\u00a0\u202f\s.(:/?&=][;?!:](\s|$)| [;?!:]/u,
          );
          expect(french, `${file} ${name}: exclamation`).not.toMatch(/!/);
        }
      }
    }
  });
});

describe("errors", () => {
  const problem = (code: string) =>
    new Refusal(400, { code, message: "", rule: null, section: null, update: null });
  it("have words in both languages for every code", () => {
    for (const language of LANGUAGES) {
      const said = new Set(
        CODES.map((code) =>
          code === "offline"
            ? wordsFor(new Unreachable(), language)
            : wordsFor(problem(code), language),
        ),
      );
      expect(said.size).toBe(CODES.length);
    }
  });
  it("have words even for a code this page does not know", () => {
    expect(wordsFor(problem("from_the_future"), "en")).toMatch(/Reload/);
    expect(wordsFor(new TypeError("x"), "fr")).toMatch(/Rechargez/);
  });
});
