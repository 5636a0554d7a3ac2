import type { Draft } from "$lib/game";
import type { SampleMoves, SampleView } from "./protocol";

/** The frame knows positions of any game; here they are this game's. */

export function viewOf(draft: Draft): SampleView {
  return draft.position.view as SampleView;
}

/** What is on offer to whoever decides here; it stays on offer while the draft holds one of it, so that another can be chosen. */
export function offered(draft: Draft): SampleMoves | null {
  return draft.seat === null ? null : (draft.base.moves as SampleMoves | null);
}
