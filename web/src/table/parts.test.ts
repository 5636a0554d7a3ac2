import { describe, expect, it } from "vitest";
import { namesAt, namesOf } from "../lib/names";
import type { Chair } from "../lib/protocol";
import { ago } from "../lobby/ago";
import { heading } from "../lobby/record";
import { asNewSeat, complete, seating } from "../lobby/seating";
import { ranked } from "./ranked";

const chair = (seat: number, name: string | null, kind: Chair["kind"]): Chair => ({
  seat,
  name,
  kind,
  yours: false,
  here: true,
  private: false,
});

describe("names of seats", () => {
  it("tell two bots of the same strength apart", () => {
    const names = namesOf(
      [
        chair(0, "Anna", "person"),
        chair(1, "regular", "bot"),
        chair(2, "regular", "bot"),
        chair(3, null, "empty"),
      ],
      "fr",
      "Libre",
    );
    expect([0, 1, 2, 3].map(names)).toEqual(["Anna", "Habitué 1", "Habitué 2", "Libre"]);
  });
  it("stay those of who sat there when somebody comes or goes", () => {
    const seats = [
      chair(0, "regular", "bot"),
      chair(1, "regular", "bot"),
      chair(2, "regular", "bot"),
    ];
    const sat = (line: number, seat: number, name: string, kind: Chair["kind"]) => ({
      line,
      seat,
      name,
      kind,
    });
    const seating = [
      sat(0, 0, "Nadia", "person"),
      sat(0, 1, "regular", "bot"),
      sat(0, 2, "regular", "bot"),
      sat(12, 0, "regular", "bot"),
    ];
    const names = namesAt({ seats, seating }, "fr", "Libre");
    expect([0, 1, 2].map(names(12))).toEqual(["Nadia", "Habitué 1", "Habitué 2"]);
    expect([0, 1, 2].map(names(13))).toEqual(["Habitué 3", "Habitué 1", "Habitué 2"]);
    expect([0, 1, 2].map(names(Infinity))).toEqual(["Habitué 3", "Habitué 1", "Habitué 2"]);
  });
  it("are those of who came first for what a record tells of before; a seat that is free now is called so", () => {
    const sat = (line: number, seat: number, name: string | null, kind: Chair["kind"]) => ({
      line,
      seat,
      name,
      kind,
    });
    const seating = [
      sat(0, 0, null, "empty"),
      sat(0, 1, null, "empty"),
      sat(40, 0, "Nadia", "person"),
      sat(40, 1, "Boris", "person"),
      sat(60, 1, null, "empty"),
    ];
    const names = namesAt(
      { seats: [chair(0, "Nadia", "person"), chair(1, null, "empty")], seating },
      "fr",
      "Libre",
    );
    expect([0, 1].map(names(12))).toEqual(["Nadia", "Boris"]);
    expect(names(60)(1)).toBe("Boris");
    expect(names(Infinity)(1)).toMatch(/^Libre/);
  });
});

describe("the ranking", () => {
  it("gives equal scores the same rank", () => {
    expect(
      ranked({ scores: [50, 61, 50, 40], winners: [1] }).map(({ seat, rank }) => [seat, rank]),
    ).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
  });
  it("puts who won the tie-break before who did not", () => {
    expect(
      ranked({ scores: [60, 60], winners: [1] }).map(({ seat, rank }) => [seat, rank]),
    ).toEqual([
      [1, 1],
      [0, 2],
    ]);
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
    expect(
      heading('{"bourse":1,"game":"chicago","players":3,"options":{},"names":["A","B","C"]}\n{}'),
    ).toEqual({ game: "chicago", players: 3, names: ["A", "B", "C"] });
  });
  it("is anything else in another file", () => {
    for (const text of ["", "hello", "{}", '{"bourse":1,"game":"chicago","players":900}'])
      expect(heading(text)).toBeNull();
  });
});

describe("how long ago", () => {
  it("is said in words", () => {
    expect(ago(1000, "en", 1000 + 7300)).toBe("2 hours ago");
    expect(ago(1000, "fr", 1000 + 180)).toBe("il y a 3 minutes");
    expect(ago(2000, "en", 1000)).toBe("now");
  });
});
