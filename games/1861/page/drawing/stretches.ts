import type { Edge } from "../data";
import { laidAt, type Tiles } from "../map/board";
import { across, opposite } from "../map/geometry";
import { faceAt, isEdge } from "../map/layout";

/** One of the stops of a hex. */
export interface StopAt {
  hex: string;
  stop: number;
}
/** The track from a stop to the next, hex by hex: what a record calls a connection. */
export interface Stretch {
  from: StopAt;
  to: StopAt;
  hexes: readonly string[];
}

export function sameStop(a: StopAt, b: StopAt): boolean {
  return a.hex === b.hex && a.stop === b.stop;
}
export function reversed({ from, to, hexes }: Stretch): Stretch {
  return { from: to, to: from, hexes: hexes.toReversed() };
}

/** Where track leads from a stop on the tiles as they lie: every stretch to another stop. */
export function stretchesFrom(tiles: Tiles, from: StopAt): Stretch[] {
  const found = new Map<string, Stretch>();
  const follow = (
    hexes: readonly string[],
    hex: string,
    enter: Edge,
    seen: ReadonlySet<string>,
  ): void => {
    const border = `${hex}/${enter}`;
    const face = seen.has(border) ? undefined : faceAt(hex, laidAt(tiles, hex));
    if (!face) return;
    const [way, known] = [[...hexes, hex], new Set([...seen, border])];
    for (const [a, b] of face.paths) {
      const end = isEdge(a) && a.edge === enter ? b : isEdge(b) && b.edge === enter ? a : null;
      if (!end) continue;
      if (isEdge(end)) follow(way, across(hex, end.edge), opposite(end.edge), known);
      else if (hex !== from.hex)
        found.set(`${way.join(" ")}/${end.stop}`, {
          from,
          to: { hex, stop: end.stop },
          hexes: way,
        });
    }
  };
  const face = faceAt(from.hex, laidAt(tiles, from.hex));
  for (const [a, b] of face?.paths ?? []) {
    const [stop, edge] = isEdge(a) ? [b, a] : [a, b];
    if (isEdge(stop) || !isEdge(edge) || stop.stop !== from.stop) continue;
    follow([from.hex], across(from.hex, edge.edge), opposite(edge.edge), new Set());
  }
  return [...found.values()];
}
