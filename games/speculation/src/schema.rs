//! The form of `data/speculation.json`, declared once: the build script reads and
//! checks the file by it, and the page's types are made from it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The figures.
#[derive(Deserialize, TS)]
#[ts(rename = "SpeculationFile")]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) about: String,
    /// The fewest and the most.
    pub(crate) players: (u8, u8),
    pub(crate) companies: Vec<CompanyRow>,
    pub(crate) end_space: u8,
    pub(crate) sections: Vec<SectionRow>,
    pub(crate) start_price: i32,
    pub(crate) prices_are_reconstructed: bool,
    pub(crate) prices: PricesRow,
    pub(crate) starting_cash: i32,
    /// By the number of players.
    pub(crate) shares_in_play: BTreeMap<u8, u8>,
    pub(crate) hand: u8,
    pub(crate) action_tiles: ActionTilesRow,
    pub(crate) movement_tiles: Vec<u8>,
    /// By the number of players.
    pub(crate) one_bank_holiday: BTreeMap<u8, HolidayEffect>,
}

#[derive(Deserialize, TS)]
#[ts(rename = "SpeculationCompanyRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct CompanyRow {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) colour: String,
    /// The colour on a screen.
    pub(crate) screen: String,
    pub(crate) colour_is_a_guess: bool,
}

/// A section of the track, from its first space to its last.
#[derive(Deserialize, TS)]
#[ts(rename = "SpeculationSectionRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct SectionRow {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) shade: Shade,
}

/// How a section of the track is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SpeculationShade")]
#[serde(rename_all = "snake_case")]
pub enum Shade {
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The built-in price lists of both sides of the board.
#[derive(Deserialize, TS)]
#[ts(rename = "SpeculationPricesRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct PricesRow {
    pub(crate) normal: SideRow,
    pub(crate) star: SideRow,
}

/// Prices by rank, section by section, and in END by the order of arrival.
#[derive(Deserialize, TS)]
#[ts(rename = "SpeculationSideRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct SideRow {
    #[ts(type = "number[][]")]
    pub(crate) sections: Vec<[i16; 8]>,
    #[ts(type = "number[]")]
    pub(crate) end: [i16; 8],
}

#[derive(Deserialize, TS)]
#[ts(rename = "SpeculationActionTilesRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct ActionTilesRow {
    pub(crate) trade: u8,
    pub(crate) rank_plus: u8,
    pub(crate) rank_minus: u8,
    pub(crate) no_action: u8,
}

/// What a single bank holiday does to the movement tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SpeculationHolidayEffect")]
#[serde(rename_all = "snake_case")]
pub enum HolidayEffect {
    /// Nothing moves.
    None,
    /// Half the tile, rounded up.
    HalfUp,
}
