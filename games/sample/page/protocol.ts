// Generated from the Rust types of the server by `make types`: do not edit.

import type { Money, Seat } from "$lib/protocol";

/** The newest version of the rules. */
export const RULES = 1;

/** How many cards there are. */
export const CARDS = 24;

/**
 * A card, by its number: 1 to [`CARDS`]. There is one of each (§1).
 */
export type SampleCard = number;

/**
 * A decision of a seat. There is one kind: more would be more variants.
 */
export type SampleAction = { "type": "lay", 
/**
 * Which.
 */
card: SampleCard, };

/**
 * What came of a draw.
 */
export type SampleOutcome = { "type": "deal", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
card: SampleCard, } | { "type": "turn_up", 
/**
 * Which.
 */
card: SampleCard, };

/**
 * Something that happened: data, never sentences.
 */
export type SampleEvent = { "type": "dealt", seat: Seat, card: SampleCard | undefined, } | { "type": "lot_turned_up", round: number, lot: SampleCard, } | { "type": "card_laid", seat: Seat, card: SampleCard | undefined, } | { "type": "cards_turned_up", cards: Array<SampleCard>, } | { "type": "lot_taken", seat: Seat, lot: SampleCard, price: SampleCard, } | { "type": "game_ended", scores: Array<Money>, winners: Array<Seat>, };

/**
 * Why an action or an outcome is refused, with what explains it. That somebody else
 * is to decide, or a draw is due, every game says alike.
 */
export type SampleRule = { "rule": "card_not_in_hand", 
/**
 * Which.
 */
card: SampleCard, } | { "rule": "card_not_in_deck", 
/**
 * Which.
 */
card: SampleCard, };

/**
 * What the page draws. It is made from a view, so nothing hidden can get into it.
 */
export type SampleView = { phase: "deal" | "turn_up" | "lay" | "over", 
/**
 * The number of the round, from 1; 0 before the first.
 */
round: number, 
/**
 * How many rounds there are.
 */
rounds: number, 
/**
 * What the winner of a lot pays.
 */
price: "second" | "first", 
/**
 * The lot of the round; null between rounds.
 */
lot: SampleCard | null, players: Array<SamplePlayer>, 
/**
 * The viewer's own cards; null for a spectator.
 */
own: SampleOwn | null, 
/**
 * Every card that was turned up so far.
 */
gone: Array<SampleCard>, };

export type SamplePlayer = { score: Money, 
/**
 * How many cards are in hand.
 */
held: number, 
/**
 * Whether a card lies face down.
 */
laid: boolean, 
/**
 * The card of the last round; null before its end.
 */
turned_up: SampleCard | null, };

/**
 * The viewer's own cards.
 */
export type SampleOwn = { hand: Array<SampleCard>, laid: SampleCard | null, };

/**
 * What a seat may do.
 */
export type SampleMoves = { 
/**
 * The cards that can be laid.
 */
lay: Array<SampleCard>, };

