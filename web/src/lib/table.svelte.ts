import { api, codeOf, freshKey, Refusal } from "./api";
import type { GameModule } from "./game";
import { EMPTY, lastLine, merge, type Log } from "./log";
import type { Position, Seat, Step, TableInfo, Update } from "./protocol";
import { untilAnswered } from "./retry";
import { socket, type Subject } from "./socket.svelte";

/** A table as this page knows it: kept in step with the server, whatever comes late, twice or not at all. */
export class Table {
  info = $state.raw<TableInfo | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  position = $state.raw<Position | null>(null);
  /** The last thing that went wrong, to be worded. */
  trouble = $state.raw<unknown>(null);
  /** The first answer has not come yet, or never will: `trouble` says why. */
  failed = $state(false);
  /** How often the move under way was sent again without an answer. */
  resent = $state(0);
  /** A request of this page is under way. */
  asking = $state(false);
  /** Another seat of this screen is to decide, and may not see what is on it now. */
  handover = $state<Seat | null>(null);

  /** Called after every change of the game's lines or of who is to decide. */
  moved: () => void = () => {};

  #log: Log = EMPTY;
  #viewer: Seat | null | undefined = undefined;
  /** The line at which somebody chose whose eyes to use. */
  #staying: number | undefined;
  #closed = false;
  #subject: Subject;

  constructor(
    readonly id: string,
    private readonly gameOf: (id: TableInfo["game"]) => GameModule | null,
  ) {
    this.#subject = {
      about: "table",
      table: id,
      viewer: () => this.#viewer ?? null,
      since: () => (this.#log.seq < 0 ? null : this.#log.seq),
      heard: (update) => this.take(update),
      failed: (problem) => (this.trouble = new Refusal(0, problem)),
    };
  }

  get game(): GameModule | null {
    return this.info ? this.gameOf(this.info.game) : null;
  }
  get viewer(): Seat | null {
    return this.#log.viewer;
  }
  get seq(): number {
    return this.#log.seq;
  }
  /** The seats somebody at this screen decides for. */
  get mine(): readonly Seat[] {
    const info = this.info;
    if (!info) return [];
    return info.mode === "typed" && info.you.host
      ? info.seats.map((chair) => chair.seat)
      : info.you.seats;
  }
  /** Whether players sharing this screen have something to hide from each other. */
  get hides(): boolean {
    const { info, game } = this;
    if (!info || info.mode === "typed") return false;
    return game?.hides?.(info.options) ?? info.options["hidden_money"] === true;
  }

  async open(): Promise<void> {
    try {
      const update = await untilAnswered(
        () => api.table(this.id),
        () => {},
        () => this.#closed,
      );
      if (this.#closed) return;
      this.take(update, true);
      // Whoever opens the page of a shared table may be the wrong one of those who share it.
      if (this.hides && this.mine.length > 1 && this.info?.status === "playing")
        this.handover = this.viewer;
      socket.listen(this.#subject);
    } catch (error) {
      this.trouble = error;
      this.failed = true;
    }
  }

  close(): void {
    this.#closed = true;
    socket.leave(this.#subject);
  }

  /** Takes an update in. `adopt`: the answer decides whose eyes are used (after sitting down or leaving). */
  take(update: Update, adopt = false): void {
    if (this.#closed || update.table.id !== this.id) return;
    const viewer = update.table.you.viewer;
    if (viewer !== this.#viewer && (adopt || this.#lapsed(update))) {
      this.#viewer = viewer;
      if (this.info) queueMicrotask(() => socket.listen(this.#subject));
    } else if (viewer !== this.#viewer) {
      // Meant for the seat looked at before; what it says about the game comes for the right one too.
      if (update.table.seq > this.#log.seq) void this.#repair(this.#log.seq);
      return;
    }
    const merged = merge(this.#log, update);
    if (merged.kind === "old") return;
    if (merged.kind === "gap") {
      void this.#repair(merged.since);
      return;
    }
    const before = this.#log;
    this.#log = merged.log;
    this.steps = merged.log.steps;
    this.info = update.table;
    this.position = update.position;
    this.failed = false;
    if (before.seq !== merged.log.seq || before.viewer !== merged.log.viewer) this.moved();
  }

  /** Whether this page looked with eyes it no longer has, or has got some meanwhile (in another tab). */
  #lapsed(update: Update): boolean {
    const { mode, you } = update.table;
    if (mode === "typed" && you.host) return false;
    if (this.#viewer === null) return you.viewer !== null;
    return this.#viewer !== undefined && !you.seats.includes(this.#viewer);
  }

  /** Looks with another seat's eyes: whose turn it is among several at one screen. `stay`: until the game goes on. */
  async see(seat: Seat, stay = false): Promise<void> {
    this.#staying = stay ? this.position?.line : undefined;
    this.#viewer = seat;
    await this.#repair(null);
    // Only now: until the seat's own side has come, the other one's is still on the screen.
    if (this.viewer === seat) this.handover = null;
    socket.listen(this.#subject);
  }

  #repairing = false;
  async #repair(since: number | null): Promise<void> {
    if (this.#repairing && since !== null) return;
    this.#repairing = true;
    try {
      const viewer = this.#viewer;
      const update = await untilAnswered(
        () => api.table(this.id, viewer, since),
        () => {},
        () => this.#closed,
      );
      this.#repairing = false;
      if (viewer === this.#viewer) this.take(update, true);
    } catch (error) {
      this.trouble = error;
    } finally {
      this.#repairing = false;
    }
  }

  /** At a shared screen the eyes follow whose turn it is, once what happened has been shown. */
  follow(): void {
    const { position, viewer, mine } = this;
    if (!position || mine.length < 2 || this.info?.status === "over") return;
    if (viewer !== null && position.to_move.includes(viewer)) return;
    if (position.line === this.#staying) return;
    const next = position.to_move.find((seat) => mine.includes(seat));
    if (next === undefined || next === this.handover) return;
    if (this.hides) this.handover = next;
    else void this.see(next);
  }

  /**
   * Asks the server for something about the table. A stale number is answered with what was missed; then the
   * wish is left to the player, who sees the new state. True when it was done.
   */
  async ask(request: () => Promise<Update>, adopt = false): Promise<boolean> {
    this.asking = true;
    this.trouble = null;
    try {
      this.take(await request(), adopt);
      return true;
    } catch (error) {
      this.#learn(error);
      this.trouble = error;
      return false;
    } finally {
      this.asking = false;
    }
  }

  /**
   * Sends a move, again and again with the same key until it is answered. If only seats changed meanwhile, it
   * is sent once more for the new number; if the game moved on, the error is the caller's.
   */
  async move(send: (seq: number, key: string) => Promise<Update>): Promise<void> {
    const key = freshKey();
    const line = lastLine(this.steps);
    this.asking = true;
    this.trouble = null;
    try {
      for (let rounds = 0; ; rounds += 1) {
        try {
          const update = await untilAnswered(
            () => send(this.seq, key),
            (tries) => (this.resent = tries),
            () => this.#closed,
          );
          this.take(update);
          return;
        } catch (error) {
          this.#learn(error);
          if (codeOf(error) !== "stale" || lastLine(this.steps) !== line || rounds > 4) throw error;
        }
      }
    } finally {
      this.asking = false;
      this.resent = 0;
    }
  }

  #learn(error: unknown): void {
    if (error instanceof Refusal && error.problem.update) this.take(error.problem.update);
  }
}
