//! Good prices from the linear relaxation, and more track to price.
//!
//! Of any three pieces of track at most one route of a legal set uses two or
//! more. Such a triple behaves like a further piece of track, used by every
//! route that uses two of the three: routes that share it share track anyway,
//! and a price on it makes the bound tighter.

use crate::routes::packing::branch_and_bound::{Item, Packing, Subproblem, Wanted};
use crate::routes::packing::lagrangian::LagrangianBound;
use crate::routes::packing::multipliers::FINE;
use crate::routes::packing::simplex::Simplex;
use crate::routes::packing::subset_row_cuts::{Shared, has_two_of};

/// Most triples priced at a time.
const TRIPLES: usize = 12;

/// A route is let in for a gain above this, more than rounding can do.
const GAIN: i64 = FINE / 4;

impl<const N: usize> Packing<'_, '_, N> {
    /// Finds the prices of the linear relaxation, drops what is not wanted and
    /// tries to find sets. Gives a value that no set exceeds.
    pub(crate) fn relax(&mut self, subproblem: &mut Subproblem<N>, wanted: Wanted) -> i32 {
        let mut lagrangian = LagrangianBound::new();
        lagrangian.weigh(subproblem);
        let mut best = lagrangian.bound;
        let mut kept = subproblem.prices.price.clone();
        let mut simplex = Simplex::new(&subproblem.classes, subproblem.prices.price.len());
        for item in promising(subproblem, &lagrangian) {
            simplex.add_route(item);
        }
        loop {
            if self.over() {
                break;
            }
            simplex.improve(self.budget);
            for (piece, price) in subproblem.prices.price.iter_mut().enumerate() {
                *price = (simplex.track_price(piece) * FINE as f64).round() as i64;
            }
            subproblem.prices.update(subproblem.free.len());
            lagrangian.weigh(subproblem);
            self.budget.stop(2 * subproblem.free.len() as u64);
            if lagrangian.bound < best {
                best = lagrangian.bound;
                kept.clone_from(&subproblem.prices.price);
                if !self.apply(subproblem, &lagrangian, wanted) {
                    break;
                }
            }
            let mut shares: Vec<(&Item<N>, f64)> = simplex.shares().collect();
            shares.sort_by(|a, b| b.1.total_cmp(&a.1));
            let likely: Vec<Item<N>> = shares.iter().map(|(item, _)| **item).collect();
            self.try_set(subproblem, &likely);
            let helpful = helpful(subproblem, &simplex);
            if !helpful.is_empty() {
                helpful.into_iter().for_each(|item| simplex.add_route(item));
                continue;
            }
            if self.complete && self.possible(best) <= self.known {
                break;
            }
            let pieces = subproblem.prices.price.len();
            let tracks = shares.iter().map(|(item, share)| (item.track, *share)).collect();
            let shared = Shared::new(tracks, pieces);
            self.budget.stop((pieces * pieces * pieces) as u64 / 256);
            let triples = shared.overused(TRIPLES.min(64 * N - pieces));
            if triples.is_empty() {
                break;
            }
            for (piece, triple) in (pieces..).zip(triples) {
                let uses = |item: &mut Item<N>| {
                    let uses = has_two_of(&item.track, triple);
                    if uses {
                        item.track.insert(piece);
                    }
                    uses
                };
                subproblem.free.iter_mut().for_each(|item| {
                    uses(item);
                });
                subproblem.prices.add_triple(triple);
                simplex.add_row(uses);
            }
            kept.resize(subproblem.prices.price.len(), 0);
            simplex.repair(self.budget);
        }
        subproblem.prices.price = kept;
        subproblem.prices.update(subproblem.free.len());
        self.possible(best)
    }
}

/// The routes to begin with: those that cost least at the prices so far.
fn promising<const N: usize>(
    subproblem: &Subproblem<N>,
    lagrangian: &LagrangianBound,
) -> Vec<Item<N>> {
    let loss = |item: &Item<N>| lagrangian.loss(subproblem.prices.worth(item), item.class);
    let places = subproblem.free.iter().enumerate();
    let mut order: Vec<(i64, usize)> = places.map(|(at, item)| (loss(item), at)).collect();
    let many = 4 * subproblem.prices.price.len();
    if many < order.len() {
        order.select_nth_unstable(many);
        order.truncate(many);
    }
    order.sort_unstable();
    order.iter().map(|&(_, at)| subproblem.free[at]).collect()
}

/// The routes the relaxation would gain most by, for each piece of track.
fn helpful<const N: usize>(subproblem: &Subproblem<N>, simplex: &Simplex<N>) -> Vec<Item<N>> {
    let classes = 0..subproblem.classes.len();
    let cost = |class| (simplex.class_price(class) * FINE as f64).round() as i64;
    let costs: Vec<i64> = classes.map(cost).collect();
    let mut best: Vec<(i64, usize)> = vec![(GAIN, usize::MAX); subproblem.prices.price.len()];
    for (at, item) in subproblem.free.iter().enumerate() {
        let gain = subproblem.prices.worth(item) - costs[usize::from(item.class)];
        if gain <= GAIN {
            continue;
        }
        for piece in item.track.iter() {
            if gain > best[piece].0 {
                best[piece] = (gain, at);
            }
        }
    }
    let mut places: Vec<usize> = best.iter().map(|&(_, at)| at).collect();
    places.sort_unstable();
    places.dedup();
    places.iter().filter_map(|&at| subproblem.free.get(at)).copied().collect()
}
