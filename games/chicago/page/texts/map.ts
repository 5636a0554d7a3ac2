import { list, plural, type Language, type Text, type Texts } from "$lib/texts";
import type { Terrain } from "../data";

/** Words on the map and around it. */
export const mapTexts = {
  asList: { en: "The board as a list", fr: "Le plateau en liste" },
  coordinates: { en: "Names of the hexes", fr: "Coordonnées des cases" },
  mapLabel: {
    en: "Map. Arrow keys move from hex to hex, Home, End and the page keys diagonally, N to the next possible hex, Space takes it; plus and minus zoom.",
    fr: "Carte. Les flèches vont de case en case, Début, Fin et les touches de page en diagonale, N vers la prochaine case possible, Espace la prend ; plus et moins changent l’échelle.",
  },
  spaceTakes: { en: "Click or Space: take it", fr: "Clic ou Espace : la choisir" },
  turnComplete: {
    en: "The turn is complete: confirm it or take a step back.",
    fr: "Le tour est complet : confirmez, ou revenez d’une étape.",
  },
  lakeMichigan: { en: "Lake\nMichigan", fr: "Lac\nMichigan" },
  lakeErie: { en: "Lake Erie", fr: "Lac Érié" },
  lakeOntario: { en: "Lake Ontario", fr: "Lac Ontario" },
  atlantic: { en: "Atlantic\nOcean", fr: "Océan\nAtlantique" },
  canada: { en: "CANADA", fr: "CANADA" },

  legend: { en: "Legend", fr: "Légende" },
  legendPrice: { en: "price of a locomotive", fr: "prix d’une locomotive" },
  legendTimes: { en: "times the locomotives there", fr: "fois les locomotives présentes" },
  legendIncome: { en: "income gained", fr: "revenu gagné" },
  legendCurrent: { en: "industry, value now", fr: "industrie, valeur actuelle" },
  legendHouse: { en: "what a house adds", fr: "apport d’une maison" },
  legendBuilt: { en: "developed", fr: "case développée" },
  legendForest: { en: "forest, one company", fr: "forêt, une compagnie" },
  legendMountain: { en: "mountain, one company", fr: "montagne, une compagnie" },

  hex: { en: "Hex", fr: "Case" },
  terrain: { en: "Terrain", fr: "Terrain" },
  price: { en: "Price", fr: "Prix" },
  income: { en: "Income", fr: "Revenu" },
  house: { en: "House", fr: "Maison" },
  there: { en: "Companies", fr: "Compagnies" },
  treasury: { en: "Treasury", fr: "Caisse" },
  developed: { en: "developed", fr: "développée" },
  possible: { en: "possible now", fr: "possible maintenant" },
  priceOf: { en: (n: number) => `price ${n}`, fr: (n: number) => `prix ${n}` },
  incomeOf: { en: (n: number) => `income +${n}`, fr: (n: number) => `revenu +${n}` },
  houseOf: { en: (n: number) => `house +${n}`, fr: (n: number) => `maison +${n}` },
  multiplied: {
    en: (each: number, count: number) => `${each} × ${count} locomotives`,
    fr: (each: number, count: number) => `${each} × ${count} locomotives`,
  },
  companiesHere: {
    en: (companies: string[]) => `${list(companies, "en")} here`,
    fr: (companies: string[]) => `${list(companies, "fr")} ici`,
  },
  gain: {
    en: (company: string, by: number, income: number) =>
      `${company}: income +${by}, then ${income}`,
    fr: (company: string, by: number, income: number) =>
      `${company} : revenu +${by}, soit ${income}`,
  },
  noGain: {
    en: "unchanged",
    fr: "inchangé",
  },
  bankPays: {
    en: (company: string, amount: number) => `The bank pays ${amount} to ${company}`,
    fr: (company: string, amount: number) => `La banque verse ${amount} à ${company}`,
  },
  noEffect: { en: "Nothing changes", fr: "Rien ne change" },
  tapAgain: { en: "Tap again to take it", fr: "Touchez encore pour la choisir" },
  towns: { en: "Towns", fr: "Villes" },
  rest: { en: "Other hexes", fr: "Autres cases" },
  possibleHexes: {
    en: (n: number) => `${n} ${plural(n, "en", "hex", "hexes")} possible`,
    fr: (n: number) => `${n} ${plural(n, "fr", "case possible", "cases possibles")}`,
  },
} satisfies Texts;

export const terrainTexts: Record<Terrain, Text> = {
  plain: { en: "plain", fr: "plaine" },
  forest: { en: "forest", fr: "forêt" },
  mountain: { en: "mountain", fr: "montagne" },
  city: { en: "city", fr: "ville" },
  industrial: { en: "industrial city", fr: "ville industrielle" },
  start: { en: "start of a company", fr: "départ d’une compagnie" },
};

/** The keys of the board; letters are meant by their place, so that they are named by one that every keyboard has there. */
export const shortcuts: { keys: string | Text; does: Text }[] = [
  {
    keys: "1 2 3",
    does: { en: "choose what to do, or a company", fr: "choisir son action, ou une compagnie" },
  },
  { keys: "N", does: { en: "to the next lit hex", fr: "case éclairée suivante" } },
  {
    keys: "↑ ↓ ← →",
    does: { en: "on the map: from hex to hex", fr: "sur la carte : de case en case" },
  },
  {
    keys: { en: "Home End PgUp PgDn", fr: "Début Fin Page↑ Page↓" },
    does: {
      en: "on the map: diagonally, as the letters around S do",
      fr: "sur la carte : en diagonale, comme les lettres autour de S",
    },
  },
  {
    keys: "+ − 0",
    does: {
      en: "on the map: closer, further, the whole map",
      fr: "sur la carte : plus près, plus loin, toute la carte",
    },
  },
];

/** A place in words: its name with the id, or the id alone. */
export function place(hex: { id: string; name?: string } | undefined, id: string): string {
  return hex?.name ? `${hex.name} (${id})` : id;
}

/** Joins short statements as a line of the printed legend. */
export function statements(
  parts: (string | null | false | undefined)[],
  language: Language,
): string {
  const said = parts.filter((part): part is string => Boolean(part)).join(", ");
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
}
