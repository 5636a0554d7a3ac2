import { expect, it } from "vitest";
import { neighbours } from "./map/geometry";
import { stalls, tree } from "./network";

it("a network is drawn as a tree of neighbours from the company's start", () => {
  const network = ["R5", "Q5", "Q6", "P5", "P4", "O5"];
  const joined = tree("PRR", network);
  expect(joined).toHaveLength(network.length - 1);
  for (const [a, b] of joined) expect(neighbours(a)).toContain(b);
  expect(new Set(joined.map(([, to]) => to)).size).toBe(network.length - 1);
});

it("a closed company has no lines", () => expect(tree("WAB", [])).toEqual([]));

it("there is a stall for each company on a hex", () => {
  for (let count = 0; count <= 5; count++) expect(stalls(count)).toHaveLength(count);
});
