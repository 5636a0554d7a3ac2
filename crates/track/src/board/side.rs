//! Sides of hexes by number, and sets of them.

use crate::board::geometry::{Edge, Edges, Hex};
use crate::board::map::MOST_HEXES;

/// Sides are numbered by hex and edge, eight to a hex, of which six are used.
pub(crate) const SIDES: usize = MOST_HEXES * 8;

/// Where every way begins: a side of no hex, with nothing beyond.
pub(crate) const START: u16 = SIDES as u16;

/// The number of a side.
pub(crate) const fn side(hex: Hex, edge: Edge) -> u16 {
    (hex.index() << 3 | edge.index()) as u16
}

/// The hex of a side.
pub(crate) const fn hex_of(side: u16) -> Hex {
    Hex((side >> 3) as u8)
}

/// The edge of a side.
pub(crate) const fn edge_of(side: u16) -> Edge {
    Edge::ALL[(side & 7) as usize % 6]
}

/// A set of sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sides([Edges; MOST_HEXES]);

impl Sides {
    pub(crate) const NONE: Self = Self([Edges::NONE; MOST_HEXES]);

    /// Those of a hex.
    pub(crate) fn of(&self, hex: Hex) -> Edges {
        self.0.get(hex.index()).copied().unwrap_or_default()
    }

    pub(crate) fn contains(&self, side: u16) -> bool {
        self.of(hex_of(side)).0 >> (side & 7) & 1 == 1
    }

    pub(crate) fn insert(&mut self, side: u16) {
        if let Some(edges) = self.0.get_mut(usize::from(side >> 3)) {
            edges.0 |= 1 << (side & 7);
        }
    }
}

impl FromIterator<u16> for Sides {
    fn from_iter<I: IntoIterator<Item = u16>>(sides: I) -> Self {
        let mut set = Self::NONE;
        sides.into_iter().for_each(|side| set.insert(side));
        set
    }
}
