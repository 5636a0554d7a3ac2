//! The network a company reaches: where its track can take it, past cities
//! that are not full.
//!
//! A cache beside the board, small enough to be copied with it.

use crate::board::{Board, Company, Station};
use crate::follow::{Entries, Follow};
use crate::geometry::{Edges, Hex};
use crate::layout::StopKind;
use crate::map::Map;

/// Which hexes and stops a company's track leads to.
///
/// Whatever is reached is reached without using track twice, as a route would.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    company: Company,
    entered: Entries,
}

impl Network {
    /// The network as the board stands.
    #[must_use]
    pub fn new(map: &Map, board: &Board, company: Company) -> Self {
        let follow = Follow::new(map, board, |at| passable(map, board, at, company));
        Self { company, entered: follow.from(board.stations_of(map, company)) }
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
        self.entered.get(hex.index()).copied().unwrap_or_default()
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
    let kind = |at| board.stop(map, at).map(|stop| stop.kind);
    let passes = |at| matches!(kind(at), Some(StopKind::City | StopKind::Town));
    let entered = Follow::new(map, board, passes).from([from]);
    let led_to = |at: &Station| {
        let stubs = board.laid(map, at.hex).stubs(usize::from(at.stop));
        *at == from || stubs.meets(entered[at.hex.index()])
    };
    board.stations(map).filter(led_to).collect()
}

/// Whether a company's trains go on beyond a stop.
pub(crate) fn passable(map: &Map, board: &Board, at: Station, company: Company) -> bool {
    match board.stop(map, at).map(|stop| stop.kind) {
        Some(StopKind::City) => !board.is_blocked(map, at, company),
        Some(StopKind::Town) => true,
        Some(StopKind::Offboard) | None => false,
    }
}
