//! Where a table stands, for one viewer.

use bourse_game::{Money, Seat};
use bourse_record::{Commitment, Nonce, Secret};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Json, Mode, OwnOrders, Status};

/// The answer to nearly everything about a table, and what the socket pushes:
/// where it stands, and the steps the page does not have yet.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Update {
    /// The table.
    pub table: TableInfo,
    /// The page's log up to and including this line stays; `steps` come after
    /// it. 0: everything is here.
    pub keep: usize,
    /// The lines after it.
    pub steps: Vec<Step>,
    /// The game now.
    pub position: Position,
}

/// A table without its game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TableInfo {
    /// The table's id.
    pub id: String,
    /// The game's id.
    #[ts(type = "GameName")]
    pub game: &'static str,
    /// The version of the rules.
    pub rules: u32,
    /// How it is played.
    pub mode: Mode,
    /// How far it is.
    pub status: Status,
    /// All options with their values.
    #[ts(type = "Record<string, boolean | string | number>")]
    #[schema(value_type = Object)]
    pub options: Map<String, Value>,
    /// The number of the last entry of the table's log that is not one
    /// player's secret. An update with a smaller one is old.
    pub seq: u64,
    /// The number of the last line in force; 0 at the start.
    pub line: usize,
    /// Who sits there.
    pub seats: Vec<Chair>,
    /// Who has sat where: every change, in order.
    pub seating: Vec<Seating>,
    /// Seats that would change hands if the others agreed.
    pub votes: Vec<SeatVote>,
    /// What the others did not agree to, until the game goes on.
    pub votes_refused: Vec<SeatRefused>,
    /// After how many minutes without an open page a player counts as absent
    /// and may be replaced without a vote.
    pub absent_minutes: u32,
    /// How long bots wait before they move, in milliseconds.
    pub pause: u32,
    /// Whether everybody sees it in the lobby.
    pub listed: bool,
    /// What the viewer is to the table.
    pub you: You,
    /// Whether something was taken back that somebody had learnt from: a draw,
    /// or what was laid open. It stays so.
    pub practice: bool,
    /// The undo that waits for consent.
    pub undo: Option<UndoRequest>,
    /// The undo that was refused, until the game goes on or back, or somebody
    /// asks again.
    pub undo_refused: Option<UndoRefused>,
    /// What this table was played on from.
    pub origin: Option<Origin>,
    /// Why the file it was opened from is not shown to its end.
    pub stopped: Option<BrokenOff>,
    /// The table that is played after this one.
    pub rematch: Option<String>,
    /// The promise about the draws.
    #[ts(type = "string | null")]
    #[schema(value_type = Option<String>)]
    pub commitment: Option<Commitment>,
    /// When the game is over, what proves the draws.
    pub proof: Option<DrawProof>,
}

/// A seat and who is in it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Chair {
    /// Its number.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What the player is called; for a bot, which it is; for an empty seat, who
    /// played there in the record the table goes on from. Null: nobody.
    pub name: Option<String>,
    /// Who it is.
    pub kind: ChairKind,
    /// Whether it is the viewer's.
    pub yours: bool,
    /// Whether the person has a page open now.
    pub here: bool,
    /// Whether something hidden was seen from here: then the seat is only for
    /// whoever had it last, or for somebody the others agree to.
    pub private: bool,
}

/// Somebody sat down or got up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Seating {
    /// How many lines were in force then: the lines after it are by whoever is
    /// named here. Of lines taken back since, none is counted.
    pub line: usize,
    /// Where.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What whoever is there from then on is called, as in `Chair`.
    pub name: Option<String>,
    /// Who it is.
    pub kind: ChairKind,
    /// How that came about.
    pub cause: SeatCause,
}

/// How a seat changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatCause {
    /// By whoever sat down or got up.
    #[default]
    Own,
    /// By whoever made the table.
    Host,
    /// Because the player was absent.
    Absent,
    /// Because the others agreed.
    Vote,
}

impl SeatCause {
    /// Nothing is written of it then.
    pub(crate) fn is_own(&self) -> bool {
        *self == Self::Own
    }

    /// Whether somebody was put out of his seat by it.
    pub(crate) fn puts_out(self) -> bool {
        matches!(self, Self::Host | Self::Absent | Self::Vote)
    }
}

/// A seat that would change hands if the others agreed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SeatVote {
    /// Its number, to answer by.
    pub vote: u64,
    /// Which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What whoever would sit there is called, as in `Chair`.
    pub name: String,
    /// Who that is.
    pub kind: ChairKind,
    /// What the one who asks is called.
    pub by: String,
    /// Whether the viewer asks, and may withdraw it.
    pub yours: bool,
    /// Whether the viewer has to answer yet.
    pub asks_you: bool,
    /// Whose answer is missing: people in seats, and as the seat itself who was
    /// put out of it.
    #[schema(value_type = Vec<u8>)]
    pub waiting: Vec<Seat>,
}

/// A change of seats that somebody did not agree to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SeatRefused {
    /// Which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What whoever would have sat there is called, as in `Chair`.
    pub name: String,
    /// Who that is.
    pub kind: ChairKind,
}

/// Who is in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChairKind {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody.
    Empty,
}

/// What the viewer is to the table.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct You {
    /// Made the table, and may put bots into seats.
    pub host: bool,
    /// The viewer's seats.
    #[schema(value_type = Vec<u8>)]
    pub seats: Vec<Seat>,
    /// Through whose eyes the game is seen; null: a spectator's.
    #[schema(value_type = Option<u8>)]
    pub viewer: Option<Seat>,
    /// With it others can sit down. For the host and whoever sits.
    pub invite: Option<String>,
    /// What the viewer's seat could take back.
    pub undo: Option<UndoOffer>,
    /// What the viewer took back and could play again.
    pub redo: Option<RedoOffer>,
    /// Whether the viewer's secret commitment can still be withdrawn.
    pub withdraw: bool,
    /// Seats the viewer left to a bot and may take back.
    #[schema(value_type = Vec<u8>)]
    pub back: Vec<Seat>,
    /// The standing orders of the viewer's seat.
    pub orders: OwnOrders,
}

/// An undo that can be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct UndoOffer {
    /// Whose decision it takes back: of several seats at one screen the one that decided last.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The line it goes back to.
    pub to: usize,
    /// Whether nobody is asked.
    pub free: bool,
    /// Whether it would make the game practice.
    pub practice: bool,
}

/// What was taken back and can be played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct RedoOffer {
    /// The last line it would restore.
    pub line: usize,
}

/// An undo that was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct UndoRefused {
    /// Who asked.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who refused.
    #[schema(value_type = u8)]
    pub by: Seat,
    /// The line it would have gone back to.
    pub to: usize,
}

/// An undo that waits for consent.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct UndoRequest {
    /// Who asks.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The line it goes back to.
    pub to: usize,
    /// Whether it would make the game practice.
    pub practice: bool,
    /// Who has to answer yet.
    #[schema(value_type = Vec<u8>)]
    pub waiting: Vec<Seat>,
}

/// What a table was played on from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, ToSchema)]
pub struct Origin {
    /// The table.
    pub table: String,
    /// The line.
    pub line: usize,
}

/// Why a file could not be replayed any further.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, ToSchema)]
pub struct BrokenOff {
    /// How many lines are good.
    pub line: usize,
    /// Which action it was and what is wrong with it, in English.
    pub message: String,
    /// The rule of the game that refuses it, with its parameters; the page words
    /// it.
    #[ts(type = "Record<string, unknown> | null")]
    #[schema(value_type = Option<Object>)]
    pub rule: Option<serde_json::Value>,
    /// What else is wrong with it, in short; the page words it.
    #[serde(default)]
    #[ts(type = "Record<string, unknown> | null")]
    #[schema(value_type = Option<Object>)]
    pub why: Option<serde_json::Value>,
}

/// What the draws of a table follow from.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct DrawProof {
    /// The table's part.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub secret: Secret,
    /// The seats' parts.
    #[ts(type = "string[]")]
    #[schema(value_type = Vec<String>)]
    pub nonces: Vec<Nonce>,
}

/// A line of the game with what it did, as the viewer sees it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Step {
    /// Its number, from 1.
    pub line: usize,
    /// Who decided; null for a draw.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The action, or what came of the draw.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub what: Json,
    /// What happened.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub events: Json,
    /// The simpler bot that moved because the seat's own failed or took too
    /// long.
    pub stand_in: Option<String>,
    /// Whether a standing order of the viewer's own seat did it; of others'
    /// orders nobody is told.
    pub by_order: bool,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// The game after a line.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Position {
    /// The line's number; 0 at the start.
    pub line: usize,
    /// Who may decide.
    #[schema(value_type = Vec<u8>)]
    pub to_move: Vec<Seat>,
    /// The draw the table waits for.
    pub due: Option<Due>,
    /// How the game came out.
    pub result: Option<TableResult>,
    /// What the viewer sees, in the game's own form.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Json,
    /// What the viewer may do, in the game's own form; null when it is not to
    /// move.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub moves: Option<Json>,
}

/// A draw the table waits for.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Due {
    /// Its name in the record.
    pub kind: &'static str,
    /// The seat it is for.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What can come of it; only for a host who types it in.
    #[ts(type = "unknown[] | null")]
    #[schema(value_type = Option<Vec<Object>>)]
    pub outcomes: Option<Json>,
}

/// How a game came out.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(rename = "Result")]
pub struct TableResult {
    /// The scores by seat.
    #[schema(value_type = Vec<i32>)]
    pub scores: Vec<Money>,
    /// Who won.
    #[schema(value_type = Vec<u8>)]
    pub winners: Vec<Seat>,
}
