import { expect, it } from "vitest";
import { hexes, hexOf } from "../data";
import { moves, target } from "./keys";

const none = new Set<string>();

it("arrows and letters move in the six directions", () => {
  expect(target("ArrowUp", "F5", none)).toBe("F4");
  expect(target("KeyS", "F5", none)).toBe("F6");
  expect(target("KeyQ", "F5", none)).toBe("E5");
  expect(target("KeyE", "F5", none)).toBe("G5");
  expect(target("KeyA", "F5", none)).toBe("E6");
  expect(target("KeyD", "F5", none)).toBe("G6");
});

it("left and right cross the whole map", () => {
  let at = "A3";
  for (let next: string | null = at; next; next = target("ArrowRight", at, none)) at = next;
  expect(at.startsWith("S")).toBe(true);
});

it("N goes round the hexes that can be taken", () => {
  const lit = new Set(["B3", "Q6"]);
  expect(target("KeyN", "A2", lit)).toBe("B3");
  expect(target("KeyN", "B3", lit)).toBe("Q6");
  expect(target("KeyN", "Q6", lit)).toBe("B3");
  expect(target("KeyN", "A2", none)).toBeNull();
});

it("every hex can be reached by the arrow keys", () => {
  const seen = new Set(["A2"]);
  for (const at of seen) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = target(key, at, none);
      if (next) seen.add(next);
    }
  }
  expect(seen.size).toBe(hexes.length);
  for (const id of seen) expect(hexOf(id)).toBeDefined();
});

it("other keys are left alone", () =>
  expect(["Tab", "KeyX", "Escape", "Enter", "Space"].some(moves)).toBe(false));
