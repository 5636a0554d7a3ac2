//! The slow, obvious twin of [`best_routes`](crate::best_routes): every trail, every way to count, every set.
//!
//! It walks the board hex by hex and knows nothing of graphs, bits or bounds.

use std::collections::{BTreeMap, BTreeSet};

use crate::Declared;
use crate::board::Station;
use crate::board::geometry::{Edge, Hex};
use crate::board::layout::{Pays, StopKind};
use crate::routes::run::{Run, Train};

/// A connection: the hexes from stop to stop and the borders between them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Connection {
    to: Station,
    hexes: Vec<Hex>,
    borders: BTreeSet<(Hex, Hex)>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct BruteRoute {
    /// First the hexes of the stops, then all hexes: the documented order.
    stops: Vec<Hex>,
    connections: Vec<Vec<Hex>>,
    stations: Vec<Station>,
    borders: BTreeSet<(Hex, Hex)>,
    revenue: u32,
}

fn between(a: Hex, b: Hex) -> (Hex, Hex) {
    (a.min(b), a.max(b))
}

/// All connections that leave a stop.
fn connections(run: &Run<'_>, from: Station) -> Vec<Connection> {
    let mut found = Vec::new();
    let stubs = run.board.laid(run.map, from.hex).stubs(usize::from(from.stop));
    for edge in stubs.iter() {
        follow(run, vec![from.hex], BTreeSet::new(), edge, &mut found);
    }
    found
}

fn follow(
    run: &Run<'_>,
    mut hexes: Vec<Hex>,
    mut borders: BTreeSet<(Hex, Hex)>,
    edge: Edge,
    found: &mut Vec<Connection>,
) {
    let here = hexes[hexes.len() - 1];
    let Some(beyond) = run.map.hex(here).neighbour(edge) else { return };
    if !borders.insert(between(here, beyond)) {
        return;
    }
    hexes.push(beyond);
    let laid = run.board.laid(run.map, beyond);
    for stop in 0..8 {
        if laid.stops_at(edge.opposite()) >> stop & 1 == 1 {
            let to = Station { hex: beyond, stop };
            found.push(Connection { to, hexes: hexes.clone(), borders: borders.clone() });
        }
    }
    for exit in laid.through(edge.opposite()).iter() {
        follow(run, hexes.clone(), borders.clone(), exit, found);
    }
}

/// What a set of counted stops brings, if they may be counted so.
fn revenue(run: &Run<'_>, train: Train, stops: &[Station], counted: u32) -> Option<u32> {
    let mut sum = 0;
    let mut bonus = 0;
    let mut tokens = 0;
    let is_counted = |index: usize| counted >> index & 1 == 1;
    if counted.count_ones() > u32::from(train.reach) {
        return None;
    }
    for (index, &at) in stops.iter().enumerate() {
        let stop = run.board.laid(run.map, at.hex).layout.stops()[usize::from(at.stop)];
        let must = match stop.kind {
            StopKind::City => !train.skips_cities,
            StopKind::Town => false,
            StopKind::Offboard => true,
        };
        let own = run.board.tokens(run.map, at).any(|owner| owner == Some(run.company));
        let needs_count = train.skips_cities && run.counting.own_token;
        tokens += u32::from(own && (is_counted(index) || !needs_count));
        if !is_counted(index) {
            if must {
                return None;
            }
            continue;
        }
        sum += match stop.pays {
            Pays::Fixed(value) => u32::from(value),
            Pays::Area(area) => u32::from(run.map.area(area)?.revenue[run.column.index()]),
        };
        let of_hex = run.bonuses.iter().filter(|bonus| bonus.hexes.contains(&at.hex));
        bonus += of_hex.map(|bonus| u32::from(bonus.amount)).sum::<u32>();
    }
    if let Some(pair) = run.map.pair() {
        let has = |place| {
            let here = |(index, at): (usize, &Station)| {
                is_counted(index) && run.map.hex(at.hex).place == place
            };
            stops.iter().enumerate().any(here)
        };
        if has(pair.raised) && has(pair.with) {
            sum += u32::from(pair.amount);
        }
    }
    (tokens > 0 && stops.len() >= 2).then_some(sum * u32::from(train.multiplier) + bonus)
}

fn best_count(run: &Run<'_>, train: Train, stops: &[Station]) -> Option<u32> {
    (0..1 << stops.len()).filter_map(|counted| revenue(run, train, stops, counted)).max()
}

/// All trails of stops and connections, with both directions of each.
fn trails(run: &Run<'_>) -> Vec<(Vec<Station>, Vec<Connection>)> {
    let mut ways: BTreeMap<Station, Vec<Connection>> = BTreeMap::new();
    for hex in run.map.hexes() {
        for stop in 0..run.board.laid(run.map, hex).layout.stops().len() as u8 {
            let from = Station { hex, stop };
            let mut all = connections(run, from);
            all.sort_by_key(|way| (way.hexes.len(), way.hexes.clone()));
            // Detours: all the track of another connection of the two stops, and more.
            let kept: Vec<Connection> = all
                .iter()
                .filter(|way| {
                    let canonical = |way: &Connection| {
                        let back = way.hexes.iter().rev().copied().collect::<Vec<Hex>>();
                        (way.hexes.len(), way.hexes.clone().min(back))
                    };
                    !all.iter().any(|other| {
                        other.to == way.to
                            && other.borders.is_subset(&way.borders)
                            && (other.borders != way.borders || canonical(other) < canonical(way))
                    })
                })
                .cloned()
                .collect();
            ways.insert(from, kept);
        }
    }
    let mut found = Vec::new();
    for &start in ways.keys() {
        grow(run, &ways, vec![start], Vec::new(), &mut found);
    }
    found
}

fn grow(
    run: &Run<'_>,
    ways: &BTreeMap<Station, Vec<Connection>>,
    stops: Vec<Station>,
    taken: Vec<Connection>,
    found: &mut Vec<(Vec<Station>, Vec<Connection>)>,
) {
    let last = stops[stops.len() - 1];
    if stops.len() > 1 {
        found.push((stops.clone(), taken.clone()));
        let kind = run.board.laid(run.map, last.hex).layout.stops()[usize::from(last.stop)].kind;
        if kind == StopKind::Offboard || run.board.is_blocked(run.map, last, run.company) {
            return;
        }
    }
    for way in &ways[&last] {
        let again = stops.iter().any(|at| run.map.group(at.hex) == run.map.group(way.to.hex));
        let shared = taken.iter().any(|other| !other.borders.is_disjoint(&way.borders));
        if again || shared {
            continue;
        }
        let mut stops = stops.clone();
        stops.push(way.to);
        let mut taken = taken.clone();
        taken.push(way.clone());
        grow(run, ways, stops, taken, found);
    }
}

/// The routes of a train that have no end to spare, in order.
fn routes(
    run: &Run<'_>,
    train: Train,
    trails: &[(Vec<Station>, Vec<Connection>)],
) -> Vec<BruteRoute> {
    let mut found = Vec::new();
    for (stations, taken) in trails {
        let Some(value) = best_count(run, train, stations) else { continue };
        let spare = [&stations[1..], &stations[..stations.len() - 1]];
        if spare.iter().any(|less| best_count(run, train, less).is_some_and(|less| less >= value)) {
            continue;
        }
        let stops: Vec<Hex> = stations.iter().map(|at| at.hex).collect();
        if stops.iter().rev().lt(stops.iter()) {
            continue;
        }
        found.push(BruteRoute {
            stops,
            connections: taken.iter().map(|way| way.hexes.clone()).collect(),
            stations: stations.clone(),
            borders: taken.iter().flat_map(|way| way.borders.clone()).collect(),
            revenue: value,
        });
    }
    found.sort();
    found
}

/// The best set of routes and what it brings: highest revenue, fewest trains,
/// first in order. For small maps.
#[must_use]
pub fn best(run: &Run<'_>) -> (u32, Vec<Declared>) {
    let all = trails(run);
    let lists: Vec<Vec<BruteRoute>> =
        run.trains.iter().map(|&train| routes(run, train, &all)).collect();
    let mut best = (0, 0, Vec::new());
    let start = vec![None; run.trains.len()];
    best.2 = start.clone();
    try_all(&lists, 0, &mut start.clone(), &mut best);
    let routes = best
        .2
        .into_iter()
        .enumerate()
        .filter_map(|(train, route)| Some(Declared { train, connections: route?.connections }));
    (best.0, routes.collect())
}

/// Train by train, a route first and none last; so the first set of its revenue
/// and number of trains is the one wanted.
fn try_all(
    lists: &[Vec<BruteRoute>],
    train: usize,
    chosen: &mut Vec<Option<BruteRoute>>,
    best: &mut (u32, usize, Vec<Option<BruteRoute>>),
) {
    if train == lists.len() {
        let sum = chosen.iter().flatten().map(|route| route.revenue).sum();
        let count = chosen.iter().flatten().count();
        if sum > best.0 || sum == best.0 && count < best.1 {
            *best = (sum, count, chosen.clone());
        }
        return;
    }
    for route in &lists[train] {
        let free = |other: &BruteRoute| other.borders.is_disjoint(&route.borders);
        if chosen[..train].iter().flatten().all(free) {
            chosen[train] = Some(route.clone());
            try_all(lists, train + 1, chosen, best);
        }
    }
    chosen[train] = None;
    try_all(lists, train + 1, chosen, best);
}
