//! The network a company reaches: where its track can take it, past cities
//! that are not full.
//!
//! A cache beside the board. It is told what changed and follows only that;
//! [`Network::new`] gives the same from nothing.

use crate::bits::Bits;
use crate::board::{Board, Company, Station};
use crate::geometry::{Edge, Edges, Hex, Rotation};
use crate::graph::{Borders, border};
use crate::layout::{Laid, StopKind};
use crate::map::{MOST_HEXES, Map};
use crate::tile::TileId;

const SIDES: usize = MOST_HEXES * 6;
const NOWHERE: u16 = u16::MAX;

type Sides = Bits<{ SIDES.div_ceil(64) }>;

/// Which hexes and stops a company's track leads to.
///
/// Whatever is reached is reached without using track twice, as a route would.
#[derive(Clone, Debug)]
pub struct Network {
    company: Company,
    /// Hexes entered by an edge, perhaps over track used twice.
    entered: Sides,
    /// Those that can be entered properly.
    reached: Sides,
    /// From which side one came first.
    from: Vec<u16>,
    new: Vec<u16>,
}

impl PartialEq for Network {
    fn eq(&self, other: &Self) -> bool {
        self.company == other.company && self.reached == other.reached
    }
}

impl Eq for Network {}

fn side(hex: Hex, edge: Edge) -> u16 {
    (hex.index() * 6 + edge.index()) as u16
}

fn place(side: u16) -> (Hex, Edge) {
    (Hex((side / 6) as u8), Edge::ALL[usize::from(side % 6)])
}

impl Network {
    /// The network as the board stands.
    #[must_use]
    pub fn new(map: &Map, board: &Board, company: Company) -> Self {
        let mut network = Self {
            company,
            entered: Sides::EMPTY,
            reached: Sides::EMPTY,
            from: vec![NOWHERE; SIDES],
            new: Vec::new(),
        };
        for station in board.stations_of(map, company) {
            network.leave(map, board, station, None);
        }
        network.settle(map, board);
        network
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
        let open = |edge: &Edge| self.reached.contains(usize::from(side(hex, *edge)));
        Edge::ALL.into_iter().filter(open).collect()
    }

    /// Whether the company's track leads to a stop, or its token is there.
    #[must_use]
    pub fn reaches(&self, map: &Map, board: &Board, at: Station) -> bool {
        let entries = self.entries(at.hex);
        let stubs = board.laid(map, at.hex).stubs(usize::from(at.stop));
        stubs.iter().any(|edge| entries.contains(edge)) || self.has_token(map, board, at)
    }

    fn has_token(&self, map: &Map, board: &Board, at: Station) -> bool {
        board.tokens(map, at).any(|owner| owner == Some(self.company))
    }

    /// Whether a tile, if it were laid, would extend the company's routes: on
    /// plain hexes by new track, elsewhere by any track (1861 §5.5.2.2-3). For
    /// plain track this is not all: a route must also be able to come in at one
    /// end without having left by the other, which [`Survey`](crate::Survey) sees to.
    pub(crate) fn extends(
        &self,
        map: &Map,
        board: &Board,
        hex: Hex,
        tile: TileId,
        rotation: Rotation,
    ) -> bool {
        let old = board.laid(map, hex);
        let new = Laid { layout: &map.tile(tile).layout, rotation };
        let entries = self.entries(hex);
        if new.layout.kind().is_none() {
            return entries.iter().any(|edge| !old.through(edge).includes(new.through(edge)));
        }
        let home = board.stations_of(map, self.company).any(|at| at.hex == hex);
        home || new.exits().iter().any(|edge| entries.contains(edge))
    }

    /// A tile was laid on a hex.
    pub fn tile_laid(&mut self, map: &Map, board: &Board, hex: Hex) {
        for stop in 0..board.laid(map, hex).layout.stops().len() as u8 {
            let station = Station { hex, stop };
            if self.has_token(map, board, station) {
                self.leave(map, board, station, None);
            }
        }
        self.look_again(hex);
        self.settle(map, board);
    }

    /// A token was placed.
    pub fn token_placed(&mut self, map: &Map, board: &Board, at: Station, company: Company) {
        if company == self.company {
            self.leave(map, board, at, None);
            self.settle(map, board);
        } else if board.is_blocked(map, at, self.company) && self.reaches(map, board, at) {
            *self = Self::new(map, board, self.company);
        }
    }

    /// A token was removed.
    pub fn token_removed(&mut self, map: &Map, board: &Board, at: Station, company: Company) {
        if company == self.company {
            *self = Self::new(map, board, self.company);
        } else {
            self.look_again(at.hex);
            self.settle(map, board);
        }
    }

    fn look_again(&mut self, hex: Hex) {
        let sides = Edge::ALL.map(|edge| side(hex, edge));
        let entered = sides.into_iter().filter(|&side| self.entered.contains(usize::from(side)));
        self.new.extend(entered);
    }

    /// Leaves a stop by all its track but the one by which it was entered.
    fn leave(&mut self, map: &Map, board: &Board, at: Station, entered: Option<Edge>) {
        let stubs = board.laid(map, at.hex).stubs(usize::from(at.stop));
        let from = entered.map_or(NOWHERE, |edge| side(at.hex, edge));
        for edge in stubs.iter().filter(|&edge| Some(edge) != entered) {
            self.cross(map, at.hex, edge, from);
        }
    }

    fn cross(&mut self, map: &Map, hex: Hex, edge: Edge, from: u16) {
        let Some(beyond) = map.hex(hex).neighbour(edge) else { return };
        let there = side(beyond, edge.opposite());
        if !self.entered.contains(usize::from(there)) {
            self.entered.insert(usize::from(there));
            self.from[usize::from(there)] = from;
            self.new.push(there);
        }
    }

    /// Follows all track from what is new, then sees what is properly reached.
    fn settle(&mut self, map: &Map, board: &Board) {
        while let Some(next) = self.new.pop() {
            let (hex, edge) = place(next);
            let laid = board.laid(map, hex);
            for exit in laid.through(edge).iter() {
                self.cross(map, hex, exit, next);
            }
            let stops = laid.stops_at(edge);
            for stop in (0..8).filter(|stop| stops >> stop & 1 == 1) {
                let at = Station { hex, stop };
                if passable(map, board, at, self.company) {
                    self.leave(map, board, at, Some(edge));
                }
            }
        }
        let doubtful = self.entered.without(&self.reached);
        for entered in doubtful.iter() {
            let entered = entered as u16;
            if self.proper(map, entered) || Search::finds(self, map, board, entered) {
                self.reached.insert(usize::from(entered));
            }
        }
    }

    /// Whether the way by which a side was first entered uses no track twice.
    fn proper(&self, map: &Map, mut at: u16) -> bool {
        let mut passed = Borders::EMPTY;
        while at != NOWHERE {
            let (hex, edge) = place(at);
            let Some((border, _)) = border(map, hex, edge) else { return false };
            if passed.contains(border) {
                return false;
            }
            passed.insert(border);
            at = self.from[usize::from(at)];
        }
        true
    }
}

/// Looks for a proper way to a side, trying every one.
struct Search<'a> {
    map: &'a Map,
    board: &'a Board,
    company: Company,
    target: u16,
    passed: Borders,
    stops: Vec<Station>,
}

impl<'a> Search<'a> {
    fn finds(network: &Network, map: &'a Map, board: &'a Board, target: u16) -> bool {
        let company = network.company;
        let mut search =
            Search { map, board, company, target, passed: Borders::EMPTY, stops: Vec::new() };
        let stations: Vec<Station> = board.stations_of(map, company).collect();
        stations.into_iter().any(|station| search.leave(station))
    }

    /// A stop passed twice could be passed once, so it never is.
    fn leave(&mut self, at: Station) -> bool {
        if self.stops.contains(&at) {
            return false;
        }
        self.stops.push(at);
        let stubs = self.board.laid(self.map, at.hex).stubs(usize::from(at.stop));
        let found = stubs.iter().any(|edge| self.cross(at.hex, edge));
        self.stops.pop();
        found
    }

    fn cross(&mut self, hex: Hex, edge: Edge) -> bool {
        let Some((border, beyond)) = border(self.map, hex, edge) else { return false };
        if self.passed.contains(border) {
            return false;
        }
        let edge = edge.opposite();
        if side(beyond, edge) == self.target {
            return true;
        }
        self.passed.insert(border);
        let laid = self.board.laid(self.map, beyond);
        let stops = laid.stops_at(edge);
        let found = laid.through(edge).iter().any(|exit| self.cross(beyond, exit))
            || (0..8).filter(|stop| stops >> stop & 1 == 1).any(|stop| {
                let at = Station { hex: beyond, stop };
                passable(self.map, self.board, at, self.company) && self.leave(at)
            });
        self.passed.remove(border);
        found
    }
}

fn passable(map: &Map, board: &Board, at: Station, company: Company) -> bool {
    let stop = board.laid(map, at.hex).layout.stops().get(usize::from(at.stop));
    match stop.map(|stop| stop.kind) {
        Some(StopKind::City) => !board.is_blocked(map, at, company),
        Some(StopKind::Town) => true,
        Some(StopKind::Offboard) | None => false,
    }
}
