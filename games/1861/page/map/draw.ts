import type { Edge, Path, Stop } from "../data";
import { crossing, cut, drawn, rail, spur, type Curve } from "./curves";
import { add, bearing, distance, pen, polar, RADIUS, type Point } from "./geometry";
import { exitsOf, isEdge, type Face } from "./layout";
import { covered, room, writing, type Disc } from "./room";

/** A face as lines around the middle of its hex: track, bridges, stops, and where figures and letters have room. */

/** The radius of a circle for a token. */
export const SLOT = 13.6;
/** How far from the middle the stops of a hex with several lie. */
const APART = RADIUS / 2;
const TOWN = 7;

export interface DrawnStop {
  stop: Stop;
  at: Point;
  /** The middles of its circles. */
  slots: readonly Point[];
}
export interface Bridge {
  /** The track that goes over the other, near the crossing. */
  over: string;
}
export interface Drawing {
  /** Each path of the face as a curve; a path to a stop leads to it. */
  curves: readonly { path: Path; curve: Curve }[];
  track: string;
  bridges: readonly Bridge[];
  /** Track into a red area. */
  arrows: string;
  stops: readonly DrawnStop[];
  /** What the stops pay, where it is written. */
  values: readonly { at: Point; revenue: number }[];
  label: Point | null;
  /** What writing keeps off: stops and figures. */
  taken: readonly Disc[];
  /** What it may cross where there is no other room. */
  lines: readonly Disc[];
}

const MIDDLE: Point = { x: 0, y: 0 };

function circles(count: number, at: Point): Point[] {
  const s = SLOT;
  const places: Point[][] = [
    [],
    [MIDDLE],
    [
      { x: -s, y: 0 },
      { x: s, y: 0 },
    ],
    [
      { x: 0, y: -s * 1.155 },
      { x: s, y: s * 0.577 },
      { x: -s, y: s * 0.577 },
    ],
    [
      { x: -s, y: -s },
      { x: s, y: -s },
      { x: s, y: s },
      { x: -s, y: s },
    ],
  ];
  return (places[count] ?? []).map((place) => add(at, place));
}

/** Where a stop lies, and the track it lies on if it is one line through it. */
interface Sited {
  at: Point;
  on: { curve: Curve; edges: [Edge, Edge]; t: number } | null;
}

function site(face: Face, index: number): Sited {
  const edges = exitsOf(face, index);
  const [a, b] = edges;
  const several = face.stops.length > 1;
  const through = a !== undefined && b !== undefined && edges.length === 2;
  if (through && (face.stops[index]?.kind === "town" || several)) {
    const curve = rail(a, b);
    const t = clearest(curve, face);
    return { at: curve.at(t), on: { curve, edges: [a, b], t } };
  }
  if (!several || a === undefined) return { at: MIDDLE, on: null };
  return { at: polar(bearing(a), APART), on: null };
}

/** The point of a line through a stop that lies clear of track that passes by: the middle if nothing does. */
function clearest(curve: Curve, face: Face): number {
  const passing = face.paths.flatMap(([a, b]) =>
    isEdge(a) && isEdge(b) ? [rail(a.edge, b.edge)] : [],
  );
  const free = (t: number) => {
    const at = curve.at(t);
    const near = passing.map((other) =>
      Math.min(...steps(24).map((s) => distance(other.at(s), at))),
    );
    return Math.min(TOWN + 7, ...near);
  };
  const tries = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7];
  return tries.reduce((best, t) => (free(t) > free(best) + 0.5 ? t : best), 0.5);
}

function steps(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => i / count);
}

function curveOf([a, b]: Path, sites: readonly Sited[]): Curve | null {
  if (isEdge(a) && isEdge(b)) return rail(a.edge, b.edge);
  if (!isEdge(a) && !isEdge(b)) return null;
  const [from, to] = isEdge(a)
    ? [a, b as { stop: number }]
    : [b as { edge: Edge }, a as { stop: number }];
  const site = sites[to.stop];
  if (!site) return null;
  if (site.on)
    return from.edge === site.on.edges[0]
      ? cut(site.on.curve, 0, site.on.t)
      : cut(site.on.curve, 1, site.on.t);
  return spur(from.edge, site.at);
}

/** Whether two paths have an end in common; then they join, and nothing crosses. */
function joined(one: Path, other: Path): boolean {
  const same = (a: Path[0], b: Path[0]) => JSON.stringify(a) === JSON.stringify(b);
  return one.some((a) => other.some((b) => same(a, b)));
}

/** How long the ramps of a bridge are, on each side of the crossing. */
const RAMP = 8.5;

function bridgesOf(curves: Drawing["curves"]): Bridge[] {
  const bridges: Bridge[] = [];
  curves.forEach((one, i) => {
    for (const other of curves.slice(i + 1)) {
      if (joined(one.path, other.path)) continue;
      const at = crossing(one.curve, other.curve);
      if (!at) continue;
      // The longer line is the straighter one: it goes over.
      const [curve, t] =
        one.curve.length > other.curve.length ? [one.curve, at[0]] : [other.curve, at[1]];
      const ramp = RAMP / curve.length;
      bridges.push({ over: drawn(curve, Math.max(0, t - ramp), Math.min(1, t + ramp)) });
    }
  });
  return bridges;
}

/** An arrow from an edge towards a red area's middle: as wide as track where it enters, a point where it ends. */
function arrow(edge: Edge): string {
  const [from, half] = [polar(bearing(edge), RADIUS * 0.866), 3.4];
  const aside = (at: Point, by: number) => polar(bearing(edge) + 90, by, at);
  const neck = polar(bearing(edge), RADIUS * 0.56);
  const points = [
    aside(from, half),
    aside(neck, half),
    aside(neck, 8),
    polar(bearing(edge), RADIUS * 0.34),
    aside(neck, -8),
    aside(neck, -half),
    aside(from, -half),
  ];
  return `M${points.map(pen).join("L")}Z`;
}

const known = new WeakMap<Face, Drawing>();

export function draw(face: Face): Drawing {
  const before = known.get(face);
  if (before) return before;
  const drawing = make(face);
  known.set(face, drawing);
  return drawing;
}

function make(face: Face): Drawing {
  const red = face.stops.some(({ kind }) => kind === "offboard");
  const sites = face.stops.map((_, index) => site(face, index));
  const curves = red
    ? []
    : face.paths.flatMap((path) => {
        const curve = curveOf(path, sites);
        return curve ? [{ path, curve }] : [];
      });
  const arrows = red
    ? face.paths.flatMap((path) => path.filter(isEdge).map(({ edge }) => arrow(edge))).join("")
    : "";
  const stops = face.stops.map((stop, index) => {
    const at = sites[index]?.at ?? MIDDLE;
    return { stop, at, slots: circles(stop.slots, at) };
  });
  const lines = curves.flatMap(({ curve }) =>
    steps(Math.ceil(curve.length / 4)).map((t) => ({ at: curve.at(t), r: 4 })),
  );
  const taken: Disc[] = [
    ...stops.flatMap(({ stop, at, slots }) =>
      stop.kind === "town"
        ? [{ at, r: TOWN + 1 }]
        : slots.map((slot) => ({ at: slot, r: SLOT + 1.8 })),
    ),
  ];
  const values = valuesOf(stops, taken, lines);
  const label = face.label
    ? room(face.label.length > 1 ? 8.4 : 6.4, [...taken, ...lines], stops[0]?.at ?? MIDDLE)
    : null;
  if (label) taken.push({ at: label, r: 7 });
  return {
    curves,
    track: curves.map(({ curve }) => drawn(curve)).join(""),
    bridges: bridgesOf(curves),
    arrows,
    stops,
    values,
    label,
    taken,
    lines,
  };
}

/** One figure for stops that pay the same. Stops that pay nothing yet have none. */
function valuesOf(
  stops: readonly DrawnStop[],
  taken: Disc[],
  lines: readonly Disc[],
): Drawing["values"] {
  const figures = [
    ...new Set(
      stops
        .filter(({ stop }) => stop.kind !== "offboard" && stop.revenue > 0)
        .map(({ stop }) => stop.revenue),
    ),
  ];
  return figures.map((revenue) => {
    const r = revenue > 99 ? 10.6 : 9;
    const near = stops.length > 1 ? MIDDLE : (stops[0]?.at ?? MIDDLE);
    const at = room(r, [...taken, ...lines], near, stops.length > 1 ? 0.4 : undefined);
    taken.push({ at, r });
    return { at, revenue };
  });
}

/** Where the name of a hex is written: below and above the middle, nearer and further. */
const NAME_ROWS = [28, -28, 33, -33, 38, -38];

/** The height at which a name's lines stand clear of what is drawn. */
export function nameRow({ taken, lines }: Drawing, width: number, count: number): number {
  const height = 10.5;
  const cost = (y: number, rank: number) => {
    const discs = Array.from({ length: count }, (_, i) =>
      writing({ x: 0, y: y + (i - (y < 0 ? count - 1 : 0)) * height }, width, height),
    ).flat();
    return 3 * covered(discs, taken) + 0.5 * covered(discs, lines) + rank * 1.5;
  };
  const rows = NAME_ROWS.map((y, rank) => ({ y, cost: cost(y, rank) }));
  return rows.reduce((best, row) => (row.cost < best.cost ? row : best)).y;
}
