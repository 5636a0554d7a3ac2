//! What goes over the socket.

use std::collections::BTreeMap;

use bourse_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{ListChanges, Lobby, ProblemInfo, Update};

/// What a page says.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromPage {
    /// The first message: what the page speaks, and the rules it knows.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the rules, by game.
        #[ts(type = "Record<string, number>")]
        rules: BTreeMap<String, u32>,
    },
    /// Tell me what happens at this table.
    Watch {
        /// The table's id.
        table: String,
        /// Through whose eyes; null: a spectator's.
        viewer: Option<Seat>,
        /// The last entry the page knows.
        since: Option<u64>,
    },
    /// Tell me what happens in the lobby.
    Lobby,
    /// Tell me nothing.
    Idle,
}

/// What the server says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// We understand each other.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the rules, by game.
        #[ts(type = "Record<string, number>")]
        rules: BTreeMap<String, u32>,
    },
    /// The page is too old, or too new: it is to be loaded again.
    Outdated {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the rules, by game.
        #[ts(type = "Record<string, number>")]
        rules: BTreeMap<String, u32>,
    },
    /// Where the table stands.
    Update {
        /// The news.
        update: Box<Update>,
    },
    /// Where the lobby stands: the first thing a page is told of it.
    Lobby {
        /// The news.
        lobby: Lobby,
    },
    /// What has changed in the lobby since the page was last told of it.
    LobbyChanged {
        /// Where the guest sits, or sat, or is host.
        mine: ListChanges,
        /// What is listed for everybody.
        listed: ListChanges,
    },
    /// A message that could not be understood or followed.
    Problem {
        /// Why.
        problem: ProblemInfo,
    },
}
