import { hiddenMoney } from "$lib/common-words";
import type { OptionWords } from "$lib/game";

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
      en: "When are they paid? After the action that turned the second dial to red (the earlier printing, and the remark on Chicago in all of them), or before it (the later printing to the letter).",
      fr: "Quand sont-ils versés ? Après le coup qui a mis le second cadran dans le rouge (première édition, et la remarque sur Chicago de toutes les éditions), ou avant lui (seconde édition à la lettre).",
    },
    values: {
      after_action: { en: "after the action", fr: "après le coup joué" },
      before_action: { en: "before the action", fr: "avant le coup joué" },
    },
  },
  detroit_raises_companies: {
    name: { en: "Detroit raises companies", fr: "Detroit profite aux compagnies" },
    about: {
      en: "Do the companies in Detroit gain 1 when its marker moves after general dividends?",
      fr: "Les compagnies présentes à Detroit gagnent-elles 1 de revenu quand son marqueur avance après les dividendes généraux ?",
    },
  },
  chicago_phase_timing: {
    name: { en: "Chicago phase", fr: "Phase Chicago" },
    about: {
      en: "Does the Chicago phase wait for the end of the expansion, or interrupt it?",
      fr: "La phase Chicago attend-elle la fin de l’extension, ou l’interrompt-elle ?",
    },
    values: {
      after_expansion: { en: "after the expansion", fr: "après l’extension" },
      immediately: { en: "immediately", fr: "immédiatement" },
    },
  },
  developed_mountain_counts_house: {
    name: { en: "House on a mountain", fr: "Maison en montagne" },
    about: {
      en: "Does a mountain that already has a house count it when a company enters? The base game never gets there, because a mountain holds one company.",
      fr: "Une montagne déjà développée compte-t-elle sa maison pour la compagnie qui y entre ? Le jeu de base n’y arrive jamais, car une montagne n’accueille qu’une compagnie.",
    },
  },
  maxed_industrial_city: {
    name: { en: "Industrial city at its end", fr: "Ville industrielle au maximum" },
    about: {
      en: "May an industrial city at the end of its track still be chosen, without effect?",
      fr: "Une ville industrielle au bout de son échelle peut-elle encore être choisie, sans effet ?",
    },
    values: {
      illegal: { en: "may not be chosen", fr: "ne peut être choisie" },
      no_effect: { en: "may be chosen, without effect", fr: "peut être choisie, sans effet" },
    },
  },
  tie_break: {
    name: { en: "Equal cash", fr: "Égalité" },
    about: {
      en: "Does equal cash share the victory, or does the one whose shares would pay most win?",
      fr: "À argent égal, la victoire est-elle partagée, ou revient-elle à celui dont les actions rapporteraient le plus ?",
    },
    values: {
      shared: { en: "shared victory", fr: "victoire partagée" },
      stock_value: {
        en: "the shares that would pay most",
        fr: "les actions qui rapporteraient le plus",
      },
    },
  },
  hidden_money: hiddenMoney,
  first_seat: {
    name: { en: "First bidder", fr: "Premier enchérisseur" },
    about: {
      en: "Who bids first in the first auction: by the rulebook, the oldest.",
      fr: "Qui enchérit le premier lors de la première enchère : selon la règle, le plus âgé.",
    },
  },
};
