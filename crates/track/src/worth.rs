//! The bound of a question at its prices, and how prices move.

use crate::classes::{Classes, Taken};
use crate::packing::{Item, Question};
use crate::prices::{FINE, Prices, Top};
use crate::uses::Uses;

impl<const N: usize> Prices<N> {
    /// What a route brings less the prices of its track, in fractions.
    #[inline]
    pub(crate) fn worth(&self, item: &Item<N>) -> i64 {
        i64::from(item.value) * FINE - self.of(&item.track)
    }
}

/// What the routes are worth at some prices.
pub(crate) struct Worth {
    pub(crate) bound: i64,
    /// The worthiest of each forced list.
    forced: Vec<i64>,
    /// What a further route of a class would push out of the bound.
    pushed: Vec<i64>,
    /// How many routes in the bound use each piece of track.
    used: Vec<i64>,
    tops: Vec<Top>,
}

impl Worth {
    pub(crate) fn new(pieces: usize) -> Self {
        Self {
            bound: 0,
            forced: Vec::new(),
            pushed: Vec::new(),
            used: vec![0; pieces],
            tops: Vec::new(),
        }
    }

    /// The bound: all prices, the worthiest of each forced list, and the best
    /// free routes for the trains that are left. Which free routes these are is
    /// found by taking the worthiest that fits, again and again: the limits of
    /// the classes lie in one another, so that this is the best choice.
    pub(crate) fn weigh<const N: usize>(
        &mut self,
        classes: &Classes,
        question: &Question<N>,
        uses: &mut Uses,
    ) {
        uses.next_round();
        self.used.fill(0);
        self.bound = question.prices.total();
        let mut taken = Taken::NONE;
        self.forced.clear();
        for (number, list) in question.forced.iter().enumerate() {
            classes.take_any(&mut taken, list.iter().map(|item| item.class));
            let worths = list.iter().map(|item| (question.prices.worth(item), item));
            let best = worths.max_by_key(|&(worth, item)| (worth, std::cmp::Reverse(item.index)));
            let Some((worth, item)) = best else { continue };
            self.forced.push(worth);
            self.bound += worth;
            self.note(item, number, uses);
        }
        self.weigh_free(classes, question, &mut taken, uses);
    }

    fn note<const N: usize>(&mut self, item: &Item<N>, list: usize, uses: &mut Uses) {
        for piece in item.track.iter() {
            self.used[piece] += 1;
            uses.add(list, piece);
        }
    }

    fn weigh_free<const N: usize>(
        &mut self,
        classes: &Classes,
        question: &Question<N>,
        taken: &mut Taken,
        uses: &mut Uses,
    ) {
        self.tops.resize_with(classes.len(), Top::new);
        for (class, top) in self.tops.iter_mut().enumerate() {
            top.clear(classes.limit(class));
        }
        for (index, item) in question.free.iter().enumerate() {
            self.tops[usize::from(item.class)].offer(question.prices.worth(item), index);
        }
        let tops = self.tops.iter().enumerate();
        let mut best: Vec<(i64, usize, usize)> = tops
            .flat_map(|(class, top)| {
                top.list.iter().map(move |&(worth, index)| (worth, class, index))
            })
            .collect();
        best.sort_by_key(|&(worth, class, index)| (-worth, class, index));
        best.retain(|&(worth, class, index)| {
            let fits = classes.fits(taken, class as u8);
            if fits {
                classes.take(taken, class as u8);
                self.bound += worth;
                self.note(&question.free[index], question.forced.len(), uses);
            }
            fits
        });
        self.pushed.clear();
        for class in 0..classes.len() {
            let pushed = match classes.full(taken, class) {
                None => 0,
                Some(Some(lower)) => {
                    let same = best.iter().filter(|(_, other, _)| classes.is_above(*other, lower));
                    same.map(|(worth, ..)| *worth).min().unwrap_or(i64::MAX / 4)
                }
                Some(None) => best.iter().map(|(worth, ..)| *worth).min().unwrap_or(i64::MAX / 4),
            };
            self.pushed.push(pushed);
        }
    }

    /// Drops every route with which the bound would be below `least`.
    pub(crate) fn drop_hopeless<const N: usize>(&self, question: &mut Question<N>, least: i64) {
        let Question { forced, free, prices } = question;
        for (list, best) in forced.iter_mut().zip(&self.forced) {
            list.retain(|item| self.bound - best + prices.worth(item) >= least);
        }
        free.retain(|item| {
            let pushed = self.pushed[usize::from(item.class)];
            self.bound - pushed + prices.worth(item).min(pushed) >= least
        });
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
