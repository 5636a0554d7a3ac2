import type { GameModule, Names } from "../lib/game";
import type { Seat, Step } from "../lib/protocol";
import type { Language } from "../lib/texts";

/** A sentence of the log, and the line it belongs to. */
export interface Told {
  line: number;
  text: string;
}
/** What belongs together, under the name of who decided. */
export interface Group {
  heading: string | null;
  told: Told[];
}

/** The log in sentences, grouped by turn: the game may say which lines open one, otherwise each deciding seat does. */
export function groups(steps: readonly Step[], game: GameModule, names: Names, language: Language): Group[] {
  const all: Group[] = [];
  let current: Group = { heading: null, told: [] };
  let decided: Seat | null = null;
  for (const step of steps) {
    const opens = game.opensTurn ? game.opensTurn(step.events) : step.seat !== null && step.seat !== decided;
    if (opens) {
      const own = game.heading?.(step.events, names, language) ?? null;
      current = { heading: own ?? (step.seat === null ? null : names(step.seat)), told: [] };
      all.push(current);
    } else if (all.length === 0) {
      all.push(current);
    }
    decided = step.seat ?? decided;
    for (const event of step.events) {
      const text = game.tell(event, names, language);
      if (text) current.told.push({ line: step.line, text });
    }
  }
  return all.filter((group) => group.told.length > 0);
}
