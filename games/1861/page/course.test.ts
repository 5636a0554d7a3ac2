import { describe, expect, it } from "vitest";
import type { Position } from "$lib/protocol";
import { ending, lastRuns, revenues, rounds } from "./course";
import { recorded } from "./recorded";

const { steps, positions } = recorded;
const end = { view: positions.at(-1) } as Position;

describe("how a recorded game went", () => {
  it("has its rounds at the lines where they begin", () => {
    expect(
      rounds(steps, "fr")
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(["TB 1", "TE 1.1", "TE 1.2"]);
    expect(rounds(steps, "en").map(({ line }) => line)).toEqual(
      rounds(steps, "en")
        .map(({ line }) => line)
        .toSorted((a, b) => a - b),
    );
  });
  it("knows the last run of each company up to a moment", () => {
    expect(lastRuns(steps.slice(0, 190)).get("MNN")).toMatchObject({ line: 190, revenue: 80 });
    expect(lastRuns(steps.slice(0, 189)).get("MNN")?.line).toBeLessThan(190);
    expect(lastRuns([]).size).toBe(0);
  });
  it("knows what each company earned in each operating round", () => {
    const { rounds, companies } = revenues(steps.slice(0, 360), "en");
    const nw = companies.find(({ company }) => company === "NW");
    expect(nw?.earned[rounds.indexOf("OR 4.1")]).toBe(260);
    expect(companies.every(({ earned }) => earned.length === rounds.length)).toBe(true);
  });
  it("says why it ended", () => {
    expect(ending(steps, end, String, "en")).toMatch(/^The game ended after OR \d\.\d: /);
    expect(ending(steps, { view: positions[5] } as Position, String, "fr")).toBeNull();
  });
});
