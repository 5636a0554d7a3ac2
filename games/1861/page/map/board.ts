import { hexes, type Colour } from "../data";
import { draw, type Drawing } from "./draw";
import { add, hexPath, middle, pen, pieceAt, placeOf, short, type Point } from "./geometry";
import { faceAt, type Face, type Laid } from "./layout";

/**
 * The whole board as a few paths, however long the game: in each piece of the map all tiles of a colour are one path, all track is
 * one, all circles are one. What is drawn anew, or drawn in part, are the pieces concerned.
 */

/** What is on each hex, by hex. */
export interface Spot {
  hex: string;
  at: Point;
  face: Face;
  drawing: Drawing;
  laid: Laid | null;
}

export type Tiles = Readonly<Partial<Record<string, readonly [tile: string, rotation: number]>>>;

export function laidAt(tiles: Tiles, hex: string): Laid | undefined {
  const laid = tiles[hex];
  return laid && { tile: laid[0], rotation: laid[1] };
}

export function spotAt(tiles: Tiles, hex: string): Spot | null {
  const laid = laidAt(tiles, hex);
  const face = faceAt(hex, laid);
  return face ? { hex, at: middle(hex), face, drawing: draw(face), laid: laid ?? null } : null;
}
export function spots(tiles: Tiles): Spot[] {
  return hexes.flatMap(({ id }) => spotAt(tiles, id) ?? []);
}

/** Moves a path drawn around the origin to where its hex is. Only absolute commands are used. */
export function moved(d: string, by: Point): string {
  return d.replace(
    /([MLQTC])([^A-Za-z]*)|A([^A-Za-z]*)/g,
    (_, command: string | undefined, numbers: string | undefined, arc: string | undefined) => {
      const list = (numbers ?? arc ?? "")
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      if (command === undefined) {
        const [rx, ry, turn, large, sweep, x = 0, y = 0] = list;
        return `A${rx} ${ry} ${turn} ${large} ${sweep} ${short(x + by.x)} ${short(y + by.y)}`;
      }
      return command + list.map((n, i) => short(n + (i % 2 === 0 ? by.x : by.y))).join(" ");
    },
  );
}

/** A point as a stroke that has no length: with round caps it is a disc. */
export function dot(at: Point): string {
  return `M${pen(at)}h0`;
}

export type Fill = Exclude<Colour, "white" | "red">;
export const FILLS: readonly Fill[] = ["yellow", "green", "brown", "grey"];

export interface Layers {
  /** Tiles by colour. */
  tiles: Record<Fill, string>;
  track: string;
  /** The upper track at crossings, by the colour of the ground it bridges. */
  bridges: { colour: Colour; over: string }[];
  arrows: string;
  /** Cities as lines from circle to circle, to be drawn broad. */
  cities: string;
  slots: string;
  towns: string;
  /** Two or three dots in a corner: how far a tile has been upgraded, without its colour. */
  pips: string;
}

const PIPS: Partial<Record<Colour, number>> = { yellow: 1, green: 2, brown: 3, grey: 4 };

/** What one hex adds to the layers. */
interface Piece {
  fill: string;
  track: string;
  arrows: string;
  over: string;
  cities: string;
  slots: string;
  towns: string;
  pips: string;
}

function piece({ at, face, drawing, laid }: Spot): Piece {
  const made: Piece = {
    fill: face.colour === "white" || face.colour === "red" ? "" : hexPath(at),
    track: moved(drawing.track, at),
    arrows: moved(drawing.arrows, at),
    over: drawing.bridges.map(({ over }) => moved(over, at)).join(""),
    cities: "",
    slots: "",
    towns: "",
    pips: "",
  };
  for (const { stop, at: here, slots } of drawing.stops) {
    if (stop.kind === "town") made.towns += dot(add(at, here));
    if (stop.kind !== "city") continue;
    const placed = slots.map((slot) => add(at, slot));
    made.cities += placed.length === 1 ? dot(placed[0] as Point) : `M${placed.map(pen).join("L")}Z`;
    made.slots += placed.map(dot).join("");
  }
  const count = laid ? (PIPS[face.colour] ?? 0) : 0;
  for (let i = 0; i < count; i++) made.pips += dot({ x: at.x + 23.4 - i * 3.4, y: at.y + 33 });
  return made;
}

/** A face on a hex is drawn once, and then again only when something else lies there. */
const pieces = new WeakMap<Face, Map<string, Piece>>();

function pieceOf(spot: Spot): Piece {
  const key = `${spot.hex}${spot.laid ? "" : "/"}`;
  const drawn = pieces.get(spot.face) ?? new Map<string, Piece>();
  pieces.set(spot.face, drawn);
  const made = drawn.get(key) ?? piece(spot);
  drawn.set(key, made);
  return made;
}

/** Everything drawn on some hexes, layer by layer. */
export function layers(all: readonly Spot[]): Layers {
  const bridges = new Map<Colour, string>();
  const result: Layers = {
    tiles: { yellow: "", green: "", brown: "", grey: "" },
    track: "",
    bridges: [],
    arrows: "",
    cities: "",
    slots: "",
    towns: "",
    pips: "",
  };
  for (const spot of all) {
    const { colour } = spot.face;
    const drawn = pieceOf(spot);
    if (colour !== "white" && colour !== "red") result.tiles[colour] += drawn.fill;
    if (drawn.over) bridges.set(colour, (bridges.get(colour) ?? "") + drawn.over);
    result.track += drawn.track;
    result.arrows += drawn.arrows;
    result.cities += drawn.cities;
    result.slots += drawn.slots;
    result.towns += drawn.towns;
    result.pips += drawn.pips;
  }
  result.bridges = [...bridges].map(([colour, over]) => ({ colour, over }));
  return result;
}

/** Everything drawn on the board, piece by piece. */
export function inPieces(all: readonly Spot[]): Layers[] {
  const pieces = new Map<string, Spot[]>();
  for (const spot of all) {
    const key = pieceAt(placeOf(spot.hex));
    const piece = pieces.get(key);
    if (piece) piece.push(spot);
    else pieces.set(key, [spot]);
  }
  return [...pieces.values()].map(layers);
}

/** The middle of a circle of a city. On a tile that is only being chosen, cities may have become one: they stand side by side. */
export function slotAt({ at, drawing: { stops } }: Spot, city: number, slot: number): Point | null {
  const joined = stops.length === 1 && city > 0;
  const circles = stops[joined ? 0 : city]?.slots ?? [];
  const place = circles[Math.min(joined ? city + slot : slot, circles.length - 1)];
  return place ? add(at, place) : null;
}
