//! The best set of routes that share no track: branch and bound with prices.
//!
//! What is to be decided is a [`Question`]: some routes of which exactly one
//! must be in the set, several times, and the free ones. A question is answered
//! by its bound, or divided by a piece of track that some route uses or not.

use crate::bits::Bits;
use crate::classes::{Classes, Taken};
use crate::pace::Pace;
use crate::prices::{FINE, Prices};
use crate::uses::Uses;
use crate::worth::Worth;

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

/// What is to be decided.
#[derive(Clone, Debug)]
pub(crate) struct Question<const N: usize> {
    /// One route of each of these lists is in the set.
    pub(crate) forced: Vec<Vec<Item<N>>>,
    /// Any of these may be, as far as there are trains.
    pub(crate) free: Vec<Item<N>>,
    pub(crate) prices: Prices<N>,
}

impl<const N: usize> Question<N> {
    pub(crate) fn size(&self) -> usize {
        self.free.len() + self.forced.iter().map(Vec::len).sum::<usize>()
    }
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
    pub(crate) classes: &'q Classes,
    pub(crate) pieces: usize,
    /// All revenues are multiples of this.
    pub(crate) unit: i32,
    /// The value of the best set known; only better ones are looked for.
    pub(crate) known: i32,
    /// Its routes.
    pub(crate) set: Vec<Item<N>>,
    /// A set of this value ends the search.
    pub(crate) enough: i32,
    pub(crate) pace: &'q mut Pace<'p>,
}

/// Rounds of improving prices at the root, and below it.
const ROOT_ROUNDS: usize = 300;
const ROUNDS: usize = 16;
const TIDY_ROUNDS: usize = 40;

impl<const N: usize> Packing<'_, '_, N> {
    /// Tightens the question for all sets as good as the known one, and gives
    /// a value that no set exceeds.
    pub(crate) fn root(&mut self, question: &mut Question<N>) -> i32 {
        let mut uses = Uses::new(question.forced.len() + 1, self.pieces);
        self.tighten(question, &mut uses, ROOT_ROUNDS, 0)
    }

    /// Drops from the question what is in no set as good as the known one.
    pub(crate) fn tidy(&mut self, question: &mut Question<N>) {
        let mut uses = Uses::new(question.forced.len() + 1, self.pieces);
        self.tighten(question, &mut uses, TIDY_ROUNDS, 0);
    }

    pub(crate) fn over(&mut self) -> bool {
        self.known >= self.enough || self.pace.stop(256)
    }

    /// Finds better sets than the known one until there is none.
    pub(crate) fn answer(&mut self, mut question: Question<N>) {
        if self.over() || question.forced.iter().any(Vec::is_empty) {
            return;
        }
        let mut uses = Uses::new(question.forced.len() + 1, self.pieces);
        let bound = self.tighten(&mut question, &mut uses, ROUNDS, 1);
        if bound <= self.known || self.over() || question.forced.iter().any(Vec::is_empty) {
            return;
        }
        match uses.dearest_divided(&question.prices.price) {
            Some((list, piece)) if list < question.forced.len() => {
                self.answer(with(&question, list, piece));
                question.forced[list].retain(|item| !item.track.contains(piece));
                self.answer(question);
            }
            Some((_, piece)) => {
                self.answer(with_one_more(&question, piece));
                question.free.retain(|item| !item.track.contains(piece));
                self.answer(question);
            }
            None => crate::plain::answer(self, &question),
        }
    }

    /// The highest value a set can have that is not above a bound in fractions.
    fn possible(&self, bound: i64) -> i32 {
        let step = i64::from(PER_UNIT * self.unit);
        let whole = bound.div_euclid(FINE);
        let above = (whole + step - 1).div_euclid(step) * step;
        let most_trains = i64::from(PER_UNIT - 1);
        let possible = if above - whole <= most_trains { whole } else { above - step };
        possible.clamp(0, i64::from(i32::MAX)) as i32
    }

    /// Improves prices, drops routes that cannot be in a set better than the
    /// known one (`slack` 1) or as good (`slack` 0), and tries to find sets.
    fn tighten(
        &mut self,
        question: &mut Question<N>,
        uses: &mut Uses,
        rounds: usize,
        slack: i32,
    ) -> i32 {
        let mut best = i64::MAX;
        let mut kept = question.prices.price.clone();
        let mut share = 16_i64;
        let mut stale = 0;
        let patience = if rounds > 100 { 10 } else { 4 };
        let mut worth = Worth::new(self.pieces);
        for round in 0..rounds {
            let size = question.size();
            question.prices.update(size);
            worth.weigh(self.classes, question, uses);
            if worth.bound < best {
                best = worth.bound;
                stale = 0;
                kept.clone_from(&question.prices.price);
                if self.possible(best) < self.known + slack {
                    break;
                }
                worth.drop_hopeless(question, i64::from(self.known + slack) * FINE);
            } else {
                stale += 1;
                if stale % patience == 0 {
                    share /= 2;
                    question.prices.price.clone_from(&kept);
                }
            }
            if round % 8 == 0 {
                self.try_set(question);
            }
            if share == 0 || self.over() || self.pace.stop(size as u32) {
                break;
            }
            worth.step(&mut question.prices.price, self.known, share);
        }
        question.prices.price = kept;
        let size = question.size();
        question.prices.update(size);
        self.possible(best)
    }

    /// A legal set by taking again and again the worthiest route that is free.
    fn try_set(&mut self, question: &Question<N>) {
        let mut closed = Bits::EMPTY;
        let mut taken = Taken::NONE;
        let mut set = Vec::new();
        for list in &question.forced {
            let Some(next) = self.worthiest(question, list, &closed, &taken) else { return };
            closed = closed.with(&next.track);
            self.classes.take(&mut taken, next.class);
            set.push(next);
        }
        while let Some(next) = self.worthiest(question, &question.free, &closed, &taken) {
            closed = closed.with(&next.track);
            self.classes.take(&mut taken, next.class);
            set.push(next);
        }
        let sum = set.iter().map(|item| item.value).sum();
        if sum > self.known {
            self.known = sum;
            self.set = set;
        }
    }

    fn worthiest(
        &self,
        question: &Question<N>,
        list: &[Item<N>],
        closed: &Bits<N>,
        taken: &Taken,
    ) -> Option<Item<N>> {
        let open =
            |item: &&Item<N>| !item.track.meets(closed) && self.classes.fits(taken, item.class);
        let worth = |item: &&Item<N>| question.prices.worth(item);
        list.iter().filter(open).max_by_key(worth).copied()
    }
}

fn part<const N: usize>(list: &[Item<N>], piece: usize, uses: bool) -> Vec<Item<N>> {
    list.iter().filter(|item| item.track.contains(piece) == uses).copied().collect()
}

/// The question when the route of a forced list uses a piece of track.
fn with<const N: usize>(question: &Question<N>, list: usize, piece: usize) -> Question<N> {
    let forced = question.forced.iter().enumerate();
    Question {
        forced: forced.map(|(number, items)| part(items, piece, number == list)).collect(),
        free: part(&question.free, piece, false),
        prices: question.prices.clone(),
    }
}

/// The question when a free route uses a piece of track.
fn with_one_more<const N: usize>(question: &Question<N>, piece: usize) -> Question<N> {
    let mut forced: Vec<Vec<Item<N>>> =
        question.forced.iter().map(|items| part(items, piece, false)).collect();
    forced.push(part(&question.free, piece, true));
    let free = part(&question.free, piece, false);
    Question { forced, free, prices: question.prices.clone() }
}
