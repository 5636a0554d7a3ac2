//! The network a company reaches: where its track can take it, past cities
//! that are not full.
//!
//! A cache beside the board, small enough to be copied with it.

pub(crate) mod alternating_paths;
pub(crate) mod breadth_first;
mod networks;

pub use networks::Networks;

use crate::board::geometry::{Edges, Hex};
use crate::board::layout::{Layout, StopKind};
use crate::board::map::Map;
use crate::board::side::Sides;
use crate::board::{Board, Company, Station};
use crate::network::alternating_paths::follow;
use crate::network::breadth_first::{exits, first_sides, passes, sides_of};

/// Which hexes and stops a company's track leads to.
///
/// Whatever is reached is reached without using track twice, as a route would.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    company: Company,
    entered: Sides,
}

impl Network {
    /// The network as the board stands.
    #[must_use]
    pub fn new(map: &Map, board: &Board, company: Company) -> Self {
        let passes = passes(map, board, company);
        let first = first_sides(map, board, company);
        Self { company, entered: follow(map, first, |side| exits(map, board, side, &passes)) }
    }

    /// Whose network it is.
    #[must_use]
    pub fn company(&self) -> Company {
        self.company
    }

    /// The edges by which the company's track leads into a hex, whether or not
    /// track goes on there.
    #[must_use]
    pub fn entries(&self, hex: Hex) -> Edges {
        self.entered.of(hex)
    }

    /// Whether the company's track leads to a stop, or its token is there.
    #[must_use]
    pub fn reaches(&self, map: &Map, board: &Board, at: Station) -> bool {
        let stubs = board.laid(map, at.hex).stubs(usize::from(at.stop));
        stubs.meets(self.entries(at.hex))
            || board.tokens(map, at).any(|owner| owner == Some(self.company))
    }

    /// All stops the company's track leads to and those with its tokens, in the
    /// map's order. Trains do not pass all of them: some are full, some red.
    pub fn stations<'a>(
        &'a self,
        map: &'a Map,
        board: &'a Board,
    ) -> impl Iterator<Item = Station> + 'a {
        board.stations(map).filter(move |&at| self.reaches(map, board, at))
    }

    /// A tile was laid on a hex.
    pub fn tile_laid(&mut self, map: &Map, board: &Board, hex: Hex) {
        if !self.entries(hex).is_empty() || self.at_home(map, board, hex) {
            *self = Self::new(map, board, self.company);
        }
    }

    /// A token was placed.
    pub fn token_placed(&mut self, map: &Map, board: &Board, at: Station, company: Company) {
        if company == self.company
            || board.is_blocked(map, at, self.company) && self.reaches(map, board, at)
        {
            *self = Self::new(map, board, self.company);
        }
    }

    /// A token was removed.
    pub fn token_removed(&mut self, map: &Map, board: &Board, at: Station, company: Company) {
        if company == self.company || self.reaches(map, board, at) {
            *self = Self::new(map, board, self.company);
        }
    }

    /// Whether the company has a token in a hex.
    pub(crate) fn at_home(&self, map: &Map, board: &Board, hex: Hex) -> bool {
        board.stations_in(map, hex, self.company).next().is_some()
    }
}

/// The stops that track leads to from a stop if no token stands in the way,
/// that stop included, in the map's order. Red areas end every way.
#[must_use]
pub fn reach_ignoring_tokens(map: &Map, board: &Board, from: Station) -> Vec<Station> {
    let passes = |at: Station, layout: &Layout| {
        let stop = layout.stops().get(usize::from(at.stop));
        stop.is_some_and(|stop| stop.kind != StopKind::Offboard)
    };
    let exits = |side| exits(map, board, side, passes);
    let entered = follow(map, sides_of(map, board, from), exits);
    let mut stations: Vec<Station> = board.stations_at(map, &entered).collect();
    if let Err(place) = stations.binary_search(&from)
        && board.stop(map, from).is_some()
    {
        stations.insert(place, from);
    }
    stations
}
