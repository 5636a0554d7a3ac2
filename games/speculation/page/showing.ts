import type { Showing } from "$lib/game";
import type { Money, Seat } from "$lib/protocol";
import type {
  SpeculationCard,
  SpeculationCompany,
  SpeculationDeal,
  SpeculationDiscard,
  SpeculationEvent,
  SpeculationPlayer,
  SpeculationView,
} from "./protocol";
import { COMPANIES } from "./companies";
import { END } from "./data";

type Companies = SpeculationView["companies"];

/** How long events are shown, in beats. One's own deal and rank tile were seen in the draft; the cards of all were not. */
function beats(known: unknown, own: boolean): number {
  const event = known as SpeculationEvent;
  switch (event.type) {
    case "cards_revealed":
      return 1 + 0.35 * event.cards.length;
    case "steps_set":
      return event.holidays > 0 ? 1.25 : 0;
    case "pawn_moved":
      return 1.4;
    case "tiles_drawn":
      return 0.75;
    case "rank_moved":
      return own ? 0 : 1.5;
    case "traded":
      return own ? 0 : event.sold || event.bought ? 1 : 0.5;
    case "rank_ignored":
      return 0.75;
    case "rank_declined":
      return own ? 0 : 0.75;
    case "game_ended":
      return 1;
    default:
      return 0;
  }
}

function after(before: unknown, known: unknown, last: unknown): unknown {
  const [view, event, end] = [
    before as SpeculationView,
    known as SpeculationEvent,
    last as SpeculationView,
  ];
  return { ...view, ...changed(view, event, end) };
}

/** What an event changes. What it does not say itself stands in the view at the end of its step. */
function changed(
  view: SpeculationView,
  event: SpeculationEvent,
  end: SpeculationView,
): Partial<SpeculationView> {
  switch (event.type) {
    case "share_drawn":
      return dealt(view, event.seat, null, { company: event.company, price: 0 });
    case "traded":
      return dealt(view, event.seat, event.sold, event.bought);
    case "card_drawn":
      return { players: cardsOf(view, end, event.seat), own: event.card ? end.own : view.own };
    case "deck_reshuffled":
      return { players: cardsOf(view, end, event.seat), own: end.own };
    case "action_drawn":
      return { action: event.tile, bags: end.bags };
    case "tiles_drawn":
      return {
        action: event.action,
        movement: event.movement,
        steps_with_holiday: end.steps_with_holiday,
        bags: end.bags,
      };
    case "tiles_returned":
      return { bags: end.bags };
    case "turn_began":
      return {
        round: event.round,
        active: event.seat,
        action: end.action,
        movement: end.movement,
        steps_with_holiday: end.steps_with_holiday,
      };
    case "rank_moved":
      return settled(view, end.companies, end.end_order);
    case "card_committed":
      return {
        players: view.players.map((player, seat) =>
          seat === event.seat ? { ...player, committed: true, hand: player.hand - 1 } : player,
        ),
        own:
          event.card && view.own
            ? {
                ...view.own,
                hand: view.own.hand.filter((card) => card !== event.card),
                committed: event.card,
              }
            : view.own,
      };
    case "cards_revealed":
      return {
        players: view.players.map((player, seat) => ({
          ...player,
          committed: false,
          discard: played(player.discard, event.cards[seat]),
        })),
        own: view.own && { ...view.own, committed: null },
        last: end.last && { ...end.last, moves: [] },
      };
    case "pawn_moved":
      return moved(view, event.company, event.to, end);
    case "steps_set":
    case "rank_ignored":
    case "rank_declined":
    case "game_ended":
      return {};
  }
}

function played(
  { count, top, cards }: SpeculationDiscard,
  card: SpeculationCard | undefined,
): SpeculationDiscard {
  return { count: count + 1, top: card ?? top, cards: cards && card ? [...cards, card] : cards };
}

function moved(
  view: SpeculationView,
  company: SpeculationCompany,
  to: number,
  end: SpeculationView,
): Partial<SpeculationView> {
  const made = view.last?.moves.length ?? 0;
  const move = end.last?.moves[made];
  const companies = { ...view.companies, [company]: { ...view.companies[company], space: to } };
  for (const other of COMPANIES) {
    const known = companies[other];
    companies[other] = {
      ...known,
      price: move ? move.prices[other] : known.price,
      rank: move ? move.ranks[other] : known.rank,
    };
  }
  const arrived = to === END && !view.end_order.includes(company);
  return {
    ...settled(view, companies, arrived ? [...view.end_order, company] : view.end_order),
    last: view.last && move ? { ...view.last, moves: [...view.last.moves, move] } : view.last,
  };
}

/** Pawns stand elsewhere: what everybody's shares are worth follows. What a step would do next is not known before the end. */
function settled(
  view: SpeculationView,
  companies: Companies,
  end_order: SpeculationCompany[],
): Partial<SpeculationView> {
  const known = Object.fromEntries(
    COMPANIES.map((company) => [
      company,
      { ...companies[company], forward: null, back: null, moved: null },
    ]),
  ) as Companies;
  return {
    companies: known,
    end_order,
    players: view.players.map((player) => ({ ...player, stock: worthOf(player, known) })),
  };
}

function worthOf(player: SpeculationPlayer, companies: Companies): Money {
  return COMPANIES.reduce(
    (sum, company) => sum + player.shares[company] * companies[company].price,
    0,
  );
}

/** A share goes to the bank, another comes from it. */
function dealt(
  view: SpeculationView,
  seat: Seat,
  sold: SpeculationDeal | null,
  bought: SpeculationDeal | null,
): Partial<SpeculationView> {
  const companies = { ...view.companies };
  const put = (company: SpeculationCompany, by: number) =>
    (companies[company] = { ...companies[company], bank: companies[company].bank + by });
  if (sold) put(sold.company, 1);
  if (bought) put(bought.company, -1);
  const players = view.players.map((player, index) => {
    if (index !== seat) return player;
    const shares = { ...player.shares };
    if (sold) shares[sold.company] -= 1;
    if (bought) shares[bought.company] += 1;
    const cash =
      player.cash === null ? null : player.cash + (sold?.price ?? 0) - (bought?.price ?? 0);
    return { ...player, shares, cash, stock: worthOf({ ...player, shares }, companies) };
  });
  return { companies, players };
}

/** How many cards a seat has where. */
function cardsOf(view: SpeculationView, end: SpeculationView, seat: Seat): SpeculationPlayer[] {
  const then = end.players[seat];
  return view.players.map((player, index) =>
    index === seat && then
      ? { ...player, hand: then.hand, deck: then.deck, discard: then.discard }
      : player,
  );
}

export const showing: Showing = { beats, after };

/** At a screen that several share nobody's hand lies open. */
export function openly(view: unknown): unknown {
  return { ...(view as SpeculationView), own: null };
}
