import { expect, it } from "vitest";
import { hexes } from "../data";
import { moves, target } from "./keys";

const none = new Set<string>();

it("arrows and letters move in the six directions", () => {
  const from = (key: string) => target(key, "H8", none);
  expect(["ArrowUp", "s", "q", "e", "a", "d"].map(from)).toEqual(["H6", "H10", "G7", "I7", "G9", "I9"]);
});
it("left and right cross the whole map", () => {
  let at = "B10";
  for (let next: string | null = at; next; next = target("ArrowRight", at, none)) at = next;
  expect(at.startsWith("Q")).toBe(true);
});
it("a full stop goes round the hexes that can be built in", () => {
  const lit = new Set(["B4", "M7"]);
  expect(target(".", "A5", lit)).toBe("B4");
  expect(target(".", "M7", lit)).toBe("B4");
  expect(target(".", "A5", none)).toBeNull();
});
it("every hex can be reached by the arrow keys", () => {
  const seen = new Set(["H8"]);
  for (const at of seen) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = target(key, at, none);
      if (next) seen.add(next);
    }
  }
  expect(hexes.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
});
it("other keys are left alone", () => expect(["Tab", "x", "Escape", "r"].some(moves)).toBe(false));
