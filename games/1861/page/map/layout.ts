import { hexOf, tileOf, type Colour, type Edge, type End, type Label, type Layout } from "../data";
import { turn } from "./geometry";

/** A tile as it lies: its number and how many sixths it is turned clockwise. */
export interface Laid {
  tile: string;
  rotation: number;
}

/** What is on a hex: printed or laid. */
export interface Face extends Layout {
  colour: Colour;
  label: Label | null;
}

export function isEdge(end: End): end is { edge: Edge } {
  return "edge" in end;
}
function turned(end: End, sixths: number): End {
  return isEdge(end) ? { edge: turn(end.edge, sixths) } : end;
}

const faces = new Map<string, Face>();

/** The face of a tile turned: always the same object, so that what is drawn of it can be kept. */
export function faceOf({ tile, rotation }: Laid): Face | undefined {
  const key = `${tile}/${rotation}`;
  const known = faces.get(key);
  if (known) return known;
  const printed = tileOf(tile);
  if (!printed) return undefined;
  const { colour, label, stops } = printed;
  const face = {
    colour,
    label,
    stops,
    paths: printed.paths.map(([a, b]) => [turned(a, rotation), turned(b, rotation)] as const),
  };
  faces.set(key, face);
  return face;
}

/** What lies on a hex, or what is printed there. */
export function faceAt(hex: string, laid: Laid | undefined): Face | undefined {
  return (laid && faceOf(laid)) ?? hexOf(hex);
}

/** The edges at which a stop's track leaves the hex, in order. */
export function exitsOf(face: Layout, stop: number): Edge[] {
  const edges = face.paths.flatMap(([a, b]) => {
    if (isEdge(a) && !isEdge(b) && b.stop === stop) return [a.edge];
    if (isEdge(b) && !isEdge(a) && a.stop === stop) return [b.edge];
    return [];
  });
  return edges.sort((a, b) => a - b);
}
/** All edges at which track leaves the hex, in order. */
export function exits(face: Layout): Edge[] {
  const all = new Set(face.paths.flatMap((path) => path.filter(isEdge).map(({ edge }) => edge)));
  return [...all].sort((a, b) => a - b);
}
