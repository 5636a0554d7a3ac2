import { t } from "../lib/settings.svelte";
import type { Told } from "../lib/story";
import type { At } from "./at";
import { tableTexts as words } from "./texts";

/** What going back to a line takes back: how many moves of whom, and what they were. */
export function undone(
  { table, moment }: Pick<At, "table" | "moment">,
  to: number,
): { counts: string[]; told: Told[] } {
  const after = table.steps.filter(({ line }) => line > to);
  // What has no sentence, the end of a turn, is no move to who reads.
  const moves = after.flatMap((step) =>
    step.seat === null || moment.tell(step).length === 0 ? [] : [step.seat],
  );
  const bots = new Set(
    table.info?.seats.flatMap(({ seat, kind }) => (kind === "bot" ? [seat] : [])) ?? [],
  );
  const own = moves.filter((seat) => table.mine.includes(seat)).length;
  const byBots = moves.filter((seat) => bots.has(seat)).length;
  const others = moves.length - own - byBots;
  const told = after.flatMap((step) => {
    const all = moment.tell(step);
    const main = all.filter(({ aside }) => !aside);
    // A decision is told even where the news would leave it out: a bid, a card.
    return main.length > 0 || step.seat === null ? main : all;
  });
  const counts = [
    own > 0 ? t(words.undoOwn, own) : null,
    byBots > 0 ? t(words.undoBots, byBots) : null,
    others > 0 ? t(words.undoOthers, others) : null,
  ];
  return { counts: counts.filter((count) => count !== null), told };
}
