//! The search for the best routes of all trains together, with the proof.

mod beam_search;
pub(crate) mod budget;
pub(crate) mod classes;
pub(crate) mod column_generation;
mod completion_bound;
mod first_of_best;
mod incumbent;
mod one_train;
mod pool;
pub(crate) mod scorer;

use std::sync::atomic::AtomicBool;

use crate::bits::Bits;
use crate::routes::compact_graph::{CompactGraph, pieces};
use crate::routes::graph::Graph;
use crate::routes::outline::Outline;
use crate::routes::route::{Best, routes};
use crate::routes::run::{Run, RunError, Train};
use crate::routes::score::Rules;
use crate::routes::search::budget::Budget;
use crate::routes::search::classes::Classes;
use crate::routes::search::column_generation::Sizes;
use crate::routes::search::one_train::first_best;
use crate::routes::search::pool::greatest_common_divisor;
use crate::routes::search::scorer::Scorer;

/// So many steps a search may take; beyond them it gives the best it has found.
///
/// What is offered at a table depends on this number, which therefore does not
/// change: see the book's chapter on routes.
pub const SEARCH_STEPS: u64 = 40_000_000;

/// The best routes for the trains of a run, proved, or where that takes more than
/// [`SEARCH_STEPS`] the best ones found and a bound that no routes exceed.
///
/// Of several best sets the one with the fewest trains, and of these the first
/// in the order the book's chapter on routes describes.
///
/// # Errors
/// If the run is not one: see [`RunError`].
pub fn best_routes(run: &Run<'_>) -> Result<Best, RunError> {
    best_routes_within(run, SEARCH_STEPS, &AtomicBool::new(false))
}

/// The same with another number of steps, and until it is cancelled.
///
/// # Errors
/// If the run is not one, and [`RunError::Cancelled`]: what is found depends on
/// the number of steps, and never on the time somebody waited.
pub fn best_routes_within(
    run: &Run<'_>,
    steps: u64,
    cancelled: &AtomicBool,
) -> Result<Best, RunError> {
    best_routes_sized(run, steps, cancelled, Sizes::USUAL)
}

pub(crate) fn best_routes_sized(
    run: &Run<'_>,
    steps: u64,
    cancelled: &AtomicBool,
    sizes: Sizes,
) -> Result<Best, RunError> {
    run.check()?;
    let mut budget = Budget::new(steps, cancelled);
    let graph = Graph::new(run);
    let (class, count) = pieces(&graph);
    // Where routes of several trains are packed, triples of pieces may be priced.
    let room = if run.trains.len() > 1 { TRIPLES_IN_ALL } else { 0 };
    let solved = match count + room {
        0..=64 => Solver::<1>::new(run, &graph, &class, count, sizes).solve(&mut budget),
        65..=128 => Solver::<2>::new(run, &graph, &class, count, sizes).solve(&mut budget),
        129..=256 => Solver::<4>::new(run, &graph, &class, count, sizes).solve(&mut budget),
        _ => Solver::<8>::new(run, &graph, &class, count, sizes).solve(&mut budget),
    };
    if budget.cancelled() {
        return Err(RunError::Cancelled);
    }
    Ok(routes(run, &graph, &solved, budget.taken()))
}

/// In so many steps nearly all single trains find their best route.
const FEW_STEPS: u64 = 400_000;

/// For so many triples there is room at least, as long as the pieces are not too many.
const TRIPLES_IN_ALL: usize = 60;

/// An outline for each train that runs.
pub(crate) struct Solved {
    pub(crate) routes: Vec<Option<Outline>>,
    pub(crate) bound: i32,
}

pub(crate) struct Solver<'a, const N: usize> {
    pub(crate) graph: &'a Graph,
    pub(crate) net: CompactGraph<N>,
    /// The kind of each train.
    pub(crate) trains: Vec<usize>,
    pub(crate) scorers: Vec<Scorer>,
    pub(crate) classes: Classes,
    /// All revenues are multiples of this.
    pub(crate) unit: i32,
    pub(crate) sizes: Sizes,
}

impl<'a, const N: usize> Solver<'a, N> {
    fn new(
        run: &Run<'_>,
        graph: &'a Graph,
        class: &[Option<u16>],
        pieces: usize,
        sizes: Sizes,
    ) -> Self {
        let net = CompactGraph::new(graph, class, pieces);
        let classes = Classes::new(run.trains);
        let trains: Vec<usize> = run.trains.iter().map(|&train| classes.of(train)).collect();
        let scorer =
            |&train: &Train| Scorer::new(&net, Rules::new(train, run.counting, graph.pair));
        let scorers = classes.trains.iter().map(scorer).collect();
        let amounts = net.nodes.iter().flat_map(|node| [node.value, node.bonus]);
        let unit = amounts.chain([graph.pair]).fold(0, greatest_common_divisor).max(1);
        Self { graph, net, trains, scorers, classes, unit, sizes }
    }

    fn solve(mut self, budget: &mut Budget<'_>) -> Solved {
        match self.trains[..] {
            [] => Solved { routes: Vec::new(), bound: 0 },
            [_] => self.one_train(budget),
            _ => self.many_trains(budget),
        }
    }

    fn one_train(&mut self, budget: &mut Budget<'_>) -> Solved {
        budget.begin_part(FEW_STEPS);
        let scorer = &mut self.scorers[0];
        let first = first_best(&self.net, self.graph, scorer, &Bits::EMPTY, 0, budget);
        if !budget.stopped() {
            let bound = first.as_ref().map_or(0, |first| first.value);
            return Solved { routes: vec![first.map(|first| first.outline)], bound };
        }
        let (bound, best) = self.alone_of(0, budget);
        let Some((value, track)) = best else { return Solved { routes: vec![None], bound } };
        budget.begin_part(budget.left());
        let scorer = &mut self.scorers[0];
        let first = first_best(&self.net, self.graph, scorer, &Bits::EMPTY, value, budget);
        let stopped = budget.stopped();
        let bound = if stopped { bound } else { first.as_ref().map_or(value, |it| it.value) };
        let first = first.filter(|first| !stopped || first.value > value);
        let first = first.map(|first| first.outline).or_else(|| self.outline_on(0, &track));
        Solved { routes: vec![first], bound }
    }

    /// The routes of a set known by its track only. The shortest trains choose
    /// first, since longer ones can run what they leave.
    pub(crate) fn outlines(&mut self, set: &[(usize, Bits<N>)]) -> Vec<Option<Outline>> {
        let mut left = set.to_vec();
        let mut order: Vec<usize> = (0..self.trains.len()).collect();
        order.sort_by_key(|&train| (self.trains[train], train));
        let mut routes = vec![None; self.trains.len()];
        for train in order {
            let class = self.trains[train];
            let fits =
                |(_, (other, _)): &(usize, &(usize, Bits<N>))| self.classes.is_above(class, *other);
            let best = left.iter().enumerate().filter(fits).max_by_key(|(_, (other, _))| *other);
            let Some(at) = best.map(|(at, _)| at) else { continue };
            let (_, track) = left.swap_remove(at);
            routes[train] = self.outline_on(class, &track);
        }
        routes
    }

    /// The best route of a class on this track alone.
    fn outline_on(&mut self, class: usize, track: &Bits<N>) -> Option<Outline> {
        let mut all = Bits::EMPTY;
        (0..self.net.pieces).for_each(|piece| all.insert(piece));
        let never = AtomicBool::new(false);
        let budget = &mut Budget::new(u64::MAX, &never);
        let scorer = &mut self.scorers[class];
        let found = first_best(&self.net, self.graph, scorer, &all.without(track), 0, budget);
        found.map(|found| found.outline)
    }
}
