//! Which sides of hexes a train can come to without using any track twice: a
//! search for alternating paths, with blossoms.
//!
//! Call the two sides of a border partners, and two sides of one hex joined if
//! track leads from one to the other. A train crosses from a side to its
//! partner, goes on to a joined side, crosses again: a way that uses no track
//! twice is a path that alternates between partners and joined sides and comes
//! to no side twice. Which sides such paths can end at is what Edmonds' search
//! for augmenting paths finds, in time that grows no faster than a power of the
//! number of sides: where two ways close an odd ring, it can be run through
//! both ways round, and is from then on treated as one place. Trying out every
//! way, which the tests do, takes time that doubles with every loop.

use crate::board::geometry::Edges;
use crate::board::map::Map;
use crate::board::side::{SIDES, START, Sides, hex_of, side};
use crate::network::breadth_first::BreadthFirst;

/// A search for all sides that can be entered.
struct AlternatingPaths<'a> {
    map: &'a Map,
    search: BreadthFirst<'a>,
    /// The place a side is treated as part of. Its number is the side by which
    /// it is entered first.
    part_of: [u16; SIDES + 1],
}

/// The sides entered by ways that begin by crossing one of the first sides. A
/// train that entered a side leaves its hex by the given edges.
pub(crate) fn follow(
    map: &Map,
    first: impl IntoIterator<Item = u16>,
    exits: impl Fn(u16) -> Edges,
) -> Sides {
    let mut follow = AlternatingPaths::new(map, first, None);
    while follow.step(&exits).is_some() {}
    follow.search.entered
}

/// Whether a way that begins by crossing one of the first sides and does not
/// cross the closed one enters a side that is wanted.
pub(crate) fn comes_to(
    map: &Map,
    first: impl IntoIterator<Item = u16>,
    closed: Option<u16>,
    exits: impl Fn(u16) -> Edges,
    wanted: impl Fn(u16) -> bool,
) -> bool {
    let mut follow = AlternatingPaths::new(map, first, closed);
    while let Some(entered) = follow.step(&exits) {
        if wanted(entered) {
            return true;
        }
    }
    false
}

impl<'a> AlternatingPaths<'a> {
    fn new(map: &'a Map, first: impl IntoIterator<Item = u16>, closed: Option<u16>) -> Self {
        let part_of = std::array::from_fn(|side| side as u16);
        let mut follow = Self { map, search: BreadthFirst::new(map, closed), part_of };
        first.into_iter().for_each(|exit| follow.search.cross(START, exit));
        follow
    }

    /// Goes on from the next side that was entered, and tells which it was.
    fn step(&mut self, exits: impl Fn(u16) -> Edges) -> Option<u16> {
        let entered = self.search.next()?;
        let hex = hex_of(entered);
        exits(entered).iter().for_each(|edge| self.leave(entered, side(hex, edge)));
        Some(entered)
    }

    fn leave(&mut self, entered: u16, exit: u16) {
        if self.search.entered.contains(exit) {
            self.close_ring(entered, exit);
        } else {
            self.search.cross(entered, exit);
        }
    }

    /// The place a side belongs to.
    fn whole(&mut self, mut side: u16) -> u16 {
        loop {
            let whole = self.part_of[usize::from(side)];
            if whole == side {
                return side;
            }
            let further = self.part_of[usize::from(whole)];
            self.part_of[usize::from(side)] = further;
            side = further;
        }
    }

    /// The place from which one came to another one.
    fn before(&mut self, whole: u16) -> u16 {
        let before = self.search.before.get(usize::from(whole)).copied();
        self.whole(before.unwrap_or(START))
    }

    /// Two sides that were both entered turn out to be joined: whatever lies on
    /// the ring can be entered both ways round.
    fn close_ring(&mut self, one: u16, other: u16) {
        let (one, other) = (self.whole(one), self.whole(other));
        if one == other {
            return;
        }
        let fork = self.fork(one, other);
        for mut at in [one, other] {
            while at != fork
                && let Some(exit) = self.map.across(at)
            {
                let before = self.before(at);
                self.part_of[usize::from(at)] = fork;
                self.part_of[usize::from(exit)] = fork;
                self.search.enter(exit);
                at = before;
            }
        }
    }

    /// The last place that the ways to both have in common.
    fn fork(&mut self, mut one: u16, mut other: u16) -> u16 {
        let mut passed = Sides::NONE;
        // In turn, so that a fork nearby is found soon.
        loop {
            if one != START {
                if passed.contains(one) {
                    return one;
                }
                passed.insert(one);
                one = self.before(one);
            } else if other == START {
                return START;
            }
            std::mem::swap(&mut one, &mut other);
        }
    }
}
