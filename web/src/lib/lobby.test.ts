import { describe, expect, it } from "vitest";
import { changed } from "./lobby";
import type { TableLine } from "./protocol";

const line = (id: string, at: number): TableLine => ({
  id,
  game: "chicago",
  status: "playing",
  seats: [],
  your_turn: false,
  at,
  invite: null,
});
const none = { gone: [], lines: [] };

describe("the lobby after changes", () => {
  const lobby = { mine: [line("a", 3)], listed: [line("b", 2), line("c", 1)] };

  it("keeps what nothing is said of", () => {
    expect(changed(lobby, { mine: none, listed: none })).toEqual(lobby);
  });

  it("replaces, adds and drops tables, the latest first", () => {
    const after = changed(lobby, {
      mine: { gone: ["a"], lines: [] },
      listed: { gone: ["b"], lines: [line("c", 5), line("e", 7), line("d", 7)] },
    });
    expect(after.mine).toEqual([]);
    expect(after.listed.map(({ id, at }) => [id, at])).toEqual([
      ["d", 7],
      ["e", 7],
      ["c", 5],
    ]);
  });
});
