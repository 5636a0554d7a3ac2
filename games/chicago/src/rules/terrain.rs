//! What a hex is.

use bourse_game::enum_table;
use serde::Serialize;

use crate::rules::data::TRACKS;

/// What a hex is, and so what may be built and developed there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Open to every company, worth nothing.
    Plain,
    /// For one company only, worth nothing; a house brings cash once.
    Forest,
    /// For one company only.
    Mountain,
    /// Open to every company.
    City,
    /// Open to every company; its income is read from its track.
    Industrial(Industry),
    /// Where a company of the coast begins; closed to all others.
    Start,
}

enum_table! {
    /// The three industrial cities, each with a track of rising values.
    #[derive(ts_rs::TS)]
#[ts(rename = "ChicagoIndustry")]
    pub enum Industry: ByIndustry[3] {
        /// Rises by itself after each general dividend.
        Detroit = "detroit",
        /// Rises by 1.
        Wheeling = "wheeling",
        /// Rises by 2.
        Pittsburgh = "pittsburgh",
    }
}

impl Industry {
    /// How many values its track has.
    #[must_use]
    pub fn track_length(self) -> u8 {
        u8::try_from(TRACKS[self].len()).unwrap_or(u8::MAX)
    }
}
