import type { Draft } from "$lib/game";
import type { Preview } from "$lib/protocol";
import type {
  ChicagoAction,
  ChicagoCompany,
  ChicagoEvent,
  ChicagoMoves,
  ChicagoView,
} from "./protocol";
import { aheadOf, type Ahead } from "./ahead";
import { hexOf } from "./data";

/** The frame knows positions of any game; here they are this game's. */

export function viewOf(draft: Draft): ChicagoView {
  return draft.position.view as ChicagoView;
}
export function movesOf(draft: Draft): ChicagoMoves | null {
  return draft.moves as ChicagoMoves | null;
}
export function viewAfter(preview: Preview): ChicagoView {
  return preview.position.view as ChicagoView;
}
export function eventsOf(preview: Preview): ChicagoEvent[] {
  return preview.events as ChicagoEvent[];
}

/** What an action on a hex would do, in figures. */
export interface Outlook {
  price: number | null;
  /** What each company's income gains. */
  gains: { company: ChicagoCompany; by: number; income: number }[];
  /** What the bank pays to a company in a forest. */
  forest: { company: ChicagoCompany; amount: number } | null;
  treasury: number | null;
  ahead: Ahead;
}

/** Reads the figures of the last action from what the preview says happened. */
export function outlookOf(action: ChicagoAction, preview: Preview): Outlook | null {
  if (preview.refused) return null;
  const events = eventsOf(preview);
  const own = events.findLastIndex(
    (event) =>
      (action.type === "build" && event.type === "built" && event.hex === action.hex) ||
      (action.type === "develop" &&
        ((event.type === "house_placed" && event.hex === action.hex) ||
          (event.type === "track_moved" && event.seat !== null))),
  );
  const since = own < 0 ? events : events.slice(own);
  const outlook: Outlook = {
    price: null,
    gains: [],
    forest: null,
    treasury:
      action.type === "build" ? viewAfter(preview).companies[action.company].treasury : null,
    ahead: aheadOf(since),
  };
  for (const event of since) {
    if (event.type === "general_dividends") break;
    if (event.type === "built") outlook.price = event.price;
    if (event.type === "income_raised") outlook.gains.push(event);
    if (event.type === "forest_paid") outlook.forest = event;
  }
  return outlook;
}

/** What taking a hex would lead to. Reaching Chicago pays when the expansion ends: that is looked at as well. */
export async function lookAt(draft: Draft, action: ChicagoAction): Promise<Outlook | null> {
  const preview = await draft.look(action);
  const outlook = preview && outlookOf(action, preview);
  if (
    !preview ||
    !outlook ||
    action.type !== "build" ||
    !hexOf(action.hex)?.special ||
    outlook.ahead.special
  )
    return outlook;
  if (!(preview.position.moves as ChicagoMoves | null)?.done) return outlook;
  const ended = await draft.look(action, { type: "done" });
  return ended && !ended.refused ? { ...outlook, ahead: aheadOf(eventsOf(ended)) } : outlook;
}
