import type { GameModule } from "../lib/game";
import type { BrokenOff } from "../lib/protocol";
import { type Language, pick } from "../lib/texts";
import { tableTexts as words } from "./texts";

/** Why a file was opened up to here only. */
export function stoppedWords(stopped: BrokenOff, game: GameModule | null, language: Language): string {
  const why = stopped.rule && game ? game.why(stopped.rule, language) : stopped.message;
  return pick(words.stopped, language, why);
}
