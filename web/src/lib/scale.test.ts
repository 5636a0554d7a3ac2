import { describe, expect, it } from "vitest";
import { apart, axis, fitted, lastKnown, linear, path, spread } from "./scale";

describe("the axis of a chart", () => {
  it("has round marks that hold every value", () => {
    const { low, high, marks } = axis([3, 47, null, 12]);
    expect([low, high]).toEqual([0, 50]);
    expect(marks).toEqual([0, 10, 20, 30, 40, 50]);
  });
  it("has whole steps for small numbers", () => {
    expect(axis([0, 1, 2]).marks).toEqual([0, 1, 2]);
  });
  it("goes below zero where values do", () => {
    expect(axis([-7, 12]).low).toBeLessThanOrEqual(-7);
  });
  it("stands without any value", () => {
    expect(axis([])).toEqual({ low: 0, high: 1, marks: [0, 1] });
    expect(axis([null])).toEqual({ low: 0, high: 1, marks: [0, 1] });
  });
});

describe("points", () => {
  it("go from one range onto the other", () => {
    const y = linear([0, 10], [100, 0]);
    expect([y(0), y(5), y(10)]).toEqual([100, 50, 0]);
  });
  it("go to the middle when the range has no extent", () => {
    expect(linear([3, 3], [0, 10])(3)).toBe(5);
  });
  it("are joined except over what is not known", () => {
    expect(
      path(
        [1, 2, null, 4],
        (index) => index * 10,
        (value) => value,
      ),
    ).toBe("M0 1L10 2M30 4");
  });
});

describe("the rows of the table beside a chart", () => {
  it("are all of a short one", () => expect(spread(3, 10)).toEqual([0, 1, 2]));
  it("begin with the first and end with the last of a long one", () => {
    const rows = spread(251, 12);
    expect(rows.length).toBe(12);
    expect([rows[0], rows[11]]).toEqual([0, 250]);
  });
});

describe("a name at the end of its line", () => {
  // As in most type an M is wide and an i narrow.
  const width = (text: string) =>
    [...text].reduce((sum, letter) => sum + (letter === "M" ? 11 : 4), 0);
  it("is whole where it fits", () =>
    expect(fitted("iiiiiiiiiiii", 48, width)).toBe("iiiiiiiiiiii"));
  it("is shortened by its width, not by its letters", () =>
    expect(fitted("MMMMMM", 48, width)).toBe("MMMM…"));
  it("does not end in a space", () => expect(fitted("iii Miii", 20, width)).toBe("iii…"));
});

describe("letters beside their lines", () => {
  const room = { low: 0, high: 100, gap: 10 };
  it("stay where there is room", () => expect(apart([50, null, 20], room)).toEqual([50, null, 20]));
  it("step aside for each other", () => expect(apart([50, 50, 52], room)).toEqual([50, 60, 70]));
  it("do not leave the room", () => expect(apart([99, 98, 97], room)).toEqual([100, 90, 80]));
  it("move together where there are too many", () => {
    const many = apart(
      Array.from({ length: 21 }, () => 50),
      room,
    );
    expect(many[0]).toBe(0);
    expect(many[20]).toBe(100);
  });
  it("end where their line ends", () => {
    expect(lastKnown([1, 2, null])).toEqual({ at: 1, value: 2 });
    expect(lastKnown([null])).toBeNull();
  });
});
