import { expect, it } from "vitest";
import { COMPANIES, LOOKS } from "./companies";
import { game } from ".";

it("lines of charts are called as the pawns are, and players have lines of their own", () => {
  const prices = COMPANIES.map((company) => game.chart["prices"]?.series(company, String));
  expect(prices.map((line) => line?.letter)).toEqual(
    COMPANIES.map((company) => LOOKS[company].letter),
  );
  expect(new Set(prices.map((line) => line?.colour)).size).toBe(COMPANIES.length);
  expect(game.chart["fortune"]?.series("2", () => "Ada")).toEqual({ label: "Ada", seat: 2 });
});
