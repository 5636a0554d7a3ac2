import type { OptionWords } from "../../../lib/game";

/** The options of a table, with what they change. */
type OptionName =
  | "dividend_timing"
  | "detroit_raises_companies"
  | "chicago_phase_timing"
  | "developed_mountain_counts_house"
  | "maxed_industrial_city"
  | "tie_break"
  | "hidden_money"
  | "first_seat";

export const options: Record<OptionName, OptionWords> = {
  dividend_timing: {
    name: { en: "General dividends", fr: "Dividendes généraux" },
    about: {
      en: "When they are paid: after the action that turned the second dial to red (the earlier printing, and the remark on Chicago in all of them), or before it (the later printing to the letter).",
      fr: "Quand ils sont versés : après l’action qui a mis le second cadran dans le rouge (première édition, et la remarque sur Chicago de toutes les éditions), ou avant elle (seconde édition à la lettre).",
    },
    values: {
      after_action: { en: "after the action", fr: "après l’action" },
      before_action: { en: "before the action", fr: "avant l’action" },
    },
  },
  detroit_raises_companies: {
    name: { en: "Detroit raises companies", fr: "Detroit profite aux compagnies" },
    about: {
      en: "Whether the companies in Detroit gain 1 when its marker moves after general dividends.",
      fr: "Si les compagnies présentes à Detroit gagnent 1 de revenu quand son marqueur avance après les dividendes généraux.",
    },
  },
  chicago_phase_timing: {
    name: { en: "Chicago phase", fr: "Phase Chicago" },
    about: {
      en: "Whether the Chicago phase waits for the end of the expansion or interrupts it.",
      fr: "Si la phase Chicago attend la fin de l’extension ou l’interrompt.",
    },
    values: {
      after_expansion: { en: "after the expansion", fr: "après l’extension" },
      immediately: { en: "immediately", fr: "immédiatement" },
    },
  },
  developed_mountain_counts_house: {
    name: { en: "House on a mountain", fr: "Maison en montagne" },
    about: {
      en: "Whether a mountain that already has a house counts it when a company enters. The base game never gets there, because a mountain holds one company.",
      fr: "Si une montagne déjà développée compte sa maison pour la compagnie qui y entre. Le jeu de base n’y arrive jamais, car une montagne n’accueille qu’une compagnie.",
    },
  },
  maxed_industrial_city: {
    name: { en: "Industrial city at its end", fr: "Ville industrielle au maximum" },
    about: {
      en: "Whether an industrial city at the end of its track may still be chosen, without effect.",
      fr: "Si une ville industrielle au bout de son échelle peut encore être choisie, sans effet.",
    },
    values: {
      illegal: { en: "may not be chosen", fr: "ne peut être choisie" },
      no_effect: { en: "may be chosen, without effect", fr: "peut être choisie, sans effet" },
    },
  },
  tie_break: {
    name: { en: "Equal cash", fr: "Égalité" },
    about: {
      en: "Whether equal cash shares the victory, or the one whose shares would pay most wins.",
      fr: "Si la victoire est partagée à argent égal, ou si elle revient à celui dont les actions rapporteraient le plus.",
    },
    values: {
      shared: { en: "shared victory", fr: "victoire partagée" },
      stock_value: { en: "the shares that would pay most", fr: "les actions qui rapporteraient le plus" },
    },
  },
  hidden_money: {
    name: { en: "Hidden cash", fr: "Argent caché" },
    about: {
      en: "Whether players hide their cash. Payments stay public.",
      fr: "Si les joueurs cachent leur argent. Les paiements restent publics.",
    },
  },
  first_seat: {
    name: { en: "First bidder", fr: "Premier enchérisseur" },
    about: {
      en: "Who bids first in the first auction: by the rulebook, the oldest.",
      fr: "Qui enchérit le premier lors de la première enchère : selon la règle, le plus âgé.",
    },
  },
};
