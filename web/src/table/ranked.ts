import type { Result, Seat } from "../lib/protocol";

export interface Ranked {
  seat: Seat;
  score: number;
  rank: number;
}

/** Seats by score; those who won stand first, equal others share a rank. */
export function ranked({ scores, winners }: Result): Ranked[] {
  const before = (a: Seat, b: Seat) =>
    Number(winners.includes(b)) - Number(winners.includes(a)) ||
    (scores[b] ?? 0) - (scores[a] ?? 0);
  const seats = scores.map((_, seat) => seat).sort((a, b) => before(a, b) || a - b);
  return seats.map((seat) => ({
    seat,
    score: scores[seat] ?? 0,
    rank: seats.filter((other) => before(other, seat) < 0).length + 1,
  }));
}
