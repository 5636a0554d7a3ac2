import { describe, expect, it } from "vitest";
import { hexGrid } from "./grid";
import { HexKeys } from "./keys";

const none = new Set<string>();
const pressed = (code: string) => ({ code, key: code.replace("Key", "").toLowerCase() });
const LINES = ["A", "B", "C", "D", "E", "F", "G"];
/** Seven lines of seven hexes. */
const whole = LINES.flatMap((line) => [1, 2, 3, 4, 5, 6, 7].map((n) => `${line}${n}`));

describe("over flat-topped hexes", () => {
  const grid = hexGrid({ orientation: "flat", numbering: "offset", radius: 40 });
  const keys = new HexKeys(grid, whole);
  const from = (id: string, ...codes: string[]) =>
    codes.map((code) => keys.target(pressed(code), id, none));

  it("arrows and letters move in the six directions", () => {
    expect(from("D4", "ArrowUp", "KeyS", "KeyQ", "KeyE", "KeyA", "KeyD")).toEqual([
      "D3",
      "D5",
      "C4",
      "E4",
      "C5",
      "E5",
    ]);
  });
  it("the keys of a number pad do so by what is written on them", () => {
    expect(keys.target({ code: "Numpad7", key: "Home" }, "D4", none)).toBe("C4");
  });
  it("left and right keep to the row", () => {
    let at: string | null = "A4";
    const way: string[] = [];
    while (at) {
      way.push(at);
      at = keys.target(pressed("ArrowRight"), at, none);
    }
    expect(way).toEqual(["A4", "B4", "C4", "D4", "E4", "F4", "G4"]);
    expect(from("G4", "ArrowLeft", "ArrowRight")).toEqual(["F4", null]);
  });
  it("gaps of the map are stepped over", () => {
    const gappy = new HexKeys(
      grid,
      whole.filter((id) => id !== "D4" && id !== "D5"),
    );
    expect(gappy.target(pressed("ArrowDown"), "D3", none)).toBe("D6");
    expect(gappy.target(pressed("ArrowRight"), "C5", none)).toBe("D6");
  });
});

it("over pointed hexes left and right are straight, up and down keep to the column", () => {
  const grid = hexGrid({ orientation: "pointy", numbering: "offset", radius: 40 });
  const keys = new HexKeys(grid, whole);
  const from = (...codes: string[]) => codes.map((code) => keys.target(pressed(code), "D4", none));
  expect(from("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")).toEqual(["D3", "D5", "C4", "E4"]);
  expect(from("KeyQ", "KeyE", "KeyA", "KeyD")).toEqual(["C4", "C5", "E4", "E5"]);
});

it("N and a full stop go round the hexes that can be chosen", () => {
  const grid = hexGrid({ orientation: "flat", numbering: "offset", radius: 40 });
  const keys = new HexKeys(grid, whole);
  const lit = new Set(["B3", "G6"]);
  expect(keys.target(pressed("KeyN"), "A2", lit)).toBe("B3");
  expect(keys.target({ code: "Period", key: "." }, "B3", lit)).toBe("G6");
  expect(keys.target(pressed("KeyN"), "G6", lit)).toBe("B3");
  expect(keys.target(pressed("KeyN"), "A2", none)).toBeNull();
  expect(
    ["Tab", "KeyX", "Escape", "Enter", "Space", "KeyR"].some((code) => keys.moves(pressed(code))),
  ).toBe(false);
});
