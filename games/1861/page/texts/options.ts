import type { OptionWords } from "$lib/game";

/** The options of a table, with what they change. */
export const options: Record<string, OptionWords> = {
  edition: {
    name: { en: "Edition", fr: "Édition" },
    about: {
      en: "Whose rules are played where the editions differ: those of the rulebook of the first edition, or those of the site 18xx.games. It also sets what the options below usually are.",
      fr: "Quelles règles valent là où les éditions diffèrent : celles du livret de la première édition, ou celles du site 18xx.games. Elle fixe aussi ce que valent d’ordinaire les options suivantes.",
    },
    values: {
      jklm: { en: "rulebook (first edition)", fr: "livret (première édition)" },
      "18xx.games": { en: "18xx.games", fr: "18xx.games" },
    },
  },
  column_market: {
    name: { en: "One-row market", fr: "Marché à une ligne" },
    about: {
      en: "A single row of prices instead of the table with rows and columns (an option of 18xx.games).",
      fr: "Une seule ligne de cours au lieu du tableau à lignes et colonnes (une option de 18xx.games).",
    },
  },
  express_trains: {
    name: { en: "Express trains", fr: "Trains express" },
    about: {
      en: "How many 2+2 and 5+5E trains there are from phase 8.",
      fr: "Combien il y a de trains 2+2 et 5+5E à partir de la phase 8.",
    },
    values: {
      two_each: { en: "two of each", fr: "deux de chaque" },
      "5+5E_only": { en: "two 5+5E, no 2+2", fr: "deux 5+5E, pas de 2+2" },
      unlimited: { en: "unlimited", fr: "illimités" },
    },
  },
  limited_yellow: {
    name: { en: "Limited yellow tiles", fr: "Tuiles jaunes limitées" },
    about: {
      en: "Whether yellow tiles can run out. On 18xx.games tiles 7, 8 and 9 never do.",
      fr: "Les tuiles jaunes peuvent-elles manquer ? Sur 18xx.games, les tuiles 7, 8 et 9 ne manquent jamais.",
    },
  },
  k7_upgrade_cost: {
    name: { en: "Upgrading Nizhnii Novgorod", fr: "Améliorer Nijni Novgorod" },
    about: {
      en: "What the first upgrade of Nizhnii Novgorod costs.",
      fr: "Ce que coûte la première amélioration de Nijni Novgorod.",
    },
    values: { "0": { en: "free", fr: "gratuit" }, "20": { en: "20", fr: "20" } },
  },
  found_in_occupied_city: {
    name: { en: "Founding beside another token", fr: "Créer à côté d’un autre jeton" },
    about: {
      en: "Whether a public company may be founded in an unconnected circle of a city where another company has a token.",
      fr: "Une compagnie publique peut-elle être créée sur un emplacement non connecté d’une ville où une autre compagnie a un jeton de gare ?",
    },
  },
  merger_tie: {
    name: { en: "Ties in a merger", fr: "Égalité lors d’une fusion" },
    about: {
      en: "Whose minor comes first where a merger is a tie: the one first in operating order, or the one founded first.",
      fr: "Quelle compagnie mineure l’emporte en cas d’égalité : la première dans l’ordre de jeu, ou la plus ancienne.",
    },
    values: {
      operating_order: { en: "operating order", fr: "ordre de jeu" },
      founding_order: { en: "founding order", fr: "ancienneté" },
    },
  },
  merger_price_floor: {
    name: { en: "Lowest price of a merger", fr: "Cours minimal d’une fusion" },
    about: {
      en: "The lowest price a public company formed by a merger starts at.",
      fr: "Le cours le plus bas auquel débute une compagnie publique née d’une fusion.",
    },
  },
  bank_break_overrides_countdown: {
    name: {
      en: "A broken bank ends the game in any case",
      fr: "La banque vide met fin dans tous les cas",
    },
    about: {
      en: "Whether the game ends with the operating round in which the bank breaks also after the first 8-train.",
      fr: "La partie s’achève-t-elle avec le tour d’exploitation où la banque est ruinée, même après l’achat du premier train 8 ?",
    },
  },
  score_privates: {
    name: { en: "Privates count at the end", fr: "Les compagnies privées comptent à la fin" },
    about: {
      en: "Whether privates still in hand count their value at the end.",
      fr: "Les compagnies privées encore en main comptent-elles leur valeur à la fin ?",
    },
  },
  minors_count_as_certificates: {
    name: { en: "Minors count as certificates", fr: "Les mineures comptent comme certificats" },
    about: {
      en: "Whether a minor counts against the limit of certificates.",
      fr: "Une compagnie mineure compte-t-elle dans la limite de certificats ?",
    },
  },
};
