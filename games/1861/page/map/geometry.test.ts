import { expect, it } from "vitest";
import { HexKeys } from "$hexmap";
import { hexes } from "../data";
import { grid } from "./geometry";

const keys = new HexKeys(
  grid,
  hexes.map(({ id }) => id),
);
const target = (code: string, from: string) =>
  keys.target({ code, key: code }, from, new Set<string>());

it("arrows and letters move in the six directions", () => {
  const codes = ["ArrowUp", "KeyS", "KeyQ", "KeyE", "KeyA", "KeyD"];
  expect(codes.map((code) => target(code, "H8"))).toEqual(["H6", "H10", "G7", "I7", "G9", "I9"]);
});
it("left and right cross the whole map", () => {
  let at = "B10";
  for (let next: string | null = at; next; next = target("ArrowRight", at)) at = next;
  expect(at.startsWith("Q")).toBe(true);
});
it("every hex can be reached by the arrow keys", () => {
  const seen = new Set(["H8"]);
  for (const at of seen)
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = target(key, at);
      if (next) seen.add(next);
    }
  expect(hexes.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
});
