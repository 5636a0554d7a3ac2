import type { GameModule, Names } from "../lib/game";
import type { OrderEnd } from "../lib/protocol";
import { pick, type Language } from "../lib/texts";
import { tableTexts as words } from "./texts";

/** Why a standing order ended, in words: by a rule, by going back, or as the game says. */
export function whyEnded(
  cause: unknown,
  game: GameModule | null,
  names: Names,
  language: Language,
): string {
  const end = cause as OrderEnd | { type: string };
  if (end.type === "taken_back") return pick(words.orderTakenBack, language);
  if (end.type === "refused" && "rule" in end) {
    return end.rule && game
      ? pick(words.orderRefusedBy, language, game.why(end.rule, language))
      : pick(words.orderRefused, language);
  }
  return game?.orders?.ended(cause, names, language) ?? end.type;
}
