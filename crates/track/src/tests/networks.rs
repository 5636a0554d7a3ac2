//! The network against every trail there is.

use std::collections::BTreeSet;

use super::random::{own, small};
use crate::lay::detours::Detours;
use crate::{
    Board, Colour, Edge, Edges, Hex, Map, Network, Station, StopKind, Survey, TileSet,
    reach_ignoring_tokens,
};

type Sides = BTreeSet<(Hex, Edge)>;

/// Who walks: from which stops, and which stops they pass.
struct Walker<'a> {
    map: &'a Map,
    board: &'a Board,
    from: Vec<Station>,
    passes: &'a dyn Fn(Station) -> bool,
}

/// All hexes and edges a trail can enter, by walking every trail; a border may
/// be closed.
fn walked(walker: &Walker<'_>, closed: Option<(Hex, Hex)>) -> Sides {
    fn cross(
        at: &Walker<'_>,
        (hex, edge): (Hex, Edge),
        used: &mut Vec<(Hex, Hex)>,
        found: &mut Sides,
    ) {
        let (map, board) = (at.map, at.board);
        let Some(beyond) = map.hex(hex).neighbour(edge) else { return };
        let border = (hex.min(beyond), hex.max(beyond));
        if used.contains(&border) {
            return;
        }
        used.push(border);
        let entered = edge.opposite();
        found.insert((beyond, entered));
        let laid = board.laid(map, beyond);
        let mut exits: Vec<Edge> = laid.through(entered).iter().collect();
        for stop in 0..laid.layout.stops().len() {
            let station = Station { hex: beyond, stop: stop as u8 };
            if (at.passes)(station) && laid.stubs(stop).contains(entered) {
                exits.extend(laid.stubs(stop).iter());
            }
        }
        for exit in exits {
            cross(at, (beyond, exit), used, found);
        }
        used.pop();
    }
    let mut found = BTreeSet::new();
    for station in &walker.from {
        let laid = walker.board.laid(walker.map, station.hex);
        for edge in laid.stubs(usize::from(station.stop)).iter() {
            let mut used: Vec<(Hex, Hex)> = closed.into_iter().collect();
            cross(walker, (station.hex, edge), &mut used, &mut found);
        }
    }
    found
}

fn listed(map: &Map, entries: impl Fn(Hex) -> Edges) -> Sides {
    let sides = map.hexes().flat_map(|hex| entries(hex).iter().map(move |edge| (hex, edge)));
    sides.collect()
}

/// The small maps on which every trail can be walked.
fn small_maps(seeds: u64, mut check: impl FnMut(&Map, &Board, u64)) {
    for seed in 0..seeds {
        let small = small(seed);
        if small.map.hexes().len() <= 9 {
            check(&small.map, &small.board, seed);
        }
    }
}

fn kind(map: &Map, board: &Board, at: Station) -> Option<StopKind> {
    board.stop(map, at).map(|stop| stop.kind)
}

fn of_company<T>(map: &Map, board: &Board, then: impl FnOnce(&Walker<'_>) -> T) -> T {
    let passes = |at| match kind(map, board, at) {
        Some(StopKind::City) => !board.is_blocked(map, at, own()),
        stop => stop == Some(StopKind::Town),
    };
    let from = board.stations_of(map, own()).collect();
    then(&Walker { map, board, from, passes: &passes })
}

#[test]
fn it_reaches_exactly_what_a_trail_can_reach() {
    small_maps(3_000, |map, board, seed| {
        let network = Network::new(map, board, own());
        let walked = of_company(map, board, |walker| walked(walker, None));
        assert_eq!(listed(map, |hex| network.entries(hex)), walked, "seed {seed}");
    });
}

#[test]
fn a_side_is_avoided_where_a_trail_can_do_without_it() {
    small_maps(1_000, |map, board, seed| {
        let network = &Network::new(map, board, own());
        let survey = Survey { map, board, network, newest: Colour::Grey, stock: TileSet::ALL };
        let (one, all) = (Detours::to_one(&survey), Detours::to_all(&survey));
        for (hex, closed) in map.hexes().flat_map(|hex| Edge::ALL.map(|edge| (hex, edge))) {
            let Some(beyond) = map.hex(hex).neighbour(closed) else { continue };
            let border = (hex.min(beyond), hex.max(beyond));
            let walked = of_company(map, board, |walker| walked(walker, Some(border)));
            for edge in network.entries(hex).iter().filter(|&edge| edge != closed) {
                let avoids = walked.contains(&(hex, edge));
                assert_eq!(one.avoid(hex, edge, closed), avoids, "seed {seed}");
                assert_eq!(all.avoid(hex, edge, closed), avoids, "seed {seed}");
            }
        }
    });
}

/// The stops at sides that were walked to.
fn stops_at(map: &Map, board: &Board, sides: &Sides) -> BTreeSet<Station> {
    let entered = |at: &Station| {
        let stubs = board.laid(map, at.hex).stubs(usize::from(at.stop));
        stubs.iter().any(|edge| sides.contains(&(at.hex, edge)))
    };
    board.stations(map).filter(entered).collect()
}

#[test]
fn a_stop_leads_somewhere_if_a_trail_leads_to_another_stop() {
    small_maps(2_000, |map, board, seed| {
        for at in board.stations(map) {
            let walker = Walker { map, board, from: vec![at], passes: &|_| false };
            let stops = stops_at(map, board, &walked(&walker, None));
            let somewhere = stops.iter().any(|&there| there != at);
            assert_eq!(board.leads_anywhere(map, at), somewhere, "seed {seed}");
        }
    });
}

#[test]
fn with_tokens_ignored_every_trail_past_cities_and_towns_counts() {
    small_maps(500, |map, board, seed| {
        for at in board.stations(map) {
            let passes = |at| kind(map, board, at).is_some_and(|kind| kind != StopKind::Offboard);
            let walker = Walker { map, board, from: vec![at], passes: &passes };
            let mut stops = stops_at(map, board, &walked(&walker, None));
            stops.insert(at);
            let reached = reach_ignoring_tokens(map, board, at);
            assert!(reached.into_iter().eq(stops), "seed {seed}");
        }
    });
}
