//! Several trains: routes are collected, priced and packed.
//!
//! Where the routes of interest are too many to keep, the ones closest to what
//! their trains could bring alone are kept first. They give prices, the prices
//! tell which further routes would help, and so on (column generation) until no
//! route helps. At these prices most routes are of no interest in a better set,
//! and those that are can be collected.

use crate::bits::Bits;
use crate::routes::outline::Outline;
use crate::routes::packing::branch_and_bound::{
    Item, PER_UNIT, Packing, ROOT_ROUNDS, Subproblem, Wanted, revenue_of, value_of,
};
use crate::routes::packing::lagrangian::LagrangianBound;
use crate::routes::packing::multipliers::{FINE, Multipliers};
use crate::routes::search::budget::Budget;
use crate::routes::search::first_of_best::Chooser;
use crate::routes::search::incumbent::{Ran, revenue};
use crate::routes::search::pool::{Pool, Wish, collect};
use crate::routes::search::{Solved, Solver};

/// Steps for each part of the search, in the order of the parts.
const FIRST_SET: u64 = 1_000_000;
const COLLECT: u64 = 4_000_000;
const PRICE: u64 = 4_000_000;
const GENERATE: u64 = 12_000_000;
const ANSWER: u64 = 10_000_000;

/// How many routes are kept at a time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    /// Of those of interest.
    pub(crate) kept: usize,
    /// Of those that help at some prices.
    pub(crate) generated: usize,
    /// Of those of interest at the last prices.
    pub(crate) sifted: usize,
}

impl Sizes {
    pub(crate) const USUAL: Self = Self { kept: 1 << 15, generated: 1 << 13, sifted: 1 << 18 };
}

/// What is known of the best set.
struct Search<'p, 'q, const N: usize> {
    packing: Packing<'p, 'q, N>,
    subproblem: Subproblem<N>,
    pool: Pool<N>,
    /// What each kind of train can bring alone, and all of them.
    alone: Vec<i32>,
    all: i32,
    /// No set of any routes exceeds this value.
    bound: i32,
    /// No set of the subproblem's routes exceeds this value.
    priced: i32,
}

impl<const N: usize> Solver<'_, N> {
    pub(crate) fn many_trains(&mut self, budget: &mut Budget<'_>) -> Solved {
        let alone = self.alone(budget);
        let all: i32 = self.trains.iter().map(|&class| alone[class]).sum();
        let mut first = self.one_after_another(&alone, FIRST_SET, budget);
        // A route is of interest if with it the others could bring what is known.
        let prices = Multipliers::new(self.net.pieces);
        let wish = Wish::by_revenue(&alone, all - revenue(&first), &prices, self.sizes.kept);
        let mut pool = self.collect(&wish, COLLECT, budget);
        if !pool.covers(wish.slack) {
            first = self.improved(first, budget);
        }
        let known = revenue(&first);
        let complete = pool.covers(fine(all - known));
        if known == all && !complete {
            return Solved { routes: self.outlines(&tracks(&first)), bound: all };
        }
        let free = std::mem::take(&mut pool.items);
        let mut search = Search {
            packing: Packing {
                unit: if complete { pool.unit } else { self.unit },
                // One less, so that a set as good is found among the routes collected.
                known: known * PER_UNIT - self.trains.len() as i32 - 1,
                set: Vec::new(),
                enough: i32::MAX,
                complete,
                budget,
            },
            subproblem: Subproblem { free, classes: self.classes.clone(), prices },
            pool,
            alone,
            all,
            bound: all * PER_UNIT,
            priced: 0,
        };
        search.price();
        let gap = all - revenue_of(search.packing.known);
        search.packing.complete |= search.pool.covers(fine(gap));
        self.generate(&mut search);
        self.answer(search, &first)
    }

    /// Answers what is left. If not all routes of interest are there, the best set
    /// of those that are may still be better than the known one.
    fn answer(&mut self, search: Search<'_, '_, N>, first: &[Ran<N>]) -> Solved {
        let Search { mut packing, subproblem, pool, mut bound, priced, .. } = search;
        let complete = std::mem::replace(&mut packing.complete, true);
        if complete {
            bound = bound.min(priced);
        }
        packing.budget.begin_part(ANSWER);
        if priced > packing.known {
            packing.answer_apart(&subproblem);
        }
        let Packing { set: best, known: value, budget, .. } = packing;
        if complete && !budget.stopped() {
            bound = value;
            budget.begin_part(budget.left());
            if let Some(routes) = self.first_of_best(&best, &pool, subproblem, value, budget) {
                return Solved { routes, bound: revenue_of(bound) };
            }
        }
        // Not proved, or not known to be the first of the best.
        let best = if best.is_empty() {
            tracks(first)
        } else {
            let track = Multipliers::<N>::new(self.net.pieces).track;
            best.iter().map(|item| (usize::from(item.class), item.track.meet(&track))).collect()
        };
        Solved { routes: self.outlines(&best), bound: revenue_of(bound) }
    }

    /// Lets in the routes that help at the prices so far, until none does; then all
    /// that are of interest at the last prices. Each round proves a bound.
    fn generate(&mut self, search: &mut Search<'_, '_, N>) {
        let mut sifting = false;
        while !search.packing.complete && search.packing.budget.left() > ANSWER {
            let least = i64::from(search.packing.known) * FINE;
            let gap = search.all - revenue_of(search.packing.known);
            let mut lagrangian = LagrangianBound::new();
            let subproblem = &mut search.subproblem;
            subproblem.prices.update(usize::MAX);
            lagrangian.weigh(subproblem);
            let prices = subproblem.prices.clone();
            let wish = Wish {
                least: search.alone.iter().map(|one| (one - gap).max(1)).collect(),
                prices: &prices,
                tops: lagrangian.floors(lagrangian.bound),
                slack: if sifting { lagrangian.bound - least } else { 0 },
                most: if sifting { self.sizes.sifted } else { self.sizes.generated },
            };
            search.pool = self.collect(&wish, GENERATE, search.packing.budget);
            if !search.pool.all_seen {
                return;
            }
            let found = std::mem::take(&mut search.pool.items);
            let most = self.most(&wish, &search.pool, &found);
            search.bound = search.bound.min(search.packing.possible(most));
            if sifting {
                let whole = Subproblem {
                    free: found,
                    classes: self.classes.clone(),
                    prices: prices.clone(),
                };
                lagrangian.weigh(&whole);
                let mut floors = wish.tops.iter().zip(lagrangian.floors(least));
                let enough = floors.all(|(top, floor)| top - wish.slack <= floor);
                if !enough || !search.pool.covers(wish.slack) {
                    return;
                }
                search.packing.complete = true;
                search.packing.unit = search.pool.unit;
                search.subproblem = whole;
            } else {
                let helps = |item: &Item<N>| wish.shortfall(item) < -FINE;
                sifting = search.pool.covers(0) && !found.iter().any(helps);
                let before = subproblem.free.len();
                subproblem.free.extend(found);
                subproblem.free.sort_by_key(|item| (item.class, item.track, -item.value));
                subproblem.free.dedup_by_key(|item| (item.class, item.track));
                sifting |= subproblem.free.len() == before;
            }
            relocate(&mut search.packing.set, &search.subproblem);
            search.price();
        }
    }

    /// What no set exceeds at some prices, all routes having been looked at.
    fn most(&self, wish: &Wish<'_, N>, pool: &Pool<N>, found: &[Item<N>]) -> i64 {
        let mut costs: Vec<i64> = wish.tops.iter().map(|top| (top - pool.slack).max(0)).collect();
        for item in found {
            let cost = &mut costs[usize::from(item.class)];
            *cost = wish.prices.worth(item).max(*cost);
        }
        let mut most = wish.prices.total();
        for class in 0..costs.len() {
            let below = self.classes.below(class).map_or(0, |below| costs[below]);
            costs[class] = costs[class].max(below);
            most += (costs[class] - below) * self.classes.limit(class) as i64;
        }
        most
    }

    fn first_of_best(
        &self,
        best: &[Item<N>],
        pool: &Pool<N>,
        mut subproblem: Subproblem<N>,
        value: i32,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Option<Outline>>> {
        let (enough, complete) = (i32::MAX, true);
        let mut packing =
            Packing { unit: pool.unit, known: value, set: Vec::new(), enough, complete, budget };
        packing.tighten(&mut subproblem, 1, Wanted::AsGood);
        let classes = self.classes.clone();
        let (net, graph, trains) = (&self.net, self.graph, &self.trains[..]);
        let budget = packing.budget;
        Chooser { net, graph, pool, classes, trains, subproblem, budget }.first(best)
    }

    /// What a train of each kind can bring when no other runs, or a bound of it.
    fn alone(&mut self, budget: &mut Budget<'_>) -> Vec<i32> {
        (0..self.classes.len()).map(|kind| self.alone_of(kind, budget).0).collect()
    }

    fn collect(&mut self, wish: &Wish<'_, N>, steps: u64, budget: &mut Budget<'_>) -> Pool<N> {
        let skips = |class: usize| self.classes.trains[class].skips_cities;
        let kinds = self.classes.len();
        let numbered = (0..kinds).take_while(|&class| !skips(class)).count();
        let parts = [(0..numbered, steps), (numbered..kinds, steps)];
        collect(&self.net, &self.classes, &mut self.scorers, wish, &parts, budget)
    }
}

impl<const N: usize> Search<'_, '_, N> {
    /// Finds prices, and drops what is of no interest at them if all is there.
    fn price(&mut self) {
        let Self { packing, subproblem, .. } = self;
        packing.budget.begin_part(PRICE);
        let bound = packing.tighten(subproblem, ROOT_ROUNDS, Wanted::AsGood);
        self.priced = if bound > packing.known {
            packing.relax(subproblem, Wanted::AsGood).min(bound)
        } else {
            bound
        };
    }
}

/// An amount as the prices count it.
fn fine(revenue: i32) -> i64 {
    i64::from(revenue * PER_UNIT) * FINE
}

fn tracks<const N: usize>(set: &[Ran<N>]) -> Vec<(usize, Bits<N>)> {
    set.iter().map(|&(class, track, _)| (class, track)).collect()
}

impl<'a, const N: usize> Wish<'a, N> {
    /// The routes that bring at most so much less than their trains could alone.
    fn by_revenue(alone: &[i32], gap: i32, prices: &'a Multipliers<N>, most: usize) -> Self {
        Self {
            least: alone.iter().map(|one| (one - gap).max(1)).collect(),
            prices,
            tops: alone.iter().map(|&one| i64::from(value_of(one)) * FINE).collect(),
            slack: fine(gap),
            most,
        }
    }
}

/// Finds the routes of a set among others that were collected anew.
fn relocate<const N: usize>(set: &mut [Item<N>], subproblem: &Subproblem<N>) {
    let track = &subproblem.prices.track;
    for item in set {
        let same = |other: &&Item<N>| {
            (other.class, other.value) == (item.class, item.value)
                && other.track.meet(track) == item.track.meet(track)
        };
        if let Some(other) = subproblem.free.iter().find(same) {
            *item = *other;
        }
    }
}
