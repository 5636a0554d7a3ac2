//! Action tiles and movement tiles.

use serde::{Deserialize, Deserializer, Serialize};

use crate::rules::collections::bit_set;
use crate::rules::data::MOVEMENT_TILES;

bourse_game::enum_table! {
    /// An action tile.
    #[derive(ts_rs::TS)]
#[ts(rename = "SpeculationTile")]
    pub enum Tile: ByTile[4] {
        /// Everybody may sell and buy a share.
        Trade = "trade",
        /// The active player moves a pawn ahead of the next one.
        RankPlus = "rank_plus",
        /// The active player moves a pawn behind the next one.
        RankMinus = "rank_minus",
        /// Nothing.
        NoAction = "no_action",
    }
}

/// A movement tile, by its value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "SpeculationMovement")]
#[serde(transparent)]
pub struct Movement(u8);

bit_set! {
    /// A set of movement tiles.
    pub struct MovementSet(u8) of Movement
}

impl MovementSet {
    /// The tiles of the box.
    pub const ALL: Self = Self(MOVEMENT_TILES);
}

impl Movement {
    /// The tile of this value, if the box has one.
    #[must_use]
    pub const fn new(value: u8) -> Option<Self> {
        if value < 8 && MOVEMENT_TILES >> value & 1 == 1 { Some(Self(value)) } else { None }
    }

    /// How many steps it gives.
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0
    }

    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    pub(crate) fn from_index(value: u8) -> Option<Self> {
        Self::new(value)
    }
}

impl<'de> Deserialize<'de> for Movement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = u8::deserialize(deserializer)?;
        Self::new(value).ok_or_else(|| serde::de::Error::custom("no tile has such a value"))
    }
}
