import { figured } from "$lib/figures";
import { de } from "$lib/french";
import type { Names } from "$lib/game";
import { sentences, type Place, type Sentence } from "$lib/story";
import type {
  SpeculationCard,
  SpeculationCompany,
  SpeculationDeal,
  SpeculationEvent,
} from "../protocol";
import { list, pick, type Language } from "$lib/texts";
import { companyOf, nameOf } from "../companies";
import { END } from "../data";
import { at, cardName, of, steps, tileTexts } from "./words";

type Told<K extends SpeculationEvent["type"]> = Extract<SpeculationEvent, { type: K }>;
type Teller<E> = Record<Language, (event: E, names: Names) => string | null>;

const silent: Teller<unknown> = { en: () => null, fr: () => null };

/** With a negative price the money goes the other way, and so do the words. */
function sale({ company, price }: SpeculationDeal, language: Language): string {
  const name = nameOf(company);
  if (language === "fr")
    return price < 0 ? `rend ${name} et paie ${-price}` : `vend ${name} à ${price}`;
  return price < 0 ? `gives ${name} back and pays ${-price}` : `sells ${name} for ${price}`;
}
function purchase({ company, price }: SpeculationDeal, language: Language): string {
  const name = nameOf(company);
  if (language === "fr")
    return price < 0 ? `prend ${name} et reçoit ${-price}` : `achète ${name} à ${price}`;
  return price < 0 ? `takes ${name} and receives ${-price}` : `buys ${name} for ${price}`;
}
function deal(
  sold: SpeculationDeal | null,
  bought: SpeculationDeal | null,
  language: Language,
): string {
  const said = [sold && sale(sold, language), bought && purchase(bought, language)].filter(
    (part) => part !== null,
  );
  if (said.length === 0) return language === "fr" ? "passe" : "passes";
  // A part that says "and" itself is not joined by another.
  return said.some((part) => / (et|and) /.test(part)) ? said.join(", ") : list(said, language);
}
function cardsOf(cards: readonly SpeculationCard[], names: Names, language: Language): string {
  return cards.map((card, seat) => `${names(seat)} ${cardName(card, language)}`).join(", ");
}

/** Every event in a sentence; a new one without its sentence is a type error. */
const tellers: { [K in SpeculationEvent["type"]]: Teller<Told<K>> } = {
  share_drawn: {
    en: ({ seat, company }, names) => `${names(seat)} begins with a share of ${nameOf(company)}.`,
    fr: ({ seat, company }, names) => `${names(seat)} commence avec une action ${of(company)}.`,
  },
  // One's own draws are worth a line; those of others say nothing.
  card_drawn: {
    en: ({ seat, card }, names) => (card ? `${names(seat)} draws ${cardName(card, "en")}.` : null),
    fr: ({ seat, card }, names) => (card ? `${names(seat)} pioche ${cardName(card, "fr")}.` : null),
  },
  // It is the heading of what follows.
  turn_began: silent,
  action_drawn: silent,
  tiles_drawn: {
    en: ({ action, movement }) =>
      `The tiles: ${pick(tileTexts[action], "en")}, ${steps(movement, "en")}.`,
    fr: ({ action, movement }) =>
      `Les tuiles : ${pick(tileTexts[action], "fr")}, ${steps(movement, "fr")}.`,
  },
  traded: {
    en: ({ seat, sold, bought }, names) => `${names(seat)} ${deal(sold, bought, "en")}.`,
    fr: ({ seat, sold, bought }, names) => `${names(seat)} ${deal(sold, bought, "fr")}.`,
  },
  rank_moved: {
    en: ({ seat, company, from, to }, names) =>
      `${names(seat)} moves ${nameOf(company)} with the rank tile: ${at(from, "en")} → ${at(to, "en")}.`,
    fr: ({ seat, company, from, to }, names) =>
      `${names(seat)} déplace ${nameOf(company)} avec la tuile Rang : ${at(from, "fr")} → ${at(to, "fr")}.`,
  },
  rank_ignored: {
    en: () => "The rank tile can move nobody.",
    fr: () => "La tuile Rang ne peut déplacer personne.",
  },
  rank_declined: {
    en: ({ seat }, names) => `${names(seat)} leaves the tile unused.`,
    fr: ({ seat }, names) => `${names(seat)} laisse la tuile sans effet.`,
  },
  card_committed: {
    en: ({ seat, card }, names) =>
      card ? `${names(seat)} chooses ${cardName(card, "en")}.` : `${names(seat)} chooses a card.`,
    fr: ({ seat, card }, names) =>
      card
        ? `${names(seat)} choisit ${cardName(card, "fr")}.`
        : `${names(seat)} choisit une carte.`,
  },
  cards_revealed: {
    en: ({ cards }, names) => `The cards: ${cardsOf(cards, names, "en")}.`,
    fr: ({ cards }, names) => `Les cartes : ${cardsOf(cards, names, "fr")}.`,
  },
  steps_set: {
    en: ({ holidays, steps: count }) =>
      holidays === 0
        ? null
        : count === 0
          ? "Bank holiday: nothing moves."
          : `Bank holiday: only ${steps(count, "en")}.`,
    fr: ({ holidays, steps: count }) =>
      holidays === 0
        ? null
        : count === 0
          ? "Jour férié : rien ne bouge."
          : `Jour férié : ${steps(count, "fr")} seulement.`,
  },
  pawn_moved: {
    en: ({ seat, company, from, to }, names) =>
      from === END
        ? `${nameOf(company)} is in END already and stays (card of ${names(seat)}).`
        : `${nameOf(company)} goes on: ${at(from, "en")} → ${at(to, "en")} (card of ${names(seat)}).`,
    fr: ({ seat, company, from, to }, names) =>
      from === END
        ? `${nameOf(company)} est déjà en FIN et y reste (carte ${de(names(seat))}).`
        : `${nameOf(company)} avance : ${at(from, "fr")} → ${at(to, "fr")} (carte ${de(names(seat))}).`,
  },
  deck_reshuffled: silent,
  tiles_returned: {
    en: () => "All tiles go back into their bags.",
    fr: () => "Toutes les tuiles retournent dans leurs sacs.",
  },
  game_ended: {
    en: ({ scores }, names) =>
      `The game is over: ${scores.map((score, seat) => `${names(seat)} ${figured(score)}`).join(", ")}.`,
    fr: ({ scores }, names) =>
      `La partie est terminée : ${scores.map((score, seat) => `${names(seat)} ${figured(score)}`).join(", ")}.`,
  },
};

export const eventKinds = Object.keys(tellers) as SpeculationEvent["type"][];

/** What only fills the log. */
const ASIDES: ReadonlySet<SpeculationEvent["type"]> = new Set([
  "card_drawn",
  "card_committed",
  "tiles_returned",
  "share_drawn",
]);

const company = (id: SpeculationCompany): Place => `company:${id}`;
const seat = (number: number): Place => `seat:${number}`;

/** What an event is about, wherever it is drawn. */
function placesOf(event: SpeculationEvent): readonly Place[] {
  switch (event.type) {
    case "share_drawn":
    case "rank_moved":
    case "pawn_moved":
      return [company(event.company), seat(event.seat)];
    case "traded":
      return [
        seat(event.seat),
        ...[event.sold, event.bought].flatMap((part) => (part ? [company(part.company)] : [])),
      ];
    case "cards_revealed":
      return [...new Set(event.cards.flatMap((card) => companyOf(card) ?? []))].map(company);
    case "tiles_drawn":
      return ["tiles:turn"];
    case "rank_declined":
      return [seat(event.seat)];
    default:
      return [];
  }
}

export function tell(event: SpeculationEvent, names: Names, language: Language): string | null {
  const teller = tellers[event.type] as Teller<SpeculationEvent> | undefined;
  return teller ? teller[language](event, names) : null;
}

export function story(events: readonly unknown[], names: Names, language: Language): Sentence[] {
  const known = events as readonly SpeculationEvent[];
  return sentences(known, (index) => {
    const event = known[index];
    if (!event) return null;
    return {
      text: tell(event, names, language),
      places: placesOf(event),
      aside: ASIDES.has(event.type),
      fleeting: event.type === "card_committed",
      // The cards are turned up one after the other.
      staged:
        event.type === "cards_revealed"
          ? pick({ en: "The cards are turned up.", fr: "Les cartes sont retournées." }, language)
          : undefined,
      // A card that only its owner knows.
      secret:
        (event.type === "card_drawn" || event.type === "card_committed") &&
        event.card !== undefined,
    };
  });
}

/** The heading of a round, where an event begins it. */
export function heading(event: unknown, names: Names, language: Language): string | null {
  const began = event as SpeculationEvent;
  if (began.type !== "turn_began") return null;
  return language === "fr"
    ? `Manche ${began.round} · tour ${de(names(began.seat))}`
    : `Round ${began.round} · turn of ${names(began.seat)}`;
}
