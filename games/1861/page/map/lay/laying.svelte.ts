import type { Draft } from "$lib/game";
import type { G1861Action, G1861LayOffer, G1861Run } from "../../protocol";
import type { Laid } from "../layout";
import { bestRun } from "./run";

/** What is known of the run a tile would lead to; undefined while nobody has answered, null if nothing runs. */
export type Found = G1861Run | null | undefined;

export interface Candidate extends Laid {
  /** How many are left; null: as many as wanted. */
  left: number | null;
}

export function candidates(offer: G1861LayOffer): Candidate[] {
  return offer.tiles.flatMap(({ tile, rotations, left }) =>
    rotations.map((rotation) => ({ tile, rotation, left })),
  );
}
export function keyOf({ tile, rotation }: Laid): string {
  return `${tile}/${rotation}`;
}
export function layAction(hex: string, { tile, rotation }: Laid): G1861Action {
  return { type: "lay_tile", hex, tile, rotation };
}

/** How many answers are waited for at a time. */
const AT_ONCE = 2;

/** A tile being chosen for a hex: the tiles that fit, how the chosen one lies, and what each would earn as it is found out. */
export class Laying {
  readonly all: readonly Candidate[];
  /** The kinds of tile, in the order they are shown. */
  readonly tiles: readonly string[];
  #chosen = $state.raw<Candidate | null>(null);
  #found = $state.raw<ReadonlyMap<string, Found>>(new Map());
  #before = $state.raw<Found>(undefined);
  #stopped = false;

  constructor(
    private readonly draft: Draft,
    readonly offer: G1861LayOffer,
  ) {
    this.all = candidates(offer);
    this.tiles = offer.tiles.map(({ tile }) => tile);
    this.#chosen = this.all[0] ?? null;
  }

  get chosen(): Candidate | null {
    return this.#chosen;
  }
  get action(): G1861Action | null {
    return this.#chosen && layAction(this.offer.hex, this.#chosen);
  }
  choose(candidate: Laid): void {
    this.#chosen = this.all.find((one) => keyOf(one) === keyOf(candidate)) ?? this.#chosen;
  }
  of(tile: string): Candidate[] {
    return this.all.filter((one) => one.tile === tile);
  }
  /** The tile as it is shown: as chosen, else the way that earns most, else the first way it fits. */
  shown(tile: string): Candidate | undefined {
    if (this.#chosen?.tile === tile) return this.#chosen;
    const ways = this.of(tile);
    return ways.reduce<Candidate | undefined>(
      (best, way) => (best && this.earns(best) >= this.earns(way) ? best : way),
      undefined,
    );
  }
  /** Another tile, the next or the one before. */
  step(by: 1 | -1): void {
    const at = this.tiles.indexOf(this.#chosen?.tile ?? "");
    const next = this.tiles[(at + by + this.tiles.length) % this.tiles.length];
    const shown = next === undefined ? undefined : this.shown(next);
    if (shown) this.#chosen = shown;
  }
  /** The same tile, turned to the next way it fits. */
  turn(by: 1 | -1): void {
    const ways = this.of(this.#chosen?.tile ?? "");
    const at = ways.findIndex((way) => way.rotation === this.#chosen?.rotation);
    this.#chosen = ways[(at + by + ways.length) % ways.length] ?? this.#chosen;
  }

  found(candidate: Laid): Found {
    return this.#found.get(keyOf(candidate));
  }
  private earns(candidate: Laid): number {
    return this.found(candidate)?.revenue ?? -1;
  }
  /** The run without another tile. */
  get before(): Found {
    return this.#before;
  }
  /** The most any of them earns, if that is more than without another tile. */
  get most(): number | null {
    const most = Math.max(...this.all.map((one) => this.earns(one)));
    return most > (this.#before?.revenue ?? 0) ? most : null;
  }
  /** How many answers are still missing. */
  get missing(): number {
    return this.all.length - this.#found.size;
  }
  /** Best first; what is not known yet last, in the order of the tiles. */
  get ranked(): Candidate[] {
    return this.all.toSorted((a, b) => this.earns(b) - this.earns(a));
  }

  /** Asks for every tile what it would earn, the chosen one first, until all are known or it is stopped. */
  async ask(): Promise<void> {
    void bestRun(this.draft, null).then((run) => (this.#before = run));
    const waiting = new Map(this.all.map((one) => [keyOf(one), one] as const));
    const next = async (): Promise<void> => {
      for (;;) {
        const wanted = this.#chosen && waiting.get(keyOf(this.#chosen));
        const one = wanted ?? waiting.values().next().value;
        if (!one || this.#stopped) return;
        waiting.delete(keyOf(one));
        const run = await bestRun(this.draft, layAction(this.offer.hex, one));
        if (this.#stopped) return;
        this.#found = new Map(this.#found).set(keyOf(one), run);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  }
  stop(): void {
    this.#stopped = true;
  }
}
