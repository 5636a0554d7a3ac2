import { getContext, setContext } from "svelte";
import type { Dock, Intent } from "$lib/dock.svelte";

const KEY = Symbol("dock");
/** What was chosen goes before what can be done anyway; what comes before any decision goes before both. */
const CHOSEN = 1.5;

export function provideDock(dock: Dock): void {
  setContext(KEY, dock);
}
/** What the primary button of the dock does while this part is there; null: nothing. */
export function primary(intent: () => Intent | null): void {
  offerTo(getContext<Dock>(KEY), intent);
}
export function offerTo(dock: Dock, intent: () => Intent | null): void {
  $effect(() => {
    const now = intent();
    return dock.offer(now, now?.chosen ? CHOSEN : 1);
  });
}
