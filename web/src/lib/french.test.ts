import { describe, expect, it } from "vitest";
import { tableTexts } from "../table/texts";
import { de, que } from "./french";

describe("what stands before a name in French", () => {
  it("loses its vowel before a vowel or a mute h", () => {
    expect(["Anna", "Élodie", "œdipe", "Habitué 1", "Yves", "Iris", "Erie"].map(de)).toEqual([
      "d’Anna",
      "d’Élodie",
      "d’œdipe",
      "d’Habitué 1",
      "d’Yves",
      "d’Iris",
      "d’Erie",
    ]);
    expect(["Bruno", "Yann", "Iaroslavl", "Wabash", "NYC", "4"].map(de)).toEqual([
      "de Bruno",
      "de Yann",
      "de Iaroslavl",
      "de Wabash",
      "de NYC",
      "de 4",
    ]);
    expect(["Anna", "Chloé"].map(que)).toEqual(["qu’Anna", "que Chloé"]);
  });
  it("does so in every sentence of the table", () => {
    const names = ["Anna", "Élodie", "Habitué 1"];
    const said = Object.values(tableTexts).flatMap(({ fr }) => {
      if (typeof fr !== "function") return [];
      const speak = fr as (...parameters: unknown[]) => string;
      // A sentence takes names, or a list of them; what takes figures says nothing wrong with names in their place.
      return [() => speak(...names), () => speak(names, ...names)].flatMap((say) => {
        try {
          return [say()];
        } catch {
          return [];
        }
      });
    });
    expect(said.length).toBeGreaterThan(50);
    for (const sentence of said) expect(sentence).not.toMatch(/\b(de|que) (Anna|Élodie|Habitué)/);
  });
});
