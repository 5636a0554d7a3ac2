//! The form of `data/chicago.json`, declared once: the build script reads and checks
//! the file by it, and the page's types are made from it.

use std::collections::BTreeMap;

use serde::Deserialize;
use ts_rs::TS;

/// The map and the figures.
#[derive(Deserialize, TS)]
#[ts(rename = "ChicagoFile")]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) about: String,
    /// By the number of players.
    pub(crate) starting_money: BTreeMap<u8, i32>,
    pub(crate) companies: Vec<CompanyRow>,
    pub(crate) opening_auctions: Vec<String>,
    pub(crate) steps_to_red: StepsToRedRow,
    pub(crate) red_dials_for_dividends: u8,
    pub(crate) tracks: TracksRow,
    pub(crate) houses: u8,
    pub(crate) hexes_per_expansion: usize,
    pub(crate) forest_development_cash: i32,
    pub(crate) income_track: i32,
    pub(crate) end: EndRow,
    /// By letter, then by row.
    pub(crate) hexes: Vec<HexRow>,
}

#[derive(Deserialize, TS)]
#[ts(rename = "ChicagoCompanyRow", optional_fields)]
#[serde(deny_unknown_fields)]
pub(crate) struct CompanyRow {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) colour: String,
    pub(crate) shares: u8,
    pub(crate) locomotives: u8,
    pub(crate) start: String,
    pub(crate) income: i32,
    /// Where its start may be developed before it opens.
    pub(crate) income_if_developed: Option<i32>,
}

#[derive(Deserialize, TS)]
#[ts(rename = "ChicagoStepsToRedRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct StepsToRedRow {
    pub(crate) auction: u8,
    pub(crate) expand: u8,
    pub(crate) develop: u8,
}

#[derive(Deserialize, TS)]
#[ts(rename = "ChicagoTracksRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct TracksRow {
    pub(crate) detroit: Vec<i32>,
    pub(crate) wheeling: Vec<i32>,
    pub(crate) pittsburgh: Vec<i32>,
}

/// When the game ends.
#[derive(Deserialize, TS)]
#[ts(rename = "ChicagoEndRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct EndRow {
    pub(crate) companies_without_locomotives: usize,
    pub(crate) companies_without_shares: usize,
    pub(crate) houses_left: u8,
}

#[derive(Deserialize, TS)]
#[ts(rename = "ChicagoHexRow", optional_fields)]
#[serde(deny_unknown_fields)]
pub(crate) struct HexRow {
    pub(crate) id: String,
    pub(crate) terrain: TerrainName,
    pub(crate) name: Option<String>,
    /// Price of the first locomotive; the start hexes of the coast have none.
    pub(crate) cost: Option<i32>,
    pub(crate) income: Option<i32>,
    /// What a house adds.
    pub(crate) house: Option<i32>,
    /// Which track an industrial city has.
    pub(crate) track: Option<TrackName>,
    pub(crate) special: Option<SpecialName>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[ts(rename = "ChicagoTerrainName")]
#[serde(rename_all = "snake_case")]
pub(crate) enum TerrainName {
    Plain,
    Forest,
    Mountain,
    City,
    Industrial,
    Start,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[ts(rename = "ChicagoTrackName")]
#[serde(rename_all = "snake_case")]
pub(crate) enum TrackName {
    Detroit,
    Wheeling,
    Pittsburgh,
}

/// The one hex like no other.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[ts(rename = "ChicagoSpecialName")]
#[serde(rename_all = "snake_case")]
pub(crate) enum SpecialName {
    Chicago,
}
