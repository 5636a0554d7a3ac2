import type { G1861Company, G1861View } from "./protocol";
import { atWork } from "./companies";

/** What the companies of the sheet can be sorted by; `seat` columns by the shares of a player. */
export type Key =
  | "order"
  | "price"
  | "earned"
  | "cash"
  | "loans"
  | "trains"
  | "tokens"
  | "treasury"
  | "pool"
  | { seat: number };

export function sameKey(a: Key, b: Key): boolean {
  return typeof a === "object" && typeof b === "object" ? a.seat === b.seat : a === b;
}

function figure(view: G1861View, company: G1861Company, key: Exclude<Key, "order">): number {
  const charter = view.companies[company];
  if (typeof key === "object") return charter.shares[key.seat] ?? 0;
  switch (key) {
    case "price":
      return charter.price ?? 0;
    case "earned":
      return charter.earned ?? 0;
    case "cash":
      return charter.cash;
    case "loans":
      return charter.loans;
    case "trains":
      return charter.trains.length;
    case "tokens":
      return charter.tokens.filter(({ at }) => at !== null).length;
    case "treasury":
      return charter.treasury;
    case "pool":
      return charter.pool;
  }
}

/** The companies at work by a figure, highest first; equal ones in operating order. */
export function sorted(view: G1861View, key: Key): G1861Company[] {
  const order = atWork(view);
  return key === "order"
    ? order
    : order.toSorted((a, b) => figure(view, b, key) - figure(view, a, key));
}
