import { describe, expect, it } from "vitest";
import type { Position, Step } from "$lib/protocol";
import { fortune } from "./fortune";
import { recorded } from "./recorded";

const { steps, positions } = recorded;
const at = (line: number) => ({ line, view: positions[line] }) as Position;
const told = (line: number) => fortune(steps.slice(0, line) as Step[], at(line), "en");
const summed = (rows: readonly { by: readonly number[] }[]) =>
  rows.reduce((sum, { by }) => sum.map((value, seat) => value + (by[seat] ?? 0)), [0, 0, 0]);

describe("where each fortune came from", () => {
  it("adds up, at any moment: what was paid to the cash, the cash and the shares to the fortune", () => {
    for (let line = 0; line < positions.length; line += 1) {
      const rows = told(line);
      const cash = rows.findIndex(({ label }) => label === "Cash at the end");
      expect(summed(rows.slice(0, cash)), `line ${line}`).toEqual(rows[cash]?.by);
      expect(summed(rows.slice(cash, -1)), `line ${line}`).toEqual(rows.at(-1)?.by);
    }
  });
  it("is what the rules count at the end, and names every source", () => {
    const rows = told(steps.length);
    expect(rows.at(-1)).toEqual({ label: "Fortune", by: [12306, 10474, 11081], total: true });
    const labels = rows.map(({ label }) => label);
    for (const label of [
      "Starting cash",
      "Privates: bought",
      "Privates: income",
      "Privates: sold",
      "Minors: bought",
      "Minors: paid out",
      "Shares: bought",
      "Shares: sold",
      "Dividends NW",
      "Taken by the state",
    ])
      expect(labels).toContain(label);
    // Nothing is left that the page has no word for, and privates count nothing by the rulebook.
    expect(labels).not.toContain("Other payments");
    expect(labels).not.toContain("Privates at the end");
  });
  it("says what was paid for and what came in", () => {
    const row = (label: string) => told(steps.length).find((one) => one.label === label)?.by ?? [];
    for (const label of ["Privates: bought", "Minors: bought", "Shares: bought"])
      expect(Math.max(...row(label))).toBeLessThanOrEqual(0);
    for (const label of ["Privates: income", "Minors: paid out", "Shares: sold", "Dividends NW"])
      expect(Math.min(...row(label))).toBeGreaterThanOrEqual(0);
  });
});
