//! The tile pieces of 18xx.games.
//!
//! The site numbers the pieces of a tile, and names a city by the piece it is
//! on: `635-0-2` is city 2 on the first piece of tile 635. On a hex as printed
//! the hex stands for the tile: `M7-1-0`. On which hex a piece lies follows
//! from the tiles laid before.

use bourse_game::named;
use bourse_track::{Hex, TileId};
use serde::{Deserialize, Deserializer};

use crate::map;
use crate::{At, HexName};

/// One piece of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The tile.
    pub tile: TileId,
    /// Which of its pieces.
    pub number: u16,
}

impl Piece {
    /// The piece written so: `8-7`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let (tile, number) = id.rsplit_once('-')?;
        Some(Self { tile: map().tile_by_id(tile)?, number: number.parse().ok()? })
    }
}

impl std::fmt::Display for Piece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", map().tile(self.tile).id, self.number)
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        named(from, "a piece of a tile", Self::from_id)
    }
}

/// A city as 18xx.games names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct City {
    ground: Ground,
    city: u8,
}

/// What a city is on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Ground {
    Printed(Hex),
    Piece(Piece),
}

impl City {
    /// The city written so: `635-0-2`, or `M7-1-0` on the hex as printed.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let (ground, city) = id.rsplit_once('-')?;
        let city = city.parse().ok()?;
        let (name, _) = ground.rsplit_once('-')?;
        let ground = match map().hex_by_id(name) {
            Some(hex) => Ground::Printed(hex),
            None => Ground::Piece(Piece::from_id(ground)?),
        };
        Some(Self { ground, city })
    }
}

impl std::fmt::Display for City {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.ground {
            Ground::Printed(hex) => {
                write!(f, "{}-{}-{}", map().hex(hex).place, among_its_like(hex), self.city)
            }
            Ground::Piece(piece) => write!(f, "{piece}-{}", self.city),
        }
    }
}

/// The site numbers the hexes that are printed alike, in the order of the map.
fn among_its_like(hex: Hex) -> usize {
    let map = map();
    let info = map.hex(hex);
    let alike = |other: &Hex| {
        let other = map.hex(*other);
        (other.colour, other.label, other.grey_label, other.cost, &other.layout)
            == (info.colour, info.label, info.grey_label, info.cost, &info.layout)
    };
    map.hexes().take_while(|&other| other != hex).filter(alike).count()
}

impl<'de> Deserialize<'de> for City {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        named(from, "a city", Self::from_id)
    }
}

/// Which piece lies on which hex.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pieces(Vec<(Hex, Piece)>);

impl Pieces {
    /// A piece is laid; the one that lay there goes back.
    pub fn lay(&mut self, hex: Hex, piece: Piece) {
        match self.0.iter_mut().find(|laid| laid.0 == hex) {
            Some(laid) => laid.1 = piece,
            None => self.0.push((hex, piece)),
        }
    }

    /// The first piece of a tile that does not lie on the map.
    #[must_use]
    pub fn free(&self, tile: TileId) -> Piece {
        let lies =
            |number: &u16| self.0.iter().any(|(_, it)| (it.tile, it.number) == (tile, *number));
        let number = (0..u16::MAX).find(|number| !lies(number)).unwrap_or(u16::MAX);
        Piece { tile, number }
    }

    /// What the site calls a city.
    #[must_use]
    pub fn city(&self, at: At) -> City {
        let piece = self.0.iter().find(|(hex, _)| *hex == at.hex.0);
        let ground = piece.map_or(Ground::Printed(at.hex.0), |(_, piece)| Ground::Piece(*piece));
        City { ground, city: at.city }
    }

    /// Where a city is; nowhere when its piece has not been laid.
    #[must_use]
    pub fn at(&self, city: City) -> Option<At> {
        let hex = match city.ground {
            Ground::Printed(hex) => hex,
            Ground::Piece(piece) => self.0.iter().find(|laid| laid.1 == piece)?.0,
        };
        Some(At { hex: HexName(hex), city: city.city })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(id: &str) -> Hex {
        map().hex_by_id(id).unwrap()
    }

    #[test]
    fn a_city_is_where_its_piece_lies() {
        let mut pieces = Pieces::default();
        let city = City::from_id("635-0-2").unwrap();
        assert_eq!(pieces.at(city), None);
        pieces.lay(hex("D14"), Piece::from_id("635-0").unwrap());
        assert_eq!(pieces.at(city), Some(At { hex: HexName(hex("D14")), city: 2 }));
        pieces.lay(hex("D14"), Piece::from_id("636-0").unwrap());
        assert_eq!(pieces.at(city), None);
    }

    #[test]
    fn a_printed_city_is_named_after_its_hex() {
        let city = City::from_id("M7-1-0").unwrap();
        assert_eq!(Pieces::default().at(city), Some(At { hex: HexName(hex("M7")), city: 0 }));
    }

    #[test]
    fn other_words_are_no_cities() {
        for wrong in ["", "635", "635-0", "Z99-1-0", "635-x-0", "635-0--1", "-0-0", "999-0-0"] {
            assert_eq!(City::from_id(wrong), None, "{wrong}");
        }
    }
}
