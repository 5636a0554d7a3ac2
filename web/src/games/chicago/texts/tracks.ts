import { plural, type Texts } from "../../../lib/texts";

/** Words of the dials and tracks. */
export const trackTexts = {
  tracks: { en: "Dials and tracks", fr: "Cadrans et échelles" },
  left: {
    en: (n: number) => `${n} left`,
    fr: (n: number) => `encore ${n}`,
  },
  red: { en: "red", fr: "rouge" },
  dial: {
    en: (dial: string, position: number, redAt: number) =>
      `${dial} dial: ${position} of ${redAt}, ${position >= redAt ? "red" : `${redAt - position} ${plural(redAt - position, "en", "choice", "choices")} left`}`,
    fr: (dial: string, position: number, redAt: number) =>
      `Cadran ${dial} : ${position} sur ${redAt}, ${position >= redAt ? "rouge" : `encore ${redAt - position} choix`}`,
  },
  income: { en: "Income", fr: "Revenu" },
  incomes: { en: (incomes: string) => `Income of the companies: ${incomes}`, fr: (incomes: string) => `Revenu des compagnies : ${incomes}` },
  industry: {
    en: (city: string, value: number, next: number | null) =>
      next === null ? `${city}: ${value}, the end of its track` : `${city}: ${value}, next ${next}`,
    fr: (city: string, value: number, next: number | null) =>
      next === null ? `${city} : ${value}, bout de l’échelle` : `${city} : ${value}, puis ${next}`,
  },
  houses: { en: "Houses", fr: "Maisons" },
  housesLeft: { en: (n: number) => `${n} ${plural(n, "en", "house", "houses")} left`, fr: (n: number) => `${n} ${plural(n, "fr", "maison restante", "maisons restantes")}` },
  dividends: { en: "Dividends", fr: "Dividendes" },
} satisfies Texts;
