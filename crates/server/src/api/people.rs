//! Guests.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who the page belongs to.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Me {
    /// Null before a name was given.
    pub name: Option<String>,
}

/// What somebody wants to be called.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// 1 to 40 characters.
    pub name: String,
}

/// The secret part of a personal link, `/me#<key>`.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReturnKey {
    /// Whoever has it is that guest.
    pub key: String,
}
