//! The map and what lies on it.

use std::collections::BTreeMap;

use bourse_track::Station;
use serde::Serialize;
use ts_rs::TS;

use crate::map;
use crate::{Company, G1861, HexName, Private, RotationNumber, TileName};

/// Tiles and tokens.
#[derive(Serialize, TS)]
#[ts(rename = "G1861Board")]
pub(super) struct ShownBoard {
    #[ts(type = "Partial<Record<string, [G1861Tile, G1861Rotation]>>")]
    tiles: BTreeMap<String, (TileName, RotationNumber)>,
    tokens: Vec<Standing>,
    /// Circles kept for companies that are not there yet.
    kept: Vec<Standing>,
    /// The hexes nobody builds in yet, with the private that keeps them.
    #[ts(type = "Partial<Record<string, G1861Private>>")]
    blocked: BTreeMap<String, Private>,
    /// How many of each tile are left; null: as many as wanted.
    #[ts(type = "Partial<Record<G1861Tile, number | null>>")]
    left: BTreeMap<String, Option<u8>>,
    /// Which of the four values of the red areas counts.
    column: u8,
}

/// A token in a circle.
#[derive(Serialize, TS)]
#[ts(rename = "G1861Standing")]
pub(super) struct Standing {
    hex: HexName,
    /// Which of the stops on the tile.
    city: u8,
    /// Which of the city's circles.
    slot: u8,
    company: Company,
}

pub(super) fn show(game: &G1861) -> ShownBoard {
    let (map, board) = (map(), game.board());
    let name = |hex| map.hex(hex).place.to_string();
    let tile = |hex| {
        let (tile, rotation) = board.tile(hex)?;
        Some((name(hex), (TileName(tile), RotationNumber(rotation))))
    };
    let tokens = board.stations(map).flat_map(|at| {
        let circles = board.tokens(map, at).enumerate();
        let taken = circles.filter_map(|(slot, owner)| Some((slot, Company::from_map(owner?)?)));
        taken.map(move |(slot, company)| standing((at, slot, company)))
    });
    ShownBoard {
        tiles: map.hexes().filter_map(tile).collect(),
        tokens: tokens.collect(),
        kept: game.kept_circles().map(standing).collect(),
        blocked: game.blocked_hexes().map(|(hex, private)| (name(hex), private)).collect(),
        left: game.tiles_left().map(|(it, left)| (map.tile(it).id.to_string(), left)).collect(),
        column: game.phase().column().index() as u8,
    }
}

fn standing((at, slot, company): (Station, usize, Company)) -> Standing {
    Standing { hex: HexName(at.hex), city: at.stop, slot: slot as u8, company }
}
