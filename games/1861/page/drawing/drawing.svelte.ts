import type { G1861Action, G1861Route, G1861Rule, G1861Train } from "../protocol";
import type { Tiles } from "../map/board";
import { reversed, sameStop, stretchesFrom, type StopAt, type Stretch } from "./stretches";
import type { Draft } from "../types";

/** A route as far as it is drawn: from a token, longer at either end. */
interface Drawn {
  start: StopAt;
  stretches: readonly Stretch[];
  /** At which end each stretch was added, to take it back. */
  added: readonly ("front" | "back")[];
}
/** A stop the route could go on to. */
export interface Step {
  at: "front" | "back";
  stretch: Stretch;
}
/** What the rules say of the routes: their sum, or why they may not be run. */
export type Verdict = { revenue: number } | { rule: G1861Rule } | null;

/** Routes drawn by hand, train by train, each tried with the rules as it grows. */
export class Drawing {
  #train = $state.raw<G1861Train>("" as G1861Train);
  #drawn = $state.raw<ReadonlyMap<G1861Train, Drawn>>(new Map());
  #verdict = $state.raw<Verdict>(null);
  #asked = 0;

  constructor(
    private readonly draft: Pick<Draft, "look">,
    private readonly tiles: Tiles,
    /** Where the company's tokens stand: each route leads through one. */
    readonly starts: readonly StopAt[],
    readonly trains: readonly G1861Train[],
  ) {
    this.#train = trains[0] ?? this.#train;
  }

  get train(): G1861Train {
    return this.#train;
  }
  set train(train: G1861Train) {
    this.#train = train;
  }
  get verdict(): Verdict {
    return this.#verdict;
  }
  get routes(): G1861Route[] {
    return this.trains.flatMap((train) => {
      const connections = this.#drawn.get(train)?.stretches.map(({ hexes }) => [...hexes]) ?? [];
      return connections.length > 0 ? [{ train, connections }] : [];
    });
  }
  /** The run as it is declared, once its sum is known. */
  get action(): G1861Action | null {
    const verdict = this.#verdict;
    return verdict && "revenue" in verdict
      ? { type: "run", routes: this.routes, revenue: verdict.revenue }
      : null;
  }
  /** The stops of a train's route in order. */
  stops(train: G1861Train): StopAt[] {
    const drawn = this.#drawn.get(train);
    return drawn
      ? [drawn.stretches[0]?.from ?? drawn.start, ...drawn.stretches.map(({ to }) => to)]
      : [];
  }
  /** Where the chosen train's route could go on: no hex is visited twice. */
  get steps(): Step[] {
    const stops = this.stops(this.#train);
    const [first, last] = [stops[0], stops[stops.length - 1]];
    if (!first || !last) return [];
    const free = ({ to }: Stretch) => stops.every(({ hex }) => hex !== to.hex);
    const steps = stretchesFrom(this.tiles, last)
      .filter(free)
      .map((stretch) => ({ at: "back" as const, stretch }));
    if (sameStop(first, last)) return steps;
    return [
      ...steps,
      ...stretchesFrom(this.tiles, first)
        .filter(free)
        .map((stretch) => ({ at: "front" as const, stretch })),
    ];
  }
  /** The hexes that can be chosen on the map. */
  get open(): ReadonlySet<string> {
    const drawn = this.#drawn.has(this.#train);
    return new Set(
      drawn ? this.steps.map(({ stretch }) => stretch.to.hex) : this.starts.map(({ hex }) => hex),
    );
  }

  begin(start: StopAt): void {
    this.#set({ start, stretches: [], added: [] });
  }
  go({ at, stretch }: Step): void {
    const drawn = this.#drawn.get(this.#train);
    if (!drawn) return;
    const stretches =
      at === "back" ? [...drawn.stretches, stretch] : [reversed(stretch), ...drawn.stretches];
    this.#set({ ...drawn, stretches, added: [...drawn.added, at] });
  }
  /** Chooses a hex of the map: a token to begin with, or the next stop by the shortest way. Whether it could be chosen. */
  choose(hex: string): boolean {
    if (!this.#drawn.has(this.#train)) {
      const start = this.starts.find((one) => one.hex === hex);
      if (start) this.begin(start);
      return start !== undefined;
    }
    const ways = this.steps
      .filter(({ stretch }) => stretch.to.hex === hex)
      .toSorted((a, b) => a.stretch.hexes.length - b.stretch.hexes.length);
    if (ways[0]) this.go(ways[0]);
    return ways.length > 0;
  }
  /** Takes back the last stretch, or the beginning. */
  back(): void {
    const drawn = this.#drawn.get(this.#train);
    const last = drawn?.added.at(-1);
    if (!drawn || last === undefined) return this.clear();
    const stretches = last === "back" ? drawn.stretches.slice(0, -1) : drawn.stretches.slice(1);
    this.#set({ ...drawn, stretches, added: drawn.added.slice(0, -1) });
  }
  clear(): void {
    this.#set(null);
  }

  #set(drawn: Drawn | null): void {
    const all = new Map(this.#drawn);
    if (drawn) all.set(this.#train, drawn);
    else all.delete(this.#train);
    this.#drawn = all;
    void this.#ask();
  }
  /** A run that declares nothing is refused with what it really brings, or with the rule it breaks. */
  async #ask(): Promise<void> {
    const asked = (this.#asked += 1);
    this.#verdict = null;
    const routes = this.routes;
    if (routes.length === 0) return;
    const preview = await this.draft.look({ type: "run", routes, revenue: 0 });
    if (asked !== this.#asked || !preview) return;
    const rule = preview.refused?.error.rule ?? null;
    if (!rule) this.#verdict = { revenue: 0 };
    else this.#verdict = rule.rule === "wrong_revenue" ? { revenue: rule.revenue } : { rule };
  }
}
