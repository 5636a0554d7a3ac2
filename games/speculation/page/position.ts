import type { Draft } from "$lib/game";
import type { Seat } from "$lib/protocol";
import type {
  SpeculationAhead,
  SpeculationCompany,
  SpeculationMoves,
  SpeculationView,
} from "./protocol";

/** The frame knows positions of any game; here they are this game's. */

export function viewOf(draft: Draft): SpeculationView {
  return draft.position.view as SpeculationView;
}
/**
 * What was open before the draft, to whoever decides here: a decision is one action, and choosing anew replaces it, so that all of it
 * stays on offer while the draft holds one of it.
 */
export function offered(
  draft: Draft,
): { view: SpeculationView; moves: SpeculationMoves; seat: Seat } | null {
  const { seat, base } = draft;
  return seat === null || !base.moves
    ? null
    : { view: base.view as SpeculationView, moves: base.moves as SpeculationMoves, seat };
}

/** What a player is worth at today's prices; null where the cash is hidden. */
export function worth(view: SpeculationView, seat: Seat): number | null {
  const player = view.players[seat];
  return !player || player.cash === null ? null : player.cash + player.stock;
}

/** What a player's shares would gain if a pawn went there. */
export function gain(view: SpeculationView, seat: Seat | null, ahead: SpeculationAhead): number {
  const shares = seat === null ? null : view.players[seat]?.shares;
  if (!shares) return 0;
  return Object.entries(ahead.prices).reduce((sum, [id, price]) => {
    const company = id as SpeculationCompany;
    return sum + (price - view.companies[company].price) * shares[company];
  }, 0);
}
