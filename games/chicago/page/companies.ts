import type { ChicagoCompany, ChicagoView } from "./protocol";
import { board } from "./data";

/** How the companies are told apart: colour, letter and hatch, never colour alone. */

export const COMPANIES: readonly ChicagoCompany[] = ["PRR", "BO", "CO", "NYC", "WAB"];

interface Looks {
  letter: string;
  /** As on the share. */
  short: string;
  /** Dashes drawn along the middle of its lines; null: none. */
  dash: string | null;
  /** The hatch in the cab of its locomotive, within 16…26 × 4…14. */
  hatch: string;
}

export const LOOKS: Record<ChicagoCompany, Looks> = {
  PRR: { letter: "P", short: "PRR", dash: null, hatch: "" },
  BO: { letter: "B", short: "B&O", dash: "9 6", hatch: "M18.5 6.5h7M18.5 9h7M18.5 11.5h7" },
  CO: {
    letter: "C",
    short: "C&O",
    dash: "1.6 5",
    hatch: "M19.5 7h.1M22 9.2h.1M24.5 7h.1M19.5 11.6h.1M24.5 11.6h.1",
  },
  NYC: { letter: "N", short: "NYC", dash: "400 1", hatch: "M19.6 5v8.5M22 5v8.5M24.4 5v8.5" },
  WAB: {
    letter: "W",
    short: "Wabash",
    dash: "3 9",
    hatch: "M18.5 12.5l6.5-7M18.5 8.5l3-3.2M22 12.8l3.4-3.6",
  },
};

const names = new Map(board.companies.map((company) => [company.id, company.name] as const));

export function shortName(company: ChicagoCompany): string {
  return LOOKS[company].short;
}
export function longName(company: ChicagoCompany): string {
  return names.get(company) ?? company;
}
export function startHex(company: ChicagoCompany): string {
  return board.companies.find(({ id }) => id === company)?.start ?? "";
}

/** The companies on each hex, in the order of the charters. */
export function presence(view: ChicagoView): Map<string, ChicagoCompany[]> {
  const at = new Map<string, ChicagoCompany[]>();
  for (const company of COMPANIES) {
    for (const hex of view.companies[company].network) {
      const there = at.get(hex);
      if (there) there.push(company);
      else at.set(hex, [company]);
    }
  }
  return at;
}

/** Where the marker stands: above the end of the track the +50 token lies beside the company (§11). */
export function incomeMarker(income: number): { at: number; token: boolean } {
  const token = income > board.income_track;
  return { at: token ? income - board.income_track : income, token };
}
