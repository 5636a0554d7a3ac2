import { list, plural, type Language, type Text, type Texts } from "../../../lib/texts";
import type { Terrain } from "../data";

/** Words on the map and around it. */
export const mapTexts = {
  map: { en: "Map", fr: "Carte" },
  list: { en: "List", fr: "Liste" },
  form: { en: "Form of the board", fr: "Forme du plateau" },
  mapLabel: {
    en: "Map. Arrow keys move from hex to hex, Q, E, A and D diagonally, full stop to the next possible hex, Enter takes it; plus and minus zoom.",
    fr: "Carte. Les flèches vont de case en case, Q, E, A et D en diagonale, point vers la prochaine case possible, Entrée la prend ; plus et moins changent l’échelle.",
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
  now: { en: "now", fr: "maintenant" },
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
    en: (company: string, by: number, income: number) => `${company}: income +${by}, then ${income}`,
    fr: (company: string, by: number, income: number) => `${company} : revenu +${by}, soit ${income}`,
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
  specialDividend: {
    en: "Chicago: a special dividend follows",
    fr: "Chicago : un dividende spécial suit",
  },
  dividendsFollow: {
    en: "General dividends follow",
    fr: "Les dividendes généraux suivent",
  },
  gameEnds: { en: "The game ends", fr: "La partie se termine" },
  leadsTo: {
    en: (company: string) => `For ${company}`,
    fr: (company: string) => `Pour ${company}`,
  },
  buildHere: { en: (company: string) => `Build ${company}`, fr: (company: string) => `Poser ${company}` },
  develop: { en: "Develop", fr: "Développer" },
  tapAgain: { en: "Tap again to take it", fr: "Touchez encore pour la choisir" },
  section: { en: (section: string) => `Rules ${section}`, fr: (section: string) => `Règles ${section}` },
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

/** A place in words: its name with the id, or the id alone. */
export function place(hex: { id: string; name?: string } | undefined, id: string): string {
  return hex?.name ? `${hex.name} (${id})` : id;
}

/** Joins short statements as a line of the printed legend. */
export function statements(parts: (string | null | false | undefined)[], language: Language): string {
  const said = parts.filter((part): part is string => Boolean(part)).join(", ");
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
}
