//! The best route of one train.

use crate::bits::Bits;
use crate::routes::compact_graph::CompactGraph;
use crate::routes::graph::Graph;
use crate::routes::outline::Outline;
use crate::routes::search::budget::Budget;
use crate::routes::search::scorer::Scorer;
use crate::routes::trails::{Course, Trail, Visitor, walk};

/// The best route found.
pub(crate) struct Found {
    pub(crate) value: i32,
    pub(crate) outline: Outline,
}

/// The most one train can bring on the track that is not closed, by one of the
/// routes that do, if it is more than what is known.
pub(crate) fn best_one<const N: usize>(
    net: &CompactGraph<N>,
    scorer: &mut Scorer,
    closed: &Bits<N>,
    known: i32,
    budget: &mut Budget<'_>,
) -> Option<(i32, Bits<N>)> {
    let mut best = Best { net, scorer, budget, value: known, track: None };
    walk(net, closed, &mut best);
    best.track.map(|track| (best.value, track.without(closed)))
}

struct Best<'a, 'p, const N: usize> {
    net: &'a CompactGraph<N>,
    scorer: &'a mut Scorer,
    budget: &'a mut Budget<'p>,
    value: i32,
    track: Option<Bits<N>>,
}

impl<const N: usize> Visitor<N> for Best<'_, '_, N> {
    fn begin(&mut self, pivot: usize) {
        self.scorer.begin(self.net, pivot);
    }

    fn hopeful(&mut self, trail: &Trail<N>) -> bool {
        !self.budget.stop(self.scorer.work())
            && self.scorer.bound(trail).is_some_and(|bound| bound > self.value)
    }

    fn visit(&mut self, trail: &Trail<N>, course: &Course) {
        let Some(value) = self.scorer.value(self.net, trail, course) else { return };
        if value > self.value {
            self.value = value;
            self.track = Some(trail.track);
        }
    }
}

/// The best route of one train, and of equal ones the first in order, if it
/// brings at least what is known.
pub(crate) fn first_best<const N: usize>(
    net: &CompactGraph<N>,
    graph: &Graph,
    scorer: &mut Scorer,
    closed: &Bits<N>,
    known: i32,
    budget: &mut Budget<'_>,
) -> Option<Found> {
    let outline = Outline::default();
    let mut first = First { net, graph, scorer, budget, found: None, outline, value: known };
    walk(net, closed, &mut first);
    first.found
}

struct First<'a, 'p, const N: usize> {
    net: &'a CompactGraph<N>,
    graph: &'a Graph,
    scorer: &'a mut Scorer,
    budget: &'a mut Budget<'p>,
    value: i32,
    found: Option<Found>,
    outline: Outline,
}

impl<const N: usize> Visitor<N> for First<'_, '_, N> {
    fn begin(&mut self, pivot: usize) {
        self.scorer.begin(self.net, pivot);
    }

    fn hopeful(&mut self, trail: &Trail<N>) -> bool {
        !self.budget.stop(self.scorer.work())
            && self.scorer.bound(trail).is_some_and(|bound| bound >= self.value)
    }

    fn visit(&mut self, trail: &Trail<N>, course: &Course) {
        let Some(value) = self.scorer.value(self.net, trail, course) else { return };
        if value < self.value {
            return;
        }
        self.outline.draw(self.net, self.graph, course);
        let better = match &self.found {
            Some(found) => value > found.value || self.outline < found.outline,
            None => true,
        };
        if better {
            let outline = std::mem::take(&mut self.outline);
            let old = self.found.replace(Found { value, outline });
            self.outline = old.map(|old| old.outline).unwrap_or_default();
            self.value = value;
        }
    }
}
