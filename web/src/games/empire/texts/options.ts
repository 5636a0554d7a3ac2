import type { OptionWords } from "../../../lib/game";

/** The options of a table, with what they change. */
export const options: Record<string, OptionWords> = {
  edition: {
    name: { en: "Edition", fr: "Édition" },
    about: {
      en: "Whose rules are played where the editions differ: those of the site 18xx.games, or those of the rulebook of the first edition.",
      fr: "Quelles règles valent là où les éditions diffèrent : celles du site 18xx.games, ou celles du livret de la première édition.",
    },
    values: {
      "18xx.games": { en: "18xx.games", fr: "18xx.games" },
      jklm: { en: "rulebook (first edition)", fr: "livret (première édition)" },
    },
  },
  column_market: {
    name: { en: "One-row market", fr: "Bourse à une ligne" },
    about: {
      en: "A single row of prices instead of the table with rows and columns (an option of 18xx.games).",
      fr: "Une seule ligne de cours au lieu du tableau à lignes et colonnes (une option de 18xx.games).",
    },
  },
};
