import { describe, expect, it } from "vitest";
import { hexes, tiles, type Edge } from "../data";
import { crossing, cut, rail, spur, type Curve } from "./curves";
import { draw } from "./draw";
import {
  add,
  APOTHEM,
  distance,
  edgeBetween,
  edgePoint,
  EDGES,
  across,
  middle,
  opposite,
  placeOf,
  idOf,
  turn,
  type Point,
} from "./geometry";
import { exits, faceOf, isEdge } from "./layout";

const pairs = EDGES.flatMap((a) => EDGES.filter((b) => b !== a).map((b) => [a, b] as const));

/** The direction in which a curve leaves its beginning. */
function heading(curve: Curve, t: 0 | 1): { x: number; y: number } {
  const [near, far] = t === 0 ? [curve.at(0), curve.at(0.001)] : [curve.at(1), curve.at(0.999)];
  const length = distance(near, far);
  return { x: (far.x - near.x) / length, y: (far.y - near.y) / length };
}
function leavesAtRightAngle(curve: Curve, edge: Edge, t: 0 | 1): void {
  const [at, into] = [edgePoint(edge), heading(curve, t)];
  expect(into.x * -at.x + into.y * -at.y).toBeCloseTo(APOTHEM, 1);
}

describe("the grid", () => {
  it("edges of neighbours meet in one point", () => {
    for (const { id } of hexes) {
      for (const edge of EDGES) {
        const [here, there] = [
          add(middle(id), edgePoint(edge)),
          add(middle(across(id, edge)), edgePoint(opposite(edge))),
        ];
        expect(distance(here, there)).toBeLessThan(1e-9);
      }
    }
  });
  it("an id is a column letter and a row", () => {
    for (const { id } of hexes) expect(idOf(placeOf(id))).toBe(id);
  });
  it("edge 0 is the bottom, and they go round clockwise", () => {
    expect(EDGES.map((edge) => across("H8", edge))).toEqual(["H10", "G9", "G7", "H6", "I7", "I9"]);
    expect(edgeBetween("H8", "I7")).toBe(4);
    expect(edgeBetween("H8", "A5")).toBeNull();
  });
});

describe("track from edge to edge", () => {
  it.each(pairs)("%i to %i begins and ends at the edges, at right angles", (a, b) => {
    const curve = rail(a, b);
    expect(distance(curve.at(0), edgePoint(a))).toBeLessThan(1e-9);
    expect(distance(curve.at(1), edgePoint(b))).toBeLessThan(1e-9);
    leavesAtRightAngle(curve, a, 0);
    leavesAtRightAngle(curve, b, 1);
  });
  it("is as long as its circle says", () => {
    expect(rail(0, 3).length).toBeCloseTo(2 * APOTHEM);
    expect(rail(0, 2).length).toBeCloseTo((Math.PI / 3) * 75);
    expect(rail(0, 1).length).toBeCloseTo(((2 * Math.PI) / 3) * 25);
  });
  it("is the same line walked the other way", () => {
    for (const [a, b] of pairs)
      expect(distance(rail(a, b).at(0.3), rail(b, a).at(0.7))).toBeLessThan(1e-9);
  });
  it("turned by a sixth is the next edges' track", () => {
    for (const [a, b] of pairs) {
      const [at, next] = [rail(a, b).at(0.3), rail(turn(a, 1), turn(b, 1)).at(0.3)];
      const turned = {
        x: at.x * 0.5 - at.y * Math.sqrt(0.75),
        y: at.x * Math.sqrt(0.75) + at.y * 0.5,
      };
      expect(distance(turned, next)).toBeLessThan(1e-9);
    }
  });
});

describe("parts of track", () => {
  it("end where they are cut", () => {
    for (const [a, b] of pairs) {
      const half = cut(rail(a, b), 1, 0.5);
      expect(distance(half.at(0), edgePoint(b))).toBeLessThan(1e-9);
      expect(distance(half.at(1), rail(a, b).at(0.5))).toBeLessThan(1e-9);
    }
  });
  it("an arc cut backwards turns the other way", () => {
    const sweep = (d: string) => d.split(" ")[4];
    expect(sweep(rail(0, 2).draw(0, 1))).not.toBe(sweep(rail(0, 2).draw(1, 0)));
  });
  it("a spur leaves its edge at a right angle wherever the stop is", () => {
    for (const edge of EDGES) leavesAtRightAngle(spur(edge, { x: 9, y: -14 }), edge, 0);
  });
});

describe("tiles", () => {
  it("leave by the edges of their paths, turned", () => {
    for (const tile of tiles) {
      for (let rotation = 0; rotation < 6; rotation++) {
        const face = faceOf({ tile: tile.id, rotation });
        expect(face && exits(face)).toEqual(
          exits(tile)
            .map((edge) => turn(edge, rotation))
            .sort((a, b) => a - b),
        );
      }
    }
  });
  it("have every line meet its ends", () => {
    for (const tile of tiles) {
      const face = faceOf({ tile: tile.id, rotation: 2 });
      if (!face) throw new Error(tile.id);
      const drawing = draw(face);
      expect(drawing.curves).toHaveLength(face.paths.length);
      for (const {
        path: [a, b],
        curve,
      } of drawing.curves) {
        const [first, last] = isEdge(a) ? [a, b] : [b, a];
        if (isEdge(first)) expect(distance(curve.at(0), edgePoint(first.edge))).toBeLessThan(1e-9);
        if (isEdge(last)) expect(distance(curve.at(1), edgePoint(last.edge))).toBeLessThan(1e-9);
        else
          expect(distance(curve.at(1), drawing.stops[last.stop]?.at ?? middle("Z99"))).toBeLessThan(
            1e-9,
          );
      }
    }
  });
  it("have a bridge where lines cross without joining, and only there", () => {
    const bridges = (id: string) =>
      draw(
        faceOf({ tile: id, rotation: 0 }) ?? { colour: "white", label: null, stops: [], paths: [] },
      ).bridges.length;
    // Crossings: two lines whose ends take turns around the hex.
    expect(["16", "17", "18", "19", "20", "21", "22"].map(bridges)).toEqual([1, 0, 0, 1, 1, 0, 0]);
    expect(["39", "40", "41", "42", "43", "44", "45", "46", "47"].map(bridges)).toEqual([
      0, 0, 0, 0, 1, 1, 1, 1, 1,
    ]);
    expect(["87", "15", "639"].map(bridges)).toEqual([0, 0, 0]);
  });
  it("keep figures clear of track and circles", () => {
    for (const tile of tiles) {
      for (let rotation = 0; rotation < 6; rotation++) {
        const face = faceOf({ tile: tile.id, rotation });
        if (!face) throw new Error(tile.id);
        const drawing = draw(face);
        const circles = drawing.stops.flatMap(({ slots }) => slots);
        const track = drawing.curves.flatMap(({ curve }) =>
          Array.from({ length: 21 }, (_, i) => curve.at(i / 20)),
        );
        const nearest = (points: readonly Point[]) =>
          Math.min(
            ...drawing.values.flatMap(({ at }) => points.map((point) => distance(at, point))),
          );
        expect(nearest(circles), `${tile.id} ${rotation}`).toBeGreaterThan(20);
        expect(nearest(track), `${tile.id} ${rotation}`).toBeGreaterThan(7);
      }
    }
  });
});

it("crossings are found on both lines", () => {
  expect(crossing(rail(0, 3), rail(1, 4))).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
  expect(crossing(rail(0, 1), rail(3, 4))).toBeNull();
});
