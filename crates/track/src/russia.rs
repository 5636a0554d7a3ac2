//! The map, tiles and trains of 1861, made from `data/1861.json` when the crate
//! is built. A number of the rules stands there and nowhere else.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::board::geometry::{Edge, Place};
use crate::board::layout::{Drawing, End, Path, Pays, Stop, StopKind};
use crate::board::map::{Area, Class, HexSpec, Map, Pair};
use crate::board::tile::{Colour, Label, TileSpec};
use crate::routes::run::Train;

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

static MAP: LazyLock<Map> = LazyLock::new(|| {
    let (hexes, areas, tiles) =
        (HEXES.iter().cloned(), AREAS.iter().cloned(), TILES.iter().cloned());
    // The tables were checked when they were built, and a test makes the map;
    // the empty map is never reached.
    Map::new(hexes, areas, tiles, Some(PAIR)).unwrap_or_default()
});

/// The map of 1861 with its tiles.
#[must_use]
pub fn russia() -> &'static Map {
    &MAP
}

/// The trains of 1861 by name.
#[must_use]
pub fn train(name: &str) -> Option<Train> {
    TRAINS.iter().find(|(known, _)| *known == name).map(|(_, train)| *train)
}

/// The names of the trains of 1861.
pub fn train_names() -> impl ExactSizeIterator<Item = &'static str> {
    TRAINS.iter().map(|(name, _)| *name)
}
