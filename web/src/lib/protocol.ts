/**
 * What the server and the page say to each other.
 * Generated from the Rust types in crates/server/src/api: do not edit.
 */

/** The version both sides must speak. */
export const PROTOCOL = 1;

export type GameName = "chicago" | "speculation";
/** The number of a seat, from 0. */
export type Seat = number;

// ---------------------------------------------------------------- games

export interface GameInfo {
  id: GameName;
  fewest: number;
  most: number;
  hidden_information: boolean;
  chance: boolean;
  simultaneous: boolean;
  /** The version of the rules new tables use. */
  rules: number;
  options: OptionInfo[];
  /** Weakest first. */
  bots: string[];
}
export interface OptionInfo {
  name: string;
  domain: Domain;
  /** The default: a boolean, a word, or a seat. */
  default: boolean | string | number;
}
export type Domain = { type: "flag" } | { type: "words"; words: string[] } | { type: "seat" };

// ---------------------------------------------------------------- people

export interface Me {
  /** Null before a name was given. */
  name: string | null;
}
/** The secret part of a personal link: `/me#<key>`. */
export interface ReturnKey {
  key: string;
}

// ---------------------------------------------------------------- lobby

export interface Lobby {
  mine: TableLine[];
  listed: TableLine[];
}
export interface TableLine {
  id: string;
  game: GameName;
  status: Status;
  seats: Chair[];
  /** Whether somebody at this page is to decide. */
  your_turn: boolean;
  /** Seconds since 1970, of the last entry. */
  at: number;
  /** With it one can sit down; only for listed tables and one's own. */
  invite: string | null;
}
export type Status = "gathering" | "playing" | "over";

// ---------------------------------------------------------------- making a table

export interface NewTable {
  game: GameName;
  /** Options that differ from their defaults, as in a record's header. */
  options: Record<string, unknown>;
  /** One for each seat. */
  seats: NewSeat[];
  /** Whether everybody sees it in the lobby. */
  listed: boolean;
  /** `typed`: the host enters a physical game, moves and draws of everybody. */
  mode: Mode;
  /** How long bots wait before they move, in milliseconds, 0 to 5000. */
  pause: number;
  /** Price lists of the printed board, where the game has them. */
  prices: Record<string, unknown> | null;
}
export type Mode = "play" | "typed";
/** Who sits down: the maker, somebody else on the same screen, whoever comes, or a bot. */
export type NewSeat =
  | { type: "me" }
  | { type: "screen"; name: string }
  | { type: "open" }
  | { type: "bot"; bot: string };

// ---------------------------------------------------------------- a table

/**
 * The answer to nearly everything about a table, and what the socket pushes: where the table stands for one
 * viewer, and the steps the page does not have yet.
 */
export interface Update {
  table: TableInfo;
  /** The page's log up to and including this line stays; `steps` come after it. 0: everything is here. */
  keep: number;
  steps: Step[];
  position: Position;
}
export interface TableInfo {
  id: string;
  game: GameName;
  rules: number;
  mode: Mode;
  status: Status;
  /** All options with their values. */
  options: Record<string, boolean | string | number>;
  /** The number of the last entry of the table's log. An update with a smaller one is old. */
  seq: number;
  /** The number of the last line in force; 0 at the start. */
  line: number;
  seats: Chair[];
  pause: number;
  listed: boolean;
  you: You;
  undo: UndoRequest | null;
  /** The table and line this one was played on from. */
  origin: { table: string; line: number } | null;
  /** The table that is played after this one. */
  rematch: string | null;
  /** The promise about the draws, and at the end what proves it. */
  commitment: string | null;
  proof: { secret: string; nonces: string[] } | null;
}
export interface Chair {
  seat: Seat;
  /** What the player is called; for a bot its strength ("regular"). Null: nobody sits here. */
  name: string | null;
  kind: "person" | "bot" | "empty";
  /** Whether it is yours. */
  yours: boolean;
  /** Whether the person has a page open now. */
  here: boolean;
}
export interface You {
  /** Made the table, may put bots into seats. */
  host: boolean;
  /** Your seats. */
  seats: Seat[];
  /** Whose eyes this update is for; null: a spectator's. */
  viewer: Seat | null;
  /** With it others can sit down: `/t/<id>#<invite>`. For the host and whoever sits. */
  invite: string | null;
  /** The line the viewer could go back to, and whether others are asked first. */
  undo: { to: number; free: boolean } | null;
  /** Whether the viewer's secret commitment can still be withdrawn. */
  withdraw: boolean;
  /** A seat you left to a bot and may take back. */
  back: Seat[];
}
export interface UndoRequest {
  seat: Seat;
  to: number;
  /** Who has to answer yet. */
  waiting: Seat[];
}
/** A line of the game with what it did, as the viewer sees it. */
export interface Step {
  line: number;
  /** Who decided; null for a draw. */
  seat: Seat | null;
  /** The action, or for a draw its outcome. */
  what: unknown;
  events: unknown[];
  /** The simpler bot that moved because the seat's own failed or took too long. */
  stand_in: string | null;
  /** Seconds since 1970. */
  at: number;
}
/** The game after a line. */
export interface Position {
  line: number;
  to_move: Seat[];
  due: Due | null;
  result: Result | null;
  /** By game: ChicagoView, … */
  view: unknown;
  /** What the viewer may do: by game, ChicagoMoves, …; null when not to move. */
  moves: unknown | null;
}
/** A draw the table waits for. `outcomes` only where the host types it in. */
export interface Due {
  kind: string;
  seat: Seat | null;
  outcomes: unknown[] | null;
}
export interface Result {
  scores: number[];
  winners: Seat[];
}

// ---------------------------------------------------------------- acting

export interface Play {
  seat: Seat;
  /** The number of the last entry the page knows. */
  seq: number;
  /** Made up by the page for this move; sent twice, it counts once. */
  key: string;
  /** Stored all or not at all. */
  actions: unknown[];
}
/** A draw of a physical game. */
export interface Draw {
  seq: number;
  key: string;
  outcome: unknown;
}
export interface PreviewRequest {
  seat: Seat;
  actions: unknown[];
}
export interface Preview {
  /** How many of the actions were played on the copy. */
  played: number;
  /** Why not all: a draw, another seat's decision, or something that is not to be known yet comes first. */
  stopped: "chance" | "other" | "reveals" | "over" | null;
  refused: Refused | null;
  events: unknown[];
  position: Position;
}
export interface Refused {
  /** Which of the actions, from 0. */
  index: number;
  error: Problem;
}
export interface UndoTo {
  seat: Seat;
  seq: number;
  to: number;
}
export interface UndoAnswer {
  seq: number;
  agree: boolean;
}
export interface Sit {
  /** The invitation; not needed to take back one's own seat. */
  key: string | null;
  /** A particular seat; otherwise the first free one. */
  seat: Seat | null;
  /** What to be called in this seat, if not by one's own name (another person on this screen). */
  name: string | null;
}
export interface Leave {
  seat: Seat;
  /** Who plays on: a bot, or nobody. */
  bot: string | null;
}
export interface Fork {
  line: number;
  seats: NewSeat[];
  pause: number;
}
export interface Upload {
  record: string;
  /** Who sits where, if the game is to go on; null: to look at it. */
  seats: NewSeat[] | null;
  pause: number;
}

// ---------------------------------------------------------------- charts

/** Figures of the game after each line, for the viewer. */
export interface Chart {
  /** Line numbers, one for each point. */
  lines: number[];
  series: Series[];
}
export interface Series {
  /** `cash`, `income`, … by game. */
  group: string;
  /** A seat's number or a company's id, as text. */
  name: string;
  /** Null where the viewer may not know it. */
  values: (number | null)[];
}

// ---------------------------------------------------------------- errors

/** Every error: HTTP status and this as its body, `{"error": …}`. */
export interface Problem {
  code: string;
  /** In English, for logs; the page words it by `code`. */
  message: string;
  /** The rule's parameters (`{"rule":"bid_over_cash","cash":12}`), when a rule of the game refused. */
  rule: Record<string, unknown> | null;
  section: { book: string; rulebook: string } | null;
  /** With code `stale`: what the page missed. */
  update: Update | null;
}

// ---------------------------------------------------------------- the socket

export type FromPage =
  | { type: "hello"; protocol: number; rules: Record<string, number> }
  | { type: "watch"; table: string; viewer: Seat | null; since: number | null }
  | { type: "lobby" }
  | { type: "idle" };
export type FromServer =
  | { type: "welcome"; protocol: number; rules: Record<string, number> }
  | { type: "outdated"; protocol: number; rules: Record<string, number> }
  | { type: "update"; update: Update }
  | { type: "lobby"; lobby: Lobby }
  | { type: "problem"; problem: Problem };

// ---------------------------------------------------------------- Chicago Express

export type ChicagoCompany = "PRR" | "BO" | "CO" | "NYC" | "WAB";
export type ChicagoDial = "auction" | "expand" | "develop";
export type ChicagoIndustry = "detroit" | "wheeling" | "pittsburgh";

export type ChicagoAction =
  | { type: "bid"; amount: number }
  | { type: "pass" }
  | { type: "choose"; dial: ChicagoDial }
  | { type: "offer"; company: ChicagoCompany }
  | { type: "build"; company: ChicagoCompany; hex: string }
  | { type: "done" }
  | { type: "develop"; hex: string }
  | { type: "forgo" };

export type ChicagoEvent =
  | { type: "auction_opened"; reason: ChicagoReason; company: ChicagoCompany; first: Seat; minimum: number }
  | { type: "bid"; seat: Seat; amount: number }
  | { type: "passed"; seat: Seat }
  | { type: "share_sold"; seat: Seat; company: ChicagoCompany; price: number }
  | { type: "share_unsold"; company: ChicagoCompany }
  | { type: "turn_began"; seat: Seat }
  | { type: "dial_turned"; seat: Seat; dial: ChicagoDial; position: number; red: boolean }
  | { type: "forgone"; seat: Seat; dial: ChicagoDial }
  | { type: "built"; seat: Seat; company: ChicagoCompany; hex: string; price: number }
  | { type: "house_placed"; seat: Seat; hex: string; left: number }
  | { type: "track_moved"; seat: Seat | null; industry: ChicagoIndustry; value: number }
  | { type: "income_raised"; company: ChicagoCompany; by: number; income: number }
  | { type: "forest_paid"; company: ChicagoCompany; amount: number }
  | { type: "chicago_reached"; seat: Seat; company: ChicagoCompany }
  | { type: "wabash_opened"; income: number }
  | { type: "general_dividends"; number: number }
  | { type: "dividend"; seat: Seat; company: ChicagoCompany; shares: number; per_share: number; amount: number; special: boolean }
  | { type: "dials_reset" }
  | { type: "game_ended"; because: ChicagoEnding[] };
export type ChicagoReason = "opening" | "offer" | "wabash";
export type ChicagoEnding = "locomotives" | "shares" | "houses" | "detroit";

/** Why something is refused: Problem.rule of this game. */
export type ChicagoRule =
  | { rule: "bid_below_minimum"; minimum: number }
  | { rule: "bid_not_higher"; standing: number }
  | { rule: "bid_over_cash"; cash: number }
  | { rule: "dial_red" }
  | { rule: "offer_closed" }
  | { rule: "offer_sold_out" }
  | { rule: "build_closed" }
  | { rule: "build_no_share" }
  | { rule: "build_other_company"; company: ChicagoCompany }
  | { rule: "build_own_twice" }
  | { rule: "build_start_hex" }
  | { rule: "build_not_adjacent" }
  | { rule: "build_occupied" }
  | { rule: "build_no_locomotive" }
  | { rule: "build_too_expensive"; price: number; treasury: number }
  | { rule: "done_before_build" }
  | { rule: "forgo_after_build" }
  | { rule: "develop_forbidden_hex" }
  | { rule: "develop_no_locomotive" }
  | { rule: "develop_has_house" }
  | { rule: "develop_no_house_left" }
  | { rule: "develop_maxed" };

export interface ChicagoView {
  phase: ChicagoPhase;
  /** Whose turn it is; null in the opening auctions and after the end. */
  active: Seat | null;
  players: ChicagoPlayer[];
  companies: Record<ChicagoCompany, ChicagoCharter>;
  dials: Record<ChicagoDial, { position: number; red_at: number }>;
  tracks: Record<ChicagoIndustry, { value: number; next: number | null }>;
  /** Hexes with a house. */
  houses: string[];
  houses_left: number;
  /** How many general dividends have been paid. */
  dividends: number;
  /** What ends the game at the next general dividends, and how close that is: `now` reaches or passes `end`
   * (for houses: falls to). */
  ends: Record<ChicagoEnding, { now: number; end: number }>;
}
export interface ChicagoPlayer {
  /** Null where the viewer may not know it. */
  cash: number | null;
  shares: Record<ChicagoCompany, number>;
  /** What general dividends would bring now. */
  next_dividend: number;
}
export interface ChicagoCharter {
  open: boolean;
  treasury: number;
  income: number;
  sold: number;
  unsold: number;
  /** Locomotives left. */
  locomotives: number;
  network: string[];
  /** What bidding for its next share would start at; null when there is none. */
  starting_bid: number | null;
  /** What each share would be paid now. */
  dividend: number;
}
export type ChicagoPhase =
  | {
      type: "auction";
      reason: ChicagoReason;
      company: ChicagoCompany;
      first: Seat;
      to_bid: Seat;
      /** The lowest bid now allowed. */
      minimum: number;
      bid: number | null;
      bidder: Seat | null;
      still_in: Seat[];
    }
  | { type: "choose" }
  | { type: "offer" }
  | { type: "expand"; company: ChicagoCompany | null; placed: string[] }
  | { type: "develop" }
  | { type: "over" };

export interface ChicagoMoves {
  /** The lowest and the highest bid; null when the cash does not reach, or there is nothing to bid for. */
  bid: [number, number] | null;
  pass: boolean;
  choose: ChicagoDial[];
  offer: ChicagoCompany[];
  /** Where each company may build; companies without a hex are left out. */
  build: Partial<Record<ChicagoCompany, string[]>>;
  done: boolean;
  develop: string[];
  forgo: boolean;
}
