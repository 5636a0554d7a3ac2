import { hexes, hexOf, type Edge } from "../data";
import { beyond, idOf, placeOf } from "./geometry";

/** The six directions: arrows and the letters around S, or the keys around a number pad's five. */
const KEYS: Record<string, Edge> = {
  ArrowUp: 3,
  ArrowDown: 0,
  w: 3,
  s: 0,
  q: 2,
  e: 4,
  a: 1,
  d: 5,
  Home: 2,
  PageUp: 4,
  End: 1,
  PageDown: 5,
};

/** The next hex in a direction, over gaps of the map; null at its edge. */
function walk(from: string, edge: Edge): string | null {
  let place = placeOf(from);
  for (let step = 0; step < 5; step++) {
    place = beyond(place, edge);
    const id = idOf(place);
    if (place.row >= 0 && hexOf(id)) return id;
  }
  return null;
}

/** Right and left keep to the row as well as the columns allow. */
function sideways(from: string, step: 1 | -1): string | null {
  const { col, row } = placeOf(from);
  const level = col & 1 ? 1 : -1;
  for (const dr of [level, -level, 3 * level, -3 * level, 5 * level, -5 * level]) {
    const id = idOf({ col: col + step, row: row + dr });
    if (hexOf(id)) return id;
  }
  return null;
}

function nextLit(from: string, lit: ReadonlySet<string>): string | null {
  const order = hexes.map(({ id }) => id);
  const after = order.indexOf(from) + 1;
  return [...order.slice(after), ...order.slice(0, after)].find((id) => lit.has(id)) ?? null;
}

/** Whether a key moves over the map. */
export function moves(key: string): boolean {
  return key in KEYS || key === "ArrowRight" || key === "ArrowLeft" || key === ".";
}

/** The hex a key leads to; null at the edge. */
export function target(key: string, from: string, lit: ReadonlySet<string>): string | null {
  if (key === "ArrowRight") return sideways(from, 1);
  if (key === "ArrowLeft") return sideways(from, -1);
  if (key === ".") return nextLit(from, lit);
  const edge = KEYS[key];
  return edge === undefined ? null : walk(from, edge);
}
