import type { Draft } from "$lib/game";
import type { Preview, Seat } from "$lib/protocol";
import type { G1861Event, G1861Moves, G1861View } from "./protocol";

/** The frame knows positions of any game; here they are this game's. */

export function viewOf(draft: Draft): G1861View {
  return draft.position.view as G1861View;
}
/** What is shown of it: a turn that is ready is still at work, whoever comes after it. */
export function shownOf(draft: Draft, base: G1861View | null): G1861View {
  const view = viewOf(draft);
  return draft.complete && base
    ? {
        ...view,
        company: base.company,
        order: base.order,
        order_at: base.order_at,
        round: base.round,
      }
    : view;
}
/** Who is shown as deciding. */
export function decidingOf(draft: Draft): readonly Seat[] {
  return draft.complete && draft.seat !== null ? [draft.seat] : draft.position.to_move;
}
export function movesOf(draft: Draft): G1861Moves | null {
  return draft.moves as G1861Moves | null;
}
export function viewAfter(preview: Preview): G1861View {
  return preview.position.view as G1861View;
}
export function movesAfter(preview: Preview): G1861Moves | null {
  return preview.position.moves as G1861Moves | null;
}
/** What the last action alone would do: the preview's events without those of the draft before it. */
export function eventsOf(preview: Preview, draft: Draft): G1861Event[] {
  return (preview.events as G1861Event[]).slice(draft.events.length);
}
