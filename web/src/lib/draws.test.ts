import { describe, expect, it } from "vitest";
import { bytesOf, commitmentOf, freshNonce, hex, place, seedOf } from "./draws";
import book from "../../../docs/draws.md?raw";
import { sha256 } from "./sha256";

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
    expect(commitmentOf(value("secret"))).toBe(hex(value("commitment")));
    expect(hex(seedOf(value("secret"), nonces))).toBe(hex(value("seed")));
  });
  it("are all there", () => expect(places).toHaveLength(15));
  it.each(places.map(([k, total, at]) => [k, total, at] as const))(
    "draw %s of %s falls on %s",
    (k, total, expected) => {
      expect(place(value("seed"), BigInt(k!), Number(total))).toBe(Number(expected));
    },
  );
});

it("SHA-256 of messages of all lengths is the platform's", async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 200]) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 7) & 255);
    expect(hex(sha256(message))).toBe(
      hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message))),
    );
  }
});

it("a nonce is 32 bytes, each time others", () => {
  expect(bytesOf(freshNonce())).toHaveLength(32);
  expect(freshNonce()).not.toBe(freshNonce());
  for (const wrong of ["", "00", "G".repeat(64), "A".repeat(64)]) expect(bytesOf(wrong)).toBeNull();
});
