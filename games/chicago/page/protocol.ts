// Generated from the Rust types of the server by `make types`: do not edit.

import type { Money, Seat } from "$lib/protocol";

/** The newest version of the rules. */
export const RULES = 1;

/**
 * A railway company.
 */
export type ChicagoCompany = "PRR" | "BO" | "CO" | "NYC" | "WAB";

/**
 * The three dials, each with an action of its own.
 */
export type ChicagoDial = "auction" | "expand" | "develop";

/**
 * The three industrial cities, each with a track of rising values.
 */
export type ChicagoIndustry = "detroit" | "wheeling" | "pittsburgh";

/**
 * A hex of the map. Ordered as the trace lists hexes: by letter, then by row.
 */
export type ChicagoHex = string;

/**
 * Why a share is in auction.
 */
export type ChicagoReason = "opening" | "offer" | "wabash";

/**
 * The conditions for the end that hold, as a set.
 */
export type ChicagoEndings = ("locomotives" | "shares" | "houses" | "detroit")[];

/**
 * A decision of a seat.
 */
export type ChicagoAction = { "type": "bid", 
/**
 * The new standing bid.
 */
amount: Money, } | { "type": "pass" } | { "type": "choose", 
/**
 * Which.
 */
dial: ChicagoDial, } | { "type": "offer", 
/**
 * A share of this company.
 */
company: ChicagoCompany, } | { "type": "build", 
/**
 * Whose.
 */
company: ChicagoCompany, 
/**
 * Where.
 */
hex: ChicagoHex, } | { "type": "done" } | { "type": "develop", 
/**
 * Which.
 */
hex: ChicagoHex, } | { "type": "forgo" };

/**
 * Something that happened. All of it is public: with hidden money, totals are
 * hidden, not payments.
 */
export type ChicagoEvent = { "type": "auction_opened", reason: ChicagoReason, company: ChicagoCompany, first: Seat, minimum: Money, } | { "type": "bid", seat: Seat, amount: Money, } | { "type": "passed", seat: Seat, } | { "type": "share_sold", seat: Seat, company: ChicagoCompany, price: Money, } | { "type": "share_unsold", company: ChicagoCompany, } | { "type": "turn_began", seat: Seat, } | { "type": "dial_turned", seat: Seat, dial: ChicagoDial, position: number, red: boolean, } | { "type": "forgone", seat: Seat, dial: ChicagoDial, } | { "type": "built", seat: Seat, company: ChicagoCompany, hex: ChicagoHex, price: Money, } | { "type": "house_placed", seat: Seat, hex: ChicagoHex, left: number, } | { "type": "track_moved", seat: Seat | null, industry: ChicagoIndustry, value: Money, } | { "type": "income_raised", company: ChicagoCompany, by: Money, income: Money, } | { "type": "forest_paid", company: ChicagoCompany, amount: Money, } | { "type": "chicago_reached", seat: Seat, company: ChicagoCompany, } | { "type": "wabash_opened", income: Money, } | { "type": "general_dividends", number: number, } | { "type": "dividend", seat: Seat, company: ChicagoCompany, shares: number, per_share: Money, amount: Money, special: boolean, } | { "type": "dials_reset" } | { "type": "game_ended", because: ChicagoEndings, };

/**
 * Why an action is refused, with the figures that explain it.
 */
export type ChicagoRule = { "rule": "bid_below_minimum", 
/**
 * The lowest bid allowed.
 */
minimum: Money, } | { "rule": "bid_not_higher", 
/**
 * The bid that stands.
 */
standing: Money, } | { "rule": "bid_over_cash", 
/**
 * What the bidder has.
 */
cash: Money, } | { "rule": "dial_red" } | { "rule": "offer_closed" } | { "rule": "offer_sold_out" } | { "rule": "build_closed" } | { "rule": "build_no_share" } | { "rule": "build_other_company", 
/**
 * The company of this expansion.
 */
company: ChicagoCompany, } | { "rule": "build_own_twice" } | { "rule": "build_start_hex" } | { "rule": "build_not_adjacent" } | { "rule": "build_occupied" } | { "rule": "build_no_locomotive" } | { "rule": "build_too_expensive", 
/**
 * What it would cost.
 */
price: Money, 
/**
 * What there is.
 */
treasury: Money, } | { "rule": "done_before_build" } | { "rule": "forgo_after_build" } | { "rule": "develop_forbidden_hex" } | { "rule": "develop_no_locomotive" } | { "rule": "develop_has_house" } | { "rule": "develop_no_house_left" } | { "rule": "develop_maxed" };

export type ChicagoEnding = ChicagoEndings[number];

/**
 * The map and the figures.
 */
export type ChicagoFile = { about: string, 
/**
 * By the number of players.
 */
starting_money: { [key in number]: number }, companies: Array<ChicagoCompanyRow>, opening_auctions: Array<string>, steps_to_red: ChicagoStepsToRedRow, red_dials_for_dividends: number, tracks: ChicagoTracksRow, houses: number, hexes_per_expansion: number, forest_development_cash: number, income_track: number, end: ChicagoEndRow, 
/**
 * By letter, then by row.
 */
hexes: Array<ChicagoHexRow>, };

export type ChicagoCompanyRow = { id: string, name: string, colour: string, shares: number, locomotives: number, start: string, income: number, 
/**
 * Where its start may be developed before it opens.
 */
income_if_developed?: number, };

export type ChicagoStepsToRedRow = { auction: number, expand: number, develop: number, };

export type ChicagoTracksRow = { detroit: Array<number>, wheeling: Array<number>, pittsburgh: Array<number>, };

/**
 * When the game ends.
 */
export type ChicagoEndRow = { companies_without_locomotives: number, companies_without_shares: number, houses_left: number, };

export type ChicagoHexRow = { id: string, terrain: ChicagoTerrainName, name?: string, 
/**
 * Price of the first locomotive; the start hexes of the coast have none.
 */
cost?: number, income?: number, 
/**
 * What a house adds.
 */
house?: number, 
/**
 * Which track an industrial city has.
 */
track?: ChicagoTrackName, special?: ChicagoSpecialName, };

export type ChicagoTerrainName = "plain" | "forest" | "mountain" | "city" | "industrial" | "start";

export type ChicagoTrackName = "detroit" | "wheeling" | "pittsburgh";

/**
 * The one hex like no other.
 */
export type ChicagoSpecialName = "chicago";

/**
 * What the page draws.
 */
export type ChicagoView = { phase: ChicagoPhase, 
/**
 * Whose turn it is; null in the opening auctions and after the end.
 */
active: Seat | null, players: Array<ChicagoPlayer>, companies: Record<ChicagoCompany, ChicagoCharter>, dials: Record<ChicagoDial, ChicagoDialState>, tracks: Record<ChicagoIndustry, ChicagoTrack>, 
/**
 * The hexes with a house.
 */
houses: Array<ChicagoHex>, houses_left: number, 
/**
 * How many general dividends have been paid.
 */
dividends: number, ends: ChicagoEnds, };

/**
 * What is decided now.
 */
export type ChicagoPhase = { "type": "auction", reason: ChicagoReason, company: ChicagoCompany, first: Seat, to_bid: Seat, 
/**
 * The lowest bid now allowed.
 */
minimum: Money, bid: Money | null, bidder: Seat | null, still_in: Array<Seat>, } | { "type": "choose" } | { "type": "offer" } | { "type": "expand", 
/**
 * Null before the first locomotive.
 */
company: ChicagoCompany | null, placed: Array<ChicagoHex>, } | { "type": "develop" } | { "type": "over" };

export type ChicagoPlayer = { 
/**
 * Null where the viewer may not know it.
 */
cash: Money | null, shares: Record<ChicagoCompany, number>, 
/**
 * What general dividends would bring now.
 */
next_dividend: Money, };

export type ChicagoCharter = { open: boolean, treasury: Money, income: Money, sold: number, unsold: number, 
/**
 * Locomotives left.
 */
locomotives: number, network: Array<ChicagoHex>, 
/**
 * What bidding for its next share would start at; null when there is none.
 */
starting_bid: Money | null, 
/**
 * What each share would be paid now.
 */
dividend: Money, };

export type ChicagoDialState = { position: number, 
/**
 * The position that is red.
 */
red_at: number, };

export type ChicagoTrack = { value: Money, 
/**
 * The value after it; null at the end of the track.
 */
next: Money | null, };

/**
 * What ends the game at the next general dividends, and how close that is.
 */
export type ChicagoEnds = { 
/**
 * Companies without locomotives.
 */
locomotives: ChicagoNear, 
/**
 * Companies without shares.
 */
shares: ChicagoNear, 
/**
 * Houses left: the game ends when they fall to `end`.
 */
houses: ChicagoNear, 
/**
 * Detroit's value.
 */
detroit: ChicagoNear, };

export type ChicagoNear = { now: number, end: number, };

/**
 * What a seat may do.
 */
export type ChicagoMoves = { 
/**
 * The lowest and the highest bid; null when the cash does not reach, or
 * there is nothing to bid for.
 */
bid: [Money, Money] | null, pass: boolean, choose: Array<ChicagoDial>, offer: Array<ChicagoCompany>, 
/**
 * Where each company may build; companies without a hex are left out.
 */
build: Partial<Record<ChicagoCompany, string[]>>, done: boolean, develop: Array<ChicagoHex>, forgo: boolean, };

