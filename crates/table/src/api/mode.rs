//! How a table is played, and how far it is.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

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
