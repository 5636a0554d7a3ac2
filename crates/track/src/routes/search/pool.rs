//! The routes that can be part of a best set.

use std::ops::Range;

use crate::bits::Bits;
use crate::routes::compact_graph::CompactGraph;
use crate::routes::packing::branch_and_bound::{Item, revenue_of, value_of};
use crate::routes::packing::multipliers::Multipliers;
use crate::routes::search::budget::Budget;
use crate::routes::search::classes::Classes;
use crate::routes::search::scorer::Scorer;
use crate::routes::trails::{Course, Trail, Visitor, walk};

/// The routes of all classes, with their courses.
#[derive(Clone, Debug)]
pub(crate) struct Pool<const N: usize> {
    pub(crate) items: Vec<Item<N>>,
    /// Courses: pivot, length of each arm, arcs.
    notes: Vec<u16>,
    /// The greatest amount of which all revenues are multiples.
    pub(crate) unit: i32,
    /// Whether all routes were looked at.
    pub(crate) all_seen: bool,
    /// All routes are here that fall short by no more than this; negative if not
    /// even those that do not.
    pub(crate) slack: i64,
}

impl<const N: usize> Pool<N> {
    pub(crate) fn course(&self, item: &Item<N>) -> Course {
        let note = self.notes.get(item.index as usize..).unwrap_or_default();
        let [pivot, one, two, arcs @ ..] = note else {
            return Course { pivot: 0, arms: [Vec::new(), Vec::new()] };
        };
        let (one, two) = (usize::from(*one), usize::from(*two));
        let arms = [arcs[..one].to_vec(), arcs[one..one + two].to_vec()];
        Course { pivot: usize::from(*pivot), arms }
    }

    /// Whether all routes are here that fall short by so much.
    pub(crate) fn covers(&self, slack: i64) -> bool {
        self.all_seen && self.slack >= slack
    }

    fn note(&mut self, course: &Course) -> u32 {
        let at = self.notes.len() as u32;
        let [one, two] = &course.arms;
        self.notes.extend([course.pivot as u16, one.len() as u16, two.len() as u16]);
        self.notes.extend(one);
        self.notes.extend(two);
        at
    }

    /// Keeps the half of the routes that fall short by least, and wishes for no
    /// others.
    fn halve(&mut self, wish: &Wish<'_, N>) {
        let short = |item: &Item<N>| wish.shortfall(item);
        let mut shortfalls: Vec<i64> = self.items.iter().map(short).collect();
        let middle = shortfalls.len() / 2;
        let (_, &mut median, _) = shortfalls.select_nth_unstable(middle);
        self.slack = median - 1;
        let old = std::mem::take(&mut self.notes);
        let items = std::mem::take(&mut self.items);
        let mut moved = None;
        // Of those that are equal as many as there is room for.
        let mut equal = middle - items.iter().filter(|item| short(item) < median).count();
        let keep = |item: &Item<N>| {
            let last = short(item) == median && equal > 0;
            equal -= usize::from(last);
            last || short(item) < median
        };
        let mut kept = items;
        kept.retain(keep);
        for mut item in kept {
            let from = item.index as usize;
            item.index = match moved {
                Some((last, to)) if last == from => to,
                _ => {
                    let length = 3 + usize::from(old[from + 1]) + usize::from(old[from + 2]);
                    let to = self.notes.len() as u32;
                    self.notes.extend(&old[from..from + length]);
                    moved = Some((from, to));
                    to
                }
            };
            self.items.push(item);
        }
    }
}

/// Which routes are wished for.
pub(crate) struct Wish<'a, const N: usize> {
    /// What a route of each class must bring.
    pub(crate) least: Vec<i32>,
    /// What it should be worth at these prices.
    pub(crate) prices: &'a Multipliers<N>,
    pub(crate) tops: Vec<i64>,
    /// It may fall short of that by so much.
    pub(crate) slack: i64,
    /// No more routes than this: rather those that fall short by less.
    pub(crate) most: usize,
}

impl<const N: usize> Wish<'_, N> {
    pub(crate) fn shortfall(&self, item: &Item<N>) -> i64 {
        self.tops[usize::from(item.class)] - self.prices.worth(item)
    }
}

/// Collects, for some classes, the routes that are wished for.
pub(crate) fn collect<const N: usize>(
    net: &CompactGraph<N>,
    classes: &Classes,
    scorers: &mut [Scorer],
    wish: &Wish<'_, N>,
    parts: &[(Range<usize>, u64)],
    budget: &mut Budget<'_>,
) -> Pool<N> {
    let mut pool =
        Pool { items: Vec::new(), notes: Vec::new(), unit: 0, all_seen: true, slack: wish.slack };
    for (range, steps) in parts.iter().filter(|(range, _)| !range.is_empty()) {
        budget.begin_part(*steps);
        let range = range.clone();
        let prices = net.arcs.iter().map(|arc| wish.prices.of(&arc.track)).collect();
        let mut collector = Collector { net, classes, scorers, range, wish, budget, prices, pool };
        walk(net, &Bits::EMPTY, &mut collector);
        pool = collector.pool;
        if budget.stopped() {
            pool.all_seen = false;
        }
    }
    let divisor = |unit, item: &Item<N>| greatest_common_divisor(revenue_of(item.value), unit);
    pool.unit = pool.items.iter().fold(0, divisor).max(1);
    pool
}

struct Collector<'a, 'p, const N: usize> {
    net: &'a CompactGraph<N>,
    classes: &'a Classes,
    scorers: &'a mut [Scorer],
    range: Range<usize>,
    wish: &'a Wish<'a, N>,
    budget: &'a mut Budget<'p>,
    /// The price of each arc's track.
    prices: Vec<i64>,
    pool: Pool<N>,
}

impl<const N: usize> Visitor<N> for Collector<'_, '_, N> {
    fn begin(&mut self, pivot: usize) {
        for class in self.range.clone() {
            self.scorers[class].begin_priced(self.net, pivot, self.wish.prices);
        }
    }

    fn price(&self, arc: usize) -> i64 {
        self.prices[arc]
    }

    fn hopeful(&mut self, trail: &Trail<N>) -> bool {
        if self.budget.stop(self.scorers[self.range.start].work()) {
            return false;
        }
        let wish = self.wish;
        self.range.clone().any(|class| {
            let scorer = &self.scorers[class];
            let bound = scorer.bound(trail).filter(|&bound| bound >= wish.least[class]);
            bound.is_some_and(|bound| {
                let worth = scorer.worth_bound(trail, bound);
                wish.tops[class] - worth <= self.pool.slack
            })
        })
    }

    fn visit(&mut self, trail: &Trail<N>, course: &Course) {
        let mut noted = None;
        let mut last = None;
        let wish = self.wish;
        let track = wish.prices.with_triples(trail.track);
        for class in self.range.clone() {
            let value = self.scorers[class].value(self.net, trail, course);
            let Some(value) = value.filter(|&value| value >= wish.least[class]) else { continue };
            // A shorter train that brings the same stands for the longer ones.
            let shorter = self.classes.below(class);
            if shorter.is_some() && last == Some((shorter, value)) {
                last = Some((Some(class), value));
                continue;
            }
            last = Some((Some(class), value));
            let item = Item { track, value: value_of(value), class: class as u8, index: 0 };
            if wish.shortfall(&item) <= self.pool.slack {
                let index = *noted.get_or_insert_with(|| self.pool.note(course));
                self.pool.items.push(Item { index, ..item });
            }
        }
        if self.pool.items.len() > wish.most {
            self.pool.halve(wish);
        }
    }
}

pub(crate) fn greatest_common_divisor(a: i32, b: i32) -> i32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
