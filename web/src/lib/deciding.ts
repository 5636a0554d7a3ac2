import type { Draft } from "./game";
import type { Seat } from "./protocol";

/** Whose decision it is at the moment shown, also while a draft looks beyond it. */
export function deciding(draft: Draft): readonly Seat[] {
  return (draft.seat === null ? draft.position : draft.base).to_move;
}
