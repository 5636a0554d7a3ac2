//! Whether a route can come to a side of a hex without using a given track.
//!
//! New track that shares a side with old track is of no use to a company that
//! would have to leave by that side twice: a route uses no track twice, shared
//! stubs included (1861 §5.3).

use crate::board::{Board, Company, Station};
use crate::geometry::{Edge, Hex};
use crate::graph::{Borders, border};
use crate::layout::StopKind;
use crate::map::Map;

/// A side of a hex.
type Side = (Hex, Edge);

/// What a look ahead says.
enum Ahead {
    Never,
    Certain,
    /// There is a way, but it uses some track twice.
    Doubtful,
}

/// A search for a way that enters a hex by one of its sides.
pub(crate) struct Approach<'a> {
    pub(crate) map: &'a Map,
    pub(crate) board: &'a Board,
    pub(crate) company: Company,
    pub(crate) target: Side,
}

impl Approach<'_> {
    /// Whether there is a way from one of the company's tokens that does not
    /// cross this side.
    pub(crate) fn avoids(&self, side: Side) -> bool {
        let mut passed = Borders::EMPTY;
        if let Some((border, _)) = border(self.map, side.0, side.1) {
            passed.insert(border);
        }
        let stations = self.board.stations_of(self.map, self.company);
        let exits: Vec<Side> = stations.flat_map(|at| self.exits_of(at)).collect();
        self.search(&exits, passed)
    }

    fn exits_of(&self, at: Station) -> impl Iterator<Item = Side> + use<> {
        let stubs = self.board.laid(self.map, at.hex).stubs(usize::from(at.stop));
        stubs.iter().map(move |edge| (at.hex, edge))
    }

    /// The sides by which a train that entered a hex can leave it.
    fn exits(&self, (hex, side): Side) -> Vec<Side> {
        let laid = self.board.laid(self.map, hex);
        let mut exits: Vec<Side> = laid.through(side).iter().map(|edge| (hex, edge)).collect();
        let stops = laid.stops_at(side);
        for stop in (0..8).filter(|stop| stops >> stop & 1 == 1) {
            let at = Station { hex, stop };
            let passable = match laid.layout.stops().get(usize::from(stop)).map(|it| it.kind) {
                Some(StopKind::City) => !self.board.is_blocked(self.map, at, self.company),
                Some(StopKind::Town) => true,
                Some(StopKind::Offboard) | None => false,
            };
            if passable {
                exits.extend(self.exits_of(at).filter(|exit| exit.1 != side));
            }
        }
        exits
    }

    /// Tries every way; looking ahead at each step leaves few to try.
    fn search(&self, exits: &[Side], passed: Borders) -> bool {
        match self.look(exits, &passed) {
            Ahead::Never => false,
            Ahead::Certain => true,
            Ahead::Doubtful => exits.iter().any(|&(hex, edge)| {
                let Some((border, beyond)) = border(self.map, hex, edge) else { return false };
                if passed.contains(border) {
                    return false;
                }
                let mut passed = passed;
                passed.insert(border);
                self.search(&self.exits((beyond, edge.opposite())), passed)
            }),
        }
    }

    /// Spreads out over all track not yet passed.
    fn look(&self, exits: &[Side], passed: &Borders) -> Ahead {
        let mut ways: Vec<(Side, Option<usize>)> = exits.iter().map(|&exit| (exit, None)).collect();
        let mut next = 0;
        while let Some(&((hex, edge), _)) = ways.get(next) {
            if let Some((border, beyond)) = border(self.map, hex, edge)
                && !passed.contains(border)
            {
                let entered = (beyond, edge.opposite());
                if entered == self.target {
                    return self.judge(&ways, next);
                }
                for exit in self.exits(entered) {
                    if ways.iter().all(|(known, _)| *known != exit) {
                        ways.push((exit, Some(next)));
                    }
                }
            }
            next += 1;
        }
        Ahead::Never
    }

    fn judge(&self, ways: &[(Side, Option<usize>)], last: usize) -> Ahead {
        let mut passed = Borders::EMPTY;
        let mut at = Some(last);
        while let Some(&((hex, edge), from)) = at.and_then(|index| ways.get(index)) {
            let Some((border, _)) = border(self.map, hex, edge) else { return Ahead::Doubtful };
            if passed.contains(border) {
                return Ahead::Doubtful;
            }
            passed.insert(border);
            at = from;
        }
        Ahead::Certain
    }
}
