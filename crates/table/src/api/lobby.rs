//! A table among others.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Chair, Status};

/// A table in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct TableLine {
    /// The table's id.
    pub id: String,
    /// The game's id.
    #[ts(type = "GameName")]
    pub game: String,
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
