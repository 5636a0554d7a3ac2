//! Hexes of the map, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not, Sub};

use bourse_game::Money;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules::data::{BY_PLACE, HEX_COUNT, HEXES, NEIGHBOURS, NO_HEX};
use crate::rules::terrain::Terrain;

/// A hex of the map. Ordered as the trace lists hexes: by letter, then by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string", rename = "ChicagoHex")]
pub struct Hex(pub(crate) u8);

impl Hex {
    /// All hexes, in order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..HEX_COUNT as u8).map(Self)
    }

    /// The hex with this id, such as `K10`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let (&column, row) = id.as_bytes().split_first()?;
        let column = column.checked_sub(b'A')?;
        let row = match row {
            [digit @ b'0'..=b'9'] => digit - b'0',
            b"10" => 10,
            _ => return None,
        };
        match *BY_PLACE.get(usize::from(column))?.get(usize::from(row))? {
            NO_HEX => None,
            index => Some(Self(index)),
        }
    }

    /// The hex's id: its column's letter and its row's number.
    #[must_use]
    pub fn id(self) -> &'static str {
        HEXES[self.index()].id
    }

    /// The name of the town there, if there is one.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        Some(HEXES[self.index()].name).filter(|name| !name.is_empty())
    }

    /// What the hex is.
    #[must_use]
    pub fn terrain(self) -> Terrain {
        HEXES[self.index()].terrain
    }

    /// The printed price of one locomotive; 0 where none can be bought.
    #[must_use]
    pub fn cost(self) -> Money {
        HEXES[self.index()].cost
    }

    /// The income printed on the hex.
    #[must_use]
    pub fn income(self) -> Money {
        HEXES[self.index()].income
    }

    /// What a house adds to the income.
    #[must_use]
    pub fn house_value(self) -> Money {
        HEXES[self.index()].house
    }

    /// The hexes around it.
    #[must_use]
    pub fn neighbours(self) -> HexSet {
        NEIGHBOURS[self.index()]
    }

    /// Its place in the order of all hexes.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        bourse_game::named(deserializer, "a hex", Self::from_id)
    }
}

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HexSet(pub(crate) [u64; 3]);

impl HexSet {
    /// No hex.
    pub const EMPTY: Self = Self([0; 3]);

    /// This hex alone.
    #[must_use]
    pub const fn only(hex: Hex) -> Self {
        let mut words = [0; 3];
        words[hex.index() / 64] = 1 << (hex.index() % 64);
        Self(words)
    }

    /// Whether the hex is in the set.
    #[must_use]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 == 1
    }

    /// Adds the hex.
    pub const fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// How many hexes are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether no hex is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The hex that has `n` others of the set before it.
    #[must_use]
    pub fn nth(self, mut n: usize) -> Option<Hex> {
        for (place, mut word) in self.0.into_iter().enumerate() {
            let here = word.count_ones() as usize;
            if n < here {
                for _ in 0..n {
                    word &= word - 1;
                }
                return Some(Hex((place * 64) as u8 + word.trailing_zeros() as u8));
            }
            n -= here;
        }
        None
    }

    /// The hexes in order.
    pub fn iter(self) -> impl Iterator<Item = Hex> + Clone {
        self.0.into_iter().enumerate().flat_map(|(place, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let bit = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Some(Hex((place * 64) as u8 + bit))
            })
        })
    }

    /// All hexes next to one of the set.
    #[must_use]
    pub fn neighbours(self) -> Self {
        self.iter().fold(Self::EMPTY, |around, hex| around | hex.neighbours())
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::EMPTY;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

impl BitOr for HexSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl BitAnd for HexSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl Not for HexSet {
    type Output = Self;

    /// Also holds places that are no hexes: only for taking sets apart.
    fn not(self) -> Self {
        Self([!self.0[0], !self.0[1], !self.0[2]])
    }
}

impl Sub for HexSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self & !other
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_is_read_back() {
        for hex in Hex::all() {
            assert_eq!(Hex::from_id(hex.id()), Some(hex));
        }
        for wrong in ["", "A", "A1", "K11", "K010", "k10", "Z9", "A22", "É0", "S33"] {
            assert_eq!(Hex::from_id(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn sets_count_list_and_pick_alike() {
        let set: HexSet = Hex::all().step_by(7).collect();
        assert_eq!(set.iter().count(), set.len());
        for (n, hex) in set.iter().enumerate() {
            assert_eq!(set.nth(n), Some(hex));
            assert!(set.contains(hex));
        }
        assert_eq!(set.nth(set.len()), None);
    }
}
