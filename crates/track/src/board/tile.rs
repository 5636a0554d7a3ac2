//! Tiles: colours, labels, and what is drawn on them.

use std::borrow::Cow;

use crate::board::layout::{Drawing, Layout};

/// The colour of a tile or of a printed hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// An empty hex.
    White,
    /// The first tile.
    Yellow,
    /// On yellow.
    Green,
    /// On green.
    Brown,
    /// On brown; also printed hexes that never change.
    Grey,
    /// A red area.
    Red,
}

impl Colour {
    /// The colour that may be laid on this one.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::White => Some(Self::Yellow),
            Self::Yellow => Some(Self::Green),
            Self::Green => Some(Self::Brown),
            Self::Brown => Some(Self::Grey),
            Self::Grey | Self::Red => None,
        }
    }
}

/// The letters that say which tiles belong on which hexes; every map numbers
/// its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Label(pub u8);

/// A kind of tile of a map: its index in the map's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(pub(crate) u8);

impl TileId {
    /// Its place in the map's list.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A tile as listed in the data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSpec {
    /// Its number.
    pub id: Cow<'static, str>,
    /// Its colour.
    pub colour: Colour,
    /// Its label.
    pub label: Option<Label>,
    /// How many there are.
    pub count: u8,
    /// What replacing it costs.
    pub cost_to_replace: u16,
    /// What is drawn on it, unturned.
    pub drawing: Drawing,
}

/// A tile of a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Its number.
    pub id: Cow<'static, str>,
    /// Its colour.
    pub colour: Colour,
    /// Its label.
    pub label: Option<Label>,
    /// How many there are.
    pub count: u8,
    /// What replacing it costs.
    pub cost_to_replace: u16,
    /// What is drawn on it, unturned.
    pub layout: Layout,
}
