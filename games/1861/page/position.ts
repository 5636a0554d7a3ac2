import type { Draft } from "$lib/game";
import type { EmpireEvent, EmpireMoves, EmpireView, Preview, Seat } from "$lib/protocol";

/** The frame knows positions of any game; here they are this game's. */

export function viewOf(draft: Draft): EmpireView {
  return draft.position.view as EmpireView;
}
/** What is shown of it: a turn that is ready is still at work, whoever comes after it. */
export function shownOf(draft: Draft, base: EmpireView | null): EmpireView {
  const view = viewOf(draft);
  return draft.complete && base ? { ...view, company: base.company, order: base.order, order_at: base.order_at, round: base.round } : view;
}
/** Who is shown as deciding. */
export function decidingOf(draft: Draft): readonly Seat[] {
  return draft.complete && draft.seat !== null ? [draft.seat] : draft.position.to_move;
}
export function movesOf(draft: Draft): EmpireMoves | null {
  return draft.moves as EmpireMoves | null;
}
export function viewAfter(preview: Preview): EmpireView {
  return preview.position.view as EmpireView;
}
export function movesAfter(preview: Preview): EmpireMoves | null {
  return preview.position.moves as EmpireMoves | null;
}
/** What the last action alone would do: the preview's events without those of the draft before it. */
export function eventsOf(preview: Preview, draft: Draft): EmpireEvent[] {
  return (preview.events as EmpireEvent[]).slice(draft.events.length);
}
