import type { Bags } from "$lib/verify";
import { CARDS, type SampleOutcome } from "./protocol";

/** The deck of a recorded game, from its draws alone: enough to check every one of them. */
export function bags(): Bags {
  const deck = new Set(Array.from({ length: CARDS }, (_, index) => index + 1));
  return {
    due: (drawn) =>
      [...deck].map((card) => ({ outcome: { ...(drawn as SampleOutcome), card }, weight: 1 })),
    played({ chance }) {
      if (chance) deck.delete((chance as SampleOutcome).card);
    },
  };
}
