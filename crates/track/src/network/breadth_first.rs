//! Breadth-first search along track: the sides that a company's track leads to.

use crate::board::geometry::Edges;
use crate::board::layout::{Layout, StopKind};
use crate::board::map::Map;
use crate::board::side::{SIDES, START, Sides, edge_of, hex_of, side};
use crate::board::{Board, Company, Station};

/// Sides entered one after the other, the nearest first. The one who follows
/// them says where track goes on.
pub(crate) struct BreadthFirst<'a> {
    map: &'a Map,
    /// A border that is not crossed, by both its sides.
    closed: [u16; 2],
    pub(crate) entered: Sides,
    /// The side entered before each side.
    pub(crate) before: [u16; SIDES],
    order: [u16; SIDES],
    count: usize,
    followed: usize,
}

impl<'a> BreadthFirst<'a> {
    /// Everywhere, or without crossing a side.
    pub(crate) fn new(map: &'a Map, closed: Option<u16>) -> Self {
        let closed = closed.unwrap_or(START);
        Self {
            map,
            closed: [closed, map.across(closed).unwrap_or(START)],
            entered: Sides::NONE,
            before: [START; SIDES],
            order: [START; SIDES],
            count: 0,
            followed: 0,
        }
    }

    /// The next side to follow.
    pub(crate) fn next(&mut self) -> Option<u16> {
        let next = self.order.get(self.followed..self.count)?.first();
        self.followed += 1;
        next.copied()
    }

    /// Crosses a side and enters the one beyond, unless it was entered before.
    pub(crate) fn cross(&mut self, from: u16, exit: u16) {
        if let Some(beyond) = self.map.across(exit).filter(|beyond| !self.closed.contains(beyond))
            && self.enter(beyond)
        {
            self.before[usize::from(beyond)] = from;
        }
    }

    /// Enters a side, unless it was entered before.
    pub(crate) fn enter(&mut self, side: u16) -> bool {
        let new = !self.entered.contains(side);
        if new {
            self.entered.insert(side);
            self.order[self.count] = side;
            self.count += 1;
        }
        new
    }
}

/// The sides by which track leaves a company's stations.
pub(crate) fn first_sides<'a>(
    map: &'a Map,
    board: &'a Board,
    company: Company,
) -> impl Iterator<Item = u16> + 'a {
    board.stations_of(map, company).flat_map(|at| sides_of(map, board, at))
}

/// The sides by which track leaves a stop.
pub(crate) fn sides_of(map: &Map, board: &Board, at: Station) -> impl Iterator<Item = u16> + use<> {
    let stubs = board.laid(map, at.hex).stubs(usize::from(at.stop));
    stubs.iter().map(move |edge| side(at.hex, edge))
}

/// The edges by which a train that entered a hex can leave it.
pub(crate) fn exits(
    map: &Map,
    board: &Board,
    entered: u16,
    passes: impl Fn(Station, &Layout) -> bool,
) -> Edges {
    let (hex, edge) = (hex_of(entered), edge_of(entered));
    let laid = board.laid(map, hex);
    let mut exits = laid.through(edge);
    let mut stops = laid.stops_at(edge);
    while stops != 0 {
        let stop = stops.trailing_zeros() as u8;
        stops &= stops - 1;
        if passes(Station { hex, stop }, laid.layout) {
            exits = exits.with(laid.stubs(usize::from(stop)));
        }
    }
    exits.without(edge.into())
}

/// Whether a company's trains go on beyond a stop.
pub(crate) fn passes(
    map: &Map,
    board: &Board,
    company: Company,
) -> impl Fn(Station, &Layout) -> bool {
    move |at, layout| match layout.stops().get(usize::from(at.stop)).map(|stop| stop.kind) {
        Some(StopKind::City) => !board.is_blocked(map, at, company),
        Some(StopKind::Town) => true,
        Some(StopKind::Offboard) | None => false,
    }
}
