//! Whether given routes are legal, and what they bring.

use crate::bits::Bits;
use crate::board::Station;
use crate::board::geometry::{Edge, Hex};
use crate::board::layout::StopKind;
use crate::routes::graph::{Borders, Node, border, describe};
use crate::routes::route::{Route, told};
use crate::routes::run::{Run, RunError};
use crate::routes::score::{Rules, Uncountable};

/// A route somebody declares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declared {
    /// The train's index in the run.
    pub train: usize,
    /// The hexes from stop to stop, connection by connection. Consecutive
    /// connections share a stop; each may be told in either direction.
    pub connections: Vec<Vec<Hex>>,
}

/// Why routes are not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The run itself is not one.
    #[error(transparent)]
    Run(#[from] RunError),
    /// The company has no such train.
    #[error("there is no train {train}")]
    NoTrain {
        /// The index given.
        train: usize,
    },
    /// A train runs once.
    #[error("train {train} runs twice")]
    TrainTwice {
        /// The train.
        train: usize,
    },
    /// A route begins and ends somewhere else.
    #[error("a route must count two stops at least")]
    TooFewStops,
    /// Two hexes that do not touch.
    #[error("two hexes of a connection do not touch")]
    NotNeighbours {
        /// The first.
        from: Hex,
        /// The next.
        to: Hex,
    },
    /// A connection without a border.
    #[error("a connection leads from one stop to another")]
    NoConnection,
    /// No track leads through a hex that way.
    #[error("no such track in a hex")]
    NoTrack {
        /// The hex.
        hex: Hex,
    },
    /// A connection begins and ends at a stop.
    #[error("no stop at the end of a connection")]
    NoStop {
        /// The hex.
        hex: Hex,
    },
    /// A connection does not begin where the last one ended.
    #[error("a connection does not continue the route")]
    Broken {
        /// Where it should begin.
        hex: Hex,
    },
    /// Track is used once, by all trains together.
    #[error("track is used twice")]
    TrackTwice {
        /// A hex on one side of it.
        hex: Hex,
    },
    /// A stop, a hex with several stations or a red area is visited once.
    #[error("a place is visited twice")]
    PlaceTwice {
        /// The hex.
        hex: Hex,
    },
    /// A city full of other companies' tokens ends a route.
    #[error("a full city is passed")]
    FullCity {
        /// The hex.
        hex: Hex,
    },
    /// A red area ends a route.
    #[error("a red area is passed")]
    RedPassed {
        /// The hex.
        hex: Hex,
    },
    /// No own token on the route, or none among the counted stops.
    #[error("no own token")]
    NoToken,
    /// More cities and red areas than the train can count.
    #[error("more stops than the train can count")]
    TooManyStops,
    /// A town at the end of a route must be counted where that is asked.
    #[error("a town at the end is not counted")]
    EndNotCounted {
        /// The town's hex.
        hex: Hex,
    },
}

/// Checks a set of routes and counts them: the best stops of each, by the
/// rules of its train.
///
/// # Errors
/// With the first reason found if they are not legal.
pub fn check_routes(run: &Run<'_>, declared: &[Declared]) -> Result<Vec<Route>, Illegal> {
    run.check()?;
    let mut used = Borders::EMPTY;
    let mut running = Bits::<4>::EMPTY;
    let mut routes = Vec::new();
    for route in declared {
        let train = route.train;
        if train >= run.trains.len().min(256) {
            return Err(Illegal::NoTrain { train });
        }
        if running.contains(train) {
            return Err(Illegal::TrainTwice { train });
        }
        running.insert(train);
        routes.push(check_route(run, route, &mut used)?);
    }
    Ok(routes)
}

fn check_route(run: &Run<'_>, route: &Declared, used: &mut Borders) -> Result<Route, Illegal> {
    let mut ends = Vec::new();
    for connection in &route.connections {
        ends.push(follow(run, connection, used)?);
    }
    let (stations, connections) = in_order(&ends, &route.connections)?;
    let mut nodes: Vec<Node> = Vec::new();
    for (place, &at) in stations.iter().enumerate() {
        let node = describe(run, at).ok_or(Illegal::NoStop { hex: at.hex })?;
        if nodes.iter().any(|other| other.group == node.group) {
            return Err(Illegal::PlaceTwice { hex: at.hex });
        }
        let inner = place > 0 && place + 1 < stations.len();
        if inner && !node.passable {
            return Err(match node.kind {
                StopKind::Offboard => Illegal::RedPassed { hex: at.hex },
                StopKind::City | StopKind::Town => Illegal::FullCity { hex: at.hex },
            });
        }
        nodes.push(node);
    }
    let pair = run.map.pair().map_or(0, |pair| i32::from(pair.amount));
    let rules = Rules::new(run.trains[route.train], run.counting, pair);
    rules.count(&nodes).map_err(|reason| match reason {
        Uncountable::TooFewStops => Illegal::TooFewStops,
        Uncountable::TooManyStops => Illegal::TooManyStops,
        Uncountable::NoToken => Illegal::NoToken,
    })?;
    let told = told(&rules, route.train, &nodes, connections).ok_or(Illegal::TooFewStops)?;
    let loose = [told.stops.first(), told.stops.last()]
        .into_iter()
        .flatten()
        .find(|stop| stop.kind == StopKind::Town && !stop.counted && !rules.train.skips_cities);
    match loose {
        // What matters is whether a choice of counted stops has both ends.
        Some(stop) if run.counting.end_towns && !ends_fit(&rules, &nodes) => {
            Err(Illegal::EndNotCounted { hex: stop.station.hex })
        }
        _ => Ok(told),
    }
}

/// Whether the towns at the ends find room beside the cities.
fn ends_fit(rules: &Rules, nodes: &[Node]) -> bool {
    let large = nodes.iter().filter(|node| rules.must_count(node)).count();
    let ends = [nodes.first(), nodes.last()].into_iter().flatten();
    let towns = ends.filter(|node| node.kind == StopKind::Town).count();
    large + towns <= usize::from(rules.train.reach)
}

fn edge_to(run: &Run<'_>, from: Hex, to: Hex) -> Result<Edge, Illegal> {
    let leads = |edge: &Edge| run.map.hex(from).neighbour(*edge) == Some(to);
    Edge::ALL.into_iter().find(leads).ok_or(Illegal::NotNeighbours { from, to })
}

/// Follows a connection over its track, and gives the stops at its ends.
fn follow(run: &Run<'_>, hexes: &[Hex], used: &mut Borders) -> Result<[Station; 2], Illegal> {
    let mut edges = Vec::new();
    for pair in hexes.windows(2) {
        let edge = edge_to(run, pair[0], pair[1])?;
        let (number, _) = border(run.map, pair[0], edge).ok_or(Illegal::NoConnection)?;
        if used.contains(number) {
            return Err(Illegal::TrackTwice { hex: pair[0] });
        }
        used.insert(number);
        edges.push(edge);
    }
    let ([first, ..], [.., last]) = (hexes, hexes) else { return Err(Illegal::NoConnection) };
    let ([out, ..], [.., into]) = (&edges[..], &edges[..]) else {
        return Err(Illegal::NoConnection);
    };
    for (hex, pair) in hexes[1..].iter().zip(edges.windows(2)) {
        let through = run.board.laid(run.map, *hex).through(pair[0].opposite());
        if !through.contains(pair[1]) {
            return Err(Illegal::NoTrack { hex: *hex });
        }
    }
    let stop = |hex: Hex, edge: Edge| {
        let stops = run.board.laid(run.map, hex).stops_at(edge);
        if stops == 0 {
            return Err(Illegal::NoStop { hex });
        }
        Ok(Station { hex, stop: stops.trailing_zeros() as u8 })
    };
    Ok([stop(*first, *out)?, stop(*last, into.opposite())?])
}

/// The stops from one end of the route to the other, and the connections all
/// in that direction.
fn in_order(
    ends: &[[Station; 2]],
    connections: &[Vec<Hex>],
) -> Result<(Vec<Station>, Vec<Vec<Hex>>), Illegal> {
    let Some(&[start, end]) = ends.first() else { return Err(Illegal::TooFewStops) };
    let second = ends.get(1);
    let reversed = second.is_some_and(|next| !next.contains(&end) && next.contains(&start));
    let mut at = if reversed { end } else { start };
    let mut stations = vec![at];
    let mut ordered = Vec::new();
    for (&[from, to], hexes) in ends.iter().zip(connections) {
        let mut hexes = hexes.clone();
        at = if from == at {
            to
        } else if to == at {
            hexes.reverse();
            from
        } else {
            return Err(Illegal::Broken { hex: at.hex });
        };
        stations.push(at);
        ordered.push(hexes);
    }
    Ok((stations, ordered))
}
