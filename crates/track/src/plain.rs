//! The end of a branch: what is left is tried out, the worthiest first.

use crate::bits::Bits;
use crate::classes::Taken;
use crate::packing::{Item, Packing, Question};
use crate::prices::FINE;

/// Answers a question by trying everything the bound allows.
pub(crate) fn answer<const N: usize>(packing: &mut Packing<'_, '_, N>, question: &Question<N>) {
    let ranked = |list: &Vec<Item<N>>| {
        let mut ranked: Vec<(i64, Item<N>)> =
            list.iter().map(|item| (question.prices.worth(item), *item)).collect();
        ranked.sort_by_key(|(worth, item)| (-worth, item.class, item.index));
        ranked
    };
    let mut plain = Plain {
        forced: question.forced.iter().map(ranked).collect(),
        free: ranked(&question.free),
        prices: question.prices.total(),
        chosen: Vec::new(),
    };
    let start = Sum { closed: Bits::EMPTY, taken: Taken::NONE, worth: 0, value: 0 };
    plain.forced(packing, 0, start);
}

struct Plain<const N: usize> {
    forced: Vec<Vec<(i64, Item<N>)>>,
    free: Vec<(i64, Item<N>)>,
    prices: i64,
    chosen: Vec<Item<N>>,
}

#[derive(Clone, Copy)]
struct Sum<const N: usize> {
    closed: Bits<N>,
    taken: Taken,
    worth: i64,
    value: i32,
}

impl<const N: usize> Plain<N> {
    fn hopeful(&self, packing: &Packing<'_, '_, N>, worth: i64) -> bool {
        worth + self.prices >= i64::from(packing.known + 1) * FINE
    }

    fn add(
        &mut self,
        packing: &Packing<'_, '_, N>,
        sum: &Sum<N>,
        next: (i64, Item<N>),
    ) -> Option<Sum<N>> {
        let (worth, item) = next;
        if item.track.meets(&sum.closed) || !packing.classes.fits(&sum.taken, item.class) {
            return None;
        }
        let mut more = *sum;
        packing.classes.take(&mut more.taken, item.class);
        more.closed = sum.closed.with(&item.track);
        more.worth += worth;
        more.value += item.value;
        self.chosen.push(item);
        Some(more)
    }

    fn forced(&mut self, packing: &mut Packing<'_, '_, N>, list: usize, sum: Sum<N>) {
        if list == self.forced.len() {
            return self.free(packing, 0, sum);
        }
        let later = self.forced[list + 1..].iter();
        let rest: i64 = later.map(|list| list.first().map_or(0, |first| first.0)).sum();
        let free = self.free_rest(packing, 0, &sum);
        for index in 0..self.forced[list].len() {
            let next = self.forced[list][index];
            if packing.over() || !self.hopeful(packing, sum.worth + next.0 + rest + free) {
                return;
            }
            if let Some(more) = self.add(packing, &sum, next) {
                self.forced(packing, list + 1, more);
                self.chosen.pop();
            }
        }
    }

    /// At most what free routes from here on can be worth.
    fn free_rest(&self, packing: &Packing<'_, '_, N>, from: usize, sum: &Sum<N>) -> i64 {
        let open = |(_, item): &&(i64, Item<N>)| {
            !item.track.meets(&sum.closed) && packing.classes.fits(&sum.taken, item.class)
        };
        let most = packing.classes.room(&sum.taken);
        self.free[from..].iter().filter(open).take(most).map(|(worth, _)| (*worth).max(0)).sum()
    }

    fn free(&mut self, packing: &mut Packing<'_, '_, N>, from: usize, sum: Sum<N>) {
        if sum.value > packing.known {
            packing.known = sum.value;
            packing.set.clone_from(&self.chosen);
        }
        for index in from..self.free.len() {
            let rest = self.free_rest(packing, index, &sum);
            if packing.over() || !self.hopeful(packing, sum.worth + rest) {
                return;
            }
            if let Some(more) = self.add(packing, &sum, self.free[index]) {
                self.free(packing, index + 1, more);
                self.chosen.pop();
            }
        }
    }
}
