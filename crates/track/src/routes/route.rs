//! Routes as they are told: stops with their values, hexes, revenue.

use crate::board::Station;
use crate::board::geometry::Hex;
use crate::board::layout::StopKind;
use crate::routes::graph::{Graph, Node, PairRole};
use crate::routes::run::Run;
use crate::routes::score::Rules;
use crate::routes::search::Solved;

/// A stop of a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RouteStop {
    /// Where.
    pub station: Station,
    /// What it is.
    pub kind: StopKind,
    /// What it pays before the train's multiplier; the raised place of the
    /// pair pays more when both are counted.
    pub value: u32,
    /// Whether it is counted.
    pub counted: bool,
}

/// A train's route.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// The train's index in the run.
    pub train: usize,
    /// All its stops from one end to the other.
    pub stops: Vec<RouteStop>,
    /// The hexes from each stop to the next, both included.
    pub connections: Vec<Vec<Hex>>,
    /// What privates add.
    pub bonus: u32,
    /// What it brings: counted values times the multiplier, and the bonus.
    pub revenue: u32,
}

/// The best routes found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    /// The routes, in the order of their trains. A train that is better left
    /// out, or finds no route, has none.
    pub routes: Vec<Route>,
    /// What they bring together.
    pub revenue: u32,
    /// No set of routes brings more.
    pub bound: u32,
    /// Whether these are best routes: no set brings more.
    pub proved: bool,
    /// How many steps the search took, the same on every machine.
    pub steps: u64,
}

pub(crate) fn routes(run: &Run<'_>, graph: &Graph, solved: &Solved, steps: u64) -> Best {
    let mut routes = Vec::new();
    for (train, outline) in solved.routes.iter().enumerate() {
        let Some(outline) = outline else { continue };
        let nodes: Vec<Node> = outline.nodes.iter().map(|&node| graph.nodes[node]).collect();
        let rules = Rules::new(run.trains[train], run.counting, graph.pair);
        let connections = outline.links.iter().zip(&outline.nodes).map(|(&link, &from)| {
            let mut hexes = graph.links[link].hexes.clone();
            if graph.links[link].ends[0] != from {
                hexes.reverse();
            }
            hexes
        });
        routes.extend(told(&rules, train, &nodes, connections.collect()));
    }
    let revenue: u32 = routes.iter().map(|route| route.revenue).sum();
    let bound = solved.bound.unsigned_abs().max(revenue);
    Best { routes, revenue, bound, proved: bound == revenue, steps }
}

/// A route with its stops counted; nothing if they cannot be.
pub(crate) fn told(
    rules: &Rules,
    train: usize,
    nodes: &[Node],
    connections: Vec<Vec<Hex>>,
) -> Option<Route> {
    let (revenue, marks) = rules.count(nodes).ok()?;
    let counted: Vec<bool> = (0..nodes.len()).map(|index| marks >> index & 1 == 1).collect();
    let with =
        |role| nodes.iter().zip(&counted).any(|(node, &counted)| counted && node.pair == role);
    let raised = with(PairRole::Raised) && with(PairRole::With);
    let stop = |(node, &counted): (&Node, &bool)| {
        let more = if raised && counted && node.pair == PairRole::Raised { rules.pair } else { 0 };
        RouteStop {
            station: node.station,
            kind: node.kind,
            value: (node.value + more).unsigned_abs(),
            counted,
        }
    };
    let bonus = nodes.iter().zip(&counted).filter(|(_, counted)| **counted);
    Some(Route {
        train,
        stops: nodes.iter().zip(&counted).map(stop).collect(),
        connections,
        bonus: bonus.map(|(node, _)| node.bonus.unsigned_abs()).sum(),
        revenue: revenue.unsigned_abs(),
    })
}
