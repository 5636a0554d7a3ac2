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

/// A personal link somebody comes back by.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ComeBack {
    /// The secret part of the link.
    pub key: String,
    /// Whether who this device was until now may be forgotten there.
    #[serde(default)]
    pub replace: bool,
}

/// Whose personal link it is.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Returning {
    /// What its owner is called.
    pub name: String,
    /// Who this device is now, if that is somebody else.
    pub replaces: Option<String>,
}

/// The secret part of a personal link, `/me#<key>`.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReturnKey {
    /// Whoever has it is that guest.
    pub key: String,
}
