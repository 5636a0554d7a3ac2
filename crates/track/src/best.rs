//! The best routes of all trains together, with the proof.

use crate::bits::Bits;
use crate::choose::Chooser;
use crate::classes::Classes;
use crate::graph::Graph;
use crate::net::{Net, pieces};
use crate::one::{best_one, first_best};
use crate::outline::Outline;
use crate::pace::Pace;
use crate::packing::{PER_UNIT, Packing, Question, ROOT_ROUNDS, Wanted, revenue_of};
use crate::pool::collect;
use crate::prices::Prices;
use crate::route::{Best, routes};
use crate::score::Rules;
use crate::scorer::Scorer;
use crate::train::{Run, RunError, Train};

/// The best routes for the trains of a run, proved.
///
/// Of several best sets the one with the fewest trains, and of these the first
/// in the order the book's chapter on routes describes.
///
/// # Errors
/// If the run is not one: see [`RunError`].
pub fn best_routes(run: &Run<'_>) -> Result<Best, RunError> {
    best_routes_while(run, &mut || true)
}

/// The same, but asks now and then whether to go on. When told to stop it gives
/// the best it has, not proved, and a bound that no set of routes exceeds.
///
/// # Errors
/// If the run is not one: see [`RunError`].
pub fn best_routes_while(run: &Run<'_>, go_on: &mut dyn FnMut() -> bool) -> Result<Best, RunError> {
    run.check()?;
    let mut pace = Pace::new(go_on);
    let graph = Graph::new(run);
    let (class, count) = pieces(&graph);
    // Where routes of several trains are packed, triples of pieces may be priced.
    let room = if run.trains.len() > 1 { TRIPLES_IN_ALL } else { 0 };
    let solved = match count + room {
        0..=64 => Solver::<1>::new(run, &graph, &class, count).solve(&mut pace),
        65..=128 => Solver::<2>::new(run, &graph, &class, count).solve(&mut pace),
        129..=256 => Solver::<4>::new(run, &graph, &class, count).solve(&mut pace),
        _ => Solver::<8>::new(run, &graph, &class, count).solve(&mut pace),
    };
    Ok(routes(run, &graph, &solved))
}

/// For so many triples there is room at least, as long as the pieces are not too many.
const TRIPLES_IN_ALL: usize = 60;

/// An outline and its revenue for each train that runs.
pub(crate) struct Solved {
    pub(crate) routes: Vec<Option<Outline>>,
    pub(crate) bound: i32,
    pub(crate) proved: bool,
}

struct Solver<'a, const N: usize> {
    graph: &'a Graph,
    net: Net<N>,
    /// The kind of each train.
    trains: Vec<usize>,
    /// How many there are of each kind.
    counts: Vec<usize>,
    scorers: Vec<Scorer>,
    classes: Classes,
}

impl<'a, const N: usize> Solver<'a, N> {
    fn new(run: &Run<'_>, graph: &'a Graph, class: &[Option<u16>], pieces: usize) -> Self {
        let net = Net::new(graph, class, pieces);
        let classes = Classes::new(run.trains);
        let trains: Vec<usize> = run.trains.iter().map(|&train| classes.of(train)).collect();
        let count = |kind: usize| trains.iter().filter(|&&other| other == kind).count();
        let counts = (0..classes.len()).map(count).collect();
        let scorer = |&train: &Train| Scorer::new(&net, Rules::new(train, run.edition, graph.pair));
        let scorers = classes.trains.iter().map(scorer).collect();
        Self { graph, net, trains, counts, scorers, classes }
    }

    fn solve(mut self, pace: &mut Pace<'_>) -> Solved {
        match self.trains[..] {
            [] => Solved { routes: Vec::new(), bound: 0, proved: true },
            [_] => self.one_train(pace),
            _ => self.many_trains(pace),
        }
    }

    fn one_train(&mut self, pace: &mut Pace<'_>) -> Solved {
        let scorer = &mut self.scorers[0];
        let simple = scorer.simple_bound();
        let found = first_best(&self.net, self.graph, scorer, &Bits::EMPTY, pace);
        let value = found.as_ref().map_or(0, |found| found.value);
        let proved = !pace.stopped();
        let bound = if proved { value } else { simple };
        Solved { routes: vec![found.map(|found| found.outline)], bound, proved }
    }

    fn many_trains(&mut self, pace: &mut Pace<'_>) -> Solved {
        let alone = self.alone(pace);
        let all: i32 = self.trains.iter().map(|&class| alone[class]).sum();
        let set = self.one_after_another(&alone, pace);
        let known: i32 = set.iter().map(|&(_, _, value)| value).sum();
        // A route is of interest if with it the others could bring what is known.
        let least: Vec<i32> = alone.iter().map(|one| (known - (all - one)).max(1)).collect();
        let mut pool = collect(&self.net, &self.classes, &mut self.scorers, &least, pace);
        let free = std::mem::take(&mut pool.items);
        let mut question =
            Question { free, classes: self.classes.clone(), prices: Prices::new(self.net.pieces) };
        let mut packing = Packing {
            unit: pool.unit,
            // One less, so that a set as good is found among the routes collected.
            known: known * PER_UNIT - self.trains.len() as i32 - 1,
            set: Vec::new(),
            enough: i32::MAX,
            pace,
        };
        let mut bound = all * PER_UNIT;
        if !packing.pace.stopped() {
            bound = packing.tighten(&mut question, ROOT_ROUNDS, Wanted::AsGood).min(bound);
        }
        if bound > packing.known {
            bound = packing.relax(&mut question, Wanted::AsGood).min(bound);
        }
        if bound > packing.known {
            packing.answer_apart(&question);
            packing.tighten(&mut question, 1, Wanted::AsGood);
        }
        let Packing { set: best, known: value, pace, .. } = packing;
        if !pace.stopped() {
            let classes = self.classes.clone();
            let (net, graph, trains) = (&self.net, self.graph, &self.trains[..]);
            let mut chooser = Chooser { net, graph, pool: &pool, classes, trains, question, pace };
            if let Some(routes) = chooser.first(&best) {
                return Solved { routes, bound: revenue_of(value), proved: true };
            }
        }
        // Stopped: the best set so far, and what it cannot exceed.
        let best: Vec<(usize, Bits<N>)> = if revenue_of(value) > known {
            best.iter().map(|item| (usize::from(item.class), item.track)).collect()
        } else {
            set.iter().map(|&(class, track, _)| (class, track)).collect()
        };
        Solved { routes: self.outlines(&best), bound: revenue_of(bound), proved: false }
    }

    /// What a train of each kind can bring when no other runs.
    fn alone(&mut self, pace: &mut Pace<'_>) -> Vec<i32> {
        let net = &self.net;
        let best = |scorer: &mut Scorer| {
            let found = best_one(net, scorer, &Bits::EMPTY, pace);
            let value = found.map_or(0, |(value, _)| value);
            if pace.stopped() { scorer.simple_bound() } else { value }
        };
        self.scorers.iter_mut().map(best).collect()
    }

    /// A first set: the trains in order of what they can bring alone, each on
    /// the track the others left.
    fn one_after_another(
        &mut self,
        alone: &[i32],
        pace: &mut Pace<'_>,
    ) -> Vec<(usize, Bits<N>, i32)> {
        let mut kinds: Vec<usize> = (0..self.counts.len()).collect();
        kinds.sort_by_key(|&kind| (-alone[kind], kind));
        let mut closed = Bits::EMPTY;
        let mut set = Vec::new();
        for kind in kinds {
            for _ in 0..self.counts[kind] {
                let scorer = &mut self.scorers[kind];
                let Some((value, track)) = best_one(&self.net, scorer, &closed, pace) else {
                    break;
                };
                closed = closed.with(&track);
                set.push((kind, track, value));
            }
        }
        set
    }

    /// The routes of a set known by its track only. The shortest trains choose
    /// first, since longer ones can run what they leave.
    fn outlines(&mut self, set: &[(usize, Bits<N>)]) -> Vec<Option<Outline>> {
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

    /// The route of a class that uses exactly this track.
    fn outline_on(&mut self, class: usize, track: &Bits<N>) -> Option<Outline> {
        let mut all = Bits::EMPTY;
        (0..self.net.pieces).for_each(|piece| all.insert(piece));
        let mut go_on = || true;
        let pace = &mut Pace::new(&mut go_on);
        let scorer = &mut self.scorers[class];
        let found = first_best(&self.net, self.graph, scorer, &all.without(track), pace);
        found.map(|found| found.outline)
    }
}
