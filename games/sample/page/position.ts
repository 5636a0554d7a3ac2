import type { SampleMoves } from "./protocol";
import type { Draft } from "./types";

/** What is on offer to whoever decides here; it stays on offer while the draft holds one of it, so that another can be chosen. */
export function offered(draft: Draft): SampleMoves | null {
  return draft.seat === null ? null : draft.base.moves;
}
