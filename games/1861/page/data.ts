import printedGame from "../data/figures.json";
import printedMap from "../data/map.json";

/** Map, tiles, companies and market as printed, from the two files the rules are built from. */

/** A side of a hex, 0 to 5, clockwise from the bottom. */
export type Edge = 0 | 1 | 2 | 3 | 4 | 5;
export type Colour = "white" | "yellow" | "green" | "brown" | "grey" | "red";
export type Label = "Y" | "M" | "K" | "S" | "Kh" | "Y+Kh";

export interface Stop {
  kind: "city" | "town" | "offboard";
  /** Circles for tokens; towns have none. */
  slots: number;
  /** What it pays; what a red area pays is in `areas`. */
  revenue: number;
  area: string | null;
}
/** Where track ends: at a side of the hex or at one of its stops. */
export type End = { edge: Edge } | { stop: number };
export type Path = readonly [End, End];
export interface Layout {
  stops: readonly Stop[];
  paths: readonly Path[];
}

export interface Hex extends Layout {
  id: string;
  name: string | null;
  /** `land` takes tiles; `grey` and `offboard` are printed for good. */
  kind: "land" | "grey" | "offboard";
  colour: Colour;
  label: Label | null;
  /** What the first tile costs. */
  cost: number;
}
export interface Tile extends Layout {
  id: string;
  colour: Colour;
  label: Label | null;
  count: number;
}
export interface Area {
  name: string;
  hexes: readonly string[];
  /** What it pays, one figure for each column. */
  revenue: readonly number[];
}

interface PrintedStop {
  kind: Stop["kind"];
  slots?: number;
  revenue?: number;
  area?: string;
}
interface PrintedLayout {
  stops?: PrintedStop[];
  paths?: string[];
}
interface PrintedHex extends PrintedLayout {
  id: string;
  name?: string;
  class: Hex["kind"];
  colour?: Colour;
  label?: Label;
  cost?: number;
}
interface PrintedTile extends PrintedLayout {
  id: string;
  colour: Colour;
  label?: Label;
  count: number;
}

function end(word: string): End {
  return word.startsWith("s") ? { stop: Number(word.slice(1)) } : { edge: Number(word) as Edge };
}
function layout({ stops = [], paths = [] }: PrintedLayout): Layout {
  return {
    stops: stops.map(({ kind, slots = 0, revenue = 0, area = null }) => ({
      kind,
      slots,
      revenue,
      area,
    })),
    paths: paths.map((path) => {
      const [a = "", b = ""] = path.split("-");
      return [end(a), end(b)] as const;
    }),
  };
}
const USUAL: Record<Hex["kind"], Colour> = { land: "white", grey: "grey", offboard: "red" };

export const hexes: readonly Hex[] = (printedMap.hexes as PrintedHex[]).map((hex) => ({
  id: hex.id,
  name: hex.name ?? null,
  kind: hex.class,
  colour: hex.colour ?? USUAL[hex.class],
  label: hex.label ?? null,
  cost: hex.cost ?? 0,
  ...layout(hex),
}));
export const tiles: readonly Tile[] = (printedMap.tiles as PrintedTile[]).map((tile) => ({
  id: tile.id,
  colour: tile.colour,
  label: tile.label ?? null,
  count: tile.count,
  ...layout(tile),
}));
export const areas: readonly Area[] = printedMap.areas.map(({ area, hexes, revenue }) => ({
  name: area,
  hexes,
  revenue,
}));
/** Two places that pay more when one route counts both. */
export const pair: { hexes: readonly string[]; amount: number } = printedMap.pair;

const hexById = new Map(hexes.map((hex) => [hex.id, hex] as const));
const tileById = new Map(tiles.map((tile) => [tile.id, tile] as const));
const areaByHex = new Map(areas.flatMap((area) => area.hexes.map((hex) => [hex, area] as const)));

export function hexOf(id: string): Hex | undefined {
  return hexById.get(id);
}
export function tileOf(id: string): Tile | undefined {
  return tileById.get(id);
}
export function areaOf(hex: string): Area | undefined {
  return areaByHex.get(hex);
}

export type Zone = "brown" | "red" | "purple";
export interface Start {
  price: number;
  row: number;
  col: number;
  zone: Zone;
}

/** The share market: prices by row and column, 0 where there is no cell. */
export const grid: readonly (readonly number[])[] = printedGame.market.grid;
/** Where companies start: minors in brown and red, publics in red and purple. */
export const starts = printedGame.market.starts as readonly Start[];
/** The column in which minors convert and which they never leave to the right. */
export const yellowColumn: number = printedGame.market.yellow_column;
/** The one-row market of the option `column_market`. */
export const column: { prices: readonly number[]; minor_highest: number; converts_from: number } =
  printedGame.column_market;

const printedPlayers: Readonly<Record<string, { cash: number }>> = printedGame.players;
/** What each player begins with. */
export function capital(players: number): number {
  return printedPlayers[players]?.cash ?? 0;
}
