import type { G1861Company, G1861Lot, G1861Moves, G1861View } from "../protocol";
import { homeOf, isPrivate, privateOf } from "../companies";
import { partiesOf } from "../outlook";

/** Where on the map lies what a decision is about, when nothing can be done on the map itself: hexes. */

/** What an auction is about: the home of a minor, what a private blocks and where it pays more. */
export function hexesOf(lot: G1861Lot): string[] {
  if (!isPrivate(lot)) return [homeOf(lot)].filter((home) => home !== null);
  const printed = privateOf(lot);
  return printed ? [...new Set([...printed.blocks, ...printed.bonus_hexes])] : [];
}

/** Where the companies stand that something is decided about. */
export function concerned(view: G1861View, offered: G1861Moves): string[] {
  if (view.auction) return hexesOf(view.auction.lot);
  const hexes = companies(view, offered).flatMap((company) =>
    view.companies[company].tokens.flatMap(({ at }) => (at ? [at.hex] : [])),
  );
  return [...new Set(hexes)];
}

function companies(view: G1861View, offered: G1861Moves): G1861Company[] {
  const stage = view.merger?.stage;
  const group = stage && "group" in stage ? stage.group : [];
  const parties = view.deal ? partiesOf(view.deal) : [];
  return [
    ...new Set([...(view.company ? [view.company] : []), ...group, ...offered.merge, ...parties]),
  ];
}
