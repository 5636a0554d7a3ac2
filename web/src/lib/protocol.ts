// Generated from the Rust types of the server by `make types`: do not edit.

/** The version both sides must speak. */
export const PROTOCOL = 3;

/** A game's id. */
export type GameName = string;

/** Every code a problem of the server can have. */
export const PROBLEM_CODES = ["already_asked", "bad_game", "bad_name", "bad_options", "bad_origin", "bad_players", "bad_prices", "bad_record", "bad_request", "busy", "full", "gathering", "hidden", "idle_order", "internal", "log_full", "many_orders", "nobody_to_ask", "no_bot", "no_export", "no_guest", "no_line", "no_name", "no_order", "no_redo", "no_seat", "no_table", "no_vote", "not_asked", "not_concealed", "not_found", "not_host", "not_invited", "not_over", "not_typed", "not_yours", "orders_spent", "other_guest", "refused", "replaced", "stale", "store", "taken", "timed_out", "too_large", "too_long", "too_many_connections", "too_many_requests", "too_many_tables", "typed"] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * An amount of money in whole units. Some prices are negative.
 */
export type Money = number;

/**
 * A game that can be played.
 */
export type GameInfo = { 
/**
 * The game's id.
 */
id: GameName, 
/**
 * The fewest players.
 */
fewest: number, 
/**
 * The most players.
 */
most: number, 
/**
 * Whether anything can be hidden from a player.
 */
hidden_information: boolean, 
/**
 * Whether anything is drawn.
 */
chance: boolean, 
/**
 * Whether several seats may decide at once.
 */
simultaneous: boolean, 
/**
 * The version of the rules new tables use.
 */
rules: number, 
/**
 * The options, in the order of the record format.
 */
options: Array<OptionInfo>, 
/**
 * The bots, weakest first.
 */
bots: Array<string>, };

/**
 * An option of a table.
 */
export type OptionInfo = { 
/**
 * Its name in the record.
 */
name: string, 
/**
 * What it can be.
 */
domain: Domain, 
/**
 * What it is when nothing is said: a boolean, a word, a number, or a seat.
 */
default: boolean | string | number, 
/**
 * What other options are when nothing is said, by this one's words: only
 * those for which it is not the usual.
 */
implies: Record<string, Record<string, boolean | string | number>>, };

/**
 * The values of an option.
 */
export type Domain = { "type": "flag" } | { "type": "words", 
/**
 * The words.
 */
words: Array<string>, } | { "type": "numbers", 
/**
 * The numbers.
 */
numbers: Array<number>, } | { "type": "seat" };

/**
 * Who the page belongs to.
 */
export type Me = { 
/**
 * Null before a name was given.
 */
name: string | null, };

/**
 * What somebody wants to be called.
 */
export type Name = { 
/**
 * 1 to 40 characters.
 */
name: string, };

/**
 * The secret part of a personal link, `/me#<key>`.
 */
export type ReturnKey = { 
/**
 * Whoever has it is that guest.
 */
key: string, };

/**
 * A personal link somebody comes back by.
 */
export type ComeBack = { 
/**
 * The secret part of the link.
 */
key: string, 
/**
 * Whether who this device was until now may be forgotten there.
 */
replace: boolean, };

/**
 * Whose personal link it is.
 */
export type Returning = { 
/**
 * What its owner is called.
 */
name: string, 
/**
 * Who this device is now, if that is somebody else.
 */
replaces: string | null, };

/**
 * The tables a guest can see.
 */
export type Lobby = { 
/**
 * Where the guest sits, or sat, or is host; the latest first.
 */
mine: Array<TableLine>, 
/**
 * What is listed for everybody; the latest first.
 */
listed: Array<TableLine>, };

/**
 * A table in the lobby.
 */
export type TableLine = { 
/**
 * The table's id.
 */
id: string, 
/**
 * The game's id.
 */
game: GameName, 
/**
 * How far it is.
 */
status: Status, 
/**
 * Who sits there.
 */
seats: Array<Chair>, 
/**
 * Whether this guest is to decide.
 */
your_turn: boolean, 
/**
 * When the last thing happened there, in seconds since 1970.
 */
at: number, 
/**
 * With it one can sit down; only for listed tables and one's own.
 */
invite: string | null, };

/**
 * What has changed in a list of the lobby. It is in the order of `at`, the
 * latest first, and where that is equal in the order of the ids.
 */
export type ListChanges = { 
/**
 * The ids of the tables that are no longer in it.
 */
gone: Array<string>, 
/**
 * The tables that are new in it, or look different.
 */
lines: Array<TableLine>, };

/**
 * How far a table is.
 */
export type Status = "gathering" | "playing" | "over";

/**
 * A table to be made.
 */
export type NewTable = { 
/**
 * The game's id.
 */
game: GameName, 
/**
 * Options that differ from their defaults, as in a record's header.
 */
options: Record<string, unknown>, 
/**
 * One for each seat.
 */
seats: Array<NewSeat>, 
/**
 * Whether everybody sees it in the lobby.
 */
listed: boolean, 
/**
 * How it is played.
 */
mode: Mode, 
/**
 * How long bots wait before they move, in milliseconds, 0 to 5000.
 */
pause: number, 
/**
 * Price lists of the printed board, where the game has them.
 */
prices: Record<string, unknown> | null, 
/**
 * After how many minutes without an open page a player may be replaced by
 * a bot without a vote, 0 to 10080; 15 if nothing is said.
 */
absent_minutes?: number, };

/**
 * How a table is played.
 */
export type Mode = "play" | "typed";

/**
 * Who sits down.
 */
export type NewSeat = { "type": "me", 
/**
 * What the seat adds to the seed of the draws, in 64 hexadecimal
 * digits; one is made if there is none.
 */
nonce?: string, } | { "type": "screen", 
/**
 * What he is called.
 */
name: string, 
/**
 * As above.
 */
nonce?: string, } | { "type": "open" } | { "type": "bot", 
/**
 * Which.
 */
bot: string, };

/**
 * The answer to nearly everything about a table, and what the socket pushes:
 * where it stands, and the steps the page does not have yet.
 */
export type Update = { 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The page's log up to and including this line stays; `steps` come after
 * it. 0: everything is here.
 */
keep: number, 
/**
 * The lines after it.
 */
steps: Array<Step>, 
/**
 * The game now.
 */
position: Position, };

/**
 * A table without its game.
 */
export type TableInfo = { 
/**
 * The table's id.
 */
id: string, 
/**
 * The game's id.
 */
game: GameName, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * How it is played.
 */
mode: Mode, 
/**
 * How far it is.
 */
status: Status, 
/**
 * All options with their values.
 */
options: Record<string, boolean | string | number>, 
/**
 * The number of the last entry of the table's log that is not one
 * player's secret. An update with a smaller one is old.
 */
seq: number, 
/**
 * The number of the last line in force; 0 at the start.
 */
line: number, 
/**
 * Who sits there.
 */
seats: Array<Chair>, 
/**
 * Who has sat where: every change, in order.
 */
seating: Array<Seating>, 
/**
 * Seats that would change hands if the others agreed.
 */
votes: Array<SeatVote>, 
/**
 * What the others did not agree to, until the game goes on.
 */
votes_refused: Array<SeatRefused>, 
/**
 * After how many minutes without an open page a player counts as absent
 * and may be replaced without a vote.
 */
absent_minutes: number, 
/**
 * How long bots wait before they move, in milliseconds.
 */
pause: number, 
/**
 * Whether everybody sees it in the lobby.
 */
listed: boolean, 
/**
 * What the viewer is to the table.
 */
you: You, 
/**
 * Whether something was taken back that somebody had learnt from: a draw,
 * or what was laid open. It stays so.
 */
practice: boolean, 
/**
 * The undo that waits for consent.
 */
undo: UndoRequest | null, 
/**
 * The undo that was refused, until the game goes on or back, or somebody
 * asks again.
 */
undo_refused: UndoRefused | null, 
/**
 * What this table was played on from.
 */
origin: Origin | null, 
/**
 * Why the file it was opened from is not shown to its end.
 */
stopped: BrokenOff | null, 
/**
 * The table that is played after this one.
 */
rematch: string | null, 
/**
 * The promise about the draws.
 */
commitment: string | null, 
/**
 * When the game is over, what proves the draws.
 */
proof: DrawProof | null, };

/**
 * A seat and who is in it.
 */
export type Chair = { 
/**
 * Its number.
 */
seat: Seat, 
/**
 * What the player is called; for a bot, which it is; for an empty seat, who
 * played there in the record the table goes on from. Null: nobody.
 */
name: string | null, 
/**
 * Who it is.
 */
kind: ChairKind, 
/**
 * Whether it is the viewer's.
 */
yours: boolean, 
/**
 * Whether the person has a page open now.
 */
here: boolean, 
/**
 * Whether something hidden was seen from here: then the seat is only for
 * whoever had it last, or for somebody the others agree to.
 */
private: boolean, };

/**
 * Who is in a seat.
 */
export type ChairKind = "person" | "bot" | "empty";

/**
 * What the viewer is to the table.
 */
export type You = { 
/**
 * Made the table, and may put bots into seats.
 */
host: boolean, 
/**
 * The viewer's seats.
 */
seats: Array<Seat>, 
/**
 * Through whose eyes the game is seen; null: a spectator's.
 */
viewer: Seat | null, 
/**
 * With it others can sit down. For the host and whoever sits.
 */
invite: string | null, 
/**
 * What the viewer's seat could take back.
 */
undo: UndoOffer | null, 
/**
 * What the viewer took back and could play again.
 */
redo: RedoOffer | null, 
/**
 * Whether the viewer's secret commitment can still be withdrawn.
 */
withdraw: boolean, 
/**
 * Seats the viewer left to a bot and may take back.
 */
back: Array<Seat>, 
/**
 * The standing orders of the viewer's seat.
 */
orders: OwnOrders, };

/**
 * An undo that can be had.
 */
export type UndoOffer = { 
/**
 * Whose decision it takes back: of several seats at one screen the one that decided last.
 */
seat: Seat, 
/**
 * The line it goes back to.
 */
to: number, 
/**
 * Whether nobody is asked.
 */
free: boolean, 
/**
 * Whether it would make the game practice.
 */
practice: boolean, };

/**
 * An undo that waits for consent.
 */
export type UndoRequest = { 
/**
 * Who asks.
 */
seat: Seat, 
/**
 * The line it goes back to.
 */
to: number, 
/**
 * Whether it would make the game practice.
 */
practice: boolean, 
/**
 * Who has to answer yet.
 */
waiting: Array<Seat>, };

/**
 * An undo that was refused.
 */
export type UndoRefused = { 
/**
 * Who asked.
 */
seat: Seat, 
/**
 * Who refused.
 */
by: Seat, 
/**
 * The line it would have gone back to.
 */
to: number, };

/**
 * What was taken back and can be played again.
 */
export type RedoOffer = { 
/**
 * The last line it would restore.
 */
line: number, };

/**
 * Somebody sat down or got up.
 */
export type Seating = { 
/**
 * How many lines were in force then: the lines after it are by whoever is
 * named here. Of lines taken back since, none is counted.
 */
line: number, 
/**
 * Where.
 */
seat: Seat, 
/**
 * What whoever is there from then on is called, as in `Chair`.
 */
name: string | null, 
/**
 * Who it is.
 */
kind: ChairKind, 
/**
 * How that came about.
 */
cause: SeatCause, };

/**
 * How a seat changed hands.
 */
export type SeatCause = "own" | "host" | "absent" | "vote";

/**
 * A seat that would change hands if the others agreed.
 */
export type SeatVote = { 
/**
 * Its number, to answer by.
 */
vote: number, 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * What whoever would sit there is called, as in `Chair`.
 */
name: string, 
/**
 * Who that is.
 */
kind: ChairKind, 
/**
 * What the one who asks is called.
 */
by: string, 
/**
 * Whether the viewer asks, and may withdraw it.
 */
yours: boolean, 
/**
 * Whether the viewer has to answer yet.
 */
asks_you: boolean, 
/**
 * Whose answer is missing: people in seats, and as the seat itself who was
 * put out of it.
 */
waiting: Array<Seat>, };

/**
 * A change of seats that somebody did not agree to.
 */
export type SeatRefused = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * What whoever would have sat there is called, as in `Chair`.
 */
name: string, 
/**
 * Who that is.
 */
kind: ChairKind, };

/**
 * What a table was played on from.
 */
export type Origin = { 
/**
 * The table.
 */
table: string, 
/**
 * The line.
 */
line: number, };

/**
 * Why a file could not be replayed any further.
 */
export type BrokenOff = { 
/**
 * How many lines are good.
 */
line: number, 
/**
 * Which action it was and what is wrong with it, in English.
 */
message: string, 
/**
 * The rule of the game that refuses it, with its parameters; the page words
 * it.
 */
rule: Record<string, unknown> | null, 
/**
 * What else is wrong with it, in short; the page words it.
 */
why: Record<string, unknown> | null, };

/**
 * What the draws of a table follow from.
 */
export type DrawProof = { 
/**
 * The table's part.
 */
secret: string, 
/**
 * The seats' parts.
 */
nonces: string[], };

/**
 * A line of the game with what it did, as the viewer sees it.
 */
export type Step = { 
/**
 * Its number, from 1.
 */
line: number, 
/**
 * Who decided; null for a draw.
 */
seat: Seat | null, 
/**
 * The action, or what came of the draw.
 */
what: unknown, 
/**
 * What happened.
 */
events: unknown[], 
/**
 * The simpler bot that moved because the seat's own failed or took too
 * long.
 */
stand_in: string | null, 
/**
 * Whether a standing order of the viewer's own seat did it; of others'
 * orders nobody is told.
 */
by_order: boolean, 
/**
 * When, in seconds since 1970.
 */
at: number, };

/**
 * The game after a line.
 */
export type Position = { 
/**
 * The line's number; 0 at the start.
 */
line: number, 
/**
 * Who may decide.
 */
to_move: Array<Seat>, 
/**
 * The draw the table waits for.
 */
due: Due | null, 
/**
 * How the game came out.
 */
result: Result | null, 
/**
 * What the viewer sees, in the game's own form.
 */
view: unknown, 
/**
 * What the viewer may do, in the game's own form; null when it is not to
 * move.
 */
moves: unknown, };

/**
 * A draw the table waits for.
 */
export type Due = { 
/**
 * Its name in the record.
 */
kind: string, 
/**
 * The seat it is for.
 */
seat: Seat | null, 
/**
 * What can come of it; only for a host who types it in.
 */
outcomes: unknown[] | null, };

/**
 * How a game came out.
 */
export type Result = { 
/**
 * The scores by seat.
 */
scores: Array<Money>, 
/**
 * Who won.
 */
winners: Array<Seat>, };

/**
 * Decisions of a seat, stored all or not at all.
 */
export type Play = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The number of the last entry the page knows.
 */
seq: number, 
/**
 * Made up by the page for this move; sent twice, it counts once.
 */
key: string, 
/**
 * The actions in the record's form.
 */
actions: unknown[], };

/**
 * A draw of a physical game.
 */
export type Draw = { 
/**
 * The number of the last entry the page knows.
 */
seq: number, 
/**
 * Made up by the page for this draw; sent twice, it counts once.
 */
key: string, 
/**
 * What came of it, in the record's form.
 */
outcome: unknown, };

/**
 * Decisions to be tried on a copy.
 */
export type PreviewRequest = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The actions in the record's form.
 */
actions: unknown[], };

/**
 * What decisions would lead to. Nothing was stored.
 */
export type Preview = { 
/**
 * How many of the actions were played on the copy.
 */
played: number, 
/**
 * Why not all of them, if no rule forbids it.
 */
stopped: Stopped | null, 
/**
 * Why not all of them, if a rule does.
 */
refused: Refused | null, 
/**
 * What happened.
 */
events: unknown[], 
/**
 * The game after them.
 */
position: Position, };

/**
 * Why a preview ends.
 */
export type Stopped = "chance" | "other" | "reveals" | "over";

/**
 * An action that was refused.
 */
export type Refused = { 
/**
 * Which of the actions, from 0.
 */
index: number, 
/**
 * Why.
 */
error: Problem, };

/**
 * A wish to take lines back.
 */
export type UndoTo = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The number of the last entry the page knows.
 */
seq: number, 
/**
 * The last line that stays. In the middle of cards that were laid open
 * together, it is the line before them all.
 */
to: number, };

/**
 * The answer to such a wish; from the one who asked: a withdrawal of it.
 */
export type UndoAnswer = { 
/**
 * The number of the last entry the page knows.
 */
seq: number, 
/**
 * Yes or no.
 */
agree: boolean, };

/**
 * A wish to play again what was just taken back.
 */
export type Redo = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The number of the last entry the page knows.
 */
seq: number, };

/**
 * A wish to withdraw a secret commitment.
 */
export type Withdraw = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The number of the last entry the page knows.
 */
seq: number, };

/**
 * A wish to sit down. Where something hidden was seen from the seat, and not
 * by whoever wants it, the others are asked (`votes` of the answer).
 */
export type Sit = { 
/**
 * The invitation; not needed to take back one's own seat.
 */
key: string | null, 
/**
 * A particular seat; otherwise the first free one.
 */
seat: Seat | null, 
/**
 * What to be called in this seat, if not by one's own name.
 */
name: string | null, 
/**
 * What the seat adds to the seed of the draws, in 64 hexadecimal digits;
 * one is made if there is none.
 */
nonce?: string, };

/**
 * A wish to get up.
 */
export type Leave = { 
/**
 * From which seat.
 */
seat: Seat, 
/**
 * The bot that plays on, if one is to.
 */
bot: string | null, };

/**
 * An invitation that somebody came with.
 */
export type CheckInvitation = { 
/**
 * What stands behind the `#` of the link.
 */
key: string, };

/**
 * Whether an invitation is good.
 */
export type Invitation = { 
/**
 * Whether it is this table's.
 */
valid: boolean, 
/**
 * How many seats are empty. Whoever is invited may also take over from a
 * bot.
 */
free: number, };

/**
 * Another pace for the bots.
 */
export type Pace = { 
/**
 * How long they wait before they move, in milliseconds, 0 to 5000.
 */
pause: number, };

/**
 * A standing order to be given.
 */
export type GiveOrder = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The number of the last entry the page knows.
 */
seq: number, 
/**
 * Made up by the page for this order; sent twice, it counts once.
 */
key: string, 
/**
 * The order, in the game's own form.
 */
order: unknown, };

/**
 * A standing order to be withdrawn, or one that has ended to be put away.
 */
export type WithdrawOrder = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Its number.
 */
number: number, };

/**
 * The standing orders of the seat whose eyes are used; nobody else is told of
 * them.
 */
export type OwnOrders = { 
/**
 * Grows with every change of them: of two updates with the same number of
 * the table, that with the smaller one is old.
 */
seq: number, 
/**
 * Those that stand, in the order in which they are tried, and those that
 * ended since the seat's player last decided himself.
 */
list: Array<StandingOrder>, };

/**
 * A standing order.
 */
export type StandingOrder = { 
/**
 * Its number, counted for each seat.
 */
number: number, 
/**
 * The order, in the game's own form.
 */
order: unknown, 
/**
 * Why it ended: an `OrderEnd`, or a cause in the game's own form. Null
 * while it stands.
 */
ended: unknown, };

/**
 * Why an order of any game can end.
 */
export type OrderEnd = { "type": "refused", 
/**
 * The rule that forbids it, with its parameters.
 */
rule: Record<string, unknown> | null, } | { "type": "taken_back" };

/**
 * The wish that a bot plays for a seat. Where a person sits who is not absent,
 * the others are asked.
 */
export type SeatBot = { 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * Which bot.
 */
bot: string, };

/**
 * The answer to the wish that a seat changes hands; from the one who asked: a
 * withdrawal of it.
 */
export type SeatAnswer = { 
/**
 * The number of the vote.
 */
vote: number, 
/**
 * Yes or no.
 */
agree: boolean, };

/**
 * A wish to play on from a moment of a game at a table of its own.
 */
export type Fork = { 
/**
 * The last line that is kept.
 */
line: number, 
/**
 * Who sits down, one for each seat.
 */
seats: Array<NewSeat>, 
/**
 * How long bots wait before they move, in milliseconds.
 */
pause: number, };

/**
 * A record to be looked at, or played on.
 */
export type Upload = { 
/**
 * The record's text, or a file that another site exported.
 */
record: string, 
/**
 * Who sits down if the game is to go on; null: to look at it.
 */
seats: Array<NewSeat> | null, 
/**
 * How long bots wait before they move, in milliseconds.
 */
pause: number, };

/**
 * Figures of a game after each of its lines, as far as the viewer may know.
 */
export type Chart = { 
/**
 * The lines' numbers, one for each point.
 */
lines: Array<number>, 
/**
 * The figures.
 */
series: Array<Series>, };

/**
 * One figure over a game.
 */
export type Series = { 
/**
 * What is counted, in the game's words: `cash`, `income`, …
 */
group: string, 
/**
 * Whose it is: a seat's number or a company's id.
 */
name: string, 
/**
 * Null where the viewer may not know it.
 */
values: Array<number | null>, };

/**
 * Why something was not done. Nothing has changed.
 */
export type Problem = { 
/**
 * What it is, for programs.
 */
code: string, 
/**
 * What it is, in English, for logs; the page words it by its code.
 */
message: string, 
/**
 * The rule of the game that refuses it, with its parameters.
 */
rule: Record<string, unknown> | null, 
/**
 * Where that rule is written.
 */
section: RuleSection | null, 
/**
 * With code `stale`: what the page missed.
 */
update: Update | null, 
/**
 * With code `idle_order`: why the order would end at once.
 */
ended?: unknown, 
/**
 * With code `bad_record`: what is wrong with the file, in short.
 */
why?: Record<string, unknown>, };

/**
 * Where a rule is written.
 */
export type RuleSection = { 
/**
 * The section of our book.
 */
book: string, 
/**
 * The heading of the game's own rulebook.
 */
rulebook: string, };

/**
 * What is wrong with a record.
 */
export type RecordFault = { "type": "empty_record" } | { "type": "blank_line", 
/**
 * Which, from 1.
 */
line: number, } | { "type": "long_line", 
/**
 * Which, from 1.
 */
line: number, } | { "type": "no_header" } | { "type": "other_format", 
/**
 * Which.
 */
version: number, } | { "type": "unknown_game", 
/**
 * What it is called.
 */
game: string, } | { "type": "unknown_option", 
/**
 * What it is called.
 */
option: string, } | { "type": "option_value", 
/**
 * The option.
 */
option: string, } | { "type": "player_count", 
/**
 * How many.
 */
players: number, } | { "type": "other_rules", 
/**
 * Which.
 */
version: number, } | { "type": "commitment" } | { "type": "prices" } | { "type": "name_count", 
/**
 * How many names there are.
 */
names: number, 
/**
 * How many players there are.
 */
players: number, } | { "type": "not_a_line", 
/**
 * Which, from 1.
 */
line: number, } | { "type": "refused_line", 
/**
 * Which, from 1.
 */
line: number, 
/**
 * The rule's code.
 */
rule: string, } | { "type": "early_result", 
/**
 * In which line, from 1.
 */
line: number, } | { "type": "other_result", 
/**
 * In which line, from 1.
 */
line: number, } | { "type": "after_result", 
/**
 * Which, from 1.
 */
line: number, };

/**
 * The body of every error.
 */
export type ErrorBody = { 
/**
 * What went wrong.
 */
error: Problem, };

/**
 * What a page says.
 */
export type FromPage = { "type": "hello", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The version of the rules, by game.
 */
rules: Record<string, number>, } | { "type": "watch", 
/**
 * The table's id.
 */
table: string, 
/**
 * Through whose eyes; null: a spectator's.
 */
viewer: Seat | null, 
/**
 * The last entry the page knows.
 */
since: number | null, } | { "type": "lobby" } | { "type": "idle" };

/**
 * What the server says.
 */
export type FromServer = { "type": "welcome", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The version of the rules, by game.
 */
rules: Record<string, number>, } | { "type": "outdated", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The version of the rules, by game.
 */
rules: Record<string, number>, } | { "type": "update", 
/**
 * The news.
 */
update: Update, } | { "type": "lobby", 
/**
 * The news.
 */
lobby: Lobby, } | { "type": "lobby_changed", 
/**
 * Where the guest sits, or sat, or is host.
 */
mine: ListChanges, 
/**
 * What is listed for everybody.
 */
listed: ListChanges, } | { "type": "problem", 
/**
 * Why.
 */
problem: Problem, };

