import { lastLine } from "./log";
import { Positions } from "./positions";
import type { Position, Step } from "./protocol";
import { settings, type Pace } from "./settings.svelte";
import type { Place, Told } from "./story";
import type { Table } from "./table.svelte";

/** How long an ordinary event is shown, in milliseconds, by the pace that was set. */
export const BEATS: Record<Pace, number> = { none: 0, brisk: 450, normal: 900, calm: 1600 };

/** What nobody asked for never lasts longer, in milliseconds. */
const LONGEST = 10_000;
/** What comes while something is shown has so long at least, in milliseconds. */
const SHORTEST = 2_000;
/** So many lines at once are not shown unasked: the list of news tells them. */
const MANY = 60;

/**
 * The moment that is shown, apart from where the game is. Everything on the screen is drawn from it.
 *
 * - present: what the server said last;
 * - catching up: what came is played event by event until the present is reached;
 * - past: a line that somebody looks at, or that is played on from there.
 */
export class Show {
  /** The line of the past that is looked at; null: the present, or on the way to it. */
  line = $state<number | null>(null);
  /** Whether it goes on by itself. */
  playing = $state(false);
  /** While it plays: the last line shown whole, how many events of the next are shown, since which of them the moment lasts, and the game then. */
  #at = $state.raw<{ line: number; events: number; since?: number; position: Position } | null>(
    null,
  );
  /** The last line the present shows: what is behind it has not been shown yet. */
  #seen = -1;
  #seenStep: Step | undefined;
  #run = 0;
  #wake: (() => void) | null = null;
  #deadline = 0;
  #asked = false;
  /** The line after which what is played began. */
  began = $state(0);
  /** What was to be shown is shown, and stays until somebody goes on. */
  held = $state(false);
  readonly positions: Positions;

  /** `shared`: whether several who have secrets share the screen: all look at what is shown, and its end stays until somebody goes on. */
  constructor(
    private readonly table: Table,
    private readonly shared: () => boolean,
  ) {
    this.positions = new Positions(table);
  }

  /** The number of the last line of the game. */
  get last(): number {
    return lastLine(this.table.steps);
  }
  /** Whether what is on the screen is where the game is. */
  get present(): boolean {
    return this.line === null && this.#at === null;
  }
  /** Whether news are being played that nobody has seen yet: the decision waits for them. */
  get catching(): boolean {
    return this.line === null && this.#at !== null;
  }
  /** Whether a screen that several share shows what all of them may see, and nothing else. */
  get openly(): boolean {
    return this.catching && this.shared();
  }
  /** The game at the moment shown; null in the present. */
  get position(): Position | null {
    return this.#at?.position ?? null;
  }
  /** The last line that is shown whole. */
  get shown(): number {
    return this.#at?.line ?? this.line ?? this.last;
  }
  /** How many events of the line after it are shown. */
  get events(): number {
    return this.#at?.events ?? 0;
  }
  /** The step whose events are being shown. */
  get step(): Step | null {
    const at = this.#at;
    return at === null ? null : (this.table.steps.find(({ line }) => line === at.line + 1) ?? null);
  }
  /** The steps that have been shown, the last one as far as it has. */
  get steps(): readonly Step[] {
    const { steps } = this.table;
    const at = this.#at;
    if (at === null) return steps;
    const whole = steps.filter(({ line }) => line <= at.line);
    const next = at.events > 0 ? steps.find(({ line }) => line === at.line + 1) : undefined;
    return next ? [...whole, { ...next, events: next.events.slice(0, at.events) }] : whole;
  }
  /** How long a beat lasts just now. */
  get beat(): number {
    return BEATS[settings.show];
  }

  /** The table has news. */
  follow(): void {
    const { position, steps } = this.table;
    if (!position) return;
    this.positions.keep(position);
    const seen = this.#seenStep;
    const taken =
      this.#seen > 0 && (this.#seen > this.last || (seen !== undefined && !steps.includes(seen)));
    if (this.#seen < 0 || taken) {
      this.#arrive();
      if (taken) this.live();
      return;
    }
    if (this.line !== null) return;
    const pending = this.last - (this.#at?.line ?? this.#seen);
    if (pending === 0) return;
    if (this.beat === 0 || document.visibilityState === "hidden" || pending > MANY) {
      this.skip();
      return;
    }
    const now = performance.now();
    this.#deadline = this.playing ? Math.max(this.#deadline, now + SHORTEST) : now + LONGEST;
    if (this.#at === null || this.held) void this.#play(this.#at?.line ?? this.#seen, false);
  }

  /** Ends what is played, at once. */
  skip(): void {
    if (this.line === null) this.#arrive();
    else this.live();
  }

  /** Plays again what happened after a line. */
  async again(from: number): Promise<void> {
    this.line = null;
    await this.#play(Math.max(0, from), true);
  }

  /** Shows a line; beyond the last one, or null, the present. */
  async show(line: number | null): Promise<void> {
    if (line === null || line >= this.last) {
      this.live();
      return;
    }
    this.#stop();
    const run = this.#run;
    const at = Math.max(0, line);
    this.line = at;
    try {
      await this.positions.fetch(at, at);
      const position = this.positions.at(at);
      if (run === this.#run && position) this.#at = { line: at, events: 0, position };
      // Those around it are likely to be wanted soon.
      void this.positions.fetch(at, Math.min(at + 20, this.last)).catch(() => {});
    } catch (error) {
      if (run !== this.#run) return;
      this.table.trouble = error;
      this.live();
    }
  }
  live(): void {
    this.#arrive();
    this.line = null;
  }
  stepBy(by: number): void {
    void this.show((this.line ?? this.last) + by);
  }
  /** Plays the game on from the line looked at, or from its beginning. */
  async play(): Promise<void> {
    const from = this.line ?? 0;
    this.line = from;
    await this.#play(from, true);
  }
  pause(): void {
    const { shown } = this;
    this.#stop();
    if (this.line !== null) void this.show(shown);
  }

  /** What is told at the moment: the sentence whose events were shown last. */
  telling(told: (step: Step) => readonly Told[]): Told | null {
    const { step, events } = this;
    if (!step || events === 0) return null;
    return told(step).find(({ from, to }) => from < events && events <= to) ?? null;
  }

  #arrive(): void {
    this.#stop();
    this.#at = null;
    this.#seen = this.last;
    this.#seenStep = this.table.steps.at(-1);
  }
  #hold(): void {
    this.playing = false;
    this.held = true;
  }
  #stop(): void {
    this.#run += 1;
    this.playing = false;
    this.held = false;
    this.#wake?.();
    this.#wake = null;
  }

  /** Plays from a line to the present; `asked`: somebody wants to see it, however long it takes. */
  async #play(from: number, asked: boolean): Promise<void> {
    // What was shown and nobody has gone on from stays, whatever comes meanwhile.
    let seen = this.held;
    this.#stop();
    const run = this.#run;
    const gone = () => run !== this.#run;
    this.#asked = asked;
    if (!seen) this.began = from;
    this.playing = true;
    const past = this.line !== null;
    const base = this.positions.at(from);
    if (base) this.#at = { line: from, events: 0, position: base };
    try {
      await this.positions.fetch(from, Math.min(from + MANY, this.last));
      if (gone()) return;
      const start = this.positions.at(from);
      if (!start) throw new Error("a position is missing");
      this.#at = { line: from, events: 0, position: start };
      while (!gone() && this.#at !== null && this.#at.line < this.last) {
        const { line } = this.#at;
        if (past) this.line = line;
        await this.positions.fetch(line + 1, Math.min(line + MANY, this.last));
        if (gone()) return;
        seen = (await this.#showStep(line + 1, gone, asked)) || seen;
      }
      if (gone()) return;
      if (past) this.live();
      else if (seen && !asked && this.shared()) this.#hold();
      else this.#arrive();
    } catch (error) {
      if (gone()) return;
      // What cannot be fetched cannot be shown; the present can.
      this.table.trouble = error;
      this.live();
    }
  }

  /** Whether there was anything to see. */
  async #showStep(line: number, gone: () => boolean, asked: boolean): Promise<boolean> {
    const step = this.table.steps.find((known) => known.line === line);
    const end = this.positions.at(line);
    const at = this.#at;
    if (!step || !end || !at) throw new Error("a line is missing");
    const { position } = at;
    const showing = this.table.game?.showing;
    const own = !asked && this.#own(step);
    let view = position.view;
    let seen = false;
    for (let since = 0, to = 0; since < step.events.length; since = to) {
      to = since + Math.max(1, showing?.together?.(step.events, since) ?? 1);
      let beats = 0;
      for (const event of step.events.slice(since, to)) {
        view = showing?.after(view, event, end.view) ?? view;
        beats += showing?.beats(event, own) ?? 0;
      }
      if (beats === 0) continue;
      this.#at = { line: line - 1, events: to, since, position: { ...position, view } };
      seen = true;
      await this.#wait(beats);
      if (gone()) return seen;
    }
    this.#at = { line, events: 0, position: end };
    return seen;
  }

  #own(step: Step): boolean {
    return step.seat !== null && this.table.mine.includes(step.seat);
  }

  /** Waits so many beats, faster the further it is behind. */
  #wait(beats: number): Promise<void> {
    // Asked for with the show turned off, it is played at the usual pace.
    const beat = this.beat === 0 ? BEATS.normal : this.beat;
    const left = this.#asked ? Infinity : this.#deadline - performance.now();
    const length =
      left <= 0 ? 0 : beats * beat * Math.min(1, left / Math.max(1, this.#pending() * beat));
    return new Promise((done) => {
      const timer = setTimeout(done, length);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
  /** How many beats are still to be shown. */
  #pending(): number {
    const at = this.#at;
    const showing = this.table.game?.showing;
    if (!at || !showing) return 0;
    let beats = 0;
    for (const step of this.table.steps) {
      if (step.line <= at.line) continue;
      const own = this.#own(step);
      const from = step.line === at.line + 1 ? (at.since ?? at.events) : 0;
      for (const event of step.events.slice(from)) beats += showing.beats(event, own);
    }
    return beats;
  }
}

/** What stands out on the board at a moment. */
export interface Moment {
  /** The event that is being shown; null: nothing moves. */
  readonly event: unknown | null;
  /** The step it belongs to. */
  readonly step: Step | null;
  /** Everything up to the moment. */
  readonly steps: readonly Step[];
  /** What changed since the viewer last decided. */
  readonly recent: ReadonlySet<Place>;
  /** What the sentence pointed at, or being told, is about. */
  readonly lit: ReadonlySet<Place>;
}
