import { api, codeOf, Refusal } from "./api";
import type { Draft } from "./game";
import type { Position, Preview, Problem, Seat } from "./protocol";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

/** What happened to a draft that the player did not do: said, never silent. */
export type DraftNotice = "kept" | "shortened" | "dropped" | "waits";

const NOWHERE: Position = { line: 0, to_move: [], due: null, result: null, view: null, moves: null };

/** One turn being thought about: actions tried on the server's copy of the table, sent together. */
export class TurnDraft implements Draft {
  #actions = $state.raw<unknown[]>([]);
  /** What the server said after each action. */
  #previews = $state.raw<Preview[]>([]);
  #busy = $state(false);
  #refused = $state.raw<Problem | null>(null);
  #notice = $state<DraftNotice | null>(null);
  /** The line the draft was made after. */
  #line = 0;
  /** What could be done before the draft. */
  #open: string | undefined;
  #sending = false;
  #looks = new Map<string, Promise<Preview | null>>();

  /** `past`: the moment of the past that is looked at instead of the present, if any. */
  constructor(
    private readonly table: Table,
    private readonly past: () => Position | null,
  ) {}

  get position(): Position {
    return this.past() ?? this.#previews[this.#previews.length - 1]?.position ?? this.table.position ?? NOWHERE;
  }
  get actions(): unknown[] {
    return this.#actions;
  }
  get moves(): unknown | null {
    return this.seat === null ? null : this.position.moves;
  }
  get seat(): Seat | null {
    const { position, viewer, mine, handover } = this.table;
    if (this.past() || viewer === null || handover !== null || !position) return null;
    return position.to_move.includes(viewer) && mine.includes(viewer) ? viewer : null;
  }
  get busy(): boolean {
    return this.#busy || this.table.asking;
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

  async add(action: unknown): Promise<boolean> {
    const seat = this.seat;
    if (seat === null || this.busy) return false;
    const actions = [...this.#actions, action];
    this.#refused = null;
    this.#notice = null;
    this.#busy = true;
    try {
      const preview = await api.preview(this.table.id, { seat, actions });
      if (preview.refused) {
        this.#refused = preview.refused.error;
        return false;
      }
      // What would reveal something cannot be tried, only done; anything else has to wait for others.
      const unseen = preview.stopped === "reveals" && preview.played === actions.length - 1;
      if (preview.played < actions.length && !unseen) {
        this.#notice = "waits";
        return false;
      }
      if (this.#actions.length === 0) {
        this.#line = this.table.position?.line ?? 0;
        this.#open = JSON.stringify(this.table.position?.moves);
      }
      this.#actions = actions;
      this.#previews = [...this.#previews, preview];
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    } finally {
      this.#busy = false;
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
    this.#refused = null;
    this.#notice = null;
    this.#actions = this.#actions.slice(0, -1);
    this.#previews = this.#previews.slice(0, -1);
  }

  clear(): void {
    this.#refused = null;
    this.#notice = null;
    this.#actions = [];
    this.#previews = [];
  }

  async send(given?: unknown[]): Promise<void> {
    const seat = this.seat;
    const actions = given ?? this.#whole();
    if (seat === null || actions.length === 0 || this.busy) return;
    this.#refused = null;
    this.#notice = null;
    this.#sending = true;
    try {
      await this.table.move((seq, key) => api.play(this.table.id, { seat, seq, key, actions }));
      this.clear();
    } catch (error) {
      if (codeOf(error) === "stale") {
        this.#actions = actions;
        this.#sending = false;
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
    const wanted = this.#actions;
    const line = this.table.position?.line ?? 0;
    if (wanted.length === 0 || this.#sending) return;
    if (line === this.#line && this.#previews.length === wanted.length && this.seat !== null) return;
    const seat = this.seat;
    if (seat === null) {
      if (this.past()) return;
      this.clear();
      this.#notice = "dropped";
      return;
    }
    this.#busy = true;
    const held: unknown[] = [];
    const previews: Preview[] = [];
    try {
      for (const action of wanted) {
        const preview = await api.preview(this.table.id, { seat, actions: [...held, action] });
        if (preview.refused) this.#refused = preview.refused.error;
        if (preview.refused || (preview.played <= held.length && preview.stopped !== "reveals")) break;
        held.push(action);
        previews.push(preview);
      }
      this.#line = line;
      this.#actions = held;
      this.#previews = previews;
      // Others decided at the same time and took nothing away: there is nothing to look at again.
      const moves = this.table.position?.moves;
      const untouched = Boolean(moves) && this.#open === JSON.stringify(moves);
      this.#notice = held.length === wanted.length ? (untouched ? null : "kept") : held.length === 0 ? "dropped" : "shortened";
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#busy = false;
    }
  }

  #fail(error: unknown): void {
    if (error instanceof Refusal && error.problem.rule) this.#refused = error.problem;
    else this.table.trouble = error;
  }
}
