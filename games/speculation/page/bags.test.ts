import { describe, expect, it } from "vitest";
import { freshNonce } from "$lib/draws";
import { verify } from "$lib/verify";
import { bags } from "./bags";

/** Recorded games with their proofs. */
const files = import.meta.glob<string>("../../catalogue/tests/golden/1/speculation-*.jsonl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const records = Object.keys(files);
const read = (name: string) => files[name] ?? "";

describe("recorded games", () => {
  it("are there", () => expect(records.length).toBeGreaterThan(8));
  it.each(records)("%s is drawn as it had to be", (name) => {
    const record = read(name);
    const draws = record.split('"chance"').length - 1;
    expect(verify(record, bags(), null)).toEqual({ draws, undone: 0, fault: null });
  });
});

describe("a record that was tampered with", () => {
  const record = read(records[0]!);
  const lines = record.split("\n");
  it("is found out by another card", () => {
    const at = lines.findIndex((line) => line.includes("draw_card"));
    const other = lines[at]!.includes('"metro"') ? "carat" : "metro";
    const changed = lines
      .with(at, lines[at]!.replace(/"card":"[a-z_]+"/, `"card":"${other}"`))
      .join("\n");
    expect(verify(changed, bags(), null).fault).toEqual({ fault: "draw", line: at + 1 });
  });
  it("is found out by a number that was used before", () => {
    const at = lines.findIndex((line) => line.includes('"k":3}'));
    expect(
      verify(lines.with(at, lines[at]!.replace('"k":3', '"k":2')).join("\n"), bags(), null).fault,
    ).toEqual({ fault: "number", line: at + 1 });
  });
  it("is found out by another secret, another promise, or another part of the seed", () => {
    expect(
      verify(
        record.replace(/"secret":"[0-9a-f]{64}"/, `"secret":"${"ab".repeat(32)}"`),
        bags(),
        null,
      ).fault,
    ).toEqual({ fault: "commitment" });
    expect(verify(record, bags(), "cd".repeat(32)).fault).toEqual({ fault: "other_promise" });
    expect(verify(record, bags(), null, { 1: freshNonce() }).fault).toEqual({
      fault: "own_nonce",
      seat: 1,
    });
    expect(verify(lines.slice(0, 5).join("\n"), bags(), null).fault).toEqual({ fault: "no_proof" });
  });
});
