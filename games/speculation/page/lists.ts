import { box, RANKS, SIDES, type Side, type SideLists } from "./data";
import { PRICES } from "./protocol";

/** The host's own price lists, as the record writes them. */

export interface ListFault {
  kind: "rising" | "range";
  /** Sections first, END last; from 0, as is the rank. */
  row: number;
  rank: number;
}

/** The first price that cannot be: outside the limits, or higher than the one before it. */
export function fault({ sections, end }: SideLists): ListFault | null {
  for (const [row, list] of [...sections, end].entries()) {
    for (let rank = 0; rank < RANKS; rank += 1) {
      const price = list[rank] ?? Number.NaN;
      if (!(price >= PRICES.lowest && price <= PRICES.highest)) return { kind: "range", row, rank };
      if (rank > 0 && price > (list[rank - 1] ?? price)) return { kind: "rising", row, rank };
    }
  }
  return null;
}

/** The sides whose lists differ from the built-in ones; null where none does. */
export function written(own: Partial<Record<Side, SideLists>>): Record<string, unknown> | null {
  const differing = SIDES.flatMap((side) => {
    const lists = own[side];
    return lists && JSON.stringify(lists) !== JSON.stringify(box.prices[side])
      ? [[side, lists] as const]
      : [];
  });
  return differing.length > 0 ? Object.fromEntries(differing) : null;
}
