/** Bids worth a button of their own. */
export interface BidStep {
  kind: "minimum" | "five" | "dividends" | "all";
  amount: number;
  /** How many dividends pay it back, for `dividends`. */
  times?: number;
}

/**
 * The lowest bid, five more, what two and three dividends of the share would bring back, and everything one has: those
 * within the range, each amount once, ascending.
 */
export function bidSteps(
  [lowest, highest]: readonly [number, number],
  perShare: number,
): BidStep[] {
  const wished: BidStep[] = [
    { kind: "minimum", amount: lowest },
    { kind: "five", amount: lowest + 5 },
    { kind: "dividends", amount: perShare * 2, times: 2 },
    { kind: "dividends", amount: perShare * 3, times: 3 },
    { kind: "all", amount: highest },
  ];
  const seen = new Set<number>();
  return wished
    .filter(
      ({ amount }) =>
        amount >= lowest && amount <= highest && !seen.has(amount) && seen.add(amount),
    )
    .sort((a, b) => a.amount - b.amount);
}

/** A typed amount brought into the range. */
export function withinRange(amount: number, [lowest, highest]: readonly [number, number]): number {
  return Number.isFinite(amount) ? Math.min(highest, Math.max(lowest, Math.round(amount))) : lowest;
}
