import { describe, expect, it } from "vitest";
import { Refusal } from "./api";
import { recordFaults, wordsFor } from "./problems";
import type { RecordFault } from "./protocol";
import { LANGUAGES } from "./texts";

const FAULTS: RecordFault[] = [
  { type: "empty_record" },
  { type: "blank_line", line: 2 },
  { type: "long_line", line: 2 },
  { type: "no_header" },
  { type: "other_format", version: 9 },
  { type: "unknown_game", game: "chess" },
  { type: "unknown_option", option: "speed" },
  { type: "option_value", option: "speed" },
  { type: "player_count", players: 9 },
  { type: "other_rules", version: 9 },
  { type: "commitment" },
  { type: "prices" },
  { type: "name_count", names: 1, players: 3 },
  { type: "not_a_line", line: 2 },
  { type: "refused_line", line: 2, rule: "bid_too_low" },
  { type: "early_result", line: 2 },
  { type: "other_result", line: 2 },
  { type: "after_result", line: 2 },
];

const refused = (why: RecordFault) =>
  new Refusal(400, {
    code: "bad_record",
    message: "in English",
    rule: null,
    section: null,
    update: null,
    why,
  });

describe("what is wrong with a record", () => {
  it("is said in both languages, each fault otherwise, without the server's English", () => {
    expect(FAULTS.map((why) => why.type).sort()).toEqual(Object.keys(recordFaults).sort());
    for (const language of LANGUAGES) {
      const said = new Set(FAULTS.map((why) => wordsFor(refused(why), language)));
      expect(said.size).toBe(FAULTS.length);
      for (const words of said) expect(words).not.toMatch(/in English|undefined/);
    }
  });

  it("names the line", () => {
    expect(
      wordsFor(refused({ type: "refused_line", line: 12, rule: "bid_too_low" }), "fr"),
    ).toMatch(/la ligne 12\u00a0: bid_too_low/);
  });
});
