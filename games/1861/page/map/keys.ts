import { hexes, hexOf, type Edge } from "../data";
import { beyond, idOf, placeOf } from "./geometry";

/** The six directions, by where the keys lie: arrows and the letters around S, or the keys around a number pad's five. */
const KEYS: Record<string, Edge> = {
  ArrowUp: 3,
  ArrowDown: 0,
  KeyW: 3,
  KeyS: 0,
  KeyQ: 2,
  KeyE: 4,
  KeyA: 1,
  KeyD: 5,
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

/** A key as the browser tells it: where it lies, and what is written on it. */
type Key = Pick<KeyboardEvent, "code" | "key">;
/** To the next hex where something can be done. */
export const next = ({ code, key }: Key) => key === "." || code === "KeyN";

/** Whether a key moves over the map. */
export function moves(key: Key): boolean {
  return (
    key.code in KEYS ||
    key.key in KEYS ||
    key.code === "ArrowRight" ||
    key.code === "ArrowLeft" ||
    next(key)
  );
}

/** The hex a key leads to; null at the edge. */
export function target(key: Key, from: string, lit: ReadonlySet<string>): string | null {
  if (key.code === "ArrowRight") return sideways(from, 1);
  if (key.code === "ArrowLeft") return sideways(from, -1);
  if (next(key)) return nextLit(from, lit);
  const edge = KEYS[key.code] ?? KEYS[key.key];
  return edge === undefined ? null : walk(from, edge);
}
