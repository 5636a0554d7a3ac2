import { describe, expect, it } from "vitest";
import { bytesOf, commitmentOf, freshNonce, place, seedOf } from "./draws";
import book from "../../../docs/draws.md?raw";

/** The vectors stand in the book, once for every program that computes draws. */
const rows = book.split("\n").flatMap((line) =>
  line.startsWith("| ")
    ? [
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ]
    : [],
);
const value = (name: string) =>
  bytesOf(rows.find(([first]) => first === name)?.[1]?.replaceAll("`", "") ?? "")!;
const nonces = rows
  .filter(([first]) => first?.startsWith("nonce of seat"))
  .map(([first]) => value(first!));
const places = rows.filter((row) => row.length === 3 && row.every((cell) => /^\d+$/.test(cell)));

describe("the vectors of the book", () => {
  it("give the commitment and the seed", () => {
    expect(nonces).toHaveLength(3);
    expect(bytesOf(commitmentOf(value("secret")))).toEqual(value("commitment"));
    expect(seedOf(value("secret"), nonces)).toEqual(value("seed"));
  });
  it("are all there", () => expect(places).toHaveLength(15));
  it.each(places.map(([k, total, at]) => [k, total, at] as const))(
    "draw %s of %s falls on %s",
    (k, total, expected) => {
      expect(place(value("seed"), BigInt(k!), Number(total))).toBe(Number(expected));
    },
  );
});

it("a nonce is 32 bytes, each time others", () => {
  expect(bytesOf(freshNonce())).toHaveLength(32);
  expect(freshNonce()).not.toBe(freshNonce());
  for (const wrong of ["", "00", "G".repeat(64), "A".repeat(64)]) expect(bytesOf(wrong)).toBeNull();
});
