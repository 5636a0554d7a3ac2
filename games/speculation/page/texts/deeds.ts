import type { SpeculationAction, SpeculationOutcome } from "../protocol";
import { list, pick, type Language } from "$lib/texts";
import { inWordsOfVariant, keysOf, type WordsByVariant } from "$lib/variants";
import { nameOf } from "../companies";
import { cardName, of, steps, tileTexts } from "./words";

/** Every action in a few words; a new one without its words is a type error. */
const deeds: WordsByVariant<SpeculationAction, "type"> = {
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

export const actionKinds = keysOf(deeds);

export function inWords(action: SpeculationAction, language: Language): string {
  return inWordsOfVariant(deeds, "type", action, language) ?? action.type;
}

const draws: WordsByVariant<SpeculationOutcome, "type"> = {
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

export const drawKinds = keysOf(draws);

/** What was drawn, in a few words. */
export function drawn(outcome: SpeculationOutcome, language: Language): string {
  return inWordsOfVariant(draws, "type", outcome, language) ?? outcome.type;
}
