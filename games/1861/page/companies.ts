import printed from "../data/figures.json";
import type { G1861Company, G1861Kind, G1861Private, G1861View } from "./protocol";

/** The companies and privates as printed, and how they are told apart: letters and colour, never colour alone. */

interface PrintedCompany {
  id: G1861Company;
  name: string;
  kind: G1861Kind;
  phase: number;
  home?: string;
}
interface PrintedPrivate {
  id: G1861Private;
  name: string;
  minimum: number;
  value: number;
  income: number;
  bonus: number;
  bonus_hexes: string[];
  blocks: string[];
}

const printedCompanies = printed.companies as PrintedCompany[];
const printedPrivates = printed.privates as PrintedPrivate[];
const companyById = new Map(printedCompanies.map((company) => [company.id, company] as const));
const privateById = new Map(printedPrivates.map((one) => [one.id, one] as const));

export const COMPANIES: readonly G1861Company[] = printedCompanies.map(({ id }) => id);
export const MINORS: readonly G1861Company[] = COMPANIES.filter((id) => kindOf(id) === "minor");
export const PUBLICS: readonly G1861Company[] = COMPANIES.filter((id) => kindOf(id) === "public");
export const PRIVATES: readonly G1861Private[] = printedPrivates.map(({ id }) => id);

/** The letters on the tokens where they are not the company's id. */
const LETTERS: Partial<Record<G1861Company, string>> = {
  RO: "R-O",
  KB: "K-B",
  OK: "O-K",
  KK: "K-K",
  SPW: "StP-W",
  KR: "K-R",
  MKU: "M-K",
  MNN: "M-NN",
  MV: "M-V",
  MB: "M-B",
  TR: "T-R",
  SV: "S-V",
};

/** As on the token and the charter. */
export function shortName(company: G1861Company): string {
  return LETTERS[company] ?? company;
}
export function longName(company: G1861Company): string {
  return companyById.get(company)?.name ?? company;
}
export function kindOf(company: G1861Company): G1861Kind {
  return companyById.get(company)?.kind ?? "minor";
}
/** From which phase it can be formed. */
export function phaseOf(company: G1861Company): number {
  return companyById.get(company)?.phase ?? 2;
}
/** The hex in which a minor or the state railway begins; publics have none. */
export function homeOf(company: G1861Company): string | null {
  return companyById.get(company)?.home ?? null;
}
export function isMinor(company: G1861Company): boolean {
  return kindOf(company) === "minor";
}
export function isCompany(name: string): name is G1861Company {
  return companyById.has(name as G1861Company);
}

export function privateName(id: G1861Private): string {
  return privateById.get(id)?.name ?? id;
}
export function privateOf(id: G1861Private): PrintedPrivate | undefined {
  return privateById.get(id);
}
export function isPrivate(name: string): name is G1861Private {
  return privateById.has(name as G1861Private);
}

/** The companies at work, in operating order, the state railway last once it plays. */
export function atWork(view: G1861View): G1861Company[] {
  const open = view.order.filter(
    (company) => company !== "RSR" && view.companies[company].status === "open",
  );
  const others = COMPANIES.filter(
    (company) =>
      company !== "RSR" && view.companies[company].status === "open" && !open.includes(company),
  );
  return [...open, ...others];
}
