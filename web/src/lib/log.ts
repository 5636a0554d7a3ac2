import type { Seat, Step, Update } from "./protocol";

/** What a page has of a table: the steps in force up to an entry of the table's log, as one viewer sees them. */
export interface Log {
  seq: number;
  viewer: Seat | null;
  steps: readonly Step[];
  /** The number of the last entry about the viewer's own standing orders. */
  orders: number;
}

export const EMPTY: Log = { seq: -1, viewer: null, steps: [], orders: 0 };

export type Merged =
  /** The update belongs on top of what the page has. */
  | { kind: "merged"; log: Log }
  /** The page knows more already. */
  | { kind: "old" }
  /** Something between is missing, or was seen with other eyes: ask again for everything since `since` (null: all). */
  | { kind: "gap"; since: number | null };

/** The last line of a list of steps, 0 before the first. */
export function lastLine(steps: readonly Step[]): number {
  return steps[steps.length - 1]?.line ?? 0;
}

/**
 * Puts an update on top of a log. Updates come twice (answer and socket), late, and in any order; the sequence
 * number tells which is newer, `keep` tells where the steps belong.
 */
export function merge(log: Log, update: Update): Merged {
  const { seq, you } = update.table;
  const fresh = log.seq < 0;
  const orders = you.orders.seq;
  const older = seq < log.seq || (seq === log.seq && orders < log.orders);
  if (!fresh && you.viewer === log.viewer && older) return { kind: "old" };
  if (update.keep > 0) {
    if (fresh || you.viewer !== log.viewer) return { kind: "gap", since: null };
    if (update.keep > lastLine(log.steps)) return { kind: "gap", since: log.seq };
  }
  const kept = update.keep === 0 ? [] : log.steps.filter((step) => step.line <= update.keep);
  // A step that came before, in the answer or over the socket, stays the very same: it was shown, and what is remembered about it holds.
  const known = new Map(
    log.steps.filter((step) => step.line > update.keep).map((step) => [step.line, step]),
  );
  const steps = [...kept, ...update.steps.map((step) => same(known.get(step.line), step))];
  if (!contiguous(steps)) return { kind: "gap", since: null };
  return { kind: "merged", log: { seq, viewer: you.viewer, steps, orders } };
}

function same(before: Step | undefined, step: Step): Step {
  return before && JSON.stringify(before) === JSON.stringify(step) ? before : step;
}

function contiguous(steps: readonly Step[]): boolean {
  return steps.every((step, index) => index === 0 || step.line > (steps[index - 1]?.line ?? 0));
}
