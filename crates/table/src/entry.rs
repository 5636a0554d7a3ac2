//! The log of a table: what is stored, and all that is stored.

use bourse_game::Seat;
use bourse_record::{Nonce, Secret};
use serde::{Deserialize, Serialize};

use crate::api::{BrokenOff, Mode, Origin, SeatCause};
use crate::attendance::USUAL_ABSENCE;
use crate::ids::{GuestId, Key, TableId};

/// One entry of a table's log. Entries are numbered from 1, and everything
/// about a table follows from them. A log once written can always be read.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LogEntry {
    /// The first one.
    Created(Box<Created>),
    /// Somebody sits down, in an empty seat or in a bot's.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        who: Occupant,
        /// What the seat adds to the seed of the draws, as long as the game has
        /// not begun.
        nonce: Nonce,
        /// How that came about.
        #[serde(default, skip_serializing_if = "SeatCause::is_own")]
        cause: SeatCause,
    },
    /// Somebody gets up, or is replaced.
    Left {
        /// From where.
        seat: Seat,
        /// How that came about.
        #[serde(default, skip_serializing_if = "SeatCause::is_own")]
        cause: SeatCause,
    },
    /// Somebody asks the others whether a seat may change hands.
    SeatAsked {
        /// Which seat.
        seat: Seat,
        /// Who would sit there.
        who: Occupant,
        /// Who asks.
        by: GuestId,
        /// What they are called.
        name: String,
        /// Whose consent it needs.
        asked: Vec<GuestId>,
    },
    /// Somebody answers, or the one who asked asks no more.
    SeatAnswered {
        /// Which seat.
        seat: Seat,
        /// Who answers.
        guest: GuestId,
        /// Yes or no.
        agree: bool,
    },
    /// Lines were played: decisions, and the draws that followed.
    Played {
        /// Who decided; nobody for draws alone.
        seat: Option<Seat>,
        /// What the page called this move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// The lines, as a record writes them.
        lines: Vec<String>,
        /// The bot that stood in for the seat's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_in: Option<String>,
        /// The standing order of the seat that decided.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<u32>,
    },
    /// Somebody asks the others to go back.
    UndoAsked {
        /// Who.
        seat: Seat,
        /// The last line that would stay.
        to: usize,
    },
    /// Somebody answers, or the one who asked asks no more.
    UndoAnswered {
        /// Who.
        seat: Seat,
        /// Yes or no.
        agree: bool,
    },
    /// All lines after this one were taken back.
    Undone {
        /// The last line that stays.
        to: usize,
        /// Who took them back, if nobody was asked: they may play them again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// What was taken back last is played again, line for line.
    Redone {
        /// Who wants it.
        seat: Seat,
    },
    /// A secret commitment was withdrawn.
    Withdrawn {
        /// Whose.
        seat: Seat,
    },
    /// A seat gives a standing order. This and the next two are its secret.
    OrderGiven {
        /// Whose.
        seat: Seat,
        /// What the page called it.
        key: String,
        /// The order, as the game writes it.
        order: String,
    },
    /// A seat withdraws a standing order, or has read why it ended.
    OrderWithdrawn {
        /// Whose.
        seat: Seat,
        /// Its number, counted for each seat.
        number: u32,
    },
    /// A standing order has ended.
    OrderEnded {
        /// Whose.
        seat: Seat,
        /// Its number, counted for each seat.
        number: u32,
        /// Why.
        why: String,
        /// Whether it stays ended if what it ended by is taken back.
        #[serde(default)]
        for_good: bool,
    },
    /// Bots wait longer or shorter from now on.
    Paced {
        /// Before they move, in milliseconds.
        pause: u32,
    },
    /// The players went on at another table.
    Rematch {
        /// Where.
        table: TableId,
    },
}

impl LogEntry {
    /// Whether nobody but a seat's own player may know that it was written.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        match self {
            Self::OrderGiven { .. } | Self::OrderWithdrawn { .. } | Self::OrderEnded { .. } => true,
            Self::Created(_)
            | Self::Seated { .. }
            | Self::Left { .. }
            | Self::SeatAsked { .. }
            | Self::SeatAnswered { .. }
            | Self::Played { .. }
            | Self::UndoAsked { .. }
            | Self::UndoAnswered { .. }
            | Self::Undone { .. }
            | Self::Redone { .. }
            | Self::Withdrawn { .. }
            | Self::Paced { .. }
            | Self::Rematch { .. } => false,
        }
    }
}

/// How a table begins.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Created {
    /// The header of its record.
    pub header: String,
    /// Who made it.
    pub host: GuestId,
    /// With it one can sit down.
    pub invite: Key,
    /// Whether everybody sees it in the lobby.
    pub listed: bool,
    /// How it is played.
    pub mode: Mode,
    /// How long bots wait before they move, in milliseconds.
    pub pause: u32,
    /// What the draws follow from, with the seats' nonces.
    pub secret: Secret,
    /// The lines it begins with, if it goes on from another game.
    pub lines: Vec<String>,
    /// That other game, if it was played here.
    pub origin: Option<Origin>,
    /// Why the file it was opened from does not go on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped: Option<BrokenOff>,
    /// After how many minutes without an open page a player counts as absent.
    #[serde(default = "usual_absence")]
    pub absent_minutes: u32,
}

/// What tables had before they could say so themselves.
fn usual_absence() -> u32 {
    USUAL_ABSENCE
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Occupant {
    /// A person.
    Guest {
        /// Which guest.
        guest: GuestId,
        /// What they are called in this seat.
        name: String,
    },
    /// A bot.
    Bot {
        /// Which.
        bot: String,
    },
}
