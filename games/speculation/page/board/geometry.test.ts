import { describe, expect, it } from "vitest";
import { box, END, RANKS, START } from "../data";
import {
  band,
  cell,
  endRow,
  fit,
  HEAD,
  legible,
  NARROW,
  priceCell,
  standing,
  startRow,
  trail,
  way,
  WIDE,
  type Rect,
} from "./geometry";

const spaces = Array.from({ length: END - 1 }, (_, index) => index + 1);
const inside = (rect: Rect, width: number, height: number) =>
  rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= width && rect.y + rect.height <= height;
const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01;

describe.each([WIDE, fit(1000, 900).layout, NARROW])("the $id board, $height high", (layout) => {
  const cells = spaces.map((space) => cell(layout, space));
  const prices = [...box.sections.keys(), null].flatMap((section) =>
    Array.from({ length: RANKS }, (_, index) => priceCell(layout, section, index + 1)),
  );
  it("shows every space and every price within itself", () => {
    for (const rect of [...cells, ...prices])
      expect(inside(rect, layout.width, layout.height)).toBe(true);
  });
  it("draws nothing upon another", () => {
    const all = [...cells, ...prices];
    all.forEach((rect, index) => {
      for (const other of all.slice(index + 1)) expect(apart(rect, other)).toBe(true);
    });
  });
  it("has each space beside the next", () => {
    for (const space of spaces.slice(1)) {
      const [a, b] = [cell(layout, space - 1), cell(layout, space)];
      const [across, up] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
      const next =
        (up === 0 && Math.abs(across - layout.cell.width) < 0.01) ||
        (across === 0 && Math.abs(up - layout.pitch) < 0.01);
      expect(next, `from ${space - 1} to ${space}`).toBe(true);
    }
  });
  it("gives eight pawns on START and in END a place each", () => {
    for (const space of [START, END]) {
      const places = Array.from({ length: RANKS }, (_, place) => standing(layout, space, place));
      const row = band(layout, space === START ? startRow(layout) : endRow(layout));
      for (const { x } of places) expect(x > row.x && x < row.x + row.width).toBe(true);
      expect(new Set(places.map(({ x }) => x)).size).toBe(RANKS);
    }
  });
});

it("a pawn jumps what is occupied", () => {
  expect(way(3, 8, new Set([4, 6]))).toEqual([5, 7, 8]);
  expect(way(58, 60, new Set([59]))).toEqual([60]);
  expect(way(60, 60, new Set())).toEqual([]);
  expect(way(8, 5, new Set([7]))).toEqual([6, 5]);
});

describe("in the room it is given", () => {
  it.each([
    [1020, 700, "wide", true],
    [634, 440, "wide", true],
    [640, 400, "wide", true],
    [557, 250, "wide", false],
    [390, 300, "narrow", false],
    [360, 220, "narrow", false],
  ])("%i × %i it is %s", (width, height, id, whole) => {
    const { layout, scale } = fit(width, height);
    expect(layout.id).toBe(id);
    expect(layout.width * scale).toBeLessThanOrEqual(width + 0.01);
    expect((layout.height + HEAD) * scale <= height + 0.01).toBe(whole);
    expect(legible(9, scale) * scale).toBeGreaterThanOrEqual(11);
  });
});

it("a trail goes along the track, space by space, and not across START", () => {
  expect(trail(WIDE, 9, 12, 0).match(/[ML]/g)).toHaveLength(4);
  expect(trail(WIDE, 5, 0, 2).match(/[ML]/g)).toHaveLength(5);
  expect(trail(WIDE, 0, 5, 2).match(/[ML]/g)).toHaveLength(5);
});
