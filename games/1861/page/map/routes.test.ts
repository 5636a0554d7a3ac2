import { expect, it } from "vitest";
import { moved, spots, layers, type Tiles } from "./board";
import { distance, middle } from "./geometry";
import { routeLine } from "./routes";

const tiles: Tiles = { H10: ["4", 0], I9: ["9", 1], J8: ["9", 1] };

it("a route follows the track from stop to stop", () => {
  // The printed main line from Moscow by way of Tver to St Petersburg.
  const route = routeLine(
    {
      train: "3-1",
      connections: [
        ["H8", "G7", "G5"],
        ["G5", "F4", "F2", "E1"],
      ],
    },
    {},
  );
  expect(route?.ends).toHaveLength(2);
  expect(route && distance(route.ends[0] ?? middle("A5"), middle("H8"))).toBeLessThan(30);
  expect(route && distance(route.ends[1] ?? middle("A5"), middle("E1"))).toBeLessThan(30);
  expect(route?.d.match(/M/g)).toHaveLength(2);
});
it("a train comes to its stops in order, however the stretches are listed", () => {
  const onwards = routeLine(
    {
      train: "3-1",
      connections: [
        ["H8", "G7", "G5"],
        ["G5", "F4", "F2", "E1"],
      ],
    },
    {},
  );
  for (const connections of [
    [
      ["G5", "G7", "H8"],
      ["G5", "F4", "F2", "E1"],
    ],
    [
      ["H8", "G7", "G5"],
      ["E1", "F2", "F4", "G5"],
    ],
  ]) {
    expect(routeLine({ train: "3-1", connections }, {})?.stretches).toEqual(onwards?.stretches);
  }
});
it("a route ends in a red area at its arrow", () => {
  const route = routeLine({ train: "2-1", connections: [["A9", "B8"]] }, {});
  expect(route).toBeNull();
  const laid = routeLine({ train: "2-1", connections: [["A9", "B8"]] }, { B8: ["58", 1] });
  expect(laid?.ends[0] && distance(laid.ends[0], middle("A9"))).toBeLessThan(25);
});
it("a route over track that is not there is not drawn", () => {
  expect(routeLine({ train: "2-1", connections: [["H8", "H10"]] }, tiles)?.ends).toHaveLength(2);
  expect(routeLine({ train: "2-1", connections: [["B4", "B6"]] }, {})).toBeNull();
});
it("lines are moved with their commands", () => {
  expect(moved("M0 0L1 2A75 75 0 0 1 3 4Q5 6 7 8Z", { x: 10, y: 100 })).toBe(
    "M10 100L11 102A75 75 0 0 1 13 104Q15 106 17 108Z",
  );
});
it("the board is a few paths however many tiles lie on it", () => {
  const { tiles: faces, bridges } = layers(spots(tiles));
  expect(Object.keys(faces)).toHaveLength(4);
  expect(bridges.length).toBeLessThanOrEqual(4);
});
