// Generated from the Rust types of the server by `make types`: do not edit.

import type { Money, Seat } from "$lib/protocol";

/** The newest version of the rules. */
export const RULES = 3;

/** From which phase publics are founded and the state railway operates, and no minors come any more; and the last. */
export const PHASES = { founding: 4, no_new_minors: 5, last: 8 } as const;

/**
 * A company with a charter. Minors and publics in the order in which
 * 18xx.games lists them, the state railway last.
 */
export type G1861Company = "RO" | "KB" | "OK" | "KK" | "SPW" | "KR" | "N" | "MKU" | "MNN" | "MV" | "NW" | "SW" | "SE" | "MVR" | "MK" | "GR" | "MKN" | "MKV" | "MB" | "D" | "V" | "TR" | "SV" | "E" | "RSR";

/**
 * What kind of company.
 */
export type G1861Kind = "minor" | "public" | "state";

/**
 * What has become of a company.
 */
export type G1861Status = "unformed" | "open" | "closed";

/**
 * A private company, in the order of the auctions.
 */
export type G1861Private = "TSR" | "BSS" | "MYR" | "MRR" | "WVR";

/**
 * Something that is auctioned.
 */
export type G1861Lot = G1861Private | G1861Company;

/**
 * Whoever has money, privates or trains.
 */
export type G1861Owner = "bank" | { "seat": Seat } | { "company": G1861Company };

/**
 * A kind of train, in the order in which they appear.
 */
export type G1861TrainKind = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "2+2" | "5+5E";

/**
 * One train card: its kind and its number among its kind, from 0.
 */
export type G1861Train = string;

/**
 * A phase, named after the train that begins it.
 */
export type G1861Phase = number;

/**
 * A hex, written `H8`.
 */
export type G1861Hex = string;

/**
 * A kind of tile, written with its number.
 */
export type G1861Tile = string;

/**
 * How a tile lies: sixths of a turn, clockwise.
 */
export type G1861Rotation = number;

/**
 * A city as the record writes it: its hex, and which of the hex's stops.
 */
export type G1861At = { 
/**
 * The hex.
 */
hex: G1861Hex, 
/**
 * The stop on the tile that lies there.
 */
city: number, };

/**
 * A cell of the market; row 0 is at the top.
 */
export type G1861Cell = { 
/**
 * Its row.
 */
row: number, 
/**
 * Its column.
 */
col: number, };

/**
 * Where a share is bought.
 */
export type G1861Source = "treasury" | "pool";

/**
 * What becomes of a public's revenue (§5.5.5.2).
 */
export type G1861Payment = "pay" | "half" | "withhold";

/**
 * A train's route: the hexes from stop to stop.
 */
export type G1861Route = { 
/**
 * Which train runs.
 */
train: G1861Train, 
/**
 * The hexes from each stop to the next, both included.
 */
connections: Array<Array<G1861Hex>>, };

/**
 * Why the game ended.
 */
export type G1861Reason = "last_train" | "bank" | "stalled";

/**
 * A decision of a seat.
 */
export type G1861Action = { "type": "pass" } | { "type": "bid", 
/**
 * For what.
 */
lot: G1861Lot, 
/**
 * How much.
 */
amount: Money, } | { "type": "buy_share", 
/**
 * Of which public.
 */
company: G1861Company, 
/**
 * From where.
 */
from: G1861Source, } | { "type": "sell_shares", 
/**
 * Of which public.
 */
company: G1861Company, 
/**
 * How many.
 */
shares: number, } | { "type": "found", 
/**
 * Which.
 */
company: G1861Company, 
/**
 * At what price.
 */
price: Money, } | { "type": "place_token", 
/**
 * The hex.
 */
hex: G1861Hex, 
/**
 * The stop on the tile that lies there.
 */
city: number, } | { "type": "remove_token", 
/**
 * The hex.
 */
hex: G1861Hex, 
/**
 * The stop on the tile that lies there.
 */
city: number, } | { "type": "redeem", 
/**
 * How many.
 */
shares: number, } | { "type": "buy_private", 
/**
 * Which.
 */
private: G1861Private, 
/**
 * For how much.
 */
price: Money, } | { "type": "lay_tile", 
/**
 * Where.
 */
hex: G1861Hex, 
/**
 * Which.
 */
tile: G1861Tile, 
/**
 * How it lies.
 */
rotation: G1861Rotation, } | { "type": "run", 
/**
 * A route for each train that runs.
 */
routes: Array<G1861Route>, 
/**
 * What they bring together.
 */
revenue: Money, } | { "type": "dividend", 
/**
 * What.
 */
kind: G1861Payment, } | { "type": "buy_train", 
/**
 * Which card.
 */
train: G1861Train, 
/**
 * For how much.
 */
price: Money, } | { "type": "discard_train", 
/**
 * Which card.
 */
train: G1861Train, } | { "type": "convert" } | { "type": "merge", 
/**
 * Which.
 */
company: G1861Company, } | { "type": "form", 
/**
 * Which.
 */
company: G1861Company, } | { "type": "nationalise" } | { "type": "accept" } | { "type": "decline" };

/**
 * Something that happened.
 */
export type G1861Event = { "type": "paid", from: G1861Owner, to: G1861Owner, amount: Money, } | { "type": "bank_broken" } | { "type": "stock_round", set: number, } | { "type": "operating_round", set: number, number: number, of: number, } | { "type": "merger_round", set: number, number: number, } | { "type": "turn", seat: Seat, } | { "type": "company_turn", company: G1861Company, } | { "type": "passed", seat: Seat, } | { "type": "bid", seat: Seat, lot: G1861Lot, amount: Money, } | { "type": "reduced", private: G1861Private, minimum: Money, } | { "type": "private_sold", private: G1861Private, seat: Seat, price: Money, } | { "type": "minor_sold", company: G1861Company, seat: Seat, bid: Money, price: Money, } | { "type": "share_bought", seat: Seat, company: G1861Company, from: G1861Source, price: Money, } | { "type": "shares_sold", seat: Seat, company: G1861Company, shares: number, price: Money, } | { "type": "director", company: G1861Company, seat: Seat, } | { "type": "price", company: G1861Company, from: Money, to: Money, } | { "type": "founded", company: G1861Company, seat: Seat, price: Money, } | { "type": "token_placed", company: G1861Company, at: G1861At, price: Money, } | { "type": "token_removed", company: G1861Company, at: G1861At, } | { "type": "redeemed", company: G1861Company, shares: number, price: Money, } | { "type": "private_bought", company: G1861Company, private: G1861Private, from: Seat, price: Money, } | { "type": "asked_for_private", company: G1861Company, seat: Seat, private: G1861Private, price: Money, } | { "type": "asked_for_train", company: G1861Company, seat: Seat, train: G1861Train, price: Money, } | { "type": "asked_to_merge", seat: Seat, public: G1861Company, } | { "type": "declined", seat: Seat, } | { "type": "tile_laid", company: G1861Company, hex: G1861Hex, tile: G1861Tile, rotation: G1861Rotation, cost: Money, } | { "type": "loan_taken", company: G1861Company, } | { "type": "loan_repaid", company: G1861Company, } | { "type": "interest_paid", company: G1861Company, amount: Money, } | { "type": "ran", company: G1861Company, revenue: Money, at_most?: Money, } | { "type": "dividend", company: G1861Company, kind: G1861Payment, per_share: Money, kept: Money, } | { "type": "train_bought", company: G1861Company, train: G1861Train, from: G1861Owner, price: Money, } | { "type": "train_discarded", company: G1861Company, train: G1861Train, } | { "type": "phase_began", phase: G1861Phase, } | { "type": "rusted", train: G1861Train, owner: G1861Owner, } | { "type": "private_nationalised", private: G1861Private, from: G1861Owner, price: Money, } | { "type": "nationalised", company: G1861Company, per_share: Money, } | { "type": "kept", company: G1861Company, } | { "type": "converted", minor: G1861Company, public: G1861Company, price: Money, } | { "type": "merged", minor: G1861Company, public: G1861Company, } | { "type": "formed", public: G1861Company, price: Money, } | { "type": "ended", reason: G1861Reason, };

/**
 * A rule of 1861 that forbids something.
 */
export type G1861Rule = { "rule": "other_lot" } | { "rule": "bid_too_low", minimum: Money, private: boolean, } | { "rule": "bid_not_multiple", step: Money, } | { "rule": "bid_over_cash", cash: Money, } | { "rule": "fixed_price", price: Money, } | { "rule": "nikolaev_first" } | { "rule": "minor_not_for_sale" } | { "rule": "already_bought" } | { "rule": "must_sell", limit: number, } | { "rule": "certificate_limit", limit: number, } | { "rule": "no_such_share" } | { "rule": "sixty_percent" } | { "rule": "too_expensive", price: Money, cash: Money, founding: boolean, } | { "rule": "sold_this_round" } | { "rule": "sold_this_turn" } | { "rule": "no_shares" } | { "rule": "not_operated" } | { "rule": "pool_full" } | { "rule": "director_stays" } | { "rule": "too_many_shares", most: number, } | { "rule": "founding_phase", phase: G1861Phase, } | { "rule": "not_foundable" } | { "rule": "no_start_price" } | { "rule": "no_open_city" } | { "rule": "city_not_open" } | { "rule": "redeem_too_many", most: number, } | { "rule": "private_phase" } | { "rule": "private_not_for_sale", private: G1861Private, } | { "rule": "private_price", most: Money, } | { "rule": "hex_blocked", private: G1861Private, } | { "rule": "tile_does_not_fit", upgrade: boolean, } | { "rule": "track_leaves_map" } | { "rule": "track_lost" } | { "rule": "colour_not_yet" } | { "rule": "no_tile_left" } | { "rule": "more_exits" } | { "rule": "tile_unconnected", upgrade: boolean, } | { "rule": "nothing_new" } | { "rule": "same_hex_twice" } | { "rule": "second_upgrade" } | { "rule": "track_too_expensive", price: Money, means: Money, } | { "rule": "second_token" } | { "rule": "token_unreachable" } | { "rule": "no_free_circle" } | { "rule": "token_too_expensive", price: Money, cash: Money, } | { "rule": "not_its_train" } | { "rule": "train_has_run", train: G1861Train, } | { "rule": "no_track", hex: G1861Hex, } | { "rule": "no_stop", hex: G1861Hex, } | { "rule": "route_broken", hex: G1861Hex, } | { "rule": "track_twice", hex: G1861Hex, } | { "rule": "place_twice", hex: G1861Hex, } | { "rule": "full_city", hex: G1861Hex, } | { "rule": "red_passed", hex: G1861Hex, } | { "rule": "too_few_stops" } | { "rule": "too_many_stops" } | { "rule": "end_not_counted", hex: G1861Hex, } | { "rule": "no_token" } | { "rule": "not_the_best", revenue: Money, } | { "rule": "wrong_revenue", revenue: Money, } | { "rule": "train_limit", limit: number, } | { "rule": "train_not_for_sale" } | { "rule": "declined" } | { "rule": "face_price", price: Money, } | { "rule": "train_price", most: Money, } | { "rule": "train_too_expensive", price: Money, means: Money, forced: boolean, } | { "rule": "must_buy_train" } | { "rule": "not_your_excess", company: G1861Company, } | { "rule": "cannot_convert" } | { "rule": "no_public_left" } | { "rule": "cannot_merge" } | { "rule": "no_director" } | { "rule": "keep_two_hexes" } | { "rule": "three_proposals" } | { "rule": "no_such_token" } | { "rule": "must_take_director" };

/**
 * The map and its tiles.
 */
export type G1861MapFile = { about: string, 
/**
 * Two places that pay more when one route counts both; the first one's
 * value rises.
 */
pair: G1861PairRow, areas: Array<G1861AreaRow>, hexes: Array<G1861HexRow>, tiles: Array<G1861TileRow>, };

export type G1861PairRow = { hexes: [string, string], amount: number, };

/**
 * A red area.
 */
export type G1861AreaRow = { area: string, hexes: Array<string>, 
/**
 * What it pays in the phases 2, 3 and 4, 5, and from 6 on.
 */
revenue: [number, number, number, number], };

export type G1861HexRow = { id: string, name?: string, class: G1861ClassName, 
/**
 * The colour of land; grey and red hexes have that of their class.
 */
colour?: G1861ColourName, label?: G1861LabelName, 
/**
 * What the first tile costs.
 */
cost?: number, stops?: Array<G1861StopRow>, paths?: Array<G1861PathRow>, };

export type G1861TileRow = { id: string, colour: G1861ColourName, label?: G1861LabelName, count: number, cost_to_replace?: number, stops?: Array<G1861StopRow>, paths: Array<G1861PathRow>, };

/**
 * Whether tiles are laid on a hex.
 */
export type G1861ClassName = "land" | "grey" | "offboard";

export type G1861ColourName = "white" | "yellow" | "green" | "brown" | "grey";

/**
 * The letters that say which tiles belong on which hexes.
 */
export type G1861LabelName = "Y" | "Y+Kh" | "Kh" | "M" | "K" | "S";

export type G1861StopRow = { "kind": "city", 
/**
 * Circles for tokens.
 */
slots: number, revenue: number, } | { "kind": "town", revenue: number, } | { "kind": "offboard", area: string, };

/**
 * Track between two ends: `0-3`, `0-s1`.
 */
export type G1861PathRow = string;

/**
 * The figures of the rules.
 */
export type G1861FiguresFile = { about: string, 
/**
 * By the number of players.
 */
players: { [key in number]: G1861PlayersRow }, bank: number, operating_rounds: G1861RoundsRow, shares: G1861SharesRow, loans: G1861LoansRow, auction: G1861AuctionRow, track: G1861TrackRow, merger: G1861MergerRow, state_tokens: G1861StateTokensRow, 
/**
 * The hex whose printed tile it may cost money to replace.
 */
priced_upgrade: string, privates: Array<G1861PrivateRow>, 
/**
 * In the order in which excess trains are given up on 18xx.games.
 */
companies: Array<G1861CompanyRow>, trains: Array<G1861TrainRow>, 
/**
 * By the phase.
 */
train_limits: { [key in number]: G1861LimitRow }, market: G1861MarketRow, column_market: G1861ColumnMarketRow, };

export type G1861PlayersRow = { cash: number, certificates: number, };

export type G1861RoundsRow = { usual: number, last: number, };

export type G1861SharesRow = { most_of_one: number, most_in_pool: number, of_director: number, of_minor: number, of_public: number, };

export type G1861LoansRow = { face: number, interest: number, minor: number, public: number, state_on_18xx: number, };

export type G1861AuctionRow = { step: number, minor_minimum: number, minor_highest_price: number, };

export type G1861TrackRow = { lays: number, second_lay: number, 
/**
 * A public's first, second and third token.
 */
token_per_hex: [number, number, number], };

export type G1861MergerRow = { most_minors: number, most_of_one_owner: number, highest_price: number, tokens_kept: number, };

export type G1861StateTokensRow = { all: number, kept_for: [string, string], grey_moscow: string, };

export type G1861PrivateRow = { id: string, name: string, minimum: number, value: number, income: number, bonus: number, bonus_hexes: Array<string>, blocks: Array<string>, };

export type G1861KindName = "minor" | "public" | "state";

export type G1861CompanyRow = { id: string, name: string, kind: G1861KindName, 
/**
 * From which it can be formed.
 */
phase: number, 
/**
 * The hex of its home, if it has one.
 */
home?: string, 
/**
 * The stop printed there.
 */
stop?: number, };

export type G1861TrainRow = { name: string, 
/**
 * How many stops it counts.
 */
reach: number, 
/**
 * What they are multiplied by.
 */
multiplier: number, skips_cities: boolean, price: number, 
/**
 * As many as wanted if not said.
 */
count?: number, 
/**
 * The phase its first purchase begins, or from which it can be bought.
 */
phase: number, rusts?: number, };

export type G1861LimitRow = { minor: number, public: number, };

export type G1861MarketRow = { 
/**
 * Prices by row and column, 0 where there is no cell.
 */
grid: Array<Array<number>>, starts: Array<G1861StartRow>, 
/**
 * The column in which minors convert and which they never leave to the right.
 */
yellow_column: number, };

/**
 * A price at which companies start, and its only cell.
 */
export type G1861StartRow = { price: number, row: number, col: number, zone: G1861ZoneName, };

/**
 * Minors start in brown and red, publics in red and purple.
 */
export type G1861ZoneName = "brown" | "red" | "purple";

/**
 * The one-row market of the option `column_market`.
 */
export type G1861ColumnMarketRow = { prices: Array<number>, minor_highest: number, converts_from: number, };

/**
 * What the page draws.
 */
export type G1861View = { phase: G1861Phase, 
/**
 * What the bank holds: less than nothing once it is broken.
 */
bank: Money, bank_broken: boolean, round: G1861Round, 
/**
 * What is to be decided; null after the end.
 */
step: G1861Step | null, 
/**
 * The company it is about, if it is about one.
 */
company: G1861Company | null, 
/**
 * Who decides.
 */
to_act: Seat | null, 
/**
 * Who begins the next stock round.
 */
priority: Seat, 
/**
 * Who enters the state railway's routes.
 */
steward: Seat | null, certificate_limit: number, players: Array<G1861Player>, companies: Record<G1861Company, G1861Charter>, 
/**
 * In an operating round those that operate, in order, the state railway
 * last; otherwise those that would.
 */
order: Array<G1861Company>, 
/**
 * The place of the one that operates.
 */
order_at: number | null, privates: Record<G1861Private, G1861Owner>, depot: G1861Depot, 
/**
 * The market played on: rows and columns, or one row.
 */
market: "grid" | "column", board: G1861Board, auction: G1861Auction | null, stock: G1861Stock | null, turn: G1861Turn | null, 
/**
 * What another player is asked to sell.
 */
deal: G1861Deal | null, merger: G1861Merger | null, 
/**
 * Publics that lost their last train and wait for their directors' answer.
 */
trainless: Array<G1861Company>, 
/**
 * What the next phase would do if it began now; null in the last.
 */
next_phase: G1861NextPhase | null, };

/**
 * Which round is played.
 */
export type G1861Round = { kind: G1861RoundKind, 
/**
 * The set: a stock round and its operating rounds.
 */
set: number, 
/**
 * Which operating round of the set it is, or follows.
 */
number: number | null, 
/**
 * How many operating rounds the set has.
 */
of: number, 
/**
 * The set after which the game ends, once an 8-train has been bought.
 */
last_set: number | null, 
/**
 * How many operating rounds that set has.
 */
last_of: number | null, 
/**
 * Why the game is over.
 */
ended: G1861Reason | null, };

export type G1861RoundKind = "opening" | "stock" | "operating" | "merger" | "over";

/**
 * What is to be decided.
 */
export type G1861Step = "private_auction" | "shares" | "minor_auction" | "first_token" | "redeem" | "track" | "token" | "run" | "dividend" | "privates" | "trains" | "consent" | "trainless" | "discard" | "merge" | "merger_consent" | "token_limit" | "shares_after_merger";

export type G1861Player = { cash: Money, 
/**
 * What the player would have if the game ended now.
 */
value: Money, 
/**
 * Cash and what would come in if all shares that may be sold were sold.
 */
liquid: Money, certificates: number, 
/**
 * Shares held; companies without are left out, a minor counts two.
 */
shares: Partial<Record<G1861Company, number>>, privates: Array<G1861Private>, 
/**
 * What privates pay the player in each operating round.
 */
income: Money, };

export type G1861Charter = { kind: G1861Kind, status: G1861Status, 
/**
 * The director, or a minor's owner.
 */
director: Seat | null, cash: Money, loans: number, 
/**
 * Null for the state railway, which has no limit.
 */
most_loans: number | null, 
/**
 * Cash with all the loans it may still take.
 */
means: Money, 
/**
 * Null where it has no marker.
 */
price: Money | null, cell: G1861Cell | null, 
/**
 * How many markers lie on its own.
 */
stack: number, 
/**
 * Where its marker would go.
 */
marker: G1861Marker | null, 
/**
 * By seat.
 */
shares: Array<number>, treasury: number, pool: number, 
/**
 * Whether it has had a turn.
 */
operated: boolean, 
/**
 * What its trains brought in its last turn; null before its first.
 */
earned: Money | null, trains: Array<G1861TrainCard>, 
/**
 * Null for the state railway, which has no limit.
 */
train_limit: number | null, tokens: Array<G1861Token>, 
/**
 * For each hex of distance; null when all its tokens are on the map.
 */
next_token: Money | null, privates: Array<G1861Private>, };

/**
 * Where a marker would go from its cell, which can be the cell itself.
 */
export type G1861Marker = { 
/**
 * A minor earned, or a public pays its price or more.
 */
pays: G1861Cell, 
/**
 * Nothing earned or nothing paid.
 */
withholds: G1861Cell, 
/**
 * The director sells; minors have no shares to sell.
 */
sells: G1861Cell | null, 
/**
 * All shares are in players' hands after a stock round.
 */
sold_out: G1861Cell | null, };

export type G1861TrainCard = { train: G1861Train, kind: G1861TrainKind, 
/**
 * The phase in which it rusts.
 */
rusts: G1861Phase | null, 
/**
 * Whether a company ran with it in this round.
 */
used: boolean, };

export type G1861Token = { 
/**
 * For each hex of distance.
 */
rate: Money, 
/**
 * Null while it is not on the map.
 */
at: G1861At | null, };

/**
 * The trains of the bank.
 */
export type G1861Depot = { kinds: Array<G1861TrainLine>, pool: Array<G1861TrainCard>, };

export type G1861TrainLine = { kind: G1861TrainKind, price: Money, 
/**
 * New ones left; null: as many as wanted.
 */
left: number | null, 
/**
 * The phase its first purchase begins, or from which it can be bought.
 */
phase: G1861Phase, rusts: G1861Phase | null, 
/**
 * Whether a new one can be bought now.
 */
open: boolean, };

/**
 * Tiles and tokens.
 */
export type G1861Board = { tiles: Partial<Record<string, [G1861Tile, G1861Rotation]>>, tokens: Array<G1861Standing>, 
/**
 * Circles kept for companies that are not there yet.
 */
kept: Array<G1861Standing>, 
/**
 * The hexes nobody builds in yet, with the private that keeps them.
 */
blocked: Partial<Record<string, G1861Private>>, 
/**
 * How many of each tile are left; null: as many as wanted.
 */
left: Partial<Record<G1861Tile, number | null>>, 
/**
 * Which of the four values of the red areas counts.
 */
column: number, };

/**
 * A token in a circle.
 */
export type G1861Standing = { hex: G1861Hex, 
/**
 * Which of the stops on the tile.
 */
city: number, 
/**
 * Which of the city's circles.
 */
slot: number, company: G1861Company, };

export type G1861Auction = { lot: G1861Lot, 
/**
 * The lowest opening bid, or the price once it has been reduced.
 */
minimum: Money, bid: Money | null, bidder: Seat | null, still_in: Array<Seat>, 
/**
 * Whether it goes to the first who takes it, without bidding.
 */
reduced: boolean, };

/**
 * A stock round so far.
 */
export type G1861Stock = { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * What he has sold in this turn.
 */
sells: Array<G1861Company>, 
/**
 * Who passed in his last turn.
 */
passed: Array<Seat>, 
/**
 * What each player has sold in this round.
 */
sold: Array<Array<G1861Company>>, };

/**
 * A company's turn so far.
 */
export type G1861Turn = { 
/**
 * Where it has laid tiles.
 */
laid: Array<G1861Hex>, 
/**
 * Whether one of them was an upgrade.
 */
upgraded: boolean, 
/**
 * What its trains brought.
 */
revenue: Money, 
/**
 * On how many loans it owes interest.
 */
owes: number, };

/**
 * An offer that waits for another player's yes or no.
 */
export type G1861Deal = { 
/**
 * Who wants to buy.
 */
company: G1861Company, 
/**
 * What, if it is a private.
 */
private: G1861Private | null, 
/**
 * What, if it is a train.
 */
train: G1861Train | null, 
/**
 * The player, or the company whose train it is.
 */
from: G1861Owner, 
/**
 * Who is asked.
 */
seat: Seat, price: Money, };

/**
 * A merger round so far.
 */
export type G1861Merger = { 
/**
 * The minors that may convert or merge, in order.
 */
order: Array<G1861Company>, at: number, stage: G1861Stage, };

export type G1861Stage = { "type": "choose" } | { "type": "converting" } | { "type": "adding", group: Array<G1861Company>, } | { "type": "naming", group: Array<G1861Company>, } | { "type": "asking", group: Array<G1861Company>, public: G1861Company, 
/**
 * Who has to agree yet, in order.
 */
waiting: Array<Seat>, 
/**
 * The public as it would be if they do.
 */
forms: G1861Charter, } | { "type": "tokens", company: G1861Company, } | { "type": "purchases", company: G1861Company, 
/**
 * Who can still buy, in order.
 */
buyers: Array<Seat>, 
/**
 * Who may buy more than one.
 */
several: Array<Seat>, 
/**
 * Whether another pass follows, in which every player may buy one.
 */
again: boolean, } | { "type": "done" };

/**
 * What the next phase would do if it began now.
 */
export type G1861NextPhase = { phase: G1861Phase, 
/**
 * How many new trains are bought before the one that begins it.
 */
before: number, 
/**
 * The trains that would rust, and who has them.
 */
rusts: Array<[G1861Train, G1861Company | null]>, 
/**
 * Who would be nationalised, and what each share would bring.
 */
nationalised: Array<[G1861Company, Money]>, 
/**
 * The publics whose directors would be asked.
 */
asked: Array<G1861Company>, 
/**
 * Who would give up trains, and how many.
 */
crowded: Array<[G1861Company, number]>, 
/**
 * The privates that would go to the state.
 */
privates: Array<G1861Private>, };

/**
 * What a seat may do.
 */
export type G1861Moves = { pass: boolean, bid: G1861BidOffer | null, buy: Array<G1861ShareOffer>, sell: Array<G1861SaleOffer>, found: G1861FoundOffer | null, 
/**
 * Where a token may be placed.
 */
tokens: Array<G1861TokenOffer>, 
/**
 * The tokens one of which goes.
 */
remove: Array<G1861At>, redeem: G1861RedeemOffer | null, privates: Array<G1861PrivateOffer>, lays: Array<G1861LayOffer>, run: G1861Run | null, dividend: Array<G1861Payment>, trains: Array<G1861TrainOffer>, discard: Array<G1861Train>, convert: boolean, merge: Array<G1861Company>, form: Array<G1861Company>, nationalise: boolean, accept: boolean, decline: boolean, 
/**
 * What lies near and cannot be done, and the rule that forbids it.
 */
refused: Array<G1861Refused>, };

export type G1861BidOffer = { lots: Array<G1861Lot>, lowest: Money, highest: Money, 
/**
 * Bids are so far apart.
 */
step: Money, };

export type G1861ShareOffer = { company: G1861Company, from: G1861Source, price: Money, };

export type G1861SaleOffer = { company: G1861Company, 
/**
 * How many at most.
 */
most: number, price: Money, };

export type G1861FoundOffer = { companies: Array<G1861Company>, prices: Array<Money>, };

export type G1861TokenOffer = { hex: G1861Hex, city: number, price: Money, };

export type G1861RedeemOffer = { most: number, price: Money, };

export type G1861PrivateOffer = { private: G1861Private, owner: Seat, 
/**
 * From one to this.
 */
most: Money, 
/**
 * Whether its owner is asked first.
 */
asks: boolean, };

/**
 * The tiles that may be laid in a hex.
 */
export type G1861LayOffer = { hex: G1861Hex, 
/**
 * The lay and the terrain.
 */
cost: Money, tiles: Array<G1861TileOffer>, };

export type G1861TileOffer = { tile: G1861Tile, rotations: Array<G1861Rotation>, 
/**
 * How many are left; null: as many as wanted.
 */
left: number | null, };

/**
 * The best routes that were found.
 */
export type G1861Run = { routes: Array<G1861RunRoute>, 
/**
 * What they bring together.
 */
revenue: Money, 
/**
 * No legal routes bring more than this; the same as the revenue where that is proved.
 */
at_most: Money, 
/**
 * Whether others may be declared instead, if they are legal.
 */
free: boolean, };

export type G1861RunRoute = { 
/**
 * The route as it is declared.
 */
route: G1861Route, kind: G1861TrainKind, stops: Array<G1861Stop>, 
/**
 * What privates add.
 */
bonus: Money, revenue: Money, };

export type G1861Stop = { hex: G1861Hex, kind: "city" | "town" | "offboard", 
/**
 * Before the train's multiplier.
 */
value: Money, counted: boolean, };

export type G1861TrainOffer = { train: G1861Train, kind: G1861TrainKind, 
/**
 * The bank for new trains and those of the pool.
 */
from: G1861Owner, 
/**
 * Whether it is a new one.
 */
new: boolean, 
/**
 * Who is asked first, if anybody is.
 */
asks: Seat | null, lowest: Money, highest: Money, };

/**
 * Something that cannot be done, and why.
 */
export type G1861Refused = { action: G1861Action, rule: G1861Rule, };

/**
 * A standing order.
 */
export type G1861Order = { "type": "pass_stock", 
/**
 * The set it belongs to.
 */
set: number, 
/**
 * What ends the order.
 */
unless: G1861Unless, } | { "type": "buy_shares", 
/**
 * The set it belongs to.
 */
set: number, 
/**
 * Of which public.
 */
company: G1861Company, 
/**
 * From where; null: from the treasury, and if it has none from the
 * pool.
 */
from: G1861Source | null, 
/**
 * Until so many are held.
 */
shares: number, 
/**
 * Until the price is higher.
 */
highest: Money | null, 
/**
 * Until less than this would be left.
 */
keep: Money | null, } | { "type": "pass_mergers", 
/**
 * In this merger round; null: in all.
 */
round: G1861MergerRound | null, 
/**
 * Whether shares of new publics are not bought either.
 */
shares: boolean, 
/**
 * Whether mergers that others propose are declined.
 */
decline: boolean, } | { "type": "bid", 
/**
 * For what.
 */
lot: G1861Lot, 
/**
 * Up to so much.
 */
limit: Money, 
/**
 * Whether it then passes; otherwise it ends.
 */
pass: boolean, };

/**
 * What ends an order to pass in a stock round.
 */
export type G1861Unless = { 
/**
 * Somebody sells shares of a company the player directs.
 */
sale: boolean, 
/**
 * Somebody holds as many shares of such a company, or takes it over.
 */
rival: boolean, 
/**
 * A share price of a company falls of which the player holds shares.
 */
fall: boolean, 
/**
 * The player could bid in the auction of a minor.
 */
auction: boolean, };

/**
 * A merger round.
 */
export type G1861MergerRound = { 
/**
 * The set it belongs to.
 */
set: number, 
/**
 * The operating round before it.
 */
number: number, };

/**
 * Why an order ends.
 */
export type G1861Cause = { "type": "round_over" } | { "type": "game_over" } | { "type": "not_next" } | { "type": "sold", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Of which company.
 */
company: G1861Company, } | { "type": "rival", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Of which company.
 */
company: G1861Company, } | { "type": "director", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Of which company.
 */
company: G1861Company, } | { "type": "fell", 
/**
 * Of which company.
 */
company: G1861Company, 
/**
 * From where.
 */
from: Money, 
/**
 * To where.
 */
to: Money, } | { "type": "auction", 
/**
 * Which.
 */
minor: G1861Company, } | { "type": "holds", 
/**
 * How many.
 */
shares: number, } | { "type": "too_high", 
/**
 * How high.
 */
price: Money, } | { "type": "too_little", 
/**
 * How much.
 */
left: Money, } | { "type": "not_open", 
/**
 * Which.
 */
company: G1861Company, } | { "type": "over_limit", 
/**
 * How high.
 */
bid: Money, } | { "type": "lot_gone", 
/**
 * Which.
 */
lot: G1861Lot, 
/**
 * Whose it is.
 */
seat: Seat | null, };

