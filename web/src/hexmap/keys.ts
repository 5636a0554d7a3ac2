import type { Edge, HexGrid } from "./grid";

/** Ways over the map as a hand sees them. */
type Direction =
  "up" | "down" | "left" | "right" | "up-left" | "up-right" | "down-left" | "down-right";

/** By where the keys lie: arrows and the letters around S, or the keys around a number pad's five. */
const KEYS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  KeyW: "up",
  KeyS: "down",
  KeyQ: "up-left",
  KeyE: "up-right",
  KeyA: "down-left",
  KeyD: "down-right",
  Home: "up-left",
  PageUp: "up-right",
  End: "down-left",
  PageDown: "down-right",
};

/** The sides that lie in a direction. The two directions without one cross from line to line. */
const SIDES: Record<HexGrid["orientation"], Partial<Record<Direction, Edge>>> = {
  flat: { down: 0, "down-left": 1, "up-left": 2, up: 3, "up-right": 4, "down-right": 5 },
  pointy: { "down-right": 0, "down-left": 1, left: 2, "up-left": 3, "up-right": 4, right: 5 },
};

/** How many hexes a gap of the map may be wide that is stepped over. */
const GAP = 5;

/** A key as the browser tells it: where it lies, and what is written on it. */
export type Key = Pick<KeyboardEvent, "code" | "key">;

/** Whether a key leads to the next hex that can be chosen. */
export const leadsOn = ({ code, key }: Key) => key === "." || code === "KeyN";

/** The keys that move over a map; `hexes` are its ids in the order in which one goes round them. */
export class HexKeys {
  readonly #known: ReadonlySet<string>;

  constructor(
    private readonly grid: HexGrid,
    private readonly hexes: readonly string[],
  ) {
    this.#known = new Set(hexes);
  }

  /** Whether a key moves over the map. */
  moves(key: Key): boolean {
    return directionOf(key) !== undefined || leadsOn(key);
  }
  /** The hex a key leads to; null at the edge. */
  target(key: Key, from: string, choosable: ReadonlySet<string>): string | null {
    if (leadsOn(key)) return this.next(from, choosable);
    const direction = directionOf(key);
    if (direction === undefined) return null;
    const edge = SIDES[this.grid.orientation][direction];
    return edge === undefined
      ? this.#crossing(from, direction === "right" || direction === "down" ? 1 : -1)
      : this.#straight(from, edge);
  }
  /** The next hex that can be chosen, going round. */
  next(from: string, choosable: ReadonlySet<string>): string | null {
    const after = this.hexes.indexOf(from) + 1;
    const round = [...this.hexes.slice(after), ...this.hexes.slice(0, after)];
    return round.find((id) => choosable.has(id)) ?? null;
  }

  #straight(from: string, edge: Edge): string | null {
    let id = from;
    for (let step = 0; step < GAP; step++) {
      id = this.grid.across(id, edge);
      if (this.#known.has(id)) return id;
    }
    return null;
  }
  /** To the nearest hex of the next line; of two as near, up and down in turn, so that one keeps to the row. */
  #crossing(from: string, lines: 1 | -1): string | null {
    const { grid } = this;
    const flat = grid.orientation === "flat";
    const split = (id: string) => {
      const { x, y } = grid.middle(id);
      return flat ? { line: x, along: y } : { line: y, along: x };
    };
    const here = split(from);
    const line = Math.round(here.line / (1.5 * grid.radius));
    const first = line % 2 === 0 ? 1 : -1;
    let best: string | null = null;
    let least = Infinity;
    for (const id of this.hexes) {
      const there = split(id);
      if (Math.round(there.line / (1.5 * grid.radius)) !== line + lines) continue;
      const by = there.along - here.along;
      const away = Math.abs(by) - (Math.sign(by) === first ? grid.apothem / 2 : 0);
      if (away < least && Math.abs(by) < (GAP + 0.5) * grid.apothem) [best, least] = [id, away];
    }
    return best;
  }
}

function directionOf({ code, key }: Key): Direction | undefined {
  return KEYS[code] ?? KEYS[key];
}
