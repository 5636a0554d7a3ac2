//! Which sides of hexes a train can come to without using any track twice.
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

use crate::board::{Board, Station};
use crate::geometry::{Edge, Edges, Hex};
use crate::map::{MOST_HEXES, Map};

/// Sides are numbered by hex and edge, eight to a hex, of which six are used.
const SIDES: usize = MOST_HEXES * 8;

/// Where every way begins: a side of no hex, without a partner.
const START: u16 = SIDES as u16;

/// For every hex the sides by which it is entered.
pub(crate) type Entries = [Edges; MOST_HEXES];

pub(crate) const NO_ENTRIES: Entries = [Edges::NONE; MOST_HEXES];

/// A search for all sides that can be entered.
pub(crate) struct Follow<'a, P> {
    map: &'a Map,
    board: &'a Board,
    /// Whether trains go on beyond a stop.
    passes: P,
    /// A border that is not to be crossed, by both its sides.
    closed: [u16; 2],
    entered: Entries,
    /// The side left before crossing; set for the partners of sides entered.
    from: [u16; SIDES],
    /// The place a side is treated as part of.
    part_of: [u16; SIDES + 1],
    next: [u16; SIDES],
    waiting: usize,
}

impl<'a, P: Fn(Station) -> bool> Follow<'a, P> {
    pub(crate) fn new(map: &'a Map, board: &'a Board, passes: P) -> Self {
        Self {
            map,
            board,
            passes,
            closed: [START; 2],
            entered: NO_ENTRIES,
            from: [START; SIDES],
            part_of: std::array::from_fn(|side| side as u16),
            next: [0; SIDES],
            waiting: 0,
        }
    }

    /// The same without a border.
    pub(crate) fn without(mut self, hex: Hex, edge: Edge) -> Self {
        self.closed = [side(hex, edge), self.map.across(side(hex, edge)).unwrap_or(START)];
        self
    }

    /// The sides entered by ways from these stops.
    pub(crate) fn from(mut self, stations: impl IntoIterator<Item = Station>) -> Entries {
        for at in stations {
            let stubs = self.board.laid(self.map, at.hex).stubs(usize::from(at.stop));
            stubs.iter().for_each(|edge| self.leave(START, side(at.hex, edge)));
        }
        while let Some(waiting) = self.waiting.checked_sub(1) {
            self.waiting = waiting;
            let entered = self.next[waiting];
            let (hex, edge) = place(entered);
            self.joined(hex, edge).iter().for_each(|exit| self.leave(entered, side(hex, exit)));
        }
        self.entered
    }

    /// The sides by which a train that entered a hex can leave it.
    fn joined(&self, hex: Hex, edge: Edge) -> Edges {
        let laid = self.board.laid(self.map, hex);
        let mut joined = laid.through(edge);
        let mut stops = laid.stops_at(edge);
        while stops != 0 {
            let stop = stops.trailing_zeros() as u8;
            stops &= stops - 1;
            if (self.passes)(Station { hex, stop }) {
                joined = joined.with(laid.stubs(usize::from(stop)));
            }
        }
        joined.without(edge.into())
    }

    fn leave(&mut self, entered: u16, exit: u16) {
        let Some(beyond) = self.map.across(exit) else { return };
        if self.closed.contains(&exit) {
            return;
        }
        if self.is_entered(exit) {
            self.close_ring(entered, exit);
        } else if !self.is_entered(beyond) {
            self.from[usize::from(exit)] = entered;
            self.enter(beyond);
        }
    }

    fn is_entered(&self, side: u16) -> bool {
        let (hex, edge) = place(side);
        self.entered[hex.index()].contains(edge)
    }

    fn enter(&mut self, side: u16) {
        let (hex, edge) = place(side);
        if !self.entered[hex.index()].contains(edge) {
            self.entered[hex.index()].insert(edge);
            self.next[self.waiting] = side;
            self.waiting += 1;
        }
    }

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
    fn before(&mut self, whole: u16) -> Option<u16> {
        let exit = self.map.across(whole).filter(|_| whole != START)?;
        Some(self.whole(self.from[usize::from(exit)]))
    }

    /// Two sides that were both entered turn out to be joined: whatever lies on
    /// the ring can be entered both ways round.
    fn close_ring(&mut self, one: u16, other: u16) {
        let (one, other) = (self.whole(one), self.whole(other));
        if one == other {
            return;
        }
        let base = self.fork(one, other);
        for mut at in [one, other] {
            while at != base
                && let Some(exit) = self.map.across(at)
            {
                let before = self.whole(self.from[usize::from(exit)]);
                self.part_of[usize::from(at)] = base;
                self.part_of[usize::from(exit)] = base;
                self.enter(exit);
                at = before;
            }
        }
    }

    /// The last place that the ways to both have in common.
    fn fork(&mut self, one: u16, other: u16) -> u16 {
        let mut passed = NO_ENTRIES;
        let mut at = Some(one);
        while let Some(whole) = at.filter(|&whole| whole != START) {
            let (hex, edge) = place(whole);
            passed[hex.index()].insert(edge);
            at = self.before(whole);
        }
        let mut at = other;
        while at != START {
            let (hex, edge) = place(at);
            if passed[hex.index()].contains(edge) {
                return at;
            }
            at = self.before(at).unwrap_or(START);
        }
        START
    }
}

/// The number of a side.
pub(crate) const fn side(hex: Hex, edge: Edge) -> u16 {
    (hex.index() << 3 | edge.index()) as u16
}

/// The side with a number.
pub(crate) const fn place(side: u16) -> (Hex, Edge) {
    (Hex((side >> 3) as u8), Edge::ALL[(side & 7) as usize % 6])
}
