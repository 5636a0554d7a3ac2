import { plural, type Texts } from "$lib/texts";

/** Words of the dials and tracks. */
export const trackTexts = {
  tracks: { en: "Dials and tracks", fr: "Cadrans et échelles" },
  left: {
    en: (n: number) => `${n} to red`,
    fr: (n: number) => `encore ${n} avant le rouge`,
  },
  more: { en: (n: number) => `${n} left`, fr: (n: number) => `encore ${n}` },
  red: { en: "red", fr: "rouge" },
  dial: {
    en: (dial: string, position: number, redAt: number) =>
      `${dial} dial: ${position} of ${redAt}, ${position >= redAt ? "red" : `${redAt - position} ${plural(redAt - position, "en", "choice", "choices")} left before red`}`,
    fr: (dial: string, position: number, redAt: number) =>
      `Cadran ${dial} : ${position} sur ${redAt}, ${position >= redAt ? "rouge" : `encore ${redAt - position} avant le rouge`}`,
  },
  count: {
    en: (position: number, redAt: number) => `${position}/${redAt}`,
    fr: (position: number, redAt: number) => `${position}/${redAt}`,
  },
  short: { en: "Dials and incomes", fr: "Cadrans et revenus" },
  help: {
    en: "Each turn moves one dial by a step. A dial on red is closed. Two red dials bring general dividends: every share is paid, and all dials go back.",
    fr: "Chaque tour avance un cadran d’un cran. Un cadran dans le rouge est fermé. Deux cadrans rouges amènent les dividendes généraux : chaque action est payée, et tous les cadrans reviennent à 0.",
  },
  income: { en: "Income", fr: "Revenu" },
  incomes: {
    en: (incomes: string) => `Income of the companies: ${incomes}`,
    fr: (incomes: string) => `Revenu des compagnies : ${incomes}`,
  },
  industry: {
    en: (city: string, value: number, next: number | null) =>
      next === null ? `${city}: ${value}, the end of its track` : `${city}: ${value}, next ${next}`,
    fr: (city: string, value: number, next: number | null) =>
      next === null ? `${city} : ${value}, bout de l’échelle` : `${city} : ${value}, puis ${next}`,
  },
  houses: { en: "Houses", fr: "Maisons" },
  housesLeft: {
    en: (n: number) => `${n} ${plural(n, "en", "house", "houses")} left`,
    fr: (n: number) => `${n} ${plural(n, "fr", "maison restante", "maisons restantes")}`,
  },
  dividends: { en: "Dividends", fr: "Dividendes" },
} satisfies Texts;
