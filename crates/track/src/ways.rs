//! A shortest way to every side of a hex that a company's track leads to. It
//! may use some track twice; where it does not, it tells quickly what
//! [`follow`] would find out.

use crate::board::{Board, Company};
use crate::follow::follow;
use crate::geometry::{Edge, Edges, Hex};
use crate::map::Map;
use crate::spread::{
    SIDES, START, Sides, Spread, edge_of, exits, first_sides, hex_of, passes, side,
};

/// The ways.
pub(crate) struct Ways {
    /// Where a train goes on from each side it enters.
    exits: [Edges; SIDES],
    before: [u16; SIDES],
}

impl Ways {
    pub(crate) fn new(map: &Map, board: &Board, company: Company) -> Self {
        let passes = passes(map, board, company);
        let mut ways = Self { exits: [Edges::NONE; SIDES], before: [START; SIDES] };
        let mut spread = Spread::new(map, None);
        first_sides(map, board, company).for_each(|exit| spread.cross(START, exit));
        while let Some(entered) = spread.next() {
            let exits = exits(map, board, entered, &passes);
            ways.exits[usize::from(entered)] = exits;
            let hex = hex_of(entered);
            exits.iter().for_each(|edge| spread.cross(entered, side(hex, edge)));
        }
        ways.before = spread.before;
        ways
    }

    /// The sides of a hex that the way which enters it by one of them does not
    /// cross; none if it uses some track twice.
    pub(crate) fn uncrossed(&self, map: &Map, hex: Hex, edge: Edge) -> Edges {
        let mut crossed = Edges::NONE;
        let proper = proper(map, &self.before, side(hex, edge), |side| {
            if hex_of(side) == hex {
                crossed.insert(edge_of(side));
            }
        });
        if proper { Edges::ALL.without(crossed) } else { Edges::NONE }
    }

    /// Whether a company can enter a hex by one side without crossing another
    /// one, and without using any track twice. The first sides are its own.
    pub(crate) fn avoid<F: Iterator<Item = u16>>(
        &self,
        map: &Map,
        first: impl Fn() -> F,
        entered: u16,
        closed: u16,
    ) -> bool {
        let mut spread = Spread::new(map, Some(closed));
        first().for_each(|exit| spread.cross(START, exit));
        while let Some(at) = spread.next() {
            if at == entered {
                // If this way uses some track twice, another one may not.
                return proper(map, &spread.before, entered, |_| ())
                    || follow(map, first(), Some(closed), |at| self.exits[usize::from(at)])
                        .contains(entered);
            }
            let hex = hex_of(at);
            let exits = self.exits[usize::from(at)];
            exits.iter().for_each(|edge| spread.cross(at, side(hex, edge)));
        }
        false
    }
}

/// Whether a way uses no track twice; tells all sides on it, left or entered.
fn proper(map: &Map, before: &[u16; SIDES], to: u16, mut tell: impl FnMut(u16)) -> bool {
    let mut passed = Sides::NONE;
    let mut at = to;
    while at != START {
        let Some(left) = map.across(at).filter(|&left| !passed.contains(left)) else {
            return false;
        };
        passed.insert(at);
        tell(at);
        tell(left);
        at = before[usize::from(at)];
    }
    true
}
