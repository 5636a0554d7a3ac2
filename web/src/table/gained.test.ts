import { expect, it } from "vitest";
import { gained } from "./gained";

const paid = [
  { seat: 0, amount: 11, why: "PRR" },
  { seat: 1, amount: 4, why: "C&O" },
];

it("says what was brought, and what by", () => {
  expect(gained(0, paid, null, "en")).toBe("+11: PRR");
  expect(gained(1, paid, [{ seat: 1, amount: -20, why: "Carat" }], "en")).toBe(
    "−16: C&O +4, Carat −20",
  );
});
it("says so where something was at stake and brought nothing", () => {
  expect(gained(2, paid, [], "en")).toBe("It brought you nothing");
  expect(gained(2, paid, [], "fr")).toBe("Cela ne vous a rien rapporté");
});
it("is silent where nothing was at stake", () => {
  expect(gained(2, paid, null, "fr")).toBeNull();
});
