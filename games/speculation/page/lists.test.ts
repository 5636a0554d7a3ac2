import { expect, it } from "vitest";
import { box } from "./data";
import { fault, written } from "./lists";

const normal = box.prices.normal;

it("the built-in lists have no fault and are not written", () => {
  for (const side of ["normal", "star"] as const) expect(fault(box.prices[side])).toBeNull();
  expect(written({})).toBeNull();
  expect(written({ normal: structuredClone(normal) })).toBeNull();
});

it("a fault says where it is", () => {
  const sections = structuredClone(normal.sections);
  sections[2]![4] = 999;
  expect(fault({ ...normal, sections })).toEqual({ kind: "rising", row: 2, rank: 4 });
  expect(fault({ ...normal, end: normal.end.with(7, -201) })).toEqual({
    kind: "range",
    row: 6,
    rank: 7,
  });
});

it("only what differs is written", () => {
  const end = normal.end.with(0, 400);
  expect(written({ normal: { ...normal, end }, star: box.prices.star })).toEqual({
    normal: { sections: normal.sections, end },
  });
});
