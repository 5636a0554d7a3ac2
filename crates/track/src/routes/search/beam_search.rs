//! Good routes for a train that skips cities, by beam search.
//!
//! Such a train may go any way it likes to its few good stops, so on a dense
//! map its trails are too many to walk. A few lines are grown side by side
//! instead, at both ends, by a shortest way to a further good stop.

use std::cmp::Reverse;

use crate::bits::Bits;
use crate::routes::compact_graph::CompactGraph;
use crate::routes::graph::Node;
use crate::routes::search::budget::Budget;
use crate::routes::search::scorer::Scorer;
use crate::routes::trails::{Course, Trail};

/// So many lines are grown side by side.
const WIDTH: usize = 64;

/// So many of the best stops are grown to.
const STOPS: usize = 14;

#[derive(Clone)]
struct Line<const N: usize> {
    trail: Trail<N>,
    course: Course,
    value: i32,
}

/// A good route for a train that skips cities, on track that is not closed.
pub(crate) fn express_route<const N: usize>(
    net: &CompactGraph<N>,
    scorer: &Scorer,
    closed: &Bits<N>,
    budget: &mut Budget<'_>,
) -> Option<(i32, Bits<N>)> {
    let mut grower = Grower::new(net, scorer);
    let mut best: Option<Line<N>> = None;
    for pivot in 0..net.tokens {
        let mut trail = Trail::at(&net.nodes[pivot]);
        trail.track = *closed;
        let course = Course { pivot, arms: [Vec::new(), Vec::new()] };
        let mut lines = vec![Line { trail, course, value: 0 }];
        for _ in 0..=scorer.rules.train.reach {
            let mut longer = Vec::new();
            for line in &lines {
                grower.grow::<0>(line, &mut longer, budget);
                grower.grow::<1>(line, &mut longer, budget);
            }
            if budget.stopped() || longer.is_empty() {
                break;
            }
            let rank = |line: &Line<N>| (Reverse(line.value), line.trail.track.len());
            longer.sort_by_key(rank);
            longer.dedup_by(|one, other| one.trail.track == other.trail.track);
            longer.truncate(WIDTH);
            if best.as_ref().is_none_or(|best| rank(&longer[0]) < rank(best)) {
                best = Some(longer[0].clone());
            }
            lines = longer;
        }
    }
    best.map(|line| (line.value, line.trail.track.without(closed)))
}

struct Grower<'a, const N: usize> {
    net: &'a CompactGraph<N>,
    scorer: &'a Scorer,
    /// The stops that are worth going to.
    good: Vec<bool>,
    nodes: Vec<usize>,
    stops: Vec<Node>,
}

impl<'a, const N: usize> Grower<'a, N> {
    fn new(net: &'a CompactGraph<N>, scorer: &'a Scorer) -> Self {
        let weight = |node: usize| scorer.rules.weight(&net.nodes[node]);
        let mut order: Vec<usize> = (0..net.nodes.len()).collect();
        order.sort_by_key(|&node| (Reverse(weight(node)), node));
        let mut good = vec![false; net.nodes.len()];
        order.iter().take(STOPS).for_each(|&node| good[node] = true);
        Self { net, scorer, good, nodes: Vec::new(), stops: Vec::new() }
    }

    /// The line with its arm lengthened, by the fewest links, to every good stop.
    fn grow<const ARM: usize>(
        &mut self,
        line: &Line<N>,
        longer: &mut Vec<Line<N>>,
        budget: &mut Budget<'_>,
    ) {
        let net = self.net;
        let tip = line.course.ends(net)[ARM];
        // From its first stop a line grows as its first arm.
        if !net.nodes[tip].passable || ARM == 1 && line.course.arms[0].is_empty() {
            return;
        }
        let mut reached = vec![false; net.nodes.len()];
        let mut ways: Vec<(usize, Trail<N>, Vec<u16>)> = vec![(tip, line.trail, Vec::new())];
        let mut next = 0;
        while next < ways.len() {
            let (from, trail, way) = ways[next].clone();
            next += 1;
            if !net.nodes[from].passable {
                continue;
            }
            for index in net.arcs_of(from) {
                let arc = &net.arcs[index];
                let to = usize::from(arc.to);
                let node = &net.nodes[to];
                if budget.stop(1) {
                    return;
                }
                if reached[to]
                    || trail.groups >> node.group & 1 == 1
                    || trail.track.meets(&arc.track)
                {
                    continue;
                }
                reached[to] = true;
                let trail = trail.joined(node, &arc.track);
                let mut way = way.clone();
                way.push(index as u16);
                if self.good[to] {
                    let mut course = line.course.clone();
                    course.arms[ARM].extend(&way);
                    budget.stop(32);
                    if let Some(value) = self.value(&course) {
                        longer.push(Line { trail, course, value });
                    }
                }
                ways.push((to, trail, way));
            }
        }
    }

    fn value(&mut self, course: &Course) -> Option<i32> {
        course.nodes(self.net, &mut self.nodes);
        self.stops.clear();
        self.stops.extend(self.nodes.iter().map(|&node| self.net.nodes[node]));
        self.scorer.rules.count(&self.stops).ok().map(|(value, _)| value)
    }
}
