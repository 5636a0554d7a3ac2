import { expect, it } from "vitest";
import type { G1861Company, G1861View } from "./protocol";
import { COMPANIES } from "./companies";
import { sorted } from "./sheet";

function view(): G1861View {
  const charter = { status: "unformed", price: null, cash: 0, shares: [0, 0] };
  const companies = Object.fromEntries(
    COMPANIES.map((company) => [company, charter]),
  ) as unknown as G1861View["companies"];
  const open = (company: G1861Company, price: number, cash: number, shares: number[]) =>
    (companies[company] = { ...companies[company], status: "open", price, cash, shares });
  open("RO", 60, 100, [2, 0]);
  open("NW", 90, 20, [1, 3]);
  open("SW", 70, 20, [4, 3]);
  return { order: ["RO", "NW", "SW", "RSR"], companies } as unknown as G1861View;
}

it("companies are in operating order, or by a figure with equal ones in that order", () => {
  expect(sorted(view(), "order")).toEqual(["RO", "NW", "SW"]);
  expect(sorted(view(), "price")).toEqual(["NW", "SW", "RO"]);
  expect(sorted(view(), "cash")).toEqual(["RO", "NW", "SW"]);
  expect(sorted(view(), { seat: 1 })).toEqual(["NW", "SW", "RO"]);
});
