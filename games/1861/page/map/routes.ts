import type { G1861Route } from "../protocol";
import type { Edge } from "../data";
import { moved, spotAt, type Spot, type Tiles } from "./board";
import type { Curve } from "./curves";
import { add, bearing, edgeBetween, pen, polar, RADIUS, type Point } from "./geometry";
import { isEdge } from "./layout";

/** A train's route as a line along the track. */
export interface RouteLine {
  d: string;
  /** From stop to stop, in the order in which the train comes to them. */
  stretches: readonly string[];
  /** Where it begins and ends. */
  ends: readonly Point[];
}

/** The stretch of a hex between an edge and its stop, and where that stop is. */
interface Stub {
  curve: Curve | null;
  stop: Point;
}
function stub({ drawing, face }: Spot, edge: Edge): Stub | null {
  if (face.colour === "red") return { curve: null, stop: polar(bearing(edge), RADIUS * 0.4) };
  const found = drawing.curves.find(
    ({ path }) =>
      path.some((end) => isEdge(end) && end.edge === edge) && path.some((end) => !isEdge(end)),
  );
  return found ? { curve: found.curve, stop: found.curve.at(1) } : null;
}

/** Through a hex from edge to edge: along the track between them, else by way of the stop both lead to. */
function through(spot: Spot, from: Edge, to: Edge): string {
  for (const {
    path: [a, b],
    curve,
  } of spot.drawing.curves) {
    if (!isEdge(a) || !isEdge(b)) continue;
    if (a.edge === from && b.edge === to) return curve.draw(0, 1);
    if (a.edge === to && b.edge === from) return curve.draw(1, 0);
  }
  return (stub(spot, from)?.curve?.draw(0, 1) ?? "") + (stub(spot, to)?.curve?.draw(1, 0) ?? "");
}

function connection(
  hexes: readonly string[],
  tiles: Tiles,
): { d: string; first: Point; last: Point } | null {
  const spots = hexes.map((hex) => spotAt(tiles, hex));
  let d = "";
  let [first, last]: [Point | null, Point | null] = [null, null];
  for (const [i, spot] of spots.entries()) {
    if (!spot) return null;
    const [before, after] = [hexes[i - 1], hexes[i + 1]];
    const [enter, leave] = [
      before ? edgeBetween(spot.hex, before) : null,
      after ? edgeBetween(spot.hex, after) : null,
    ];
    if (enter !== null && leave !== null) d += moved(through(spot, enter, leave), spot.at);
    else if (leave !== null) {
      const begin = stub(spot, leave);
      if (!begin) return null;
      first = add(spot.at, begin.stop);
      const way =
        begin.curve?.draw(1, 0) ?? `L${pen(polar(bearing(leave), RADIUS * Math.sqrt(0.75)))}`;
      d += `M${pen(first)}${moved(way, spot.at)}`;
    } else if (enter !== null) {
      const end = stub(spot, enter);
      if (!end) return null;
      last = add(spot.at, end.stop);
      d += moved(end.curve?.draw(0, 1) ?? `L${pen(end.stop)}`, spot.at);
    }
  }
  return first && last ? { d, first, last } : null;
}

const apart = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 1;

/** Each stretch from where the one before it ended. */
function inOrder(connections: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [first = [], second = []] = connections;
  const back =
    connections.length > 1 &&
    [second[0], second.at(-1)].includes(first[0]) &&
    ![second[0], second.at(-1)].includes(first.at(-1));
  const ordered = [back ? first.toReversed() : first];
  for (const hexes of connections.slice(1))
    ordered.push(hexes.at(-1) === ordered.at(-1)?.at(-1) ? hexes.toReversed() : hexes);
  return ordered;
}

/** The line of a route on the tiles as they lie; null if it does not follow them. */
export function routeLine(route: G1861Route, tiles: Tiles): RouteLine | null {
  const parts = inOrder(route.connections).map((hexes) => connection(hexes, tiles));
  if (parts.length === 0 || parts.some((part) => part === null)) return null;
  const known = parts as NonNullable<(typeof parts)[number]>[];
  // An end of the route is a stop at which only one stretch ends.
  const points = known.flatMap(({ first, last }) => [first, last]);
  const ends = points.filter((point, i) =>
    points.every((other, j) => i === j || apart(point, other)),
  );
  const stretches = known.map(({ d }) => d);
  return { d: stretches.join(""), stretches, ends };
}
