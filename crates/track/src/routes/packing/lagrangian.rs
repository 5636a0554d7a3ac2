//! The Lagrangian bound of a subproblem at its prices, and the subgradient step
//! that moves them.

use crate::routes::packing::branch_and_bound::{Item, Subproblem};
use crate::routes::packing::multipliers::{FINE, Multipliers, Top};
use crate::routes::search::classes::Taken;

impl<const N: usize> Multipliers<N> {
    /// What a route brings less the prices of its track, in fractions.
    #[inline]
    pub(crate) fn worth(&self, item: &Item<N>) -> i64 {
        i64::from(item.value) * FINE - self.of(&item.track)
    }
}

/// What the routes are worth at some prices.
pub(crate) struct LagrangianBound {
    pub(crate) bound: i64,
    /// What a further route of a class would push out of the bound.
    pushed: Vec<i64>,
    /// How many routes in the bound use each piece of track.
    used: Vec<i64>,
    tops: Vec<Top>,
    best: Vec<(i64, usize, usize)>,
}

impl LagrangianBound {
    pub(crate) fn new() -> Self {
        Self { bound: 0, pushed: Vec::new(), used: Vec::new(), tops: Vec::new(), best: Vec::new() }
    }

    /// The bound: all prices, and the best routes there are trains for. Which
    /// routes these are is found by taking the worthiest that fits, again and
    /// again: the limits of the classes lie in one another, so that this is the
    /// best choice.
    pub(crate) fn weigh<const N: usize>(&mut self, subproblem: &Subproblem<N>) {
        let classes = &subproblem.classes;
        self.used.clear();
        self.used.resize(subproblem.prices.price.len(), 0);
        self.bound = subproblem.prices.total();
        self.tops.resize_with(classes.len(), Top::new);
        for (class, top) in self.tops.iter_mut().enumerate() {
            top.clear(classes.limit(class));
        }
        for (index, item) in subproblem.free.iter().enumerate() {
            self.tops[usize::from(item.class)].offer(subproblem.prices.worth(item), index);
        }
        self.best.clear();
        for (class, top) in self.tops.iter().enumerate() {
            self.best.extend(top.list.iter().map(|&(worth, index)| (worth, class, index)));
        }
        self.best.sort_unstable_by_key(|&(worth, class, index)| (-worth, class, index));
        let mut taken = Taken::NONE;
        self.best.retain(|&(worth, class, index)| {
            let fits = classes.fits(&taken, class as u8);
            if fits {
                classes.take(&mut taken, class as u8);
                self.bound += worth;
                subproblem.free[index].track.iter().for_each(|piece| self.used[piece] += 1);
            }
            fits
        });
        self.pushed.clear();
        for class in 0..classes.len() {
            let pushed = match classes.full(&taken, class) {
                None => Some(0),
                Some(Some(lower)) => {
                    let same = self.best.iter().filter(|(_, it, _)| classes.is_above(*it, lower));
                    same.map(|(worth, ..)| *worth).min()
                }
                Some(None) => self.best.iter().map(|(worth, ..)| *worth).min(),
            };
            // Where no route may run, none can be pushed out: out of reach.
            self.pushed.push(pushed.unwrap_or(i64::MAX / 4));
        }
    }

    /// What a route of each class must be worth so that the bound with it is not
    /// below `least`.
    pub(crate) fn floors(&self, least: i64) -> Vec<i64> {
        self.pushed.iter().map(|pushed| least - self.bound + pushed).collect()
    }

    /// How much lower the bound is with a route of this worth in the set.
    #[inline]
    pub(crate) fn loss(&self, worth: i64, class: u8) -> i64 {
        let pushed = self.pushed[usize::from(class)];
        pushed - worth.min(pushed)
    }

    /// Drops every route with which the bound would be below `least`.
    pub(crate) fn drop_hopeless<const N: usize>(&self, subproblem: &mut Subproblem<N>, least: i64) {
        let Subproblem { free, prices, .. } = subproblem;
        free.retain(|item| self.bound - self.loss(prices.worth(item), item.class) >= least);
    }

    /// Moves the prices: up where several routes want the track, down where
    /// none does, by a share (of 16) of the gap to what is known.
    pub(crate) fn step(&self, prices: &mut [i64], known: i32, share: i64) {
        let gap = (self.bound - i64::from(known) * FINE).max(FINE);
        let wrong = |(used, price): (&i64, &i64)| {
            let off = used - 1;
            if off < 0 && *price == 0 { 0 } else { off * off }
        };
        let norm: i64 = self.used.iter().zip(prices.iter()).map(wrong).sum();
        let Some(size) = (gap * share / 16).checked_div(norm) else { return };
        for (price, used) in prices.iter_mut().zip(&self.used) {
            *price = (*price + size.max(1) * (used - 1)).max(0);
        }
    }
}
