import printed from "../../data/map.json";
import type { Language } from "$lib/texts";

/** Names of the hexes: those printed, in French where they are written otherwise. */

const FRENCH: Record<string, string> = {
  Moscow: "Moscou",
  "St Petersburg": "Saint-Pétersbourg",
  Ekaterinburg: "Ekaterinbourg",
  Chernigov: "Tchernigov",
  Kursk: "Koursk",
  Lugansk: "Lougansk",
  "Nizhnii Novgorod": "Nijni Novgorod",
  Tsaritsyn: "Tsaritsyne",
  Tula: "Toula",
  Ufa: "Oufa",
  Voronezh: "Voronej",
  Yaroslavl: "Iaroslavl",
  Yuzovka: "Iouzovka",
  Poland: "Pologne",
  Romania: "Roumanie",
  Caucasus: "Caucase",
  "Central Asia": "Asie centrale",
  Warsaw: "Varsovie",
};

const printedNames = new Map(
  (printed.hexes as { id: string; name?: string }[]).map(({ id, name }) => [id, name] as const),
);

/** A place or a red area in a language. */
export function placeName(name: string, language: Language): string {
  return language === "fr" ? (FRENCH[name] ?? name) : name;
}
/** The name of a hex's city, town or area; null where none is printed. */
export function cityName(hex: string, language: Language): string | null {
  const name = printedNames.get(hex);
  return name ? placeName(name, language) : null;
}
/** A hex in a sentence: its name, or its coordinates. */
export function place(hex: string, language: Language): string {
  return cityName(hex, language) ?? hex;
}
