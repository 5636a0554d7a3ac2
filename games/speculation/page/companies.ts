import type { SpeculationCard, SpeculationCompany } from "./protocol";
import { box } from "./data";

/** How the companies are told apart: colour, letter and hatch, never colour alone. */

export const COMPANIES: readonly SpeculationCompany[] = box.companies.map(({ id }) => id);

interface Looks {
  /** Two of them begin with S, two with C: the letters differ all the same. */
  letter: string;
  /** The hatch across the lower half of its pawn, within −9…9 × 1…11. */
  hatch: string;
  /** The dashes of its line in a chart. */
  dash?: string;
  colour: string;
}

export const LOOKS: Record<SpeculationCompany, Looks> = {
  alhambra: { letter: "A", hatch: "", colour: "light-dark(#c2641a, #ee9a4d)" },
  carat: { letter: "C", hatch: "M-9 8.5H9", dash: "9 4", colour: "light-dark(#a88608, #f0d04a)" },
  colonia: {
    letter: "O",
    hatch: "M-6 6V11M0 6V11M6 6V11",
    dash: "2 3",
    colour: "light-dark(#b3261f, #ea7c74)",
  },
  eketorp: {
    letter: "E",
    hatch: "M-8 11L-3 6M-2 11L3 6M4 11L9 6",
    dash: "12 3 2 3",
    colour: "light-dark(#2b7331, #6cba70)",
  },
  metro: {
    letter: "M",
    hatch: "M-6 8.6h.1M-2 8.6h.1M2 8.6h.1M6 8.6h.1",
    dash: "5 5",
    colour: "light-dark(#6a6e74, #a9adb3)",
  },
  shogun: {
    letter: "S",
    hatch: "M-9 7.2H9M-9 9.8H9",
    dash: "1 4",
    colour: "light-dark(#26262a, #e4ded2)",
  },
  show_manager: {
    letter: "W",
    hatch: "M-8 6L-3 11M-2 6L3 11M4 6L9 11",
    dash: "7 2 1 2",
    colour: "light-dark(#6b3c8c, #b98ad9)",
  },
  timbuktu: {
    letter: "T",
    hatch: "M-8 10l3-3 3 3 3-3 3 3 3-3",
    dash: "4 2",
    colour: "light-dark(#245d9f, #74a9e4)",
  },
};

const names = new Map(box.companies.map(({ id, name }) => [id, name] as const));

export function nameOf(company: SpeculationCompany): string {
  return names.get(company) ?? company;
}
/** The company of a card; null for the bank holiday. */
export function companyOf(card: SpeculationCard): SpeculationCompany | null {
  return card === "bank_holiday" ? null : card;
}
