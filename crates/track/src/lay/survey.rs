//! What a company may lay on a hex: a tile that fits, is to be had, and extends
//! its routes.
//!
//! Money, blocked hexes and the number of lays in a turn are for the game to
//! judge.

use crate::board::Board;
use crate::board::geometry::{Edge, Edges, Hex, Rotation};
use crate::board::layout::{Laid, StopKind};
use crate::board::map::Map;
use crate::board::tile::{Colour, Tile, TileId};
use crate::lay::LayError;
use crate::lay::detours::Detours;
use crate::lay::new_track::NewTrack;
use crate::network::Network;

/// Why a company may not lay a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The tile does not fit, whoever lays it.
    #[error(transparent)]
    Fit(#[from] LayError),
    /// Colours come one after the other in the course of a game.
    #[error("tiles of this colour are not available yet")]
    NotYet,
    /// All tiles of this kind lie on the map.
    #[error("no such tile is left")]
    NoneLeft,
    /// Brown cities take the most exits they can.
    #[error("a brown tile with more exits must be used")]
    MoreExits,
    /// No route of the company comes to the tile.
    #[error("the tile does not join the company's network")]
    Unconnected,
    /// The company comes to old track of the tile only.
    #[error("no new track extends a route of the company")]
    NothingNew,
}

/// A set of kinds of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TileSet([u64; 4]);

impl TileSet {
    /// All tiles there can be.
    pub const ALL: Self = Self([u64::MAX; 4]);
    /// None.
    pub const NONE: Self = Self([0; 4]);

    /// Whether a tile is in the set.
    #[must_use]
    pub const fn contains(&self, tile: TileId) -> bool {
        self.0[tile.index() / 64] >> (tile.index() % 64) & 1 == 1
    }

    /// Adds a tile.
    pub const fn insert(&mut self, tile: TileId) {
        self.0[tile.index() / 64] |= 1 << (tile.index() % 64);
    }

    /// Takes a tile out.
    pub const fn remove(&mut self, tile: TileId) {
        self.0[tile.index() / 64] &= !(1 << (tile.index() % 64));
    }
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> Self {
        let mut set = Self::NONE;
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

/// A position as a company that lays track sees it.
#[derive(Clone, Copy, Debug)]
pub struct Survey<'a> {
    /// The map.
    pub map: &'a Map,
    /// Tiles and tokens.
    pub board: &'a Board,
    /// What the company reaches.
    pub network: &'a Network,
    /// The newest colour that may be laid.
    pub newest: Colour,
    /// The tiles of which one is left.
    pub stock: TileSet,
}

impl Survey<'_> {
    /// Whether the company may lay the tile there.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn check(&self, hex: Hex, tile: TileId, rotation: Rotation) -> Result<(), Refusal> {
        self.board.check_lay(self.map, hex, tile, rotation)?;
        if self.map.tile(tile).colour > self.newest {
            return Err(Refusal::NotYet);
        }
        if !self.stock.contains(tile) {
            return Err(Refusal::NoneLeft);
        }
        self.check_connection(hex, tile, rotation)?;
        let tile = self.map.tile(tile);
        if takes_most_exits(tile) && tile.layout.exits().len() < self.most_exits(hex) {
            return Err(Refusal::MoreExits);
        }
        Ok(())
    }

    /// The most exits of a tile that fits and is to be had.
    fn most_exits(&self, hex: Hex) -> usize {
        let fits = self.board.fits(self.map, hex).filter(|fit| self.stock.contains(fit.tile));
        fits.map(|fit| self.map.tile(fit.tile).layout.exits().len()).max().unwrap_or(0)
    }

    /// Some of the new track must extend a route; of a city or a town any part
    /// will do.
    fn check_connection(&self, hex: Hex, tile: TileId, rotation: Rotation) -> Result<(), Refusal> {
        let new = Laid { layout: &self.map.tile(tile).layout, rotation };
        let ways = Detours::to_one(self);
        let mut site = NewTrack::new(&ways, hex).ok_or(Refusal::Unconnected)?;
        if site.extends(new) {
            return Ok(());
        }
        Err(if site.joins(new) { Refusal::NothingNew } else { Refusal::Unconnected })
    }

    /// All the company may lay there, in the map's order: what
    /// [`check`](Self::check) accepts.
    pub fn legal(&self, hex: Hex) -> impl Iterator<Item = (TileId, Rotation)> + '_ {
        let mut legal = Vec::new();
        self.each_legal(&Detours::to_one(self), hex, |tile, rotation| legal.push((tile, rotation)));
        legal.into_iter()
    }

    /// All the company may lay anywhere: what [`legal`](Self::legal) gives for
    /// every hex, in the map's order.
    #[must_use]
    pub fn lays(&self) -> Vec<(Hex, TileId, Rotation)> {
        let mut lays = Vec::with_capacity(256);
        let ways = Detours::to_all(self);
        for hex in self.map.hexes() {
            self.each_legal(&ways, hex, |tile, rotation| lays.push((hex, tile, rotation)));
        }
        lays
    }

    fn each_legal(&self, ways: &Detours<'_>, hex: Hex, mut tell: impl FnMut(TileId, Rotation)) {
        let next = self.board.colour(self.map, hex).next();
        if next.is_none_or(|next| next > self.newest) {
            return;
        }
        let Some(mut site) = NewTrack::new(ways, hex) else { return };
        let mut most = None;
        for fit in self.board.fits(self.map, hex).filter(|fit| self.stock.contains(fit.tile)) {
            let tile = self.map.tile(fit.tile);
            if takes_most_exits(tile) {
                let most = *most.get_or_insert_with(|| self.most_exits(hex));
                if tile.layout.exits().len() < most {
                    continue;
                }
            }
            for rotation in fit.rotations.iter() {
                if site.extends(Laid { layout: &tile.layout, rotation }) {
                    tell(fit.tile, rotation);
                }
            }
        }
    }

    /// The legal lays without those that look like an earlier one: a tile with
    /// six like exits is the same however it is turned.
    #[must_use]
    pub fn distinct(&self, hex: Hex) -> Vec<(TileId, Rotation)> {
        let mut kept: Vec<(TileId, Rotation)> = Vec::new();
        for (tile, rotation) in self.legal(hex) {
            let layout = &self.map.tile(tile).layout;
            let looks_like = |&(earlier, turned): &(TileId, Rotation)| {
                let (one, other) = (Laid { layout, rotation }, Laid { layout, rotation: turned });
                earlier == tile && same_track(one, other)
            };
            if !kept.iter().any(looks_like) {
                kept.push((tile, rotation));
            }
        }
        kept
    }
}

/// Brown cities use six exits if they can, or the most they can.
fn takes_most_exits(tile: &Tile) -> bool {
    tile.colour == Colour::Brown && tile.layout.kind() == Some(StopKind::City)
}

/// Whether two layouts have the same track, whatever their stops are numbered.
fn same_track(one: Laid<'_>, other: Laid<'_>) -> bool {
    let joined = |laid: Laid<'_>, edge: Edge| -> Edges {
        let stops = (0..laid.layout.stops().len()).map(|stop| laid.stubs(stop));
        stops.filter(|stubs| stubs.contains(edge)).flat_map(Edges::iter).collect()
    };
    Edge::ALL.into_iter().all(|edge| {
        one.through(edge) == other.through(edge) && joined(one, edge) == joined(other, edge)
    })
}
