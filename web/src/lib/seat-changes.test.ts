import { describe, expect, it } from "vitest";
import type { Seating } from "./protocol";
import { seatChanges } from "./seat-changes";

const change = (
  line: number,
  name: string | null,
  kind: Seating["kind"],
  cause: Seating["cause"] = "own",
): Seating => ({ line, seat: 1, name, kind, cause });

describe("changes of seats", () => {
  it("are told from the first one on, with how they came about", () => {
    const seating = [
      change(0, "Bob", "person"),
      change(3, null, "empty", "vote"),
      change(3, "random", "bot", "vote"),
      change(5, "Bob", "person"),
      change(7, null, "empty", "absent"),
      change(7, "random", "bot", "absent"),
      change(9, "Eve", "person", "vote"),
      change(11, null, "empty"),
    ];
    expect(seatChanges(seating, "en")).toEqual([
      { line: 3, text: "A bot (Random) plays for Bob: the others agreed." },
      { line: 5, text: "Bob comes back." },
      { line: 7, text: "A bot (Random) plays for Bob, who is absent." },
      { line: 9, text: "Eve takes the seat of Random: the others agreed." },
      { line: 11, text: "Eve leaves the seat." },
    ]);
    expect(seatChanges(seating, "fr").map(({ text }) => text)[3]).toBe(
      "Eve prend la place de Fantasque : les autres ont accepté.",
    );
  });
  it("are none while everybody sits where he sat down", () => {
    expect(
      seatChanges([change(0, "Bob", "person"), { ...change(0, "Ada", "person"), seat: 0 }], "fr"),
    ).toEqual([]);
  });
});
