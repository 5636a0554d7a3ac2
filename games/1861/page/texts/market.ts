import { de } from "$lib/french";
import type { Text, Texts } from "$lib/texts";
import type { Zone } from "../data";

/** Words of the share market. */
export const marketTexts = {
  label: {
    en: "Share market. Arrow keys go from marker to marker in operating order.",
    fr: "Marché. Les flèches vont de marqueur en marqueur dans l’ordre d’exploitation.",
  },
  marker: {
    en: (company: string, price: number) => `${company}, ${price}`,
    fr: (company: string, price: number) => `${company}, ${price}`,
  },
  under: { en: (n: number) => `under ${n}`, fr: (n: number) => `sous ${n}` },
  chooseOne: {
    en: "Point at a marker, or choose it, to see where it would go.",
    fr: "Pointez un marqueur, ou choisissez-le, pour voir où il irait.",
  },
  wouldGo: {
    en: (company: string) => `Where ${company}’s marker would go`,
    fr: (company: string) => `Où irait le marqueur ${de(company)}`,
  },
  stacks: {
    en: "Several at one price, first to operate first",
    fr: "Plusieurs au même cours, dans l’ordre de jeu",
  },
  colon: { en: ": ", fr: " : " },
  stays: { en: "stays", fr: "ne bouge pas" },
  // What happens, short enough for the board.
  pays: { en: "pays", fr: "distribue" },
  earns: { en: "earns", fr: "gagne" },
  paysHalf: { en: "pays half", fr: "moitié" },
  withholds: { en: "withholds", fr: "conserve" },
  nothing: { en: "earns nothing", fr: "ne gagne rien" },
  sells: { en: "director sells", fr: "le directeur vend" },
  soldOut: { en: "sold out", fr: "tout placé" },
  // The same in full.
  paysInFull: { en: "It pays its price or more", fr: "Elle distribue son cours ou davantage" },
  paysLess: { en: "It pays less than its price", fr: "Elle distribue moins que son cours" },
  withholdsInFull: { en: "It pays nothing", fr: "Elle ne distribue rien" },
  earnsInFull: { en: "It earns something", fr: "Elle gagne quelque chose" },
  nothingInFull: { en: "It earns nothing", fr: "Elle ne gagne rien" },
  sellsInFull: { en: "Its director sells shares", fr: "Son directeur vend des actions" },
  soldOutInFull: {
    en: "All its shares are in players’ hands after a stock round",
    fr: "Toutes ses actions sont aux joueurs après un tour de bourse",
  },
  // Legend
  zone: { en: "Start", fr: "Départ" },
  minors: { en: "minors", fr: "mineures" },
  publics: { en: "publics", fr: "publiques" },
  both: { en: "minors and publics", fr: "mineures et publiques" },
  converts: {
    en: "minors convert here and go no further right",
    fr: "les mineures se convertissent ici et ne vont pas plus à droite",
  },
  convertsRow: {
    en: (highest: number) => `minors convert here; ${highest} is their highest price`,
    fr: (highest: number) =>
      `les mineures se convertissent ici ; ${highest} est leur cours le plus haut`,
  },
} satisfies Texts;

export const zoneTexts: Record<Zone, Text> = {
  brown: marketTexts.minors,
  red: marketTexts.both,
  purple: marketTexts.publics,
};
