// Generated from the Rust types of the server by `make types`: do not edit.

import type { Money, Seat } from "$lib/protocol";

/** The newest version of the rules. */
export const RULES = 1;

/** What a price of a list can be. */
export const PRICES = { lowest: -200, highest: 1000 } as const;

/**
 * A company with a pawn on the track.
 */
export type SpeculationCompany = "alhambra" | "carat" | "colonia" | "eketorp" | "metro" | "shogun" | "show_manager" | "timbuktu";

/**
 * A card.
 */
export type SpeculationCard = SpeculationCompany | "bank_holiday";

/**
 * An action tile.
 */
export type SpeculationTile = "trade" | "rank_plus" | "rank_minus" | "no_action";

/**
 * A movement tile, by its value.
 */
export type SpeculationMovement = number;

/**
 * A space of the track: START, a normal space, or END.
 */
export type SpeculationSpace = number;

/**
 * A share that changed hands, and its price.
 */
export type SpeculationDeal = { 
/**
 * Of which company.
 */
company: SpeculationCompany, 
/**
 * For how much; a negative price is received by the buyer.
 */
price: Money, };

/**
 * A decision of a seat.
 */
export type SpeculationAction = { "type": "trade", 
/**
 * A share of this company, or none.
 */
sell: SpeculationCompany | null, 
/**
 * A share of this company, or none.
 */
buy: SpeculationCompany | null, } | { "type": "rank", 
/**
 * On this company's pawn.
 */
company: SpeculationCompany, } | { "type": "decline" } | { "type": "commit", 
/**
 * Which.
 */
card: SpeculationCard, };

/**
 * What came of a draw.
 */
export type SpeculationOutcome = { "type": "start_share", 
/**
 * For whom.
 */
seat: Seat, 
/**
 * Of which company.
 */
company: SpeculationCompany, } | { "type": "draw_card", 
/**
 * For whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: SpeculationCard, } | { "type": "draw_action", 
/**
 * Which.
 */
tile: SpeculationTile, } | { "type": "draw_movement", 
/**
 * Which.
 */
value: SpeculationMovement, };

/**
 * Something that happened. With hidden money, totals are hidden, not
 * payments.
 */
export type SpeculationEvent = { "type": "share_drawn", seat: Seat, company: SpeculationCompany, } | { "type": "card_drawn", seat: Seat, card: SpeculationCard | undefined, } | { "type": "turn_began", round: number, seat: Seat, } | { "type": "action_drawn", seat: Seat, tile: SpeculationTile, } | { "type": "tiles_drawn", seat: Seat, action: SpeculationTile, movement: SpeculationMovement, } | { "type": "traded", seat: Seat, sold: SpeculationDeal | null, bought: SpeculationDeal | null, } | { "type": "rank_moved", seat: Seat, company: SpeculationCompany, from: SpeculationSpace, to: SpeculationSpace, } | { "type": "rank_ignored", tile: SpeculationTile, } | { "type": "rank_declined", seat: Seat, } | { "type": "card_committed", seat: Seat, card: SpeculationCard | undefined, } | { "type": "cards_revealed", cards: SpeculationCard[], } | { "type": "steps_set", holidays: number, steps: number, } | { "type": "pawn_moved", seat: Seat, company: SpeculationCompany, from: SpeculationSpace, to: SpeculationSpace, } | { "type": "deck_reshuffled", seat: Seat, } | { "type": "tiles_returned" } | { "type": "game_ended", scores: Money[], winners: Seat[], };

/**
 * Why an action or an outcome is refused, with the figures that explain it.
 */
export type SpeculationRule = { "rule": "start_share_taken", 
/**
 * Which.
 */
company: SpeculationCompany, } | { "rule": "card_not_in_deck", 
/**
 * Which.
 */
card: SpeculationCard, } | { "rule": "tile_not_in_bag" } | { "rule": "trade_sell_not_held", 
/**
 * Of which.
 */
company: SpeculationCompany, } | { "rule": "trade_same_company" } | { "rule": "trade_bank_empty", 
/**
 * Of which.
 */
company: SpeculationCompany, } | { "rule": "trade_no_money", 
/**
 * What the trade costs in all.
 */
cost: Money, 
/**
 * What there is.
 */
cash: Money, } | { "rule": "trade_one_only" } | { "rule": "rank_not_eligible", 
/**
 * The tile of this turn.
 */
tile: SpeculationTile, } | { "rule": "commit_twice" } | { "rule": "commit_not_in_hand", 
/**
 * Which.
 */
card: SpeculationCard, };

/**
 * The figures.
 */
export type SpeculationFile = { about: string, 
/**
 * The fewest and the most.
 */
players: [number, number], companies: Array<SpeculationCompanyRow>, end_space: number, sections: Array<SpeculationSectionRow>, start_price: number, prices_are_reconstructed: boolean, prices: SpeculationPricesRow, starting_cash: number, 
/**
 * By the number of players.
 */
shares_in_play: { [key in number]: number }, hand: number, action_tiles: SpeculationActionTilesRow, movement_tiles: Array<number>, 
/**
 * By the number of players.
 */
one_bank_holiday: { [key in number]: SpeculationHolidayEffect }, };

export type SpeculationCompanyRow = { id: string, name: string, colour: string, 
/**
 * The colour on a screen.
 */
screen: string, colour_is_a_guess: boolean, };

/**
 * A section of the track, from its first space to its last.
 */
export type SpeculationSectionRow = { from: number, to: number, shade: SpeculationShade, };

/**
 * How a section of the track is printed.
 */
export type SpeculationShade = "light" | "dark";

/**
 * The built-in price lists of both sides of the board.
 */
export type SpeculationPricesRow = { normal: SpeculationSideRow, star: SpeculationSideRow, };

/**
 * Prices by rank, section by section, and in END by the order of arrival.
 */
export type SpeculationSideRow = { sections: number[][], end: number[], };

export type SpeculationActionTilesRow = { trade: number, rank_plus: number, rank_minus: number, no_action: number, };

/**
 * What a single bank holiday does to the movement tile.
 */
export type SpeculationHolidayEffect = "none" | "half_up";

/**
 * What the page draws.
 */
export type SpeculationView = { phase: SpeculationPhase, 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * Whose turn it is: with whom cards and pawns begin.
 */
active: Seat, 
/**
 * The action of this turn, once it is known.
 */
action: SpeculationTile | null, 
/**
 * The movement tile of this turn, once it is drawn.
 */
movement: SpeculationMovement | null, 
/**
 * What a company card is worth this turn if one Bank holiday is among the
 * cards; null before the movement tile is drawn.
 */
steps_with_holiday: number | null, lists: SpeculationLists, companies: Record<SpeculationCompany, SpeculationPawn>, 
/**
 * The companies in END, by time of arrival.
 */
end_order: Array<SpeculationCompany>, bags: SpeculationBags, players: Array<SpeculationPlayer>, 
/**
 * The viewer's own cards; null for a spectator.
 */
own: SpeculationOwn | null, 
/**
 * The last reveal; null before the first.
 */
last: SpeculationReveal | null, };

/**
 * What is decided or drawn now.
 */
export type SpeculationPhase = { "type": "start_share", seat: Seat, } | { "type": "deal", seat: Seat, } | { "type": "draw_action" } | { "type": "draw_movement" } | { "type": "trade", seat: Seat, } | { "type": "rank" } | { "type": "commit" } | { "type": "refill", seat: Seat, } | { "type": "over" };

/**
 * The price lists in force.
 */
export type SpeculationLists = { side: "normal" | "star", 
/**
 * Whether they are our reconstruction, not read off the printed board.
 */
reconstructed: boolean, 
/**
 * By section, then by rank.
 */
sections: Array<Array<Money>>, 
/**
 * By order of arrival.
 */
end: Array<Money>, };

export type SpeculationPawn = { space: SpeculationSpace, 
/**
 * From 1; null on START.
 */
rank: number | null, 
/**
 * What a share costs today.
 */
price: Money, 
/**
 * Shares of the bank.
 */
bank: number, 
/**
 * One step on; null in END.
 */
forward: SpeculationAhead | null, 
/**
 * One step back; null on START and in END.
 */
back: SpeculationAhead | null, 
/**
 * As many steps as the movement tile gives, if no other pawn moved first;
 * null in END and before the tile is drawn.
 */
moved: SpeculationAhead | null, };

/**
 * What a pawn's going somewhere would change, if all others stayed.
 */
export type SpeculationAhead = { space: SpeculationSpace, 
/**
 * The prices that would be others than today's.
 */
prices: Partial<Record<SpeculationCompany, Money>>, };

/**
 * What is still in the bags.
 */
export type SpeculationBags = { action: Record<SpeculationTile, number>, movement: Array<SpeculationMovement>, };

export type SpeculationPlayer = { 
/**
 * Null where the viewer may not know it.
 */
cash: Money | null, shares: Record<SpeculationCompany, number>, 
/**
 * What the shares are worth at today's prices.
 */
stock: Money, 
/**
 * How many cards are in hand.
 */
hand: number, 
/**
 * How many cards are in the deck.
 */
deck: number, 
/**
 * Whether a card is chosen for this round.
 */
committed: boolean, discard: SpeculationDiscard, };

/**
 * A discard pile, as far as it may be seen.
 */
export type SpeculationDiscard = { count: number, top: SpeculationCard | null, 
/**
 * From the first played to the last; null where only the top is seen.
 */
cards: Array<SpeculationCard> | null, };

/**
 * The viewer's own cards.
 */
export type SpeculationOwn = { hand: Array<SpeculationCard>, deck: Array<SpeculationCard>, committed: SpeculationCard | null, };

/**
 * A reveal and what followed from it.
 */
export type SpeculationReveal = { round: number, 
/**
 * By seat.
 */
cards: Array<SpeculationCard>, 
/**
 * What each company card was worth.
 */
steps: number, 
/**
 * What a share of each company cost before the first of the moves.
 */
before: Record<SpeculationCompany, Money>, 
/**
 * In the order they were made.
 */
moves: Array<SpeculationMoved>, };

/**
 * A pawn that moved because of a card.
 */
export type SpeculationMoved = { company: SpeculationCompany, from: SpeculationSpace, to: SpeculationSpace, 
/**
 * What a share of each company cost right after this move.
 */
prices: Record<SpeculationCompany, Money>, 
/**
 * The ranks right after it, from 1; null on START.
 */
ranks: Record<SpeculationCompany, number | null>, };

/**
 * What a seat may do.
 */
export type SpeculationMoves = { 
/**
 * Every deal: what is sold and what is bought, null for nothing.
 */
trade: Array<[SpeculationCompany | null, SpeculationCompany | null]>, 
/**
 * The pawns the rank tile can move.
 */
rank: Array<SpeculationCompany>, 
/**
 * Whether the rank tile may be left unused.
 */
decline: boolean, 
/**
 * The cards that can be chosen.
 */
commit: Array<SpeculationCard>, };

