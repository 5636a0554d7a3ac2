//! The best set of routes that share no track: branch and bound
//! with prices.
//!
//! What is to be decided is a [`Subproblem`]. It is answered by its bound, or
//! divided by a piece of track: one of its routes is in the set, or none is.

use crate::bits::Bits;
use crate::routes::packing::lagrangian::LagrangianBound;
use crate::routes::packing::multipliers::{FINE, Multipliers};
use crate::routes::search::budget::Budget;
use crate::routes::search::classes::{Classes, Taken};

/// A route that may be chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item<const N: usize> {
    pub(crate) track: Bits<N>,
    pub(crate) value: i32,
    /// The class of trains that can run it.
    pub(crate) class: u8,
    /// Where its course is noted.
    pub(crate) index: u32,
}

/// What is to be decided: which of some routes to run.
#[derive(Clone, Debug)]
pub(crate) struct Subproblem<const N: usize> {
    pub(crate) free: Vec<Item<N>>,
    /// The trains there are for them.
    pub(crate) classes: Classes,
    /// The prices of track, and how many pieces of it there are.
    pub(crate) prices: Multipliers<N>,
}

/// Values are revenues, finely: each train that runs costs one, so that of two
/// sets that bring the same the one with fewer trains has the higher value.
pub(crate) const PER_UNIT: i32 = 64;

/// What a route of this revenue is worth to the packing.
pub(crate) fn value_of(revenue: i32) -> i32 {
    revenue * PER_UNIT - 1
}

/// The revenue of a set with this value.
pub(crate) fn revenue_of(value: i32) -> i32 {
    (value + PER_UNIT - 1).div_euclid(PER_UNIT)
}

/// A search for the best set, or for one that is good enough.
pub(crate) struct Packing<'p, 'q, const N: usize> {
    /// All revenues are multiples of this.
    pub(crate) unit: i32,
    /// The value of the best set known; only better ones are looked for.
    pub(crate) known: i32,
    /// Its routes.
    pub(crate) set: Vec<Item<N>>,
    /// A set of this value ends the search.
    pub(crate) enough: i32,
    /// Whether all routes are there that can be part of a better set, so that
    /// what the bound excludes may be dropped.
    pub(crate) complete: bool,
    pub(crate) budget: &'q mut Budget<'p>,
}

/// Which sets are still of interest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// Better ones than the known one.
    Better,
    /// Also those that are as good.
    AsGood,
}

/// Rounds of improving prices at the root, and below it.
pub(crate) const ROOT_ROUNDS: usize = 60;
const ROUNDS: usize = 8;

/// How much is tried before the prices are improved, and before a subproblem is
/// divided: looks at routes.
const LITTLE: usize = 1 << 14;
const MUCH: usize = 1 << 26;

impl<const N: usize> Packing<'_, '_, N> {
    pub(crate) fn over(&mut self) -> bool {
        self.known >= self.enough || self.budget.stop(1)
    }

    /// Finds better sets than the known one until there is none: first those that
    /// bring the same with fewer trains, then those that bring more. Apart, each
    /// subproblem leaves the bound less to spare.
    pub(crate) fn answer_apart(&mut self, subproblem: &Subproblem<N>) {
        let step = PER_UNIT * self.unit;
        let trains = subproblem.classes.total() as i32;
        let revenue = (self.known + step).div_euclid(step);
        let fewer = revenue * step - (self.known + 1);
        if fewer >= trains {
            return self.answer(subproblem.clone());
        }
        let mut few = subproblem.clone();
        few.classes.at_most(fewer.unsigned_abs() as usize);
        self.answer(few);
        let known = self.known;
        let more = ((revenue + 1) * step - trains - 1).max(known);
        self.known = more;
        self.answer(subproblem.clone());
        if self.known == more {
            self.known = known;
        }
    }

    /// Finds better sets than the known one until there is none.
    pub(crate) fn answer(&mut self, mut subproblem: Subproblem<N>) {
        if self.over() || self.tighten(&mut subproblem, ROUNDS, Wanted::Better) <= self.known {
            return;
        }
        if self.cover(&subproblem, LITTLE) {
            return;
        }
        let bound = self.relax(&mut subproblem, Wanted::Better);
        if bound <= self.known || self.over() || self.cover(&subproblem, MUCH) {
            return;
        }
        let Some(piece) = self.narrowest(&subproblem) else {
            self.cover(&subproblem, usize::MAX);
            return;
        };
        let (mut users, rest): (Vec<Item<N>>, Vec<Item<N>>) =
            subproblem.free.iter().partition(|item| item.track.contains(piece));
        users.sort_by_key(|item| (-subproblem.prices.worth(item), item.class, item.index));
        users.iter().for_each(|user| self.answer_with(&subproblem, &[*user]));
        subproblem.free = rest;
        self.answer(subproblem);
    }

    /// The same with some routes that are in the set.
    pub(crate) fn answer_with(&mut self, subproblem: &Subproblem<N>, fixed: &[Item<N>]) {
        let closed = fixed.iter().fold(Bits::EMPTY, |closed, item| closed.with(&item.track));
        let open = subproblem.free.iter().filter(|item| !item.track.meets(&closed));
        let mut rest = Subproblem { free: open.copied().collect(), ..subproblem.clone() };
        fixed.iter().for_each(|item| rest.classes.remove(usize::from(item.class)));
        let sum: i32 = fixed.iter().map(|item| item.value).sum();
        let known = self.known - sum;
        let mut packing = Packing {
            unit: self.unit,
            known,
            set: Vec::new(),
            enough: self.enough.saturating_sub(sum),
            complete: self.complete,
            budget: &mut *self.budget,
        };
        packing.answer(rest);
        if packing.known > known {
            let Packing { known, mut set, .. } = packing;
            set.extend(fixed);
            self.known = known + sum;
            self.set = set;
        }
    }

    /// The least value of interest.
    fn least(&self, wanted: Wanted) -> i32 {
        match wanted {
            Wanted::Better => self.known + 1,
            Wanted::AsGood => self.known,
        }
    }

    /// Uses a bound: drops routes that are in no set of interest, and trains if
    /// no set of a higher revenue is left, so that only sets with few enough
    /// routes are. Says whether anything is left.
    pub(crate) fn apply(
        &self,
        subproblem: &mut Subproblem<N>,
        lagrangian: &LagrangianBound,
        wanted: Wanted,
    ) -> bool {
        if !self.complete {
            return true;
        }
        let least = self.least(wanted);
        if self.possible(lagrangian.bound) < least {
            return false;
        }
        let step = PER_UNIT * self.unit;
        let revenue = least.div_euclid(step) + i32::from(least.rem_euclid(step) != 0);
        let higher = i64::from(revenue + 1) * i64::from(step) - i64::from(PER_UNIT - 1);
        if lagrangian.bound < higher * FINE {
            subproblem.classes.at_most((revenue * step - least).unsigned_abs() as usize);
        }
        lagrangian.drop_hopeless(subproblem, i64::from(least) * FINE);
        true
    }

    /// The highest value a set can have that is not above a bound in fractions.
    pub(crate) fn possible(&self, bound: i64) -> i32 {
        let step = i64::from(PER_UNIT * self.unit);
        let whole = bound.div_euclid(FINE);
        let above = (whole + step - 1).div_euclid(step) * step;
        let most_trains = i64::from(PER_UNIT - 1);
        let possible = if above - whole <= most_trains { whole } else { above - step };
        possible.clamp(0, i64::from(i32::MAX)) as i32
    }

    /// Improves prices, drops what is not wanted, and tries to find sets. Gives
    /// a value that no set exceeds.
    pub(crate) fn tighten(
        &mut self,
        subproblem: &mut Subproblem<N>,
        rounds: usize,
        wanted: Wanted,
    ) -> i32 {
        let mut best = i64::MAX;
        let mut kept = subproblem.prices.price.clone();
        let mut share = 16_i64;
        let mut stale = 0;
        let mut lagrangian = LagrangianBound::new();
        for round in 0..rounds {
            let size = subproblem.free.len();
            subproblem.prices.update(size);
            lagrangian.weigh(subproblem);
            if lagrangian.bound < best {
                best = lagrangian.bound;
                stale = 0;
                kept.clone_from(&subproblem.prices.price);
                if !self.apply(subproblem, &lagrangian, wanted) {
                    break;
                }
            } else {
                stale += 1;
                if stale % 4 == 0 {
                    share /= 2;
                    subproblem.prices.price.clone_from(&kept);
                }
            }
            if round % 8 == 0 {
                self.try_set(subproblem, &[]);
            }
            if share == 0 || self.over() || self.budget.stop(size as u64) {
                break;
            }
            lagrangian.step(&mut subproblem.prices.price, self.known, share);
        }
        subproblem.prices.price = kept;
        subproblem.prices.update(subproblem.free.len());
        self.possible(best)
    }

    /// A legal set: first of the routes suggested, then again and again the
    /// worthiest route that is free.
    pub(crate) fn try_set(&mut self, subproblem: &Subproblem<N>, suggested: &[Item<N>]) {
        let classes = &subproblem.classes;
        let mut closed = Bits::EMPTY;
        let mut taken = Taken::NONE;
        let mut set = Vec::new();
        let mut suggested = suggested.iter();
        loop {
            self.budget.stop(subproblem.free.len() as u64 / 4);
            let open =
                |item: &&Item<N>| !item.track.meets(&closed) && classes.fits(&taken, item.class);
            let worthiest = || {
                let open = subproblem.free.iter().filter(open);
                open.max_by_key(|item| subproblem.prices.worth(item))
            };
            let Some(next) = suggested.by_ref().find(open).or_else(worthiest) else { break };
            closed = closed.with(&next.track);
            classes.take(&mut taken, next.class);
            set.push(*next);
        }
        let sum = set.iter().map(|item| item.value).sum();
        if sum > self.known {
            self.known = sum;
            self.set = set;
        }
    }
}
