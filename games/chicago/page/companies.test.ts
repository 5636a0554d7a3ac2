import { describe, expect, it } from "vitest";
import type { ChicagoView } from "./protocol";
import { COMPANIES, incomeMarker, LOOKS } from "./companies";
import { markers } from "./tracks/lanes";

describe("income marker", () => {
  it("stands on the income up to 50", () => {
    expect(incomeMarker(0)).toEqual({ at: 0, token: false });
    expect(incomeMarker(50)).toEqual({ at: 50, token: false });
  });
  it("beyond 50 shows the +50 token and the rest", () => {
    expect(incomeMarker(51)).toEqual({ at: 1, token: true });
    expect(incomeMarker(63)).toEqual({ at: 13, token: true });
  });
  it("never covers another", () => {
    const incomes = [7, 8, 8, 58, 0];
    const companies = Object.fromEntries(
      COMPANIES.map((id, i) => [id, { open: id !== "WAB", income: incomes[i] }]),
    );
    const placed = markers({ companies } as unknown as ChicagoView, 2);
    expect(placed.map(({ company }) => company)).toEqual(["PRR", "BO", "CO", "NYC"]);
    expect(new Set(placed.map(({ lane }) => lane)).size).toBe(4);
  });
});

it("companies differ in letter and in hatch", () => {
  const looks = COMPANIES.map((company) => LOOKS[company]);
  expect(new Set(looks.map(({ letter }) => letter)).size).toBe(5);
  expect(new Set(looks.map(({ hatch }) => hatch)).size).toBe(5);
  expect(new Set(looks.map(({ dash }) => dash)).size).toBe(5);
});
