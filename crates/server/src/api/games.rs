//! The games and their options.

use serde::Serialize;
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game that can be played.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameInfo {
    /// The game's id.
    #[ts(type = "GameName")]
    pub id: &'static str,
    /// The fewest players.
    pub fewest: u8,
    /// The most players.
    pub most: u8,
    /// Whether anything can be hidden from a player.
    pub hidden_information: bool,
    /// Whether anything is drawn.
    pub chance: bool,
    /// Whether several seats may decide at once.
    pub simultaneous: bool,
    /// The version of the rules new tables use.
    pub rules: u32,
    /// The options, in the order of the record format.
    pub options: Vec<OptionInfo>,
    /// The bots, weakest first.
    pub bots: &'static [&'static str],
}

/// An option of a table.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OptionInfo {
    /// Its name in the record.
    pub name: &'static str,
    /// What it can be.
    pub domain: DomainInfo,
    /// What it is when nothing is said: a boolean, a word, a number, or a seat.
    #[ts(type = "boolean | string | number")]
    pub default: Value,
    /// What other options are when nothing is said, by this one's words: only
    /// those for which it is not the usual.
    #[ts(type = "Record<string, Record<string, boolean | string | number>>")]
    #[schema(value_type = Object)]
    pub implies: Map<String, Value>,
}

/// The values of an option.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "Domain")]
pub enum DomainInfo {
    /// Yes or no.
    Flag,
    /// One of some words.
    Words {
        /// The words.
        words: &'static [&'static str],
    },
    /// One of some numbers.
    Numbers {
        /// The numbers.
        numbers: &'static [u32],
    },
    /// A seat of the table.
    Seat,
}
