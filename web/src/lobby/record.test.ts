import { describe, expect, it } from "vitest";
import type { ForeignFiles } from "../lib/foreign-files";
import { heading } from "./record";

describe("heading", () => {
  it("reads the first line of a record", () => {
    const record =
      '{"bourse":1,"game":"toy","players":3,"options":{},"names":["A","B","C"]}\n{"seat":0}\n';
    expect(heading(record)).toEqual({ game: "toy", players: 3, names: ["A", "B", "C"] });
    expect(heading(`\n${record}`)?.game).toBe("toy");
  });

  it("reads a file that one of the games knows, on however many lines", () => {
    const file = { of: "elsewhere", players: ["Ada", "Bob"] };
    const players = ({ of, players }: Record<string, unknown>) =>
      of === "elsewhere" ? (players as string[]) : null;
    const games = [{ id: "other" }, { id: "toy", foreignFiles: { players } as ForeignFiles }];
    const read = { game: "toy", players: 2, names: ["Ada", "Bob"] };
    expect(heading(JSON.stringify(file), games)).toEqual(read);
    expect(heading(JSON.stringify(file, null, 2), games)).toEqual(read);
    expect(heading(JSON.stringify({ ...file, players: [] }), games)).toBeNull();
    expect(heading(JSON.stringify({ ...file, of: "here" }), games)).toBeNull();
  });

  it.each([
    "",
    "not JSON",
    "[1, 2]",
    '{"bourse":1,"game":"toy"}',
    '{"bourse":1,"game":"toy","players":99,"options":{}}',
    "null",
  ])("takes %s for neither", (text) => {
    expect(heading(text)).toBeNull();
  });
});
