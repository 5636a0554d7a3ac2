import { hexes, hexOf } from "../data";
import { cellOf, idOf, walk, type Direction } from "../geometry";

/** The six directions by the place of a key: arrows and the letters around S, or the keys around a number pad's five. */
const KEYS: Record<string, Direction> = {
  ArrowUp: "n",
  ArrowDown: "s",
  KeyW: "n",
  KeyS: "s",
  KeyQ: "nw",
  KeyE: "ne",
  KeyA: "sw",
  KeyD: "se",
  Home: "nw",
  PageUp: "ne",
  End: "sw",
  PageDown: "se",
};
const has = (id: string) => hexOf(id) !== undefined;

/** Right and left stay on the row where the map has it, else take the nearest hex of the next column. */
function sideways(from: string, step: 1 | -1): string | null {
  const { col, row } = cellOf(from);
  for (const dr of [0, 1, -1, 2, -2]) {
    const id = idOf({ col: col + step, row: row + dr });
    if (row + dr >= 0 && col + step >= 0 && has(id)) return id;
  }
  return null;
}

/** The next hex that can be taken, going round. */
export function nextLit(from: string, lit: ReadonlySet<string>): string | null {
  const order = hexes.map(({ id }) => id);
  const after = order.indexOf(from) + 1;
  return [...order.slice(after), ...order.slice(0, after)].find((id) => lit.has(id)) ?? null;
}

/** Whether a key moves over the map. */
export function moves(code: string): boolean {
  return code in KEYS || code === "ArrowRight" || code === "ArrowLeft" || code === "KeyN";
}

/** The hex a key leads to; null at the edge. */
export function target(code: string, from: string, lit: ReadonlySet<string>): string | null {
  if (code === "ArrowRight") return sideways(from, 1);
  if (code === "ArrowLeft") return sideways(from, -1);
  if (code === "KeyN") return nextLit(from, lit);
  const direction = KEYS[code];
  return direction ? walk(from, direction, has) : null;
}
