import type { Showing } from "$lib/game";
import type { Seat } from "$lib/protocol";
import type { SampleEvent, SamplePlayer, SampleView } from "./protocol";

/** How long an event is shown, in beats. A card face down is no news. */
const BEATS: Record<SampleEvent["type"], number> = {
  dealt: 0,
  lot_turned_up: 1,
  card_laid: 0,
  cards_turned_up: 1.5,
  lot_taken: 1.25,
  game_ended: 1,
};

/** The view with one player changed. */
function change(
  view: SampleView,
  seat: Seat,
  by: (player: SamplePlayer) => Partial<SamplePlayer>,
): SamplePlayer[] {
  return view.players.map((player, index) =>
    index === seat ? { ...player, ...by(player) } : player,
  );
}

const ascending = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);

/** What an event changes of the view. All events of a step together lead to the view the server sent. */
export function changed(view: SampleView, event: SampleEvent): Partial<SampleView> {
  const { own } = view;
  switch (event.type) {
    case "dealt":
      return {
        players: change(view, event.seat, ({ held }) => ({ held: held + 1 })),
        own: own && event.card ? { ...own, hand: ascending([...own.hand, event.card]) } : own,
      };
    case "lot_turned_up":
      return {
        phase: "lay",
        round: event.round,
        lot: event.lot,
        gone: ascending([...view.gone, event.lot]),
      };
    case "card_laid":
      return {
        players: change(view, event.seat, ({ held }) => ({ held: held - 1, laid: true })),
        own:
          own && event.card
            ? { hand: own.hand.filter((card) => card !== event.card), laid: event.card }
            : own,
      };
    case "cards_turned_up":
      return {
        players: view.players.map((player, seat) => ({
          ...player,
          laid: false,
          turned_up: event.cards[seat] ?? null,
        })),
        own: own && { ...own, laid: null },
        gone: ascending([...view.gone, ...event.cards]),
      };
    case "lot_taken":
      return {
        phase: "turn_up",
        lot: null,
        players: change(view, event.seat, ({ score }) => ({
          score: score + event.lot - event.price,
        })),
      };
    case "game_ended":
      return { phase: "over" };
  }
}

export const showing: Showing = {
  beats: (event) => BEATS[(event as SampleEvent).type] ?? 0,
  after: (view, event) => ({
    ...(view as SampleView),
    ...changed(view as SampleView, event as SampleEvent),
  }),
};

/** At a screen that several share nobody's hand lies open. */
export function openly(view: unknown): unknown {
  return { ...(view as SampleView), own: null };
}
