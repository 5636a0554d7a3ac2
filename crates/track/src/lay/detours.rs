//! Detours: whether a company comes to a side of a hex without crossing another
//! one.

use std::cell::OnceCell;

use crate::board::geometry::{Edge, Edges, Hex};
use crate::board::side::{SIDES, START, Sides, edge_of, hex_of, side};
use crate::lay::survey::Survey;
use crate::network::alternating_paths::comes_to;
use crate::network::breadth_first::{BreadthFirst, exits, first_sides, passes};

/// The ways of a company that lays track. What serves for more than one
/// question is worked out when it is first needed.
pub(crate) struct Detours<'a> {
    pub(crate) survey: &'a Survey<'a>,
    /// Whether many questions will be asked.
    many: bool,
    /// The sides by which track leaves the company's stations.
    first: OnceCell<Sides>,
    shortest: OnceCell<Shortest>,
}

impl<'a> Detours<'a> {
    /// For questions about all hexes.
    pub(crate) fn to_all(survey: &'a Survey<'a>) -> Self {
        Self { survey, many: true, first: OnceCell::new(), shortest: OnceCell::new() }
    }

    /// For questions about one hex.
    pub(crate) fn to_one(survey: &'a Survey<'a>) -> Self {
        Self { many: false, ..Self::to_all(survey) }
    }

    /// Whether the company can enter a hex by an edge to which its track leads
    /// without crossing another one, and without using any track twice.
    pub(crate) fn avoid(&self, hex: Hex, edge: Edge, closed: Edge) -> bool {
        let Survey { map, board, network, .. } = *self.survey;
        let company = network.company();
        if self.many {
            let shortest = self.shortest.get_or_init(|| Shortest::new(self.survey));
            if shortest.uncrossed(self.survey, hex, edge).contains(closed) {
                return true;
            }
        }
        // A way can be followed from either end: here from the hex, since often
        // there is not far to go.
        let first = self.first.get_or_init(|| first_sides(map, board, company).collect());
        let passes = passes(map, board, company);
        let exits = |at| exits(map, board, at, &passes);
        let wanted = |at| first.contains(at);
        comes_to(map, [side(hex, edge)], Some(side(hex, closed)), exits, wanted)
    }
}

/// A shortest way to every side the company's track leads to, as the side
/// entered before each side. Some of them use some track twice.
struct Shortest([u16; SIDES]);

impl Shortest {
    fn new(survey: &Survey<'_>) -> Self {
        let Survey { map, board, network, .. } = *survey;
        let company = network.company();
        let passes = passes(map, board, company);
        let mut search = BreadthFirst::new(map, None);
        first_sides(map, board, company).for_each(|exit| search.cross(START, exit));
        while let Some(entered) = search.next() {
            let (hex, exits) = (hex_of(entered), exits(map, board, entered, &passes));
            exits.iter().for_each(|edge| search.cross(entered, side(hex, edge)));
        }
        Self(search.before)
    }

    /// The edges of a hex that the way which enters it by one of them does not
    /// cross; none if it uses some track twice.
    fn uncrossed(&self, survey: &Survey<'_>, hex: Hex, edge: Edge) -> Edges {
        let (mut passed, mut crossed) = (Sides::NONE, Edges::NONE);
        let mut at = side(hex, edge);
        while at != START {
            let Some(left) = survey.map.across(at).filter(|&left| !passed.contains(left)) else {
                return Edges::NONE;
            };
            passed.insert(at);
            for side in [at, left] {
                if hex_of(side) == hex {
                    crossed.insert(edge_of(side));
                }
            }
            at = self.0[usize::from(at)];
        }
        Edges::ALL.without(crossed)
    }
}
