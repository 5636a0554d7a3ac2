//! Standing orders, between a page and a table.

use bourse_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Json;

/// A standing order to be given.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GiveOrder {
    /// Whose.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The number of the last entry the page knows.
    pub seq: u64,
    /// Made up by the page for this order; sent twice, it counts once.
    pub key: String,
    /// The order, in the game's own form.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub order: Json,
}

/// A standing order to be withdrawn, or one that has ended to be put away.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WithdrawOrder {
    /// Whose.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Its number.
    pub number: u32,
}

/// The standing orders of the seat whose eyes are used; nobody else is told of
/// them.
#[derive(Clone, Debug, Default, Serialize, TS, ToSchema)]
pub struct OwnOrders {
    /// Grows with every change of them: of two updates with the same number of
    /// the table, that with the smaller one is old.
    pub seq: u64,
    /// Those that stand, in the order in which they are tried, and those that
    /// ended since the seat's player last decided himself.
    pub list: Vec<StandingOrder>,
}

/// A standing order.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct StandingOrder {
    /// Its number, counted for each seat.
    pub number: u32,
    /// The order, in the game's own form.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub order: Json,
    /// Why it ended: an `OrderEnd`, or a cause in the game's own form. Null
    /// while it stands.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub ended: Option<Json>,
}

/// Why an order of any game can end.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OrderEnd {
    /// What it was to do is not allowed.
    Refused {
        /// The rule that forbids it, with its parameters.
        #[ts(type = "Record<string, unknown> | null")]
        #[schema(value_type = Option<Object>)]
        rule: Option<Json>,
    },
    /// The game was taken back to before it was given, or to where it would
    /// act.
    TakenBack,
}
