import type { Draft } from "../../../lib/game";
import type { SpeculationAction, SpeculationCompany } from "../../../lib/protocol";
import { movesOf } from "../position";

/** What taking a pawn means now: the rank tile, or its card; null when it means nothing. A draft is replaced, not added to. */
export function meaning(company: SpeculationCompany, draft: Draft): SpeculationAction | null {
  const moves = movesOf(draft);
  if (!moves || draft.seat === null) return null;
  if (moves.rank.includes(company)) return { type: "rank", company };
  if (moves.commit.includes(company)) return { type: "commit", card: company };
  return null;
}
