//! The tables one can see.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::TableLine;

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
