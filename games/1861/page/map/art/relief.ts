import { broadleaf, conifer, dice, peak, shade, type Peak, type Point } from "$lib/ink";
import { hexes } from "../../data";
import { centre, idOf, pieceAt, pen, short, type Place } from "../geometry";
import { isWater } from "./coast";

/** Taiga in the north, woods in the middle, steppe in the south, marshes on the Pripet, mountains at the edges: all ink. */

const onMap = new Set(hexes.map(({ id }) => id));
/** Beyond the hexes. */
const URALS: readonly Place[] = [
  { col: 16, row: -1 },
  { col: 16, row: 1 },
  { col: 17, row: 0 },
  { col: 16, row: 9 },
  { col: 17, row: 8 },
  { col: 17, row: 6 },
  { col: 17, row: 10 },
];
const CAUCASUS: readonly Place[] = [
  { col: 8, row: 23 },
  { col: 9, row: 22 },
  { col: 9, row: 24 },
  { col: 10, row: 23 },
  { col: 11, row: 24 },
  { col: 11, row: 22 },
];
const CARPATHIANS: readonly Place[] = [
  { col: -1, row: 16 },
  { col: 0, row: 17 },
  { col: 0, row: 19 },
  { col: 0, row: 21 },
];
/** The Pripet marshes. */
const MARSHES = ["B10", "B12", "C11", "C13", "D12"];

const STANDS: readonly Point[] = [
  { x: -28, y: -8 },
  { x: 28, y: -10 },
  { x: -12, y: -20 },
  { x: 13, y: -19 },
  { x: -30, y: 15 },
  { x: 29, y: 17 },
  { x: -14, y: 33 },
  { x: 11, y: 34 },
  { x: 0, y: 8 },
];

function grass({ x, y }: Point, s: number): string {
  return `M${short(x - 2.6 * s)} ${short(y)}l${short(-1.6 * s)} ${short(-3.4 * s)}M${short(x)} ${short(y)}v${short(-4.6 * s)}M${short(x + 2.6 * s)} ${short(y)}l${short(1.6 * s)} ${short(-3.4 * s)}`;
}
function reeds({ x, y }: Point, s: number): string {
  return `M${short(x - 7 * s)} ${short(y)}h${short(14 * s)}M${short(x - 4 * s)} ${short(y + 3)}h${short(8 * s)}${grass({ x, y: y - 0.4 }, s)}`;
}

/** The trees of a piece of land. */
interface Wood {
  trees: string;
  shades: string;
}
interface Relief {
  /** By pieces of the map, so that only those near are looked at when a part of it is drawn. */
  woods: Wood[];
  grasses: string;
  reeds: string;
  peaks: (Peak & { foot: number })[];
}

function draw(): Relief {
  const relief: Relief = { woods: [], grasses: "", reeds: "", peaks: [] };
  const pieces = new Map<string, Wood>();
  for (let col = -2; col <= 18; col++) {
    for (let row = -3 + (col & 1); row <= 24; row += 2) {
      const key = pieceAt({ col, row });
      const wood = pieces.get(key) ?? { trees: "", shades: "" };
      pieces.set(key, wood);
      grow(relief, wood, { col, row });
    }
  }
  relief.woods = [...pieces.values()].filter(({ trees }) => trees !== "");
  for (const place of [...URALS, ...CAUCASUS, ...CARPATHIANS]) raise(relief, place);
  relief.peaks.sort((a, b) => a.foot - b.foot);
  return relief;
}

function raise(relief: Relief, place: Place): void {
  const [at, roll] = [centre(place), dice(`peak${place.col},${place.row}`)];
  for (const [dx, dy, w, h] of [
    [16, -8, 15, 17],
    [-14, 4, 18, 24],
    [10, 24, 15, 15],
    [-26, 26, 12, 12],
  ] as const) {
    const foot = { x: at.x + dx + roll() * 6, y: at.y + dy + roll() * 6 };
    relief.peaks.push({ ...peak(foot, w, h + roll() * 5), foot: foot.y });
  }
}

const HEAVY = new Set([...URALS, ...CAUCASUS, ...CARPATHIANS].map(idOf));

function grow(relief: Relief, wood: Wood, place: Place): void {
  const id = idOf(place);
  if (HEAVY.has(id) || isWater(place)) return;
  const hex = hexes.find((hex) => hex.id === id);
  if (hex && hex.kind !== "land") return;
  const [at, roll] = [centre(place), dice(id)];
  const far = !onMap.has(id);
  const crowded = hex !== undefined && (hex.stops.length > 0 || hex.cost > 0);
  const marsh = MARSHES.includes(id);
  for (const [i, stand] of STANDS.entries()) {
    const jitter = { x: (roll() - 0.5) * 12, y: (roll() - 0.5) * 9 };
    const foot = { x: at.x + stand.x + jitter.x, y: at.y + stand.y + jitter.y };
    const size = 0.85 + roll() * 0.3;
    const luck = roll();
    if (crowded && !marsh && (i > 5 || luck < 0.5)) continue;
    if (i === 8 && hex) continue;
    if (marsh) {
      if (luck < 0.75) relief.reeds += reeds(foot, size * 0.9);
    } else if (place.row + roll() * 3 < 9.5) {
      if (luck < (far ? 0.5 : 0.42)) wood.trees += conifer(foot, size);
      else if (luck < 0.5) {
        wood.trees += broadleaf(foot, size * 0.9);
        wood.shades += shade(foot, size * 0.9);
      }
    } else if (place.row + roll() * 3 < 14.5) {
      if (luck < 0.26) {
        wood.trees += broadleaf(foot, size * 0.9);
        wood.shades += shade(foot, size * 0.9);
      }
    } else if (luck < 0.34) relief.grasses += grass(foot, size * 0.9);
  }
}

export const relief = draw();

/** The compass on the sea. */
export function rose(r: number): { long: string; short: string; half: string } {
  const star = (count: number, turn: number, outer: number, inner: number, half: boolean) =>
    Array.from({ length: count }, (_, i) => {
      const a = ((i * 360) / count + turn) * (Math.PI / 180);
      const side = Math.PI / count;
      const tip = { x: Math.sin(a) * outer, y: -Math.cos(a) * outer };
      const left = { x: Math.sin(a - side) * inner, y: -Math.cos(a - side) * inner };
      const right = { x: Math.sin(a + side) * inner, y: -Math.cos(a + side) * inner };
      return `M0 0L${pen(left)}L${pen(tip)}${half ? "Z" : `L${pen(right)}Z`}`;
    }).join("");
  return {
    long: star(4, 0, r, r * 0.2, false),
    short: star(4, 45, r * 0.6, r * 0.18, false),
    half: star(4, 0, r, r * 0.2, true) + star(4, 45, r * 0.6, r * 0.18, true),
  };
}
