import type { Position } from "$lib/protocol";
import type { G1861View } from "./protocol";

/** Decisions that are a turn by themselves. */
const ALONE: readonly G1861View["step"][] = [
  "private_auction",
  "minor_auction",
  "consent",
  "merger_consent",
  "trainless",
  "discard",
];

/** Whether a draft has come to the end of its turn: of a company, of a player in a stock round, of a bid. */
export function turnEnds(before: Position, after: Position): boolean {
  const [from, to] = [before.view as G1861View, after.view as G1861View];
  if (
    from.round.kind !== to.round.kind ||
    from.round.set !== to.round.set ||
    from.round.number !== to.round.number
  )
    return true;
  if (ALONE.includes(from.step)) return true;
  if (from.company !== null) return from.company !== to.company;
  // A player's turn goes on after sales, and until the first token of a company he founds.
  return to.step === "shares" && (to.stock?.sells.length ?? 0) === 0;
}
