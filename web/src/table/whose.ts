import type { Names } from "../lib/game";
import { t } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { tableTexts as words } from "./texts";

/** Whose decision it is, in a few words. */
export function whose(table: Table, names: Names): string {
  const { info, position, mine } = table;
  if (!info || !position) return "";
  if (position.result) return t(words.over);
  if (info.status === "gathering") return t(words.gathering);
  const deciding = position.to_move;
  const own = deciding.filter((seat) => mine.includes(seat));
  const [first] = own;
  if (first !== undefined) {
    if (info.mode === "typed") return t(words.actFor, names(first));
    const shared = mine.length > 1;
    return shared
      ? t(words.turnOf, names(own.find((seat) => seat === table.viewer) ?? first))
      : t(words.yourTurn);
  }
  const [other] = deciding;
  if (other === undefined) return t(words.drawing);
  if (deciding.length > 1) return t(words.turnsOf, deciding.map(names));
  const chair = info.seats.find(({ seat }) => seat === other);
  if (chair?.kind === "empty") return t(words.waitingEmpty, names(other));
  return t(chair?.kind === "bot" ? words.thinking : words.turnOf, names(other));
}
