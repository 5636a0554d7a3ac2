import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hexGrid } from "./grid";
import { HexMapState, type HexMapOptions } from "./map-state.svelte";

const grid = hexGrid({ orientation: "flat", numbering: "offset", radius: 40 });
const hexes = ["A", "B", "C", "D"].flatMap((line) => [1, 2, 3, 4].map((n) => `${line}${n}`));

/** A map on which B2 and C3 can be chosen, and what was chosen on it. */
function open(more: Partial<HexMapOptions> = {}): { map: HexMapState; chosen: string[] } {
  const chosen: string[] = [];
  const map = new HexMapState({
    grid,
    hexes,
    frame: { left: -60, top: -60, right: 300, bottom: 400 },
    start: "A1",
    choosable: () => new Set(["B2", "C3"]),
    choose: (hex) => chosen.push(hex),
    secondTap: () => true,
    ...more,
  });
  map.resize(360, 460);
  return { map, chosen };
}
const click = (pointerType: "mouse" | "touch") => new PointerEvent("click", { pointerType });
const key = (key: string, code = key) => new KeyboardEvent("keydown", { key, code });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a pointer chooses with one press, a finger with the second tap on the same hex", () => {
  const { map, chosen } = open();
  map.press("B2", click("mouse"));
  expect(chosen).toEqual(["B2"]);
  map.press("B2", click("touch"));
  expect([map.tapped, map.pointed, chosen.length]).toEqual(["B2", "B2", 1]);
  map.press("C3", click("touch"));
  expect([map.tapped, chosen.length]).toEqual(["C3", 1]);
  map.press("C3", click("touch"));
  expect([map.tapped, map.pointed, chosen]).toEqual([null, null, ["B2", "C3"]]);
});
it("one tap is enough where the game says so, and on a hex that cannot be chosen, about which more is said", () => {
  const { map, chosen } = open({ secondTap: () => false });
  map.press("B2", click("touch"));
  map.press("A4", click("touch"));
  expect([chosen, map.pointed]).toEqual([["B2", "A4"], "A4"]);
});
it("what a finger asked about is said for a while", () => {
  const { map } = open({ lingers: 4000 });
  map.press("A4", click("touch"));
  vi.advanceTimersByTime(3999);
  expect(map.pointed).toBe("A4");
  vi.advanceTimersByTime(1);
  expect(map.pointed).toBeNull();
});
it("what was put away stays away until the hex is pointed at again", () => {
  const { map } = open();
  map.hover("B2");
  expect([map.pointed, map.asked]).toEqual(["B2", false]);
  map.dismiss();
  expect(map.pointed).toBeNull();
  map.hover("B3");
  expect(map.pointed).toBe("B3");
  map.hover("B2");
  expect(map.pointed).toBe("B2");
});
it("the hex the keys are on is spoken of, unless it was a press that brought the focus there", () => {
  const { map } = open();
  map.focused("B3", false);
  expect(map.pointed).toBeNull();
  map.focused("B3", true);
  expect([map.pointed, map.asked, map.byKeys]).toEqual(["B3", true, true]);
  map.blurred();
  expect(map.pointed).toBeNull();
});
it("a game's own press and key come first", () => {
  const { map, chosen } = open({
    press: (hex) => hex === "B2",
    key: ({ code }) => code === "KeyR",
  });
  map.press("B2", click("mouse"));
  const turned = key("r", "KeyR");
  const prevented = vi.spyOn(turned, "preventDefault");
  map.keydown(turned);
  expect(prevented).toHaveBeenCalled();
  expect(chosen).toEqual([]);
});
it("Space chooses the hex the keys are on, plus comes closer, zero shows all, a shortcut of the browser is left alone", () => {
  const { map, chosen } = open();
  map.keydown(key("ArrowDown"));
  map.keydown(key(" ", "Space"));
  expect(chosen).toEqual(["A2"]);
  map.keydown(key("+", "Equal"));
  expect(map.zoom.scale).toBeCloseTo(1.4);
  map.keydown(new KeyboardEvent("keydown", { key: "0", ctrlKey: true }));
  expect(map.zoom.scale).toBeCloseTo(1.4);
  map.keydown(key("0", "Digit0"));
  expect(map.zoom.scale).toBe(1);
});
it("N leads from anywhere to a hex that can be chosen, and back to the one that was left", () => {
  const { map } = open();
  const n = () => map.keydownElsewhere(key("n", "KeyN"));
  n();
  expect(map.current).toBe("B2");
  n();
  expect(map.current).toBe("B2");
  map.keydown(key("n", "KeyN"));
  expect(map.current).toBe("C3");
});
it("N does nothing where the map cannot be reached, or nothing can be chosen", () => {
  for (const { map } of [open({ reachable: () => false }), open({ choosable: () => new Set() })]) {
    map.keydownElsewhere(key("n", "KeyN"));
    expect(map.current).toBe("A1");
  }
});
it("knows whether somebody has moved the map since it was brought somewhere, also when the window changes", () => {
  const { map } = open();
  expect(map.unmoved).toBe(true);
  map.bring(() => map.zoom.around([grid.middle("D4")], { margin: 40, least: 2, most: 2 }));
  map.resize(300, 300);
  expect(map.unmoved).toBe(true);
  map.zoom.pan(10, 0);
  expect(map.unmoved).toBe(false);
  map.resize(360, 460);
  expect(map.unmoved).toBe(false);
});
it("closer goes from the whole map to what can be chosen", () => {
  const { map } = open();
  map.closer();
  expect(map.zoom.scale).toBeGreaterThan(1.4);
  for (const hex of map.choosable) expect(map.zoom.sees(grid.middle(hex))).toBe(true);
});
