import { tableTexts as words } from "../table/texts";
import { botName } from "./names";
import type { Seating } from "./protocol";
import { pick, type Language } from "./texts";

/** A change of seats in words, and after which line it was. */
export interface SeatChange {
  line: number;
  text: string;
}

/** Every change of seats after people first sat down, for all to read. Who gets up for a bot is one change. */
export function seatChanges(seating: readonly Seating[], language: Language): SeatChange[] {
  /** Who was last in each seat, and which person. */
  const last = new Map<number, string>();
  const person = new Map<number, string>();
  const told: SeatChange[] = [];
  seating.forEach((change, index) => {
    const { line, seat, kind, name, cause } = change;
    const next = seating[index + 1];
    if (kind === "empty" && next?.seat === seat && next.line === line && next.kind === "bot")
      return;
    const called = name === null ? null : kind === "bot" ? botName(name, language) : name;
    const before = last.get(seat);
    if (before !== undefined) {
      if (kind === "empty") told.push({ line, text: pick(words.seatLeft, language, before) });
      else if (called === null) return;
      else if (kind === "bot")
        told.push({ line, text: pick(words.seatToBot, language, called, before, cause) });
      else if (person.get(seat) === called)
        told.push({ line, text: pick(words.seatBack, language, called) });
      else told.push({ line, text: pick(words.seatTaken, language, called, before, cause) });
    }
    if (called !== null) last.set(seat, called);
    if (called !== null && kind === "person") person.set(seat, called);
  });
  return told;
}
