//! How many routes there are to choose from.

use crate::bits::Bits;
use crate::routes::compact_graph::{CompactGraph, pieces};
use crate::routes::graph::Graph;
use crate::routes::run::{Run, RunError};
use crate::routes::score::Rules;
use crate::routes::search::scorer::Scorer;
use crate::routes::trails::{Course, Trail, Visitor, walk};

/// How many trails some train of the run could run, counted no further than
/// `most`: the size of the question [`best_routes`](crate::best_routes) answers.
///
/// # Errors
/// If the run is not one: see [`RunError`].
pub fn count_trails(run: &Run<'_>, most: usize) -> Result<usize, RunError> {
    run.check()?;
    let graph = Graph::new(run);
    let (class, count) = pieces(&graph);
    Ok(match count {
        0..=64 => Count::new(run, &CompactGraph::<1>::new(&graph, &class, count), most).all(),
        65..=128 => Count::new(run, &CompactGraph::<2>::new(&graph, &class, count), most).all(),
        129..=256 => Count::new(run, &CompactGraph::<4>::new(&graph, &class, count), most).all(),
        _ => Count::new(run, &CompactGraph::<8>::new(&graph, &class, count), most).all(),
    })
}

struct Count<'a, const N: usize> {
    net: &'a CompactGraph<N>,
    scorers: Vec<Scorer>,
    most: usize,
    count: usize,
}

impl<'a, const N: usize> Count<'a, N> {
    fn new(run: &Run<'_>, net: &'a CompactGraph<N>, most: usize) -> Self {
        let rules = run.trains.iter().map(|&train| Rules::new(train, run.counting, 0));
        let scorers = rules.map(|rules| Scorer::new(net, rules)).collect();
        Self { net, scorers, most, count: 0 }
    }

    fn all(mut self) -> usize {
        walk(self.net, &Bits::EMPTY, &mut self);
        self.count
    }
}

impl<const N: usize> Visitor<N> for Count<'_, N> {
    fn begin(&mut self, _pivot: usize) {}

    fn hopeful(&mut self, trail: &Trail<N>) -> bool {
        let reachable = |scorer: &Scorer| {
            let train = scorer.rules.train;
            train.skips_cities || trail.large <= train.reach
        };
        self.count < self.most && self.scorers.iter().any(reachable)
    }

    fn visit(&mut self, _trail: &Trail<N>, _course: &Course) {
        self.count += 1;
    }
}
