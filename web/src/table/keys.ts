import type { Dock } from "../lib/dock.svelte";
import type { TurnDraft } from "../lib/draft.svelte";
import type { Show } from "../lib/show.svelte";

/** A field in which one writes; there keys are letters. */
const WRITING =
  "textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio], [type=button])";

function elsewhere(event: KeyboardEvent): boolean {
  return (
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.isComposing ||
    document.querySelector("dialog[open], [popover]:popover-open") !== null
  );
}

/**
 * Enter is asked for before what has the focus hears of it: it confirms what was chosen wherever the focus is, but in a text field
 * or on a link. While there is nothing to confirm it presses what has the focus, like everywhere. While the server still looks at
 * what was chosen, it waits for the answer; any other key takes it back.
 */
export function confirmKey(event: KeyboardEvent, dock: Dock, draft: TurnDraft, show: Show): void {
  if (event.key !== "Enter") return dock.release();
  if (event.repeat || event.shiftKey || elsewhere(event)) return;
  const target = event.target as Element | null;
  if (target?.closest(`a, ${WRITING}`)) return;
  const intent = dock.intent;
  const trying = draft.pending.length > 0;
  if (!intent && !trying) return;
  const control =
    target?.closest(
      "button, summary, [role=button], [role=tab], [tabindex]:not([tabindex='-1'])",
    ) ?? null;
  if (!intent?.chosen && !trying && !show.catching && control !== null) return;
  event.preventDefault();
  event.stopPropagation();
  // A move that is on its way is not followed by another one unseen.
  if (draft.sending) return;
  const { line } = draft.base;
  const steps = draft.wanted.length;
  dock.press(() => draft.base.line === line && draft.actions.length === steps);
}

/** Escape closes what is open, or else takes the last step back; arrows, Home and End go through the game. */
export function tableKeys(event: KeyboardEvent, dock: Dock, draft: TurnDraft, show: Show): void {
  if (event.defaultPrevented || elsewhere(event)) return;
  const target = event.target as Element | null;
  if (event.key === "Escape") {
    if (show.catching) show.skip();
    else if (!dock.closes()) {
      if (show.line !== null) show.live();
      else if (draft.wanted.length > 0) draft.back();
      else return;
    }
    event.preventDefault();
    return;
  }
  if (show.catching && event.key === " " && !target?.closest(`button, a, ${WRITING}`)) {
    show.skip();
    event.preventDefault();
    return;
  }
  if (target?.closest(`${WRITING}, input`)) return;
  const control =
    target?.closest("button, a, summary, [role=button], [tabindex]:not([tabindex='-1'])") ?? null;
  // On the board arrows go from hex to hex; in scrolling lists they scroll.
  if (
    control?.closest("svg, [role=log], [role=grid], [role=listbox], [role=region], [role=tablist]")
  )
    return;
  if (event.shiftKey) return;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step !== undefined) show.stepBy(step);
  else if (event.key === "Home") void show.show(0);
  else if (event.key === "End") show.live();
  else return;
  event.preventDefault();
}
