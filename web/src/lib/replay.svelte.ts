import { api } from "./api";
import { lastLine } from "./log";
import type { Position, Seat, Step } from "./protocol";
import type { Table } from "./table.svelte";

/** How long each moment stays when a game plays by itself, in milliseconds. */
const BEAT = 900;

/** Looking back: any line of the game as it stood then. */
export class Replay {
  /** The line looked at; null: the present. */
  line = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  playing = $state(false);
  /** Kept with the step itself: a line taken back and played differently is another step. */
  #known = new WeakMap<Step, Map<Seat | null, Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  constructor(private readonly table: Table) {}

  get last(): number {
    return lastLine(this.table.steps);
  }

  /** Shows a line; beyond the last one, or null, the present. */
  async show(line: number | null): Promise<void> {
    const wanted = (this.#wanted += 1);
    if (line === null || line >= this.last) {
      this.live();
      return;
    }
    const at = Math.max(0, line);
    this.line = at;
    try {
      const position = await this.#fetch(at);
      if (wanted === this.#wanted) this.position = position;
      // The next one is likely to be wanted soon.
      if (at < this.last) void this.#fetch(at + 1).catch(() => {});
    } catch (error) {
      if (wanted !== this.#wanted) return;
      this.table.trouble = error;
      this.live();
    }
  }

  live(): void {
    this.#wanted += 1;
    this.pause();
    this.line = null;
    this.position = null;
  }

  step(by: number): void {
    void this.show((this.line ?? this.last) + by);
  }

  play(): void {
    this.playing = true;
    if (this.line === null) void this.show(0);
    const beat = async () => {
      if (!this.playing || this.line === null) return;
      await this.show(this.line + 1);
      if (this.playing) this.#timer = setTimeout(beat, BEAT);
    };
    this.#timer = setTimeout(beat, BEAT);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #fetch(line: number): Promise<Position> {
    const { viewer, steps, id } = this.table;
    const step = steps.find((known) => known.line === line);
    const known = step && this.#known.get(step)?.get(viewer);
    if (known) return known;
    const position = await api.at(id, line, viewer);
    if (step) {
      const seen = this.#known.get(step) ?? new Map<Seat | null, Position>();
      this.#known.set(step, seen.set(viewer, position));
    }
    return position;
  }
}
