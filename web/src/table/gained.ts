import { signed } from "../lib/figures";
import type { Seat } from "../lib/protocol";
import { broughtTo, type Gain } from "../lib/story";
import { pick, type Language } from "../lib/texts";
import { tableTexts as words } from "./texts";

/**
 * What some moves brought to a seat, in a line: money that reached it, and `beyond` it what its shares gained or lost (see
 * GameModule.brought). Null where nothing was at stake; where something was, that it brought nothing is news too.
 */
export function gained(
  seat: Seat,
  money: readonly Gain[],
  beyond: readonly Gain[] | null,
  language: Language,
): string | null {
  const { total, parts } = broughtTo(seat, [...money, ...(beyond ?? [])]);
  // What comes from one source alone is not said twice.
  const said =
    parts.length === 1
      ? parts.map(({ why }) => why)
      : parts.map(({ why, amount }) => `${why} ${signed(amount)}`);
  if (said.length > 0) return pick(words.brought, language, signed(total), said.join(", "));
  return beyond === null ? null : pick(words.broughtNothing, language);
}
