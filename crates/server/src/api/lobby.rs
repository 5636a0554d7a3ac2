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

/// What has changed in a list of the lobby. It is in the order of `at`, the
/// latest first, and where that is equal in the order of the ids.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS, ToSchema)]
pub struct ListChanges {
    /// The ids of the tables that are no longer in it.
    pub gone: Vec<String>,
    /// The tables that are new in it, or look different.
    pub lines: Vec<TableLine>,
}

impl ListChanges {
    pub(crate) fn is_empty(&self) -> bool {
        self.gone.is_empty() && self.lines.is_empty()
    }
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
