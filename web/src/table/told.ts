import type { GameModule, Names } from "../lib/game";
import type { Seat, Step } from "../lib/protocol";
import type { Language } from "../lib/texts";

/** A sentence of the log, and the line it belongs to. */
export interface Told {
  line: number;
  text: string;
}
export interface Group {
  heading: string | null;
  told: Told[];
}

/** The log in sentences, grouped by turn: a game may say which event opens one, otherwise each deciding seat does. */
export function groups(steps: readonly Step[], game: GameModule, names: Names, language: Language): Group[] {
  const turns = steps.some((step) => step.events.some((event) => began(event) !== null)) || game.heading !== undefined;
  const all: Group[] = [];
  let current: Group = { heading: null, told: [] };
  let decided: Seat | null = null;
  const open = (heading: string | null) => {
    if (current.told.length > 0) all.push(current);
    current = { heading, told: [] };
  };
  for (const step of steps) {
    if (!turns && step.seat !== null && step.seat !== decided) {
      open(names(step.seat));
      decided = step.seat;
    }
    for (const event of step.events) {
      const heading = headingOf(event, game, names, language);
      if (turns && heading !== null) open(heading);
      const text = game.tell(event, names, language);
      if (text !== null && text !== "") current.told.push({ line: step.line, text });
    }
  }
  if (current.told.length > 0 || current.heading !== null) all.push(current);
  return all;
}

function headingOf(event: unknown, game: GameModule, names: Names, language: Language): string | null {
  if (game.heading) return game.heading(event, names, language);
  const seat = began(event);
  return seat === null ? null : names(seat);
}

function began(event: unknown): Seat | null {
  const { type, seat } = event as { type?: unknown; seat?: unknown };
  return type === "turn_began" && typeof seat === "number" ? seat : null;
}
