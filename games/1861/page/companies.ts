import printed from "../data/1861.json";
import type { EmpireCompany, EmpireKind, EmpirePrivate, EmpireView } from "$lib/protocol";

/** The companies and privates as printed, and how they are told apart: letters and colour, never colour alone. */

interface PrintedCompany {
  id: EmpireCompany;
  name: string;
  kind: EmpireKind;
  phase: number;
  home?: string;
}
interface PrintedPrivate {
  id: EmpirePrivate;
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

export const COMPANIES: readonly EmpireCompany[] = printedCompanies.map(({ id }) => id);
export const MINORS: readonly EmpireCompany[] = COMPANIES.filter((id) => kindOf(id) === "minor");
export const PUBLICS: readonly EmpireCompany[] = COMPANIES.filter((id) => kindOf(id) === "public");
export const PRIVATES: readonly EmpirePrivate[] = printedPrivates.map(({ id }) => id);

/** The letters on the tokens where they are not the company's id. */
const LETTERS: Partial<Record<EmpireCompany, string>> = {
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
export function shortName(company: EmpireCompany): string {
  return LETTERS[company] ?? company;
}
export function longName(company: EmpireCompany): string {
  return companyById.get(company)?.name ?? company;
}
export function kindOf(company: EmpireCompany): EmpireKind {
  return companyById.get(company)?.kind ?? "minor";
}
/** From which phase it can be formed. */
export function phaseOf(company: EmpireCompany): number {
  return companyById.get(company)?.phase ?? 2;
}
/** The hex in which a minor or the state railway begins; publics have none. */
export function homeOf(company: EmpireCompany): string | null {
  return companyById.get(company)?.home ?? null;
}
export function isMinor(company: EmpireCompany): boolean {
  return kindOf(company) === "minor";
}
export function isCompany(name: string): name is EmpireCompany {
  return companyById.has(name as EmpireCompany);
}

export function privateName(id: EmpirePrivate): string {
  return privateById.get(id)?.name ?? id;
}
export function privateOf(id: EmpirePrivate): PrintedPrivate | undefined {
  return privateById.get(id);
}
export function isPrivate(name: string): name is EmpirePrivate {
  return privateById.has(name as EmpirePrivate);
}

/** The companies at work, in operating order, the state railway last once it plays. */
export function atWork(view: EmpireView): EmpireCompany[] {
  const open = view.order.filter((company) => company !== "RSR" && view.companies[company].status === "open");
  const others = COMPANIES.filter((company) => company !== "RSR" && view.companies[company].status === "open" && !open.includes(company));
  return [...open, ...others];
}
