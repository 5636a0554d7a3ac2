import type { SpeculationAction, SpeculationCompany, SpeculationMoves } from "../protocol";

/** What taking a pawn means now: the rank tile, or its card; null when it means nothing. */
export function meaning(
  company: SpeculationCompany,
  moves: SpeculationMoves,
): SpeculationAction | null {
  if (moves.rank.includes(company)) return { type: "rank", company };
  if (moves.commit.includes(company)) return { type: "commit", card: company };
  return null;
}
