import type { SpeculationAction, SpeculationOutcome } from "../protocol";
import { list, pick, type Language } from "$lib/texts";
import { nameOf } from "../companies";
import { cardName, of, steps, tileTexts } from "./words";

type Done<K extends SpeculationAction["type"]> = Extract<SpeculationAction, { type: K }>;
type Drawn<K extends SpeculationOutcome["type"]> = Extract<SpeculationOutcome, { type: K }>;
type Deed<A> = Record<Language, (action: A) => string>;

/** Every action in a few words; a new one without its words is a type error. */
const deeds: { [K in SpeculationAction["type"]]: Deed<Done<K>> } = {
  trade: {
    en: ({ sell, buy }) =>
      list(
        [sell && `sells ${nameOf(sell)}`, buy && `buys ${nameOf(buy)}`].filter(
          (said) => said !== null,
        ),
        "en",
      ) || "passes",
    fr: ({ sell, buy }) =>
      list(
        [sell && `vend ${nameOf(sell)}`, buy && `achète ${nameOf(buy)}`].filter(
          (said) => said !== null,
        ),
        "fr",
      ) || "passe",
  },
  rank: {
    en: ({ company }) => `moves ${nameOf(company)}`,
    fr: ({ company }) => `déplace ${nameOf(company)}`,
  },
  decline: { en: () => "leaves the tile unused", fr: () => "laisse la tuile sans effet" },
  commit: {
    en: ({ card }) => (card ? `chooses ${cardName(card, "en")}` : "chooses a card"),
    fr: ({ card }) => (card ? `choisit ${cardName(card, "fr")}` : "choisit une carte"),
  },
};

export const actionKinds = Object.keys(deeds) as SpeculationAction["type"][];

export function inWords(action: unknown, language: Language): string {
  const known = action as SpeculationAction;
  const deed = deeds[known.type] as Deed<SpeculationAction> | undefined;
  return deed ? deed[language](known) : known.type;
}

const draws: { [K in SpeculationOutcome["type"]]: Deed<Drawn<K>> } = {
  start_share: {
    en: ({ seat, company }) => `Seat ${seat + 1}: a share of ${nameOf(company)}`,
    fr: ({ seat, company }) => `Place ${seat + 1} : une action ${of(company)}`,
  },
  draw_card: {
    en: ({ seat, card }) => `Seat ${seat + 1}: ${cardName(card, "en")}`,
    fr: ({ seat, card }) => `Place ${seat + 1} : ${cardName(card, "fr")}`,
  },
  draw_action: {
    en: ({ tile }) => pick(tileTexts[tile], "en"),
    fr: ({ tile }) => pick(tileTexts[tile], "fr"),
  },
  draw_movement: { en: ({ value }) => steps(value, "en"), fr: ({ value }) => steps(value, "fr") },
};

export const drawKinds = Object.keys(draws) as SpeculationOutcome["type"][];

/** What was drawn, in a few words. */
export function drawn(outcome: unknown, language: Language): string {
  const known = outcome as SpeculationOutcome;
  const draw = draws[known.type] as Deed<SpeculationOutcome> | undefined;
  return draw ? draw[language](known) : known.type;
}
