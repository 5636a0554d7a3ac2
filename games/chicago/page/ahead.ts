import type { Names } from "$lib/game";
import type { Seat } from "$lib/protocol";
import type { ChicagoEnding, ChicagoEvent } from "./protocol";
import type { Language } from "$lib/texts";
import { shortName } from "./companies";
import { barTexts as words } from "./texts/bar";

/** What follows a decision without being chosen, read off what a preview says would happen. */

type Payment = Extract<ChicagoEvent, { type: "dividend" }>;
type Sale = Extract<ChicagoEvent, { type: "share_sold" | "share_unsold" }>;

export interface Ahead {
  /** What becomes of the share whose auction ends. */
  sale: Sale | null;
  /** What is paid when Chicago is reached; null: it is not. */
  special: Payment[] | null;
  wabash: boolean;
  /** What general dividends pay; null: there are none. */
  general: Payment[] | null;
  over: boolean;
}

export function aheadOf(events: readonly ChicagoEvent[]): Ahead {
  const has = (type: ChicagoEvent["type"]) => events.some((event) => event.type === type);
  const paid = events.filter((event) => event.type === "dividend");
  return {
    sale:
      events.find((event) => event.type === "share_sold" || event.type === "share_unsold") ?? null,
    special: has("chicago_reached") ? paid.filter(({ special }) => special) : null,
    wabash: has("wabash_opened"),
    general: has("general_dividends") ? paid.filter(({ special }) => !special) : null,
    over: has("game_ended"),
  };
}

/** It in a few lines, for who decides: "Then general dividends: you +12, Bob +7". */
export function aheadInWords(
  ahead: Ahead,
  names: Names,
  own: Seat | null,
  language: Language,
  amounts = true,
): string[] {
  const called = (seat: Seat) => (seat === own ? words.you[language] : names(seat));
  const sums = (paid: readonly Payment[]) => {
    const by = new Map<Seat, number>();
    for (const { seat, amount } of paid) by.set(seat, (by.get(seat) ?? 0) + amount);
    const order = [...by].sort(([a], [b]) => Number(b === own) - Number(a === own) || a - b);
    return amounts ? order.map(([seat, amount]) => `${called(seat)} +${amount}`).join(", ") : "";
  };
  const lines: string[] = [];
  if (ahead.sale?.type === "share_sold") {
    const { seat, company, price } = ahead.sale;
    lines.push(words.soldFollows[language](called(seat), shortName(company), price, seat === own));
  } else if (ahead.sale) lines.push(words.unsoldFollows[language](shortName(ahead.sale.company)));
  if (ahead.special) lines.push(words.specialFollows[language](sums(ahead.special)));
  if (ahead.wabash) lines.push(words.wabashFollows[language]);
  if (ahead.general) lines.push(words.dividendsFollow[language](sums(ahead.general)));
  if (ahead.over) lines.push(words.endFollows[language]);
  return lines;
}

/** Whether a condition of the end holds; houses run down, the others up (§10). */
export function reached(
  ending: ChicagoEnding,
  { now, end }: { now: number; end: number },
): boolean {
  return ending === "houses" ? now <= end : now >= end;
}
