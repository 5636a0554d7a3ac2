import { expect, it } from "vitest";
import { hexes } from "../data";
import { moves, target } from "./keys";

const none = new Set<string>();

const pressed = (code: string) => ({ code, key: code.replace("Key", "").toLowerCase() });

it("arrows and letters move in the six directions", () => {
  const from = (code: string) => target(pressed(code), "H8", none);
  expect(["ArrowUp", "KeyS", "KeyQ", "KeyE", "KeyA", "KeyD"].map(from)).toEqual([
    "H6",
    "H10",
    "G7",
    "I7",
    "G9",
    "I9",
  ]);
});
it("left and right cross the whole map", () => {
  let at = "B10";
  for (let next: string | null = at; next; next = target(pressed("ArrowRight"), at, none))
    at = next;
  expect(at.startsWith("Q")).toBe(true);
});
it("a full stop goes round the hexes that can be built in", () => {
  const lit = new Set(["B4", "M7"]);
  expect(target({ code: "Period", key: "." }, "A5", lit)).toBe("B4");
  expect(target({ code: "Period", key: "." }, "M7", lit)).toBe("B4");
  expect(target({ code: "Period", key: "." }, "A5", none)).toBeNull();
});
it("every hex can be reached by the arrow keys", () => {
  const seen = new Set(["H8"]);
  for (const at of seen) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = target(pressed(key), at, none);
      if (next) seen.add(next);
    }
  }
  expect(hexes.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
});
it("other keys are left alone", () =>
  expect(["Tab", "KeyX", "Escape", "KeyR"].some((code) => moves(pressed(code)))).toBe(false));
