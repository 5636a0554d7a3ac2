import { figured, signed } from "$lib/figures";
import type { Names } from "$lib/game";
import { sentences, type Place, type Sentence } from "$lib/story";
import type { Language } from "$lib/texts";
import type { SampleEvent } from "./protocol";

type Told<K extends SampleEvent["type"]> = Extract<SampleEvent, { type: K }>;
type Teller<E> = Record<Language, (event: E, names: Names) => string | null>;

const each = (figures: readonly number[], names: Names) =>
  figures.map((figure, seat) => `${names(seat)} ${figured(figure)}`).join(", ");

/** Every event in a sentence; one without its sentence is a type error. */
const tellers: { [K in SampleEvent["type"]]: Teller<Told<K>> } = {
  // One's own cards are worth a line; those of others say nothing.
  dealt: {
    en: ({ seat, card }, names) => (card ? `${names(seat)} is dealt the ${card}.` : null),
    fr: ({ seat, card }, names) => (card ? `${names(seat)} reçoit le ${card}.` : null),
  },
  lot_turned_up: {
    en: ({ lot }) => `The lot is worth ${lot}.`,
    fr: ({ lot }) => `Le lot vaut ${lot}.`,
  },
  card_laid: {
    en: ({ seat, card }, names) =>
      card ? `${names(seat)} lays the ${card}.` : `${names(seat)} lays a card.`,
    fr: ({ seat, card }, names) =>
      card ? `${names(seat)} pose le ${card}.` : `${names(seat)} pose une carte.`,
  },
  cards_turned_up: {
    en: ({ cards }, names) => `The cards: ${each(cards, names)}.`,
    fr: ({ cards }, names) => `Les cartes : ${each(cards, names)}.`,
  },
  lot_taken: {
    en: ({ seat, lot, price }, names) =>
      `${names(seat)} takes the lot for ${price}: ${signed(lot - price)}.`,
    fr: ({ seat, lot, price }, names) =>
      `${names(seat)} remporte le lot pour ${price} : ${signed(lot - price)}.`,
  },
  game_ended: {
    en: ({ scores }, names) => `The game is over: ${each(scores, names)}.`,
    fr: ({ scores }, names) => `La partie est terminée : ${each(scores, names)}.`,
  },
};

export const eventKinds = Object.keys(tellers) as SampleEvent["type"][];

export function tell(event: SampleEvent, names: Names, language: Language): string | null {
  return (tellers[event.type] as Teller<SampleEvent>)[language](event, names);
}

/** What an event is about, to stand out on the board. */
function placesOf(event: SampleEvent): readonly Place[] {
  switch (event.type) {
    case "lot_turned_up":
      return ["lot:now"];
    case "lot_taken":
      return [`seat:${event.seat}`];
    default:
      return [];
  }
}

export function story(events: readonly unknown[], names: Names, language: Language): Sentence[] {
  const known = events as readonly SampleEvent[];
  return sentences(known, (at) => {
    const event = known[at];
    if (!event) return null;
    const ofACard = event.type === "dealt" || event.type === "card_laid";
    return {
      text: tell(event, names, language),
      places: placesOf(event),
      aside: ofACard,
      fleeting: event.type === "card_laid",
      // A card that only its owner knows.
      secret: ofACard && event.card !== undefined,
    };
  });
}

/** Each round is a part of the log. */
export function heading(event: unknown, _names: Names, language: Language): string | null {
  const began = event as SampleEvent;
  if (began.type !== "lot_turned_up") return null;
  return language === "fr" ? `Manche ${began.round}` : `Round ${began.round}`;
}
