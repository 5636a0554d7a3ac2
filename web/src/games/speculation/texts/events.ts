import type { Names } from "../../../lib/game";
import type { SpeculationDeal, SpeculationEvent } from "../../../lib/protocol";
import { list, pick, type Language } from "../../../lib/texts";
import { nameOf } from "../companies";
import { figured } from "../position";
import { at, cardName, of, steps, tileTexts } from "./words";

type Told<K extends SpeculationEvent["type"]> = Extract<SpeculationEvent, { type: K }>;
type Teller<E> = Record<Language, (event: E, names: Names) => string | null>;

const silent: Teller<unknown> = { en: () => null, fr: () => null };

function deal(sold: SpeculationDeal | null, bought: SpeculationDeal | null, language: Language): string {
  const said: string[] = [];
  if (language === "fr") {
    if (sold) said.push(`vend ${nameOf(sold.company)} à ${figured(sold.price)}`);
    if (bought) said.push(`achète ${nameOf(bought.company)} à ${figured(bought.price)}`);
    return said.length > 0 ? list(said, "fr") : "passe";
  }
  if (sold) said.push(`sells ${nameOf(sold.company)} for ${figured(sold.price)}`);
  if (bought) said.push(`buys ${nameOf(bought.company)} for ${figured(bought.price)}`);
  return said.length > 0 ? list(said, "en") : "passes";
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
    en: ({ action, movement }) => `The tiles: ${pick(tileTexts[action], "en")}, ${steps(movement, "en")}.`,
    fr: ({ action, movement }) => `Les tuiles : ${pick(tileTexts[action], "fr")}, ${steps(movement, "fr")}.`,
  },
  traded: {
    en: ({ seat, sold, bought }, names) => `${names(seat)} ${deal(sold, bought, "en")}.`,
    fr: ({ seat, sold, bought }, names) => `${names(seat)} ${deal(sold, bought, "fr")}.`,
  },
  rank_moved: {
    en: ({ seat, company, from, to }, names) => `${names(seat)} moves ${nameOf(company)} from ${at(from, "en")} to ${at(to, "en")}.`,
    fr: ({ seat, company, from, to }, names) => `${names(seat)} déplace ${nameOf(company)} : ${at(from, "fr")} → ${at(to, "fr")}.`,
  },
  rank_ignored: {
    en: () => "The tile can move nobody.",
    fr: () => "La tuile ne peut déplacer personne.",
  },
  rank_declined: {
    en: ({ seat }, names) => `${names(seat)} leaves the tile unused.`,
    fr: ({ seat }, names) => `${names(seat)} laisse la tuile sans effet.`,
  },
  card_committed: {
    en: ({ seat, card }, names) => (card ? `${names(seat)} chooses ${cardName(card, "en")}.` : `${names(seat)} chooses a card.`),
    fr: ({ seat, card }, names) => (card ? `${names(seat)} choisit ${cardName(card, "fr")}.` : `${names(seat)} choisit une carte.`),
  },
  cards_revealed: {
    en: ({ cards }, names) => `The cards: ${cards.map((card, seat) => `${names(seat)} ${cardName(card, "en")}`).join(", ")}.`,
    fr: ({ cards }, names) => `Les cartes : ${cards.map((card, seat) => `${names(seat)} ${cardName(card, "fr")}`).join(", ")}.`,
  },
  steps_set: {
    en: ({ holidays, steps: count }) =>
      holidays === 0 ? null : count === 0 ? "Bank holiday: nothing moves." : `Bank holiday: only ${steps(count, "en")}.`,
    fr: ({ holidays, steps: count }) =>
      holidays === 0 ? null : count === 0 ? "Jour férié : rien ne bouge." : `Jour férié : ${steps(count, "fr")} seulement.`,
  },
  pawn_moved: {
    en: ({ company, from, to }) => `${nameOf(company)} goes from ${at(from, "en")} to ${at(to, "en")}.`,
    fr: ({ company, from, to }) => `${nameOf(company)} avance : ${at(from, "fr")} → ${at(to, "fr")}.`,
  },
  deck_reshuffled: silent,
  tiles_returned: {
    en: () => "All tiles go back into their bags.",
    fr: () => "Toutes les tuiles retournent dans leurs sacs.",
  },
  game_ended: {
    en: ({ scores }, names) => `The game is over: ${scores.map((score, seat) => `${names(seat)} ${figured(score)}`).join(", ")}.`,
    fr: ({ scores }, names) => `La partie est terminée : ${scores.map((score, seat) => `${names(seat)} ${figured(score)}`).join(", ")}.`,
  },
};

export const eventKinds = Object.keys(tellers) as SpeculationEvent["type"][];

export function tell(event: unknown, names: Names, language: Language): string | null {
  const known = event as SpeculationEvent;
  const teller = tellers[known.type] as Teller<SpeculationEvent> | undefined;
  return teller ? teller[language](known, names) : null;
}

/** The heading of a turn, where one of the events begins it. */
export function round(events: readonly unknown[], names: Names, language: Language): string | null {
  const began = (events as SpeculationEvent[]).find((event) => event.type === "turn_began");
  if (began?.type !== "turn_began") return null;
  return `${language === "fr" ? "Manche" : "Round"} ${began.round}, ${names(began.seat)}`;
}
