//! Making a table.

use bourse_record::{Entries, Nonce};
use serde::Deserialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Mode;

/// A table to be made.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    #[ts(type = "GameName")]
    pub game: String,
    /// Options that differ from their defaults, as in a record's header.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Entries,
    /// One for each seat.
    pub seats: Vec<NewSeat>,
    /// Whether everybody sees it in the lobby.
    pub listed: bool,
    /// How it is played.
    pub mode: Mode,
    /// How long bots wait before they move, in milliseconds, 0 to 5000.
    pub pause: u32,
    /// Price lists of the printed board, where the game has them.
    #[ts(type = "Record<string, unknown> | null")]
    #[schema(value_type = Option<Object>)]
    pub prices: Option<Entries>,
    /// After how many minutes without an open page a player may be replaced by
    /// a bot without a vote, 0 to 10080; 15 if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub absent_minutes: Option<u32>,
}

/// Who sits down.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Whoever makes the table.
    Me {
        /// What the seat adds to the seed of the draws, in 64 hexadecimal
        /// digits; one is made if there is none.
        #[serde(default)]
        #[ts(optional, type = "string")]
        #[schema(value_type = Option<String>)]
        nonce: Option<Nonce>,
    },
    /// Somebody else on the same screen.
    Screen {
        /// What he is called.
        name: String,
        /// As above.
        #[serde(default)]
        #[ts(optional, type = "string")]
        #[schema(value_type = Option<String>)]
        nonce: Option<Nonce>,
    },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// Which.
        bot: String,
    },
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
    /// The record's text, or a file that another site exported.
    pub record: String,
    /// Who sits down if the game is to go on; null: to look at it.
    pub seats: Option<Vec<NewSeat>>,
    /// How long bots wait before they move, in milliseconds.
    pub pause: u32,
}
