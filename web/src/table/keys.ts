import type { TurnDraft } from "../lib/draft.svelte";
import type { Replay } from "../lib/replay.svelte";

/**
 * Keys of the whole table: Enter confirms the draft, Escape takes its last action back, arrows and Home and End go
 * through the game. A control that has the focus keeps its own keys.
 */
export function keys(event: KeyboardEvent, draft: TurnDraft, replay: Replay): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
  const target = event.target as Element | null;
  if (document.querySelector("dialog[open], [popover]:popover-open")) return;
  const typing = target?.closest("input, select, textarea, [contenteditable]") !== null && target !== null;
  if (event.key === "Escape" && draft.actions.length > 0 && !draft.busy) {
    draft.back();
    event.preventDefault();
    return;
  }
  if (typing) return;
  const control = target?.closest("button, a, summary, [role=button], [tabindex]:not([tabindex='-1'])") ?? null;
  if (event.key === "Enter" && control === null && draft.actions.length > 0 && !draft.busy) {
    event.preventDefault();
    void draft.send();
    return;
  }
  // On the board arrows go from hex to hex; in scrolling lists they scroll.
  if (control !== null && control.closest("svg, [role=log], [role=grid], [role=listbox], [role=region]")) return;
  if (event.shiftKey) return;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step !== undefined) replay.step(step);
  else if (event.key === "Home") void replay.show(0);
  else if (event.key === "End") replay.live();
  else return;
  event.preventDefault();
}
