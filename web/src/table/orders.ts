import type { GameModule, GameTypes, Names, OrderEnd } from "../lib/game";
import { pick, type Language } from "../lib/texts";
import { tableTexts as words } from "./texts";

/** Whether an order ended as orders of any game can. */
function isOrderEnd<G extends GameTypes>(end: OrderEnd<G> | G["cause"]): end is OrderEnd<G> {
  if (typeof end !== "object" || end === null || !("type" in end)) return false;
  return end.type === "refused" || end.type === "taken_back";
}

/** Why a standing order ended, in words: by a rule, by going back, or as the game says. */
export function whyEnded<G extends GameTypes>(
  end: OrderEnd<G> | G["cause"],
  game: Pick<GameModule<G>, "why" | "orders"> | null,
  names: Names,
  language: Language,
): string {
  if (!isOrderEnd<G>(end)) return game?.orders?.ended(end, names, language) ?? "";
  if (end.type === "taken_back") return pick(words.orderTakenBack, language);
  return end.rule && game
    ? pick(words.orderRefusedBy, language, game.why(end.rule, language))
    : pick(words.orderRefused, language);
}
