import { describe, expect, it } from "vitest";
import { Refusal } from "$lib/api";
import { wordsFor } from "$lib/problems";
import { LANGUAGES } from "$lib/texts";
import { eighteenXx } from "./eighteen-xx";

const fileWords: typeof eighteenXx.why = (why, language) => eighteenXx.why(why, language);

const REASONS = [
  { type: "not_a_game" },
  { type: "broken" },
  { type: "other_game", title: "1867" },
  { type: "players", count: 2 },
  { type: "same_players" },
  { type: "unreadable" },
  { type: "unknown_action", word: "fly" },
  { type: "nobody", id: "Z" },
  { type: "nothing_to_undo" },
  { type: "nothing_to_redo" },
  { type: "ended_by_players" },
  { type: "over" },
  { type: "other_turn" },
  { type: "shares" },
  { type: "share_price" },
  { type: "city" },
  { type: "not_now" },
];

describe("what is wrong with a file of 18xx.games", () => {
  it("is said in both languages, each reason otherwise", () => {
    for (const language of LANGUAGES) {
      const said = new Set(REASONS.map((why) => fileWords(why, language)));
      expect(said.size).toBe(REASONS.length);
      expect(said).not.toContain(null);
    }
    expect(fileWords({ type: "other_game", title: "1867" }, "fr")).toMatch(/partie de 1867/);
    expect(fileWords({ type: "players", count: 1 }, "fr")).toMatch(/1 joueur$/);
    expect(fileWords({ type: "players", count: 0 }, "en")).toMatch(/has 0$/);
  });

  it("names the action", () => {
    expect(fileWords({ type: "over", action: 12 }, "fr")).toBe(
      "coup 12 du fichier\u00a0: la partie est déjà finie",
    );
    expect(fileWords({ type: "over", action: 12 }, "en")).toBe(
      "action 12 of the file: the game is over already",
    );
  });

  it("is left to the server's sentence where the page does not know the reason", () => {
    expect(fileWords({ type: "from_the_future" }, "fr")).toBeNull();
    expect(fileWords({ type: "toString" }, "fr")).toBeNull();
    expect(fileWords({}, "fr")).toBeNull();
  });

  it("stands in an error, in the reader's language", () => {
    const problem = {
      code: "bad_record",
      message: "the file is of 1867",
      rule: null,
      section: null,
      update: null,
    };
    const known = new Refusal(400, { ...problem, why: { type: "other_game", title: "1867" } });
    expect(wordsFor(known, "fr", null, eighteenXx)).toMatch(/c’est une partie de 1867/);
    expect(wordsFor(known, "fr", null, eighteenXx)).not.toMatch(/the file/);
    expect(wordsFor(new Refusal(400, problem), "fr", null, eighteenXx)).toMatch(
      /the file is of 1867/,
    );
  });
});

describe("a file of 18xx.games", () => {
  const file = { title: "1861", players: [{ id: 11, name: "Ada" }, { id: "x" }, { id: 13 }] };
  it("names its players, some by their numbers only", () => {
    expect(eighteenXx.players({ ...file, actions: [] })).toEqual(["Ada", "x", "13"]);
  });
  it("is of this game, and has actions", () => {
    expect(eighteenXx.players(file)).toBeNull();
    expect(eighteenXx.players({ ...file, title: "1830", actions: [] })).toBeNull();
    expect(eighteenXx.players({ title: "1861", actions: [] })).toBeNull();
  });
});
