import type {
  SpeculationAction,
  SpeculationCard,
  SpeculationOutcome,
  SpeculationTile,
} from "./protocol";
import type { Bags, Outcomes } from "$lib/verify";
import { COMPANIES } from "./companies";
import { box, TILES } from "./data";

const CARDS: readonly SpeculationCard[] = [...COMPANIES, "bank_holiday"];

/** What is in the bags and decks of a recorded game, from its draws alone: enough to check every one of them. */
export function bags(): Bags {
  const shares = new Set(COMPANIES);
  const decks = new Map<number, Set<SpeculationCard>>();
  let actions = { ...box.action_tiles };
  let movements = new Set(box.movement_tiles);
  /** The first turn is a Trade without a tile. */
  let turn: SpeculationTile = "trade";

  const deckOf = (seat: number) => {
    const deck = decks.get(seat);
    // All nine drawn: the discards are the new deck.
    if (deck && deck.size > 0) return deck;
    const fresh = new Set(CARDS);
    decks.set(seat, fresh);
    return fresh;
  };
  const each = (all: readonly unknown[]): Outcomes =>
    all.map((outcome) => ({ outcome, weight: 1 }));

  return {
    due(drawn) {
      const outcome = drawn as SpeculationOutcome;
      switch (outcome.type) {
        case "start_share":
          return each(
            COMPANIES.filter((company) => shares.has(company)).map((company) => ({
              ...outcome,
              company,
            })),
          );
        case "draw_card": {
          const deck = deckOf(outcome.seat);
          return each(CARDS.filter((card) => deck.has(card)).map((card) => ({ ...outcome, card })));
        }
        case "draw_action":
          if (turn === "trade") {
            actions = { ...box.action_tiles };
            movements = new Set(box.movement_tiles);
          }
          return TILES.map((tile) => ({ outcome: { ...outcome, tile }, weight: actions[tile] }));
        case "draw_movement":
          return each([...movements].sort((a, b) => a - b).map((value) => ({ ...outcome, value })));
        default:
          return null;
      }
    },
    played(line: { chance?: unknown; action?: SpeculationAction | unknown }) {
      const outcome = line.chance as SpeculationOutcome | undefined;
      switch (outcome?.type) {
        case "start_share":
          shares.delete(outcome.company);
          break;
        case "draw_card":
          deckOf(outcome.seat).delete(outcome.card);
          break;
        case "draw_action":
          actions[outcome.tile] -= 1;
          turn = outcome.tile;
          break;
        case "draw_movement":
          movements.delete(outcome.value);
          break;
      }
    },
  };
}
