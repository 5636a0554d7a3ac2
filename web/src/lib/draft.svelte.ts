import { api, codeOf, Refusal } from "./api";
import type { Draft } from "./game";
import { forget, recall, remember } from "./keep";
import type { Position, Preview, Problem, Seat } from "./protocol";
import { settings } from "./settings.svelte";
import type { Show } from "./show.svelte";
import type { Table } from "./table.svelte";

/** What happened to a draft that the player did not do: said, never silent. */
export type DraftNotice = "kept" | "shortened" | "dropped" | "waits" | "restored";

const NOWHERE: Position = {
  line: 0,
  to_move: [],
  due: null,
  result: null,
  view: null,
  moves: null,
};

/** A draft as the browser remembers it, for a reload. */
interface Stored {
  line: number;
  actions: unknown[];
}

/** A step that was chosen and is still being tried; `alone` where it takes the place of the whole draft. */
interface Waiting {
  action: unknown;
  alone: boolean;
}

/** One turn being thought about: actions tried on the server's copy of the table, sent together. */
export class TurnDraft implements Draft {
  #actions = $state.raw<unknown[]>([]);
  /** What the server said after each action. */
  #previews = $state.raw<Preview[]>([]);
  #waiting = $state.raw<Waiting[]>([]);
  #trying = $state(0);
  #refused = $state.raw<Problem | null>(null);
  #notice = $state<DraftNotice | null>(null);
  /** The line the draft was made after. */
  #line = 0;
  /** What could be done before the draft. */
  #open: string | undefined;
  #sending = false;
  /** It was confirmed and somebody else was quicker: where nothing has changed for it, it goes out again by itself. */
  #confirmed = false;
  #looks = new Map<string, Promise<Preview | null>>();
  /** What was chosen is tried in the order in which it was chosen. */
  #queue: Promise<unknown> = Promise.resolve();
  /** A draft given up meanwhile: what still waits in the queue belongs to it. */
  #generation = 0;

  constructor(
    private readonly table: Table,
    private readonly show: Show,
  ) {}

  get position(): Position {
    const shown = this.show.position;
    if (shown) {
      const { game } = this.table;
      return this.show.openly && game?.openly ? { ...shown, view: game.openly(shown.view) } : shown;
    }
    return this.#previews[this.#previews.length - 1]?.position ?? this.base;
  }
  get base(): Position {
    return this.table.position ?? NOWHERE;
  }
  get actions(): unknown[] {
    return this.#actions;
  }
  get pending(): readonly unknown[] {
    return this.#waiting.map(({ action }) => action);
  }
  /** The draft as it will be if all that is being tried holds. */
  get wanted(): readonly unknown[] {
    return this.#waiting.reduce(withStep, this.#actions);
  }
  get complete(): boolean {
    const [before, after] = [this.table.position, this.#previews.at(-1)?.position];
    if (!before || !after || this.#actions.length === 0) return false;
    return after.moves === null || (this.table.game?.turnEnds?.(before, after) ?? false);
  }
  get moves(): unknown | null {
    return this.seat === null || this.complete ? null : this.position.moves;
  }
  get seat(): Seat | null {
    const { position, viewer, mine, handover } = this.table;
    if (!this.show.present || viewer === null || handover !== null || !position) return null;
    return position.to_move.includes(viewer) && mine.includes(viewer) ? viewer : null;
  }
  get busy(): boolean {
    return this.#trying > 0 || this.table.asking;
  }
  /** Whether it, or anything else about the table, is on its way to the server. */
  get sending(): boolean {
    return this.table.asking;
  }
  get events(): unknown[] {
    return this.#previews[this.#previews.length - 1]?.events ?? [];
  }
  get refusal(): { text: string; section: string | null } | null {
    const problem = this.#refused;
    if (!problem) return null;
    const game = this.table.game;
    const text = problem.rule && game ? game.why(problem.rule, settings.language) : problem.message;
    return { text, section: problem.section?.book ?? null };
  }
  get notice(): DraftNotice | null {
    return this.#notice;
  }

  add(action: unknown): Promise<boolean> {
    return this.#try({ action, alone: false });
  }
  replace(action: unknown): Promise<boolean> {
    return this.#try({ action, alone: true });
  }

  #try(step: Waiting): Promise<boolean> {
    if (this.seat === null || this.table.asking) return Promise.resolve(false);
    const generation = this.#generation;
    this.#waiting = [...this.#waiting, step];
    this.#store();
    this.#trying += 1;
    const tried = this.#queue.then(async () => {
      const held =
        generation === this.#generation && (await this.#tryNow(withStep(this.#actions, step)));
      this.#trying -= 1;
      if (generation === this.#generation) {
        this.#waiting = this.#waiting.filter((other) => other !== step);
        // A reload breaks off the request: what was not answered stays remembered.
        if (held !== null) this.#store();
      }
      return held === true;
    });
    this.#queue = tried;
    return tried;
  }

  /** Whether the server takes the actions; `null` where it could not be asked. */
  async #tryNow(actions: unknown[]): Promise<boolean | null> {
    const seat = this.seat;
    if (seat === null) return false;
    const generation = this.#generation;
    const kept = actions.length - 1;
    this.#refused = null;
    this.#notice = null;
    if (kept > 0 && kept === this.#actions.length && this.complete) {
      this.#notice = "waits";
      return false;
    }
    try {
      const preview = await api.preview(this.table.id, { seat, actions });
      if (generation !== this.#generation) return false;
      if (preview.refused) {
        this.#refused = preview.refused.error;
        return false;
      }
      // What would reveal something cannot be tried, only done; anything else has to wait for others.
      const unseen = preview.stopped === "reveals" && preview.played === kept;
      if (preview.played < actions.length && !unseen) {
        this.#notice = "waits";
        return false;
      }
      if (kept === 0) {
        this.#line = this.table.position?.line ?? 0;
        this.#open = JSON.stringify(this.table.position?.moves);
      }
      this.#actions = actions;
      this.#previews = [...this.#previews.slice(0, kept), preview];
      return true;
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  look(action: unknown, ...then: unknown[]): Promise<Preview | null> {
    const seat = this.seat;
    if (seat === null) return Promise.resolve(null);
    const actions = [...this.#actions, action, ...then];
    const key = JSON.stringify([this.table.seq, seat, actions]);
    const known = this.#looks.get(key);
    if (known) return known;
    const asked = api.preview(this.table.id, { seat, actions }).catch(() => {
      this.#looks.delete(key);
      return null;
    });
    if (this.#looks.size > 200) this.#looks.clear();
    this.#looks.set(key, asked);
    return asked;
  }

  back(): void {
    // What is still being tried was chosen last.
    this.#keep(
      this.#waiting.length > 0 ? this.#actions.length : Math.max(0, this.#actions.length - 1),
    );
  }

  clear(): void {
    this.#keep(0);
  }

  /** Gives up all but the first steps, and what still waits. */
  #keep(steps: number): void {
    this.#generation += 1;
    this.#waiting = [];
    this.#refused = null;
    this.#notice = null;
    this.#actions = this.#actions.slice(0, steps);
    this.#previews = this.#previews.slice(0, steps);
    this.#store();
  }

  async send(given?: unknown[]): Promise<void> {
    await this.#queue;
    const [seat, key] = [this.seat, this.#key];
    const actions = given ?? this.#whole();
    if (seat === null || actions.length === 0 || this.busy) return;
    this.#refused = null;
    this.#notice = null;
    this.#sending = true;
    try {
      await this.table.move((seq, name) =>
        api.play(this.table.id, { seat, seq, key: name, actions }),
      );
      this.clear();
      if (key !== null) forget(key);
    } catch (error) {
      if (codeOf(error) === "stale") {
        this.#actions = actions;
        this.#sending = false;
        this.#confirmed = true;
        await this.rebase();
      } else {
        this.#fail(error);
      }
    } finally {
      this.#sending = false;
      // What came while the move was under way has not been looked at yet.
      if (this.#actions.length > 0) void this.rebase();
    }
  }

  /** The draft with what ends the turn, if it could still go on. */
  #whole(): unknown[] {
    const moves = this.#actions.length > 0 ? this.moves : null;
    const closing = moves === null ? null : (this.table.game?.closing?.(moves) ?? null);
    return closing === null ? this.#actions : [...this.#actions, closing];
  }

  /** The table changed under the draft: try it again on what is there now, keep what still holds, and say so. */
  async rebase(): Promise<void> {
    const line = this.table.position?.line ?? 0;
    if (this.#actions.length === 0 || this.#sending) return;
    if (line === this.#line && this.#previews.length === this.#actions.length && this.seat !== null)
      return;
    // What happened is shown first; then the draft is looked at again.
    if (!this.show.present) return;
    if (this.seat === null) {
      this.clear();
      this.#notice = "dropped";
      return;
    }
    // A step that is still being tried is part of it.
    const { wanted } = this;
    await this.#take(wanted, line, (whole) => (whole ? "kept" : null));
    const again =
      this.#confirmed && this.#notice === null && this.#actions.length === wanted.length;
    this.#confirmed = false;
    if (again) await this.send();
  }

  /** Brings back the draft of before a reload, as far as it still holds. */
  async restore(): Promise<void> {
    const key = this.#key;
    if (key === null || this.#actions.length > 0 || this.#trying > 0 || this.#sending) return;
    const stored = recall<Stored | null>(key, null);
    if (!stored || !Array.isArray(stored.actions) || stored.actions.length === 0) return;
    const line = this.table.position?.line ?? 0;
    if (stored.line === line) await this.#take(stored.actions, line, () => "restored");
    else forget(key);
  }

  /** Tries actions one after the other and keeps those that hold. */
  async #take(
    wanted: readonly unknown[],
    line: number,
    notice: (whole: boolean) => DraftNotice | null,
  ): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    const generation = (this.#generation += 1);
    this.#waiting = [];
    this.#trying += 1;
    const held: unknown[] = [];
    const previews: Preview[] = [];
    try {
      for (const action of wanted) {
        const preview = await api.preview(this.table.id, { seat, actions: [...held, action] });
        if (generation !== this.#generation) return;
        if (preview.refused) this.#refused = preview.refused.error;
        if (preview.refused || (preview.played <= held.length && preview.stopped !== "reveals"))
          break;
        held.push(action);
        previews.push(preview);
      }
      this.#line = line;
      this.#actions = held;
      this.#previews = previews;
      this.#store();
      // Others decided at the same time and took nothing away: there is nothing to look at again.
      const moves = this.table.position?.moves;
      const untouched = Boolean(moves) && this.#open === JSON.stringify(moves);
      this.#open = JSON.stringify(moves);
      this.#notice =
        held.length === wanted.length
          ? untouched
            ? null
            : notice(true)
          : held.length === 0
            ? "dropped"
            : "shortened";
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#trying -= 1;
    }
  }

  /** Where this seat's draft is remembered. Those who share a screen do not see each other's. */
  get #key(): string | null {
    const seat = this.seat;
    return seat === null ? null : `draft.${this.table.id}.${seat}`;
  }
  /** What was chosen is remembered at once, also while it is still being tried: a reload tries it again. */
  #store(): void {
    const key = this.#key;
    if (key === null) return;
    const actions = this.wanted;
    const line = this.#actions.length > 0 ? this.#line : (this.table.position?.line ?? 0);
    if (actions.length === 0) forget(key);
    else remember(key, { line, actions: [...actions] } satisfies Stored);
  }

  #fail(error: unknown): void {
    if (error instanceof Refusal && error.problem.rule) this.#refused = error.problem;
    else this.table.trouble = error;
  }
}

function withStep(actions: unknown[], { action, alone }: Waiting): unknown[] {
  return alone ? [action] : [...actions, action];
}
