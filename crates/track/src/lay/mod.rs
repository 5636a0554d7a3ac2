//! Laying and upgrading tiles: the part of the rules that is about track.
//!
//! Whether a company may lay here, in which phase and at what price is for the
//! game to say.

pub(crate) mod detours;
pub(crate) mod fits;
mod new_track;
mod survey;

pub use survey::{Refusal, Survey, TileSet};

use crate::board::geometry::{Edge, Hex, Rotation};
use crate::board::layout::{Laid, MOST_STOPS};
use crate::board::map::{Class, Map};
use crate::board::tile::{Colour, TileId};
use crate::board::{Board, NOBODY, SLOTS};
use crate::lay::fits::Fit;

/// Why a tile does not fit on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LayError {
    /// No tile is ever laid on grey and red hexes.
    #[error("nothing is laid on this hex")]
    Fixed,
    /// Tiles follow one another in their colours.
    #[error("a tile of another colour is next")]
    Colour,
    /// City on city, town on town, plain on plain.
    #[error("a tile of another kind belongs here")]
    Kind,
    /// The labels of hex and tile differ.
    #[error("a tile with another label belongs here")]
    Label,
    /// Track would lead into the sea, off the map or into a blank side.
    #[error("track cannot leave by edge {}", .0.index())]
    ClosedEdge(Edge),
    /// Old track must stay in place.
    #[error("old track would be lost")]
    TrackLost,
    /// The stations of the old tile do not find theirs on the new one.
    #[error("a station would be lost")]
    StationLost,
    /// The new tile has too few circles for the tokens.
    #[error("too few circles for the tokens")]
    NoRoom,
}

/// Where the stops of a hex are when a tile was laid on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StopsMoved([u8; MOST_STOPS]);

impl StopsMoved {
    /// The stop on the new tile that an old one became.
    #[must_use]
    pub fn stop(self, old: u8) -> u8 {
        self.0.get(usize::from(old)).copied().unwrap_or(old)
    }
}

impl Board {
    /// Whether a tile fits on a hex: colour, kind, label, edges, kept track.
    ///
    /// # Errors
    /// If it does not, with the reason.
    pub fn check_lay(
        &self,
        map: &Map,
        hex: Hex,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<(), LayError> {
        self.stops_after_lay(map, hex, tile, rotation).map(|_| ())
    }

    /// Lays a tile and tells where its stops are now. Tokens follow their
    /// stops, each to the first free circle in the order of the old ones.
    ///
    /// # Errors
    /// If it does not fit; then nothing has changed.
    pub fn lay(
        &mut self,
        map: &Map,
        hex: Hex,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<StopsMoved, LayError> {
        let stops = self.stops_after_lay(map, hex, tile, rotation)?;
        let tokens = self.tokens_after_lay(map, hex, tile, stops)?;
        self.put_tile(hex, tile, rotation);
        if let (Some(slots), Some(tokens)) = (self.slots_of_mut(map, hex), tokens) {
            *slots = tokens;
        }
        Ok(stops)
    }

    /// All tiles that fit on a hex, in the map's order, each with all rotations
    /// that fit.
    pub fn lays<'a>(
        &'a self,
        map: &'a Map,
        hex: Hex,
    ) -> impl Iterator<Item = (TileId, Rotation)> + 'a {
        self.fits(map, hex).flat_map(|fit| fit.rotations.iter().map(move |it| (fit.tile, it)))
    }

    /// The tiles that fit on a hex, in the map's order.
    pub(crate) fn fits<'a>(
        &self,
        map: &'a Map,
        hex: Hex,
    ) -> impl Iterator<Item = Fit> + Clone + 'a {
        let colour = self.colour(map, hex);
        map.fits().on(hex, colour, self.tile(hex))
    }

    /// The colour of what lies on a hex.
    #[must_use]
    pub fn colour(&self, map: &Map, hex: Hex) -> Colour {
        self.tile(hex).map_or(map.hex(hex).colour, |(tile, _)| map.tile(tile).colour)
    }

    /// Where the stops of a hex would be if a tile were laid on it.
    ///
    /// # Errors
    /// If the tile does not fit.
    pub fn stops_after_lay(
        &self,
        map: &Map,
        hex: Hex,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<StopsMoved, LayError> {
        let (info, new) = (map.hex(hex), map.tile(tile));
        if info.class != Class::Land {
            return Err(LayError::Fixed);
        }
        if self.colour(map, hex).next() != Some(new.colour) {
            return Err(LayError::Colour);
        }
        if new.layout.kind() != info.layout.kind() {
            return Err(LayError::Kind);
        }
        if new.label != info.label_for(new.colour) {
            return Err(LayError::Label);
        }
        let laid = Laid { layout: &new.layout, rotation };
        if let Some(edge) = laid.exits().iter().find(|&edge| !info.open_edges().contains(edge)) {
            return Err(LayError::ClosedEdge(edge));
        }
        stops_after(self.laid(map, hex), laid)
    }

    fn tokens_after_lay(
        &self,
        map: &Map,
        hex: Hex,
        tile: TileId,
        stops: StopsMoved,
    ) -> Result<Option<[u8; SLOTS]>, LayError> {
        let Some(slots) = self.slots_of(map, hex) else { return Ok(None) };
        let (old, new) = (self.laid(map, hex).layout, &map.tile(tile).layout);
        let mut moved = [NOBODY; SLOTS];
        for stop in 0..old.stops().len() as u8 {
            let owners = slots.get(old.circles(stop)).unwrap_or_default();
            for &owner in owners.iter().filter(|&&owner| owner != NOBODY) {
                let circles = moved.get_mut(new.circles(stops.stop(stop))).unwrap_or_default();
                let free = circles.iter_mut().find(|circle| **circle == NOBODY);
                *free.ok_or(LayError::NoRoom)? = owner;
            }
        }
        Ok(Some(moved))
    }
}

/// Where stops are when one layout is laid on another: all old track stays, and
/// every old stop must find one new stop with all its track; two may share one
/// only if the new tile has but one.
pub(crate) fn stops_after(old: Laid<'_>, new: Laid<'_>) -> Result<StopsMoved, LayError> {
    if !new.keeps_through_track_of(old) {
        return Err(LayError::TrackLost);
    }
    let (before, after) = (old.layout.stops().len(), new.layout.stops().len());
    let mut stations = [0; MOST_STOPS];
    let mut taken = [false; MOST_STOPS];
    for (stop, station) in stations.iter_mut().enumerate().take(before) {
        let stubs = old.stubs(stop);
        let to = if stubs.is_empty() && before == after {
            Some(stop)
        } else {
            (0..after).find(|&to| new.stubs(to).includes(stubs))
        };
        let to =
            to.ok_or(if stubs.is_empty() { LayError::StationLost } else { LayError::TrackLost })?;
        if taken[to] && after > 1 {
            return Err(LayError::StationLost);
        }
        taken[to] = true;
        *station = to as u8;
    }
    Ok(StopsMoved(stations))
}
