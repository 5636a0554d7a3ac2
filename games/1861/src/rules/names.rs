//! Hexes, tiles and rotations by the names printed on them.

use bourse_track::{Hex, Rotation, TileId};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::map;

/// A hex, written `H8`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string", rename = "G1861Hex")]
pub struct HexName(pub Hex);

impl Serialize for HexName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&map().hex(self.0).place)
    }
}

impl<'de> Deserialize<'de> for HexName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        bourse_game::named(from, "a hex of the map", |id| map().hex_by_id(id).map(Self))
    }
}

/// A kind of tile, written with its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string", rename = "G1861Tile")]
pub struct TileName(pub TileId);

impl Serialize for TileName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&map().tile(self.0).id)
    }
}

impl<'de> Deserialize<'de> for TileName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        bourse_game::named(from, "a tile", |id| map().tile_by_id(id).map(Self))
    }
}

/// How a tile lies: sixths of a turn, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "number", rename = "G1861Rotation")]
pub struct RotationNumber(pub Rotation);

impl Serialize for RotationNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.sixths().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RotationNumber {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let sixths = u8::deserialize(from)?;
        let rotation = Rotation::new(sixths);
        rotation.map(Self).ok_or_else(|| serde::de::Error::custom("a rotation is 0 to 5"))
    }
}
