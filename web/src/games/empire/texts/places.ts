import type { Language } from "../../../lib/texts";
import { hexOf } from "../data";

/** The places of the map in French where they are written otherwise; in English they are as printed. */
const FRENCH: Record<string, string> = {
  Poland: "Pologne",
  Romania: "Roumanie",
  Caucasus: "Caucase",
  "Central Asia": "Asie centrale",
  "St Petersburg": "Saint-Pétersbourg",
  Moscow: "Moscou",
  Chernigov: "Tchernigov",
  Ekaterinoslav: "Iekaterinoslav",
  Alexandrovsk: "Alexandrovsk",
  Yuzovka: "Iouzovka",
  Yaroslavl: "Iaroslavl",
  Voronezh: "Voronej",
  Lugansk: "Lougansk",
  "Nizhnii Novgorod": "Nijni Novgorod",
  Kursk: "Koursk",
  Tula: "Toula",
  Tsaritsyn: "Tsaritsyne",
  Ufa: "Oufa",
  Ekaterinburg: "Iekaterinbourg",
};

/** A place or a red area in a language. */
export function placeName(name: string, language: Language): string {
  return language === "fr" ? (FRENCH[name] ?? name) : name;
}
/** A hex in words: its name with the id, or the id alone. */
export function hexName(id: string, language: Language): string {
  const name = hexOf(id)?.name;
  return name ? `${placeName(name, language)} (${id})` : id;
}
