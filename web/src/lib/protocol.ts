// Generated from the Rust types of the server by `make types`: do not edit.

/** The version both sides must speak. */
export const PROTOCOL = 3;

/** The rules this page knows. */
export const RULES = { "1861": 2, "chicago": 1, "speculation": 1 } as const;

export type GameName = keyof typeof RULES;

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
 * The record's text, or a game of 1861 as 18xx.games exports it.
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

