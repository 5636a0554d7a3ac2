//! What a page asks of a table.

use bourse_game::Seat;
use bourse_record::Nonce;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Json, NewSeat, Position, ProblemInfo};

/// Decisions of a seat, stored all or not at all.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Whose.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The number of the last entry the page knows.
    pub seq: u64,
    /// Made up by the page for this move; sent twice, it counts once.
    pub key: String,
    /// The actions in the record's form.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub actions: Vec<Json>,
}

/// A draw of a physical game.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// The number of the last entry the page knows.
    pub seq: u64,
    /// Made up by the page for this draw; sent twice, it counts once.
    pub key: String,
    /// What came of it, in the record's form.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub outcome: Json,
}

/// Decisions to be tried on a copy.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PreviewRequest {
    /// Whose.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The actions in the record's form.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub actions: Vec<Json>,
}

/// What decisions would lead to. Nothing was stored.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Preview {
    /// How many of the actions were played on the copy.
    pub played: usize,
    /// Why not all of them, if no rule forbids it.
    pub stopped: Option<Stopped>,
    /// Why not all of them, if a rule does.
    pub refused: Option<Refused>,
    /// What happened.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub events: Json,
    /// The game after them.
    pub position: Position,
}

/// Why a preview ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stopped {
    /// A draw comes first.
    Chance,
    /// Another seat decides first.
    Other,
    /// The next action would lay open what is not to be known yet.
    Reveals,
    /// The game is over.
    Over,
}

/// An action that was refused.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Refused {
    /// Which of the actions, from 0.
    pub index: usize,
    /// Why.
    pub error: ProblemInfo,
}

/// A wish to take lines back.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoTo {
    /// Whose.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The number of the last entry the page knows.
    pub seq: u64,
    /// The last line that stays. In the middle of cards that were laid open
    /// together, it is the line before them all.
    pub to: usize,
}

/// The answer to such a wish; from the one who asked: a withdrawal of it.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoAnswer {
    /// The number of the last entry the page knows.
    pub seq: u64,
    /// Yes or no.
    pub agree: bool,
}

/// A wish to play again what was just taken back.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Redo {
    /// Whose.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The number of the last entry the page knows.
    pub seq: u64,
}

/// A wish to withdraw a secret commitment.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Withdraw {
    /// Whose.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The number of the last entry the page knows.
    pub seq: u64,
}

/// A wish to sit down. Where something hidden was seen from the seat, and not
/// by whoever wants it, the others are asked (`votes` of the answer).
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The invitation; not needed to take back one's own seat.
    pub key: Option<String>,
    /// A particular seat; otherwise the first free one.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What to be called in this seat, if not by one's own name.
    pub name: Option<String>,
    /// What the seat adds to the seed of the draws, in 64 hexadecimal digits;
    /// one is made if there is none.
    #[serde(default)]
    #[ts(optional, type = "string")]
    #[schema(value_type = Option<String>)]
    pub nonce: Option<Nonce>,
}

/// An invitation that somebody came with.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckInvitation {
    /// What stands behind the `#` of the link.
    pub key: String,
}

/// Whether an invitation is good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Invitation {
    /// Whether it is this table's.
    pub valid: bool,
    /// How many seats are empty. Whoever is invited may also take over from a
    /// bot.
    pub free: usize,
}

/// Another pace for the bots.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// How long they wait before they move, in milliseconds, 0 to 5000.
    pub pause: u32,
}

/// A wish to get up.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Leave {
    /// From which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The bot that plays on, if one is to.
    pub bot: Option<String>,
}

/// The answer to the wish that a seat changes hands; from the one who asked: a
/// withdrawal of it.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatAnswer {
    /// The number of the vote.
    pub vote: u64,
    /// Yes or no.
    pub agree: bool,
}

/// The wish that a bot plays for a seat. Where a person sits who is not absent,
/// the others are asked.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// For which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Which bot.
    pub bot: String,
}

/// A wish to play on from a moment of a game at a table of its own.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// The last line that is kept.
    pub line: usize,
    /// Who sits down, one for each seat.
    pub seats: Vec<NewSeat>,
    /// How long bots wait before they move, in milliseconds.
    pub pause: u32,
}

/// A record to be looked at, or played on.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Upload {
    /// The record's text, or a game of 1861 as 18xx.games exports it.
    pub record: String,
    /// Who sits down if the game is to go on; null: to look at it.
    pub seats: Option<Vec<NewSeat>>,
    /// How long bots wait before they move, in milliseconds.
    pub pause: u32,
}
