//! Tiles and tokens for the map.

use bourse_game::Money;
use bourse_track::{Hex, Rotation, Station, TileId};
use serde::Serialize;
use ts_rs::TS;

use crate::{G1861, HexName, RotationNumber, TileName};

type Lay = (Hex, TileId, Rotation);

#[derive(Serialize, TS)]
#[ts(rename = "G1861TokenOffer")]
pub(super) struct TokenOffer {
    hex: HexName,
    city: u8,
    price: Money,
}

/// The tiles that may be laid in a hex.
#[derive(Serialize, TS)]
#[ts(rename = "G1861LayOffer")]
pub(super) struct LayOffer {
    hex: HexName,
    /// The lay and the terrain.
    cost: Money,
    tiles: Vec<TileOffer>,
}

#[derive(Serialize, TS)]
#[ts(rename = "G1861TileOffer")]
pub(super) struct TileOffer {
    tile: TileName,
    rotations: Vec<RotationNumber>,
    /// How many are left; null: as many as wanted.
    left: Option<u8>,
}

/// A company's first token costs nothing.
pub(super) fn tokens(game: &G1861, cities: &[Station]) -> Vec<TokenOffer> {
    let company = game.operating();
    let price = |hex| company.and_then(|company| game.token_price(company, hex));
    let token = |at: &Station| TokenOffer {
        hex: HexName(at.hex),
        city: at.stop,
        price: price(at.hex).unwrap_or(Money::ZERO),
    };
    cities.iter().map(token).collect()
}

/// The lays come hex by hex and tile by tile.
pub(super) fn lays(game: &G1861, lays: &[Lay]) -> Vec<LayOffer> {
    let left: Vec<(TileId, Option<u8>)> = game.tiles_left().collect();
    let left = |tile| left.iter().find(|(it, _)| *it == tile).and_then(|(_, left)| *left);
    let tile = |lays: &[Lay]| {
        let (_, tile, _) = *lays.first()?;
        let rotations = lays.iter().map(|&(.., rotation)| RotationNumber(rotation)).collect();
        Some(TileOffer { tile: TileName(tile), rotations, left: left(tile) })
    };
    let hex = |lays: &[Lay]| {
        let (hex, ..) = *lays.first()?;
        let cost = game.lay_price(hex).unwrap_or(Money::ZERO);
        let tiles = lays.chunk_by(|a, b| a.1 == b.1).filter_map(tile).collect();
        Some(LayOffer { hex: HexName(hex), cost, tiles })
    };
    lays.chunk_by(|a, b| a.0 == b.0).filter_map(hex).collect()
}
