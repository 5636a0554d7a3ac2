//! Making a table.

use bourse_record::{Entries, Nonce};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

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

/// After so many minutes without an open page a player counts as absent, where
/// a table says nothing else.
pub const USUAL_ABSENCE: u32 = 15;

/// How a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Here: the table draws.
    Play,
    /// At a physical table: the host enters the decisions and draws of
    /// everybody.
    Typed,
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
