import printed from "../../../../../crates/track/data/1861.json";
import type { Language } from "../../../lib/texts";

/** Names of the hexes: those printed, in French where the rulebook has a French one. */

const FRENCH: Record<string, string> = {
  Moscow: "Moscou",
  "St Petersburg": "Saint-Pétersbourg",
  "St. Petersburg": "Saint-Pétersbourg",
  Ekaterinburg: "Ekaterinbourg",
  Yekaterinburg: "Ekaterinbourg",
  Poland: "Pologne",
  Romania: "Roumanie",
  Caucasus: "Caucase",
  "Central Asia": "Asie centrale",
  Warsaw: "Varsovie",
};

const printedNames = new Map((printed.hexes as { id: string; name?: string }[]).map(({ id, name }) => [id, name] as const));

/** The name of a hex's city, town or area; null where none is printed. */
export function cityName(hex: string, language: Language): string | null {
  const name = printedNames.get(hex);
  if (!name) return null;
  return language === "fr" ? (FRENCH[name] ?? name) : name;
}
/** A hex in a sentence: its name, or its coordinates. */
export function place(hex: string, language: Language): string {
  return cityName(hex, language) ?? hex;
}
