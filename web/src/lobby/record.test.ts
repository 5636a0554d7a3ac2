import { describe, expect, it } from "vitest";
import { heading } from "./record";

describe("heading", () => {
  it("reads the first line of a record", () => {
    const record =
      '{"bourse":1,"game":"chicago","players":3,"options":{},"names":["A","B","C"]}\n{"seat":0}\n';
    expect(heading(record)).toEqual({ game: "chicago", players: 3, names: ["A", "B", "C"] });
    expect(heading(`\n${record}`)?.game).toBe("chicago");
  });

  it("reads a game of 1861 that 18xx.games exported, on however many lines", () => {
    const file = {
      id: 7,
      title: "1861",
      players: [{ id: 11, name: "Ada" }, { id: "x" }, { id: 13 }],
      actions: [],
    };
    const read = { game: "1861", players: 3, names: ["Ada", "x", "13"] };
    expect(heading(JSON.stringify(file))).toEqual(read);
    expect(heading(JSON.stringify(file, null, 2))).toEqual(read);
  });

  it.each([
    "",
    "not JSON",
    "[1, 2]",
    '{"bourse":1,"game":"chicago"}',
    '{"bourse":1,"game":"chicago","players":99,"options":{}}',
    '{"title":"1830","players":[{},{},{}],"actions":[]}',
    '{"title":"1861","players":[]}',
    "null",
  ])("takes %s for neither", (text) => {
    expect(heading(text)).toBeNull();
  });
});
