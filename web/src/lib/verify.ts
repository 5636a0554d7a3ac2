import { bytesOf, commitmentOf, place, seedOf } from "./draws";

/** What can come of a draw, in the order of the book, and how much each weighs. */
export type Outcomes = readonly { outcome: unknown; weight: number }[];
/** Follows a game and says before each draw what could come of it; null where it does not know. */
export interface Bags {
  due(outcome: unknown): Outcomes | null;
  /** A line of the record was played. */
  played(line: { chance?: unknown; action?: unknown }): void;
}

export type Fault =
  | { fault: "no_proof" }
  | { fault: "commitment" }
  | { fault: "other_promise" }
  | { fault: "own_nonce"; seat: number }
  | { fault: "number"; line: number }
  | { fault: "draw"; line: number };

export interface Verdict {
  /** How many draws came out as they had to. */
  draws: number;
  /** Numbers left out: draws that were taken back. */
  undone: number;
  fault: Fault | null;
}

interface Line {
  chance?: unknown;
  k?: number;
  action?: unknown;
  seed?: { secret?: unknown; nonces?: unknown };
  commitment?: unknown;
}

/** The same value, whatever the order of its keys. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => same(value, (b as Record<string, unknown>)[key]))
  );
}

/**
 * Recomputes every draw of a finished game's record. `promise` is the commitment the page was shown, `own` the nonces it
 * brought itself, by seat.
 */
export function verify(
  record: string,
  bags: Bags,
  promise: string | null,
  own: Record<number, string> = {},
): Verdict {
  const lines = record
    .split("\n")
    .filter((text) => text !== "")
    .map((text) => JSON.parse(text) as Line);
  const verdict: Verdict = { draws: 0, undone: 0, fault: null };
  const failed = (fault: Fault): Verdict => ({ ...verdict, fault });
  const shown = lines.find((line) => line.seed)?.seed;
  const secret = bytesOf(String(shown?.secret ?? ""));
  const given = Array.isArray(shown?.nonces) ? shown.nonces.map(String) : [];
  const nonces = given.map(bytesOf);
  if (!secret || nonces.length === 0 || nonces.some((nonce) => nonce === null))
    return failed({ fault: "no_proof" });
  if (commitmentOf(secret) !== lines[0]?.commitment) return failed({ fault: "commitment" });
  if (promise !== null && promise !== lines[0]?.commitment)
    return failed({ fault: "other_promise" });
  for (const [seat, nonce] of Object.entries(own)) {
    if (given[Number(seat)] !== nonce) return failed({ fault: "own_nonce", seat: Number(seat) });
  }
  const seed = seedOf(secret, nonces as Uint8Array[]);
  let next = 0;
  for (const [index, line] of lines.entries()) {
    if (line.chance !== undefined) {
      if (typeof line.k !== "number" || line.k < next)
        return failed({ fault: "number", line: index + 1 });
      verdict.undone += line.k - next;
      next = line.k + 1;
      const outcomes = bags.due(line.chance);
      const total = outcomes?.reduce((sum, { weight }) => sum + weight, 0) ?? 0;
      let left = outcomes ? place(seed, BigInt(line.k), total) : 0;
      const drawn = outcomes?.find(({ weight }) =>
        left < weight ? true : ((left -= weight), false),
      );
      if (!drawn || !same(drawn.outcome, line.chance))
        return failed({ fault: "draw", line: index + 1 });
      verdict.draws += 1;
    }
    bags.played(line);
  }
  return verdict;
}
