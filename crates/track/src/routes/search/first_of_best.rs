//! Which of the best sets: the first in order.
//!
//! Train by train in the order given: a train that runs comes before one that
//! stays, and of the routes the one with the smaller outline. Each train asks
//! whether, with the trains before it settled, some best set has an earlier
//! route for it; when there is none, it is settled too.

use crate::bits::Bits;
use crate::routes::compact_graph::CompactGraph;
use crate::routes::graph::Graph;
use crate::routes::outline::Outline;
use crate::routes::packing::branch_and_bound::{Item, PER_UNIT, Packing, Subproblem};
use crate::routes::search::budget::Budget;
use crate::routes::search::classes::Classes;
use crate::routes::search::pool::Pool;

/// The search for the first set.
pub(crate) struct Chooser<'a, 'p, const N: usize> {
    pub(crate) net: &'a CompactGraph<N>,
    pub(crate) graph: &'a Graph,
    pub(crate) pool: &'a Pool<N>,
    /// The trains that are not settled yet.
    pub(crate) classes: Classes,
    /// The class of each train.
    pub(crate) trains: &'a [usize],
    /// All routes that can be part of a best set.
    pub(crate) subproblem: Subproblem<N>,
    pub(crate) budget: &'a mut Budget<'p>,
}

/// What a route of the train that is asked about brings more, in units: so much
/// that no set without one is good enough.
const PRIZE: i32 = 1000;

/// A route with its place in the order.
#[derive(Clone, Copy)]
struct Ranked<const N: usize> {
    item: Item<N>,
    rank: usize,
}

impl<const N: usize> Chooser<'_, '_, N> {
    /// The outlines of the first set with the value of this one; nothing if
    /// the search was stopped.
    pub(crate) fn first(&mut self, set: &[Item<N>]) -> Option<Vec<Option<Outline>>> {
        let outlines = self.outlines();
        let rank = |item: &Item<N>| {
            outlines.binary_search_by_key(&item.index, |(index, _)| *index).unwrap_or_default()
        };
        let mut order: Vec<usize> = (0..outlines.len()).collect();
        order.sort_by(|&a, &b| outlines[a].1.cmp(&outlines[b].1));
        let mut ranks = vec![0; outlines.len()];
        for (place, &outline) in order.iter().enumerate() {
            ranks[outline] = place;
        }
        let all: Vec<Ranked<N>> = self
            .subproblem
            .free
            .iter()
            .map(|item| Ranked { item: *item, rank: ranks[rank(item)] })
            .collect();
        // Only true track counts: what else was priced differs from search to search.
        let track = self.subproblem.prices.track;
        let ranked = |item: &Item<N>| Ranked {
            item: Item { track: item.track.meet(&track), ..*item },
            rank: ranks[rank(item)],
        };
        let mut left: i32 = set.iter().map(|item| item.value).sum();
        let mut rest: Vec<Ranked<N>> = set.iter().map(ranked).collect();
        let mut closed = Bits::EMPTY;
        let mut chosen = Vec::new();
        for train in 0..self.trains.len() {
            self.classes.remove(self.trains[train]);
            let mut own = self.take_own(train, &mut rest);
            while let Some(better) = self.earlier(&all, train, own, left, &closed) {
                rest = better.iter().map(ranked).collect();
                own = (!rest.is_empty()).then(|| rest.remove(0));
            }
            if self.budget.stopped() {
                return None;
            }
            if let Some(own) = own {
                closed = closed.with(&own.item.track);
                left -= own.item.value;
            }
            chosen.push(own.map(|own| outlines[order[own.rank]].1.clone()));
        }
        Some(chosen)
    }

    /// The outlines of all routes, by the places of their courses.
    fn outlines(&self) -> Vec<(u32, Outline)> {
        let mut items: Vec<&Item<N>> = self.subproblem.free.iter().collect();
        items.sort_by_key(|item| item.index);
        items.dedup_by_key(|item| item.index);
        let outline = |item: &&Item<N>| {
            let mut outline = Outline::default();
            outline.draw(self.net, self.graph, &self.pool.course(item));
            (item.index, outline)
        };
        items.iter().map(outline).collect()
    }

    /// Takes from a set a route for a train: of those it can run, one of the
    /// highest class, so that the trains after it can run the others.
    fn take_own(&self, train: usize, rest: &mut Vec<Ranked<N>>) -> Option<Ranked<N>> {
        let class = self.trains[train];
        let fits = |item: &Item<N>| self.classes.is_above(class, usize::from(item.class));
        let own = rest.iter().enumerate().filter(|(_, ranked)| fits(&ranked.item));
        let (at, _) = own.max_by_key(|(at, ranked)| (ranked.item.class, std::cmp::Reverse(*at)))?;
        Some(rest.swap_remove(at))
    }

    /// A set of the value left, for this train and those after it, in which
    /// this train's route comes before its own; its route is the first.
    fn earlier(
        &mut self,
        all: &[Ranked<N>],
        train: usize,
        own: Option<Ranked<N>>,
        left: i32,
        closed: &Bits<N>,
    ) -> Option<Vec<Item<N>>> {
        let class = self.trains[train];
        let open = |ranked: &&Ranked<N>| !ranked.item.track.meets(closed);
        let before = |ranked: &&Ranked<N>| {
            self.classes.is_above(class, usize::from(ranked.item.class))
                && own.is_none_or(|own| ranked.rank < own.rank)
        };
        let (classes, own_class) = self.classes.with_own();
        let prize = PRIZE * PER_UNIT * self.pool.unit;
        let own = |ranked: &Ranked<N>| {
            let Ranked { item, .. } = *ranked;
            Item { class: own_class, value: item.value + prize, ..item }
        };
        let mut free: Vec<Item<N>> = all.iter().filter(open).filter(before).map(own).collect();
        if free.is_empty() {
            return None;
        }
        free.extend(all.iter().filter(open).map(|ranked| ranked.item));
        let enough = left + prize;
        let mut packing = Packing {
            unit: self.pool.unit,
            known: enough - 1,
            set: Vec::new(),
            enough,
            complete: true,
            budget: self.budget,
        };
        packing.answer(Subproblem { free, classes, prices: self.subproblem.prices.clone() });
        let found = packing.known >= enough && !packing.set.is_empty();
        let mut set = packing.set;
        // The route of this train, which alone takes no other's place, goes first.
        let at = set.iter().position(|item| item.class == own_class)?;
        set.swap(0, at);
        set[0].value -= prize;
        found.then_some(set)
    }
}
