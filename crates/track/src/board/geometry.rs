//! Hexes, edges and rotations.
//!
//! Hexes are flat-top and stand in columns. Two hexes of one column differ by
//! two in their row, so that a place is exact in whole numbers.

use std::fmt;

/// A hex of a [`Map`](crate::Map): its index in the map's order, which is by
/// column and then by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(pub(crate) u8);

impl Hex {
    /// The first in the map's order.
    pub const FIRST: Self = Self(0);

    /// Its place in the map's order.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Column from the west (A is 0) and row from the north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The column, 0 for A.
    pub column: u8,
    /// The row as printed.
    pub row: u8,
}

impl Place {
    /// Reads an id such as `H8`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let (&letter, row) = id.as_bytes().split_first()?;
        let canonical = row == b"0" || matches!(row, [b'1'..=b'9', ..]);
        if !letter.is_ascii_uppercase() || !canonical || row.len() > 3 {
            return None;
        }
        let row = id.get(1..)?.parse().ok()?;
        Some(Self { column: letter - b'A', row })
    }

    /// The place across an edge, if it is within the lettered grid.
    #[must_use]
    pub fn across(self, edge: Edge) -> Option<Self> {
        let (column, row) = [(0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1)][edge.index()];
        let column = self.column.checked_add_signed(column).filter(|&column| column < 26)?;
        Some(Self { column, row: self.row.checked_add_signed(row)? })
    }

    /// How many steps lie between two places, whatever lies there.
    #[must_use]
    pub fn distance(self, other: Self) -> u32 {
        let columns = u32::from(self.column.abs_diff(other.column));
        let rows = u32::from(self.row.abs_diff(other.row));
        columns + rows.saturating_sub(columns) / 2
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column.min(25)), self.row)
    }
}

/// A side of a hex, clockwise from the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge(u8);

impl Edge {
    /// The six edges in order.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The edge with this number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < 6 { Some(Self(number)) } else { None }
    }

    /// The same edge as seen from the hex beyond.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self((self.0 + 3) % 6)
    }

    /// Where the edge comes to lie when its tile is turned.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self((self.0 + rotation.0) % 6)
    }

    /// Its number.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Clockwise turns of a tile by a sixth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rotation(u8);

impl Rotation {
    /// As printed.
    pub const NONE: Self = Self(0);
    /// The six rotations in order.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The rotation by this many sixths.
    #[must_use]
    pub const fn new(sixths: u8) -> Option<Self> {
        if sixths < 6 { Some(Self(sixths)) } else { None }
    }

    /// How many sixths.
    #[must_use]
    pub const fn sixths(self) -> u8 {
        self.0
    }
}

/// A set of rotations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Rotations(Edges);

impl Rotations {
    pub(crate) const NONE: Self = Self(Edges::NONE);

    pub(crate) const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The rotations that are in another set too.
    pub(crate) const fn meet(self, other: Self) -> Self {
        Self(self.0.meet(other.0))
    }

    /// The rotations after another one.
    pub(crate) const fn turned(self, rotation: Rotation) -> Self {
        Self(self.0.turned(rotation))
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Rotation> + Clone {
        self.0.iter().map(|edge| Rotation(edge.0))
    }
}

impl FromIterator<Rotation> for Rotations {
    fn from_iter<I: IntoIterator<Item = Rotation>>(rotations: I) -> Self {
        Self(rotations.into_iter().map(|rotation| Edge(rotation.0)).collect())
    }
}

/// A set of edges of one hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Edges(pub(crate) u8);

impl Edges {
    /// No edge.
    pub const NONE: Self = Self(0);
    /// All six.
    pub const ALL: Self = Self(63);

    /// Whether the edge is in the set.
    #[must_use]
    pub const fn contains(self, edge: Edge) -> bool {
        self.0 >> edge.0 & 1 == 1
    }

    /// Whether all edges of another set are in this one.
    #[must_use]
    pub const fn includes(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Adds an edge.
    pub const fn insert(&mut self, edge: Edge) {
        self.0 |= 1 << edge.0;
    }

    /// The edges of both sets.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The edges that are in another set too.
    #[must_use]
    pub const fn meet(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The edges that are not in another set.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether some edge is in another set too.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The edges in order.
    pub fn iter(self) -> impl Iterator<Item = Edge> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let edge = Edge::new(rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(edge)
        })
    }

    /// Where the edges come to lie when their tile is turned.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self((self.0 << rotation.0 | self.0 >> (6 - rotation.0)) & 63)
    }
}

impl From<Edge> for Edges {
    fn from(edge: Edge) -> Self {
        Self(1 << edge.0)
    }
}

impl FromIterator<Edge> for Edges {
    fn from_iter<I: IntoIterator<Item = Edge>>(edges: I) -> Self {
        let mut set = Self::NONE;
        edges.into_iter().for_each(|edge| set.insert(edge));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(id: &str) -> Place {
        Place::from_id(id).unwrap()
    }

    #[test]
    fn ids_are_read_and_written() {
        for id in ["A5", "Q3", "P0", "H18"] {
            assert_eq!(place(id).to_string(), id);
        }
        for wrong in ["", "A", "5", "a5", "A05", "A-5", "A999", "É1", "A1x", "A 1"] {
            assert_eq!(Place::from_id(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_way_back_is_the_opposite_edge() {
        for edge in Edge::ALL {
            let there = place("H8").across(edge).unwrap();
            assert_eq!(there.across(edge.opposite()), Some(place("H8")));
            assert_eq!(place("H8").distance(there), 1);
        }
    }

    #[test]
    fn distances_of_the_rulebook() {
        assert_eq!(place("Q3").distance(place("M7")), 4);
        assert_eq!(place("M7").distance(place("N10")), 2);
    }

    #[test]
    fn sets_turn_with_their_edges() {
        let edges: Edges = [Edge(0), Edge(2), Edge(5)].into_iter().collect();
        for rotation in Rotation::ALL {
            let turned = edges.iter().map(|edge| edge.turned(rotation)).collect();
            assert_eq!(edges.turned(rotation), turned);
        }
    }
}
