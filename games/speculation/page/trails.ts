import type { Step } from "$lib/protocol";
import type { SpeculationCompany, SpeculationEvent } from "./protocol";

export interface Trail {
  company: SpeculationCompany;
  from: number;
  to: number;
}

/** How the pawns went since the cards were last turned up: everybody chose one then, so it is everybody's last turn. */
export function trails(steps: readonly Step[]): Trail[] {
  const reveal = steps.findLastIndex(({ events }) =>
    (events as SpeculationEvent[]).some(({ type }) => type === "cards_revealed"),
  );
  const gone = new Map<SpeculationCompany, Trail>();
  for (const event of steps
    .slice(Math.max(0, reveal))
    .flatMap(({ events }) => events as SpeculationEvent[])) {
    if (event.type !== "pawn_moved" && event.type !== "rank_moved") continue;
    const { company, from, to } = event;
    gone.set(company, { company, from: gone.get(company)?.from ?? from, to });
  }
  return [...gone.values()].filter(({ from, to }) => from !== to);
}

/** A reveal as far as it has been shown: whose card comes when, and which pawn goes for whom. */
export interface Turned {
  /** The seats in the order in which their cards count. */
  order: number[];
  moves: { seat: number; company: SpeculationCompany }[];
}

/** The last reveal, unless somebody has decided something since. */
export function turned(steps: readonly Step[]): Turned | null {
  const at = steps.findLastIndex(({ seat }) => seat !== null);
  const events = (steps[at]?.events ?? []) as SpeculationEvent[];
  const cards = events.find((event) => event.type === "cards_revealed")?.cards;
  if (!cards) return null;
  const began = steps
    .slice(0, at)
    .flatMap((step) => step.events as SpeculationEvent[])
    .findLast((event) => event.type === "turn_began");
  const first = began?.seat ?? 0;
  return {
    order: cards.map((_, index) => (first + index) % cards.length),
    moves: events.flatMap((event) =>
      event.type === "pawn_moved" ? [{ seat: event.seat, company: event.company }] : [],
    ),
  };
}
