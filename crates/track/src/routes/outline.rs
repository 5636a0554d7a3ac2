//! The order of routes that bring the same.

use crate::board::geometry::Hex;
use crate::routes::compact_graph::CompactGraph;
use crate::routes::graph::Graph;
use crate::routes::trails::Course;

/// A route written down: first the hexes of its stops, then all hexes it
/// crosses, both from the end that makes this smaller. Routes are ordered by
/// their outlines, and an outline belongs to one route only.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Outline {
    pub(crate) stops: Vec<Hex>,
    /// The hexes, those between two connections twice.
    pub(crate) way: Vec<Hex>,
    /// The nodes, in the same order as the stops.
    pub(crate) nodes: Vec<usize>,
    /// The links between them.
    pub(crate) links: Vec<usize>,
}

impl Outline {
    /// Writes down a course in place of what was there.
    pub(crate) fn draw<const N: usize>(
        &mut self,
        net: &CompactGraph<N>,
        graph: &Graph,
        course: &Course,
    ) {
        course.nodes(net, &mut self.nodes);
        course.links(net, &mut self.links);
        self.stops.clear();
        self.stops.extend(self.nodes.iter().map(|&node| net.nodes[node].station.hex));
        if self.stops.iter().rev().lt(self.stops.iter()) {
            self.nodes.reverse();
            self.links.reverse();
            self.stops.reverse();
        }
        self.way.clear();
        for (&from, &link) in self.nodes.iter().zip(&self.links) {
            let link = &graph.links[link];
            if link.ends[0] == from {
                self.way.extend(&link.hexes);
            } else {
                self.way.extend(link.hexes.iter().rev());
            }
        }
    }
}
