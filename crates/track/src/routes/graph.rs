//! The network of a company as a graph: the stops it can run to, and every way
//! to go from one to the next without a stop between.

use crate::bits::Bits;
use crate::board::Station;
use crate::board::geometry::{Edge, Hex};
use crate::board::layout::StopKind;
use crate::board::map::{MOST_HEXES, Map};
use crate::routes::run::Run;

/// A set of borders: a border between two hexes is what two routes cannot
/// share, and the only thing (a stub to a stop begins at one).
pub(crate) type Borders = Bits<{ (MOST_HEXES * 3).div_ceil(64) }>;

/// A stop the company's trains can reach.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) station: Station,
    pub(crate) kind: StopKind,
    /// What it pays, before any multiplier.
    pub(crate) value: i32,
    /// What privates add when it is counted.
    pub(crate) bonus: i32,
    /// A route visits one node of a group at most.
    pub(crate) group: u8,
    /// Holds an own token.
    pub(crate) token: bool,
    /// Trains may go on from here.
    pub(crate) passable: bool,
    /// Its role in the pair that pays more together.
    pub(crate) pair: PairRole,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PairRole {
    None,
    Raised,
    With,
}

/// A way from one stop to the next.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    pub(crate) ends: [usize; 2],
    pub(crate) borders: Borders,
    /// The hexes it crosses, those of its ends included.
    pub(crate) hexes: Vec<Hex>,
}

/// The company's network.
#[derive(Clone, Debug, Default)]
pub(crate) struct Graph {
    pub(crate) nodes: Vec<Node>,
    pub(crate) links: Vec<Link>,
    /// What the pair adds, before any multiplier.
    pub(crate) pair: i32,
}

/// The number of a border: each belongs to the hex north or east of it.
pub(crate) fn border(map: &Map, hex: Hex, edge: Edge) -> Option<(usize, Hex)> {
    let beyond = map.hex(hex).neighbour(edge)?;
    let number = match edge.index() {
        near @ 0..=2 => hex.index() * 3 + near,
        far => beyond.index() * 3 + far - 3,
    };
    Some((number, beyond))
}

impl Graph {
    /// The graph of a run: nodes in the order they are reached from the own
    /// tokens, which come first.
    pub(crate) fn new(run: &Run<'_>) -> Self {
        let mut graph = Self::default();
        for station in run.board.stations_of(run.map, run.company) {
            graph.node(run, station);
        }
        let mut next = 0;
        while next < graph.nodes.len() {
            if graph.nodes[next].passable {
                graph.add_links(run, next);
            }
            next += 1;
        }
        graph.drop_detours();
        graph.pair = run.map.pair().map_or(0, |pair| i32::from(pair.amount));
        graph
    }

    fn node(&mut self, run: &Run<'_>, station: Station) -> Option<usize> {
        if let Some(known) = self.nodes.iter().position(|node| node.station == station) {
            return Some(known);
        }
        let node = describe(run, station)?;
        self.nodes.push(node);
        Some(self.nodes.len() - 1)
    }

    fn add_links(&mut self, run: &Run<'_>, from: usize) {
        let station = self.nodes[from].station;
        let stubs = run.board.laid(run.map, station.hex).stubs(usize::from(station.stop));
        for edge in stubs.iter() {
            let mut walk = Walk { run, from, used: Borders::EMPTY, hexes: vec![station.hex] };
            walk.go(self, station.hex, edge);
        }
    }

    /// Forgets a way that takes all the track of another way between the same
    /// two stops, and more: it can always be replaced.
    fn drop_detours(&mut self) {
        self.links.sort_by(|a, b| {
            let key = |link: &Link| (link.ends, link.hexes.len());
            key(a).cmp(&key(b)).then_with(|| a.hexes.cmp(&b.hexes))
        });
        let mut kept: Vec<Link> = Vec::with_capacity(self.links.len());
        for link in self.links.drain(..) {
            let same_ends = kept.iter().rev().take_while(|other| other.ends == link.ends);
            if !same_ends.into_iter().any(|other| link.borders.includes(&other.borders)) {
                kept.push(link);
            }
        }
        self.links = kept;
    }
}

/// Track followed from a stop, no border twice.
struct Walk<'a, 'r> {
    run: &'a Run<'r>,
    from: usize,
    used: Borders,
    hexes: Vec<Hex>,
}

impl Walk<'_, '_> {
    fn go(&mut self, graph: &mut Graph, hex: Hex, edge: Edge) {
        let Some((number, beyond)) = border(self.run.map, hex, edge) else { return };
        if self.used.contains(number) {
            return;
        }
        self.used.insert(number);
        self.hexes.push(beyond);
        let laid = self.run.board.laid(self.run.map, beyond);
        let entered = edge.opposite();
        let stops = laid.stops_at(entered);
        for stop in (0..8).filter(|stop| stops >> stop & 1 == 1) {
            self.arrive(graph, Station { hex: beyond, stop });
        }
        for exit in laid.through(entered).iter() {
            self.go(graph, beyond, exit);
        }
        self.hexes.pop();
        self.used.remove(number);
    }

    fn arrive(&mut self, graph: &mut Graph, station: Station) {
        let Some(to) = graph.node(self.run, station) else { return };
        let from = &graph.nodes[self.from];
        let node = &graph.nodes[to];
        // The way back is found from the other end, unless nothing leaves there.
        let found_from_there = node.passable && to < self.from;
        if from.group == node.group || found_from_there {
            return;
        }
        let link = Link { ends: [self.from, to], borders: self.used, hexes: self.hexes.clone() };
        graph.links.push(link);
    }
}

pub(crate) fn describe(run: &Run<'_>, station: Station) -> Option<Node> {
    let laid = run.board.laid(run.map, station.hex);
    let stop = laid.layout.stops().get(usize::from(station.stop))?;
    let value = run.board.revenue_of(run.map, station, run.column);
    let own = |owner: Option<crate::Company>| owner == Some(run.company);
    let bonuses = run.bonuses.iter().filter(|bonus| bonus.hexes.contains(&station.hex));
    let place = run.map.hex(station.hex).place;
    let pair = match run.map.pair() {
        Some(pair) if pair.raised == place => PairRole::Raised,
        Some(pair) if pair.with == place => PairRole::With,
        _ => PairRole::None,
    };
    Some(Node {
        station,
        kind: stop.kind,
        value: value as i32,
        bonus: bonuses.map(|bonus| i32::from(bonus.amount)).sum(),
        group: run.map.group(station.hex)?,
        token: run.board.tokens(run.map, station).any(own),
        passable: match stop.kind {
            StopKind::City => !run.board.is_blocked(run.map, station, run.company),
            StopKind::Town => true,
            StopKind::Offboard => false,
        },
        pair,
    })
}
