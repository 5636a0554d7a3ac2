import { settings } from "./settings.svelte";
import type { Moment, Show } from "./show.svelte";
import {
  groups,
  sinceOwn,
  tellStep,
  type Group,
  type NamesAt,
  type Place,
  type Shown,
  type Told,
} from "./story";
import type { Step } from "./protocol";
import type { Table } from "./table.svelte";

/** What the parts of a table say about the moment that is shown. */
export class ShownMoment implements Moment {
  /** What a sentence somebody points at is about. */
  pointed = $state.raw<readonly Place[]>([]);
  #told = $derived.by(() => this.show.telling((step) => this.tell(step)));
  #recent = $derived.by(() => this.#changed());
  #lit = $derived(
    new Set(
      this.pointed.length > 0
        ? this.pointed
        : this.#told?.staged === undefined
          ? (this.#told?.places ?? [])
          : [],
    ),
  );

  constructor(
    private readonly table: Table,
    private readonly show: Show,
    private readonly names: NamesAt,
  ) {}

  /** A step in sentences, without what is only for one player's eyes where all of them look. */
  tell(step: Step): Told[] {
    const { game } = this.table;
    return game ? this.#open(tellStep(step, game, this.names, settings.language)) : [];
  }
  /** The same of several, under the headings of the log, as far as they have been shown. */
  groups(steps: readonly Step[], shown?: Shown): Group[] {
    const { game } = this.table;
    return (game ? groups(steps, game, this.names, settings.language, shown) : []).map((group) => ({
      ...group,
      told: this.#open(group.told),
    }));
  }
  #open(told: Told[]): Told[] {
    return this.show.openly ? told.filter(({ secret }) => !secret) : told;
  }

  /** The sentence that is being shown. */
  get told(): Told | null {
    return this.#told;
  }
  get event(): unknown | null {
    return this.show.step?.events[this.show.events - 1] ?? null;
  }
  get step(): Step | null {
    return this.show.step;
  }
  get steps(): readonly Step[] {
    return this.show.steps;
  }
  get recent(): ReadonlySet<Place> {
    return this.#recent;
  }
  get lit(): ReadonlySet<Place> {
    return this.#lit;
  }

  /** In the past what the move looked at did; otherwise what happened since one last decided, or, for who watches, the last move. */
  #changed(): ReadonlySet<Place> {
    const { line, steps } = this.show;
    const known = steps.filter((step) => line === null || step.line <= line);
    const seats = this.table.viewer === null ? [] : [this.table.viewer];
    const since =
      line === null && seats.length > 0
        ? sinceOwn(known, seats, this.table.game?.showing)
        : known.slice(-1);
    return new Set(since.flatMap((step) => this.tell(step)).flatMap(({ places }) => places));
  }
}
