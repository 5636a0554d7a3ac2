//! The first incumbent: a good set of routes before it is known what could be
//! better.

use std::cmp::Reverse;

use crate::bits::Bits;
use crate::routes::search::Solver;
use crate::routes::search::beam_search::express_route;
use crate::routes::search::budget::Budget;
use crate::routes::search::one_train::best_one;

/// A route by its kind of train, its track and what it brings.
pub(crate) type Ran<const N: usize> = (usize, Bits<N>, i32);

/// Steps to find a route for one train beside the others.
const ONE_ROUTE: u64 = 400_000;

/// Steps to find what a train can bring alone.
const ALONE: u64 = 4_000_000;

/// Steps to look for a good route where there are too many.
const EXPRESS: u64 = 1_000_000;

pub(crate) fn revenue<const N: usize>(set: &[Ran<N>]) -> i32 {
    set.iter().map(|&(_, _, value)| value).sum()
}

impl<const N: usize> Solver<'_, N> {
    /// A first set: the trains in order of what they can bring alone, each on
    /// the track the others left.
    pub(crate) fn one_after_another(
        &mut self,
        alone: &[i32],
        steps: u64,
        budget: &mut Budget<'_>,
    ) -> Vec<Ran<N>> {
        let mut kinds = self.trains.clone();
        kinds.sort_by_key(|&kind| (Reverse(alone[kind]), kind));
        self.in_order(&kinds, steps, budget)
    }

    fn in_order(&mut self, kinds: &[usize], steps: u64, budget: &mut Budget<'_>) -> Vec<Ran<N>> {
        let mut set: Vec<Ran<N>> = Vec::new();
        for &kind in kinds {
            set.extend(self.route_beside(&set, kind, 0, steps, budget));
        }
        set
    }

    /// A better set, if one is found by giving one train after the other the
    /// best route beside those of the others. The numbered trains may also begin.
    pub(crate) fn improved(&mut self, set: Vec<Ran<N>>, budget: &mut Budget<'_>) -> Vec<Ran<N>> {
        let mut kinds = self.trains.clone();
        kinds.sort_by_key(|&kind| (self.scorers[kind].rules.train.skips_cities, Reverse(kind)));
        let other = self.in_order(&kinds, ONE_ROUTE, budget);
        let sets = [set, other].map(|set| self.exchanged(set, budget));
        let [one, other] = sets;
        if revenue(&other) > revenue(&one) { other } else { one }
    }

    fn exchanged(&mut self, mut set: Vec<Ran<N>>, budget: &mut Budget<'_>) -> Vec<Ran<N>> {
        loop {
            let mut left = self.trains.clone();
            set.iter().for_each(|(kind, ..)| {
                left.iter().position(|other| other == kind).map(|at| left.swap_remove(at));
            });
            set.extend(left.into_iter().map(|kind| (kind, Bits::EMPTY, 0)));
            let mut changed = false;
            for at in 0..set.len() {
                let ran = set.remove(at);
                let better = self.route_beside(&set, ran.0, ran.2, ONE_ROUTE, budget);
                changed |= better.is_some();
                set.insert(at, better.unwrap_or(ran));
            }
            set.retain(|&(_, _, value)| value > 0);
            if !changed {
                return set;
            }
        }
    }

    /// A route for a train on the track that others leave, if it brings more
    /// than what is known.
    fn route_beside(
        &mut self,
        others: &[Ran<N>],
        kind: usize,
        known: i32,
        steps: u64,
        budget: &mut Budget<'_>,
    ) -> Option<Ran<N>> {
        let closed = others.iter().fold(Bits::EMPTY, |closed, (_, track, _)| closed.with(track));
        budget.begin_part(steps);
        let found = self.best_one(kind, &closed, known, budget);
        found.map(|(value, track)| (kind, track, value))
    }

    /// At most what a train of a kind can bring when no other runs, and a route,
    /// which brings as much where the steps are enough.
    pub(crate) fn alone_of(
        &mut self,
        kind: usize,
        budget: &mut Budget<'_>,
    ) -> (i32, Option<(i32, Bits<N>)>) {
        let most = self.scorers[kind].simple_bound();
        budget.begin_part(ONE_ROUTE);
        let mut best = self.best_one(kind, &Bits::EMPTY, 0, budget);
        let value = best.map_or(0, |(value, _)| value);
        if !budget.stopped() || value == most {
            return (value, best);
        }
        // Rather than from below it is asked from above: is there one that brings this?
        budget.begin_part(ALONE);
        let mut bound = most;
        while bound > value {
            let scorer = &mut self.scorers[kind];
            let found = best_one(&self.net, scorer, &Bits::EMPTY, bound - 1, budget);
            if found.is_some() {
                best = found;
                break;
            }
            if budget.stopped() {
                break;
            }
            bound -= self.unit;
        }
        (bound, best)
    }

    /// The best route of a kind of train on open track that brings more than
    /// what is known, or a good one where the steps are not enough.
    pub(crate) fn best_one(
        &mut self,
        kind: usize,
        closed: &Bits<N>,
        known: i32,
        budget: &mut Budget<'_>,
    ) -> Option<(i32, Bits<N>)> {
        let scorer = &mut self.scorers[kind];
        let found = best_one(&self.net, scorer, closed, known, budget);
        if !budget.stopped() || !scorer.rules.train.skips_cities {
            return found;
        }
        let known = found.map_or(known, |(value, _)| value);
        budget.begin_part(EXPRESS);
        let good = express_route(&self.net, scorer, closed, budget);
        good.filter(|&(value, _)| value > known).or(found)
    }
}
