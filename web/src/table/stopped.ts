import { fileWords } from "../lib/files";
import type { GameModule } from "../lib/game";
import type { BrokenOff } from "../lib/protocol";
import { type Language, pick } from "../lib/texts";
import { tableTexts as words } from "./texts";

/** Why a file was opened up to here only. */
export function stoppedWords(
  stopped: BrokenOff,
  game: GameModule | null,
  language: Language,
): string {
  const rule = stopped.rule && game ? game.why(stopped.rule, language) : null;
  const why = stopped.why ? fileWords(stopped.why, language) : null;
  return pick(words.stopped, language, rule ?? why ?? stopped.message);
}
