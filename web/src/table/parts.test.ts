import { describe, expect, it } from "vitest";
import type { GameModule } from "../lib/game";
import { namesOf } from "../lib/names";
import type { Chair, Step } from "../lib/protocol";
import { ago } from "../lobby/ago";
import { heading } from "../lobby/record";
import { asNewSeat, complete, seating } from "../lobby/seating";
import { ranked } from "./ranked";
import { groups } from "./told";

const chair = (seat: number, name: string | null, kind: Chair["kind"]): Chair => ({ seat, name, kind, yours: false, here: true });

describe("names of seats", () => {
  it("tell two bots of the same strength apart", () => {
    const names = namesOf([chair(0, "Anna", "person"), chair(1, "regular", "bot"), chair(2, "regular", "bot"), chair(3, null, "empty")], "fr", "Libre");
    expect([0, 1, 2, 3].map(names)).toEqual(["Anna", "Habitué 1", "Habitué 2", "Libre"]);
  });
});

describe("the ranking", () => {
  it("gives equal scores the same rank", () => {
    expect(ranked({ scores: [50, 61, 50, 40], winners: [1] }).map(({ seat, rank }) => [seat, rank])).toEqual([[1, 1], [0, 2], [2, 2], [3, 4]]);
  });
  it("puts who won the tie-break before who did not", () => {
    expect(ranked({ scores: [60, 60], winners: [1] }).map(({ seat, rank }) => [seat, rank])).toEqual([[1, 1], [0, 2]]);
  });
});

describe("the log", () => {
  const steps: Step[] = [0, 0, 1, 1].map((seat, index) => ({ line: index + 1, seat, what: null, events: index === 2 ? ["open", "x"] : ["x"], stand_in: null, by_order: false, at: 0 }));
  const game = { tell: (event: unknown) => (event === "open" ? null : String(event)) } as unknown as GameModule;
  it("is grouped by who decides", () => {
    expect(groups(steps, game, (seat) => `P${seat}`, "en").map(({ heading, told }) => [heading, told.map(({ line }) => line)])).toEqual([["P0", [1, 2]], ["P1", [3, 4]]]);
  });
  it("is grouped as the game says", () => {
    const own = { ...game, opensTurn: (events: readonly unknown[]) => events.includes("open") };
    expect(groups(steps, own, (seat) => `P${seat}`, "en").map(({ heading }) => heading)).toEqual([null, "P1"]);
  });
});

describe("seats of a new table", () => {
  it("are me and bots, and keep what was chosen when their number changes", () => {
    const two = seating(2, [], "regular");
    expect(two.map(asNewSeat)).toEqual([{ type: "me" }, { type: "bot", bot: "regular" }]);
    const three = seating(3, [two[0]!, { kind: "screen", name: " Bob " }], "regular");
    expect(asNewSeat(three[1]!)).toEqual({ type: "screen", name: "Bob" });
    expect(complete(three)).toBe(true);
    expect(complete([{ kind: "screen", name: " " }])).toBe(false);
  });
});

describe("a record's first line", () => {
  it("names game and players", () => {
    expect(heading('{"bourse":1,"game":"chicago","players":3,"options":{},"names":["A","B","C"]}\n{}')).toEqual({ game: "chicago", players: 3, names: ["A", "B", "C"] });
  });
  it("is anything else in another file", () => {
    for (const text of ["", "hello", "{}", '{"bourse":1,"game":"chicago","players":900}']) expect(heading(text)).toBeNull();
  });
});

describe("how long ago", () => {
  it("is said in words", () => {
    expect(ago(1000, "en", 1000 + 7300)).toBe("2 hours ago");
    expect(ago(1000, "fr", 1000 + 180)).toBe("il y a 3 minutes");
    expect(ago(2000, "en", 1000)).toBe("now");
  });
});
