//! The tables one can see.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::table::Chair;

/// The tables a guest can see.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Lobby {
    /// Where the guest sits, or sat, or is host; the latest first.
    pub mine: Vec<TableLine>,
    /// What is listed for everybody; the latest first.
    pub listed: Vec<TableLine>,
}

/// A table in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct TableLine {
    /// The table's id.
    pub id: String,
    /// The game's id.
    #[ts(type = "GameName")]
    pub game: &'static str,
    /// How far it is.
    pub status: Status,
    /// Who sits there.
    pub seats: Vec<Chair>,
    /// Whether this guest is to decide.
    pub your_turn: bool,
    /// When the last thing happened there, in seconds since 1970.
    pub at: i64,
    /// With it one can sit down; only for listed tables and one's own.
    pub invite: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Not everybody is there yet.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}
