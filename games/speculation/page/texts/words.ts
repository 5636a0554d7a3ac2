import { de } from "$lib/french";
import type { SpeculationCard, SpeculationCompany, SpeculationTile } from "../protocol";
import { pick, plural, type Language, type Text } from "$lib/texts";
import { nameOf } from "../companies";
import { END, START } from "../data";

/** Names of the things of the game. */

export const holiday: Text = { en: "Bank holiday", fr: "Jour férié" };

export const tileTexts: Record<SpeculationTile, Text> = {
  trade: { en: "Trade", fr: "Échange" },
  rank_plus: { en: "Rank +1", fr: "Rang +1" },
  rank_minus: { en: "Rank −1", fr: "Rang −1" },
  no_action: { en: "No action", fr: "Aucune action" },
};
/** For the tiles as drawn. */
export const tileSigns: Record<SpeculationTile, string> = {
  trade: "⇄",
  rank_plus: "+1",
  rank_minus: "−1",
  no_action: "–",
};

const starts: Text = { en: "START", fr: "DÉPART" };
const ends: Text = { en: "END", fr: "FIN" };

export function at(space: number, language: Language): string {
  if (space === START) return pick(starts, language);
  return space === END ? pick(ends, language) : String(space);
}
export function cardName(card: SpeculationCard, language: Language): string {
  return card === "bank_holiday" ? pick(holiday, language) : nameOf(card);
}
export function of(company: SpeculationCompany): string {
  return de(nameOf(company));
}
export function steps(count: number, language: Language): string {
  return language === "fr"
    ? `${count} ${plural(count, "fr", "case", "cases")}`
    : `${count} ${plural(count, "en", "step", "steps")}`;
}
