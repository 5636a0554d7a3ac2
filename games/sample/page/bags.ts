import { CARDS } from "./protocol";
import type { Bags } from "./types";

/** The deck of a recorded game, from its draws alone: enough to check every one of them. */
export function bags(): Bags {
  const deck = new Set(Array.from({ length: CARDS }, (_, index) => index + 1));
  return {
    due: (drawn) => [...deck].map((card) => ({ outcome: { ...drawn, card }, weight: 1 })),
    played({ chance }) {
      if (chance) deck.delete(chance.card);
    },
  };
}
