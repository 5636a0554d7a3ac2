//! `data/map.json`: hexes, red areas and tiles.
//!
//! Hexes are flat-top; letter = column, number = row; edges 0-5 run clockwise
//! from the bottom.

use serde::Deserialize;
use ts_rs::TS;

/// The map and its tiles.
#[derive(Deserialize, TS)]
#[ts(rename = "G1861MapFile")]
#[serde(deny_unknown_fields)]
pub(crate) struct MapFile {
    pub(crate) about: String,
    /// Two places that pay more when one route counts both; the first one's
    /// value rises.
    pub(crate) pair: PairRow,
    pub(crate) areas: Vec<AreaRow>,
    pub(crate) hexes: Vec<HexRow>,
    pub(crate) tiles: Vec<TileRow>,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861PairRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct PairRow {
    pub(crate) hexes: [String; 2],
    pub(crate) amount: u16,
}

/// A red area.
#[derive(Deserialize, TS)]
#[ts(rename = "G1861AreaRow")]
#[serde(deny_unknown_fields)]
pub(crate) struct AreaRow {
    pub(crate) area: String,
    pub(crate) hexes: Vec<String>,
    /// What it pays in the phases 2, 3 and 4, 5, and from 6 on.
    pub(crate) revenue: [u16; 4],
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861HexRow", optional_fields)]
#[serde(deny_unknown_fields)]
pub(crate) struct HexRow {
    pub(crate) id: String,
    pub(crate) name: Option<String>,
    pub(crate) class: ClassName,
    /// The colour of land; grey and red hexes have that of their class.
    pub(crate) colour: Option<ColourName>,
    pub(crate) label: Option<LabelName>,
    /// What the first tile costs.
    pub(crate) cost: Option<u16>,
    pub(crate) stops: Option<Vec<StopRow>>,
    pub(crate) paths: Option<Vec<PathRow>>,
}

#[derive(Deserialize, TS)]
#[ts(rename = "G1861TileRow", optional_fields)]
#[serde(deny_unknown_fields)]
pub(crate) struct TileRow {
    pub(crate) id: String,
    pub(crate) colour: ColourName,
    pub(crate) label: Option<LabelName>,
    pub(crate) count: u8,
    pub(crate) cost_to_replace: Option<u16>,
    pub(crate) stops: Option<Vec<StopRow>>,
    pub(crate) paths: Vec<PathRow>,
}

/// Whether tiles are laid on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[ts(rename = "G1861ClassName")]
#[serde(rename_all = "snake_case")]
pub(crate) enum ClassName {
    Land,
    Grey,
    Offboard,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[ts(rename = "G1861ColourName")]
#[serde(rename_all = "snake_case")]
pub(crate) enum ColourName {
    White,
    Yellow,
    Green,
    Brown,
    Grey,
}

/// The letters that say which tiles belong on which hexes.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[ts(rename = "G1861LabelName")]
pub(crate) enum LabelName {
    /// A larger city.
    Y,
    /// Kharkov's hex: Y up to brown, then its own grey tile.
    #[serde(rename = "Y+Kh")]
    YKh,
    /// Kharkov's grey tile.
    Kh,
    /// Moscow.
    M,
    /// Kiev.
    K,
    /// St Petersburg.
    S,
}

#[derive(Clone, Deserialize, TS)]
#[ts(rename = "G1861StopRow")]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum StopRow {
    City {
        /// Circles for tokens.
        slots: u8,
        revenue: u16,
    },
    Town {
        revenue: u16,
    },
    Offboard {
        area: String,
    },
}

/// Where track ends: at an edge, or at a stop of the same hex or tile.
#[derive(Clone, Copy)]
pub(crate) enum EndRow {
    Edge(u8),
    Stop(u8),
}

/// Track between two ends: `0-3`, `0-s1`.
#[derive(Clone, Copy, Deserialize, TS)]
#[ts(type = "string", rename = "G1861PathRow")]
#[serde(try_from = "String")]
pub(crate) struct PathRow(pub(crate) EndRow, pub(crate) EndRow);

impl TryFrom<String> for PathRow {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let ends = text.split_once('-').and_then(|(from, to)| Some(Self(end(from)?, end(to)?)));
        ends.ok_or_else(|| format!("{text:?} does not join two edges, or an edge and a stop"))
    }
}

fn end(text: &str) -> Option<EndRow> {
    match text.strip_prefix('s') {
        Some(stop) => stop.parse().ok().map(EndRow::Stop),
        None => text.parse().ok().filter(|&edge| edge < 6).map(EndRow::Edge),
    }
}
