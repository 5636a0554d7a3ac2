import { api } from "./api";
import type { Position, Seat, Step } from "./protocol";

/** How many lines are asked for at once. */
const MOST = 80;

/** What positions are asked of: a table as the page knows it. */
interface Source {
  readonly id: string;
  readonly viewer: Seat | null;
  readonly steps: readonly Step[];
}

/** The game after each line, as one viewer saw it: kept with the step itself, for a line taken back and played differently is another step. */
export class Positions {
  #known = new WeakMap<Step, Map<Seat | null, Position>>();
  #start = new Map<Seat | null, Position>();

  constructor(private readonly source: Source) {}

  #step(line: number): Step | undefined {
    const { steps } = this.source;
    const guess = steps[line - 1];
    return guess?.line === line ? guess : steps.find((step) => step.line === line);
  }

  at(line: number): Position | null {
    const { viewer } = this.source;
    if (line === 0) return this.#start.get(viewer) ?? null;
    const step = this.#step(line);
    return (step && this.#known.get(step)?.get(viewer)) ?? null;
  }

  keep(position: Position): void {
    const { viewer } = this.source;
    const past: Position = { ...position, moves: null };
    if (position.line === 0) this.#start.set(viewer, past);
    const step = this.#step(position.line);
    if (!step) return;
    const seen = this.#known.get(step) ?? new Map<Seat | null, Position>();
    this.#known.set(step, seen.set(viewer, past));
  }

  /** Sees to it that the positions after these lines are known. */
  async fetch(from: number, to: number): Promise<void> {
    const { id, viewer } = this.source;
    let first = from;
    while (first <= to && this.at(first)) first += 1;
    let last = to;
    while (last >= first && this.at(last)) last -= 1;
    if (first > last) return;
    const ranges: [number, number][] = [];
    for (let low = first; low <= last; low += MOST)
      ranges.push([low, Math.min(last, low + MOST - 1)]);
    const answers = await Promise.all(
      ranges.map(([low, high]) => api.positions(id, low, high, viewer)),
    );
    // Seen with other eyes meanwhile: these are not for them.
    if (viewer === this.source.viewer) for (const position of answers.flat()) this.keep(position);
  }
}
