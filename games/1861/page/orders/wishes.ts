import type { Seat } from "$lib/protocol";
import {
  PHASES,
  type G1861Company,
  type G1861Lot,
  type G1861MergerRound,
  type G1861Order,
  type G1861View,
} from "../protocol";
import { BID_STEP } from "../amounts";
import { isPrivate, MINORS, PRIVATES, PUBLICS } from "../companies";

/** What orders make sense in a position, and how the form begins. */

export type Kind = G1861Order["type"];
export const KINDS: readonly Kind[] = ["pass_stock", "buy_shares", "pass_mergers", "bid"];

/** The set of the stock round that is on, or of the next. */
export function nextStock({ round }: G1861View): number {
  return round.kind === "opening" || round.kind === "stock" ? round.set : round.set + 1;
}
/** The merger round that is on, or the next there can be. */
export function nextMergers({ round }: G1861View): G1861MergerRound {
  const inSet = round.kind === "operating" || round.kind === "merger";
  return { set: round.set, number: inSet ? (round.number ?? 1) : 1 };
}
/** The publics whose shares can be bought. */
export function publics(view: G1861View): G1861Company[] {
  return PUBLICS.filter((company) => view.companies[company].status === "open");
}
/** What is, or can come, to auction. */
export function lots(view: G1861View): G1861Lot[] {
  if (view.round.kind === "over") return [];
  const privates =
    view.round.kind === "opening" ? PRIVATES.filter((one) => view.privates[one] === "bank") : [];
  const minors =
    view.phase < PHASES.no_new_minors
      ? MINORS.filter((minor) => view.companies[minor].status === "unformed")
      : [];
  return [...privates, ...minors];
}
/** The kind of order somebody most likely wants now. */
export function likely(view: G1861View): Kind {
  if (view.auction) return "bid";
  return view.round.kind === "merger" || view.round.kind === "operating"
    ? "pass_mergers"
    : "pass_stock";
}

/** The orders the form begins with, one of each kind; none where there is nothing to order. */
export function wishes(
  view: G1861View,
  seat: Seat,
): { [K in Kind]: Extract<G1861Order, { type: K }> | null } {
  const open = publics(view);
  const held = (company: G1861Company) => view.companies[company].shares[seat] ?? 0;
  const company = open.find((one) => view.companies[one].director === seat) ?? open[0];
  const all = lots(view);
  const lot = view.auction?.lot ?? all[0];
  return {
    pass_stock: {
      type: "pass_stock",
      set: nextStock(view),
      unless: { sale: true, rival: true, fall: true, auction: true },
    },
    buy_shares:
      company === undefined
        ? null
        : {
            type: "buy_shares",
            set: nextStock(view),
            company,
            from: null,
            shares: Math.min(held(company) + 1, 6),
            highest: view.companies[company].price,
            keep: null,
          },
    pass_mergers: { type: "pass_mergers", round: nextMergers(view), shares: false, decline: false },
    bid:
      lot === undefined
        ? null
        : {
            type: "bid",
            lot,
            limit: Math.max(BID_STEP, Math.min(view.players[seat]?.cash ?? 0, 100)),
            pass: true,
          },
  };
}

/** Who passes buys nothing, and bids only where the order to pass ends at auctions; purchases come one after the other. */
export function waitsFor(first: G1861Order, then: G1861Order): boolean {
  if (first.type !== "pass_stock" && first.type !== "buy_shares") return false;
  if (then.type === "buy_shares") return then.set === first.set;
  return (
    then.type === "bid" &&
    first.type === "pass_stock" &&
    !first.unless.auction &&
    !isPrivate(then.lot)
  );
}
