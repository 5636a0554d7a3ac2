import type { ChicagoDial, ChicagoEnding, ChicagoView } from "../../lib/protocol";

/** What lies ahead, read off the dials and the conditions of the end. */

/** Whether turning a dial brings the second one to red (§3). */
export function dividendsFollow(view: ChicagoView, dial: ChicagoDial): boolean {
  const dials = Object.entries(view.dials) as [ChicagoDial, { position: number; red_at: number }][];
  const red = dials.filter(([name, { position, red_at }]) => position + (name === dial ? 1 : 0) >= red_at);
  return red.length >= 2 && view.dials[dial].position < view.dials[dial].red_at;
}

/** Whether a condition of the end holds; houses run down, the others up (§10). */
export function reached(ending: ChicagoEnding, { now, end }: { now: number; end: number }): boolean {
  return ending === "houses" ? now <= end : now >= end;
}

/** Whether the game would end at general dividends paid now. */
export function gameEnds(view: ChicagoView): boolean {
  return (Object.keys(view.ends) as ChicagoEnding[]).some((ending) => reached(ending, view.ends[ending]));
}
