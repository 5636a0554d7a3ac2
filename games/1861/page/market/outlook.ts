import type { G1861Cell, G1861Charter, G1861Payment } from "../protocol";
import type { Text } from "$lib/texts";
import { marketTexts as words } from "../texts/market";
import { same } from "./cells";

/** Something that would move a marker, and where to. */
export interface Way {
  key: string;
  /** On the board. */
  tag: Text;
  /** Beside it. */
  full: Text;
  to: G1861Cell;
}

/** Where the dividend that is to be decided would lead, as far as it is known. */
export type Decided = Partial<Record<G1861Payment, G1861Cell>>;

/** The ways a marker could go from where it stands. */
export function waysOf(charter: G1861Charter, decided: Decided | null): Way[] {
  const { marker, cell } = charter;
  if (!marker || !cell) return [];
  const ways: Way[] = [];
  const add = (key: string, tag: Text, full: Text, to: G1861Cell | null | undefined) => {
    if (to) ways.push({ key, tag, full, to });
  };
  if (charter.kind === "minor") {
    add("earns", words.earns, words.earnsInFull, marker.pays);
    add("nothing", words.nothing, words.nothingInFull, marker.withholds);
  } else if (decided) {
    add("pays", words.pays, words.pays, decided.pay);
    add("half", words.paysHalf, words.paysHalf, decided.half);
    add("withholds", words.withholds, words.withholds, decided.withhold);
  } else {
    add("pays", words.pays, words.paysInFull, marker.pays);
    add("less", words.paysHalf, words.paysLess, cell);
    add("withholds", words.withholds, words.withholdsInFull, marker.withholds);
  }
  add("sells", words.sells, words.sellsInFull, marker.sells);
  add("soldOut", words.soldOut, words.soldOutInFull, marker.sold_out);
  return ways;
}

/** The ways together by where they lead; those that move nothing are left out. */
export function targets(from: G1861Cell, ways: readonly Way[]): { to: G1861Cell; ways: Way[] }[] {
  const found: { to: G1861Cell; ways: Way[] }[] = [];
  for (const way of ways) {
    if (same(way.to, from)) continue;
    const known = found.find(({ to }) => same(to, way.to));
    if (known) known.ways.push(way);
    else found.push({ to: way.to, ways: [way] });
  }
  return found;
}
