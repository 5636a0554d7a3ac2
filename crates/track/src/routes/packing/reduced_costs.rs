//! When the bound is close: sets are enumerated by their reduced costs, that is,
//! by what they lose.
//!
//! At given prices a set falls short of the bound by exactly what it loses:
//! for each route what its class costs and its track costs more than it
//! brings, and the prices of track that no route uses. Where the bound is little
//! above what is wanted, a set can lose only little, so nearly all dear track
//! must be used, and by one of few routes.

use crate::bits::Bits;
use crate::routes::packing::branch_and_bound::{Item, Packing, Subproblem};
use crate::routes::packing::multipliers::FINE;
use crate::routes::packing::transposition::TranspositionTable;
use crate::routes::search::classes::Taken;

/// A route and what it loses.
#[derive(Clone, Copy)]
struct Choice<const N: usize> {
    loss: i64,
    item: Item<N>,
}

/// A set in the making.
#[derive(Clone, Copy)]
struct Sum<const N: usize> {
    /// Track that is used, or will not be.
    closed: Bits<N>,
    taken: Taken,
    value: i32,
    lost: i64,
}

struct Enumeration<'a, const N: usize> {
    subproblem: &'a Subproblem<N>,
    bound: i64,
    /// What is still open at each step, one list after the other.
    open: Vec<Choice<N>>,
    chosen: Vec<Item<N>>,
    /// The pieces with a price, the dearest first.
    dear: Vec<usize>,
    /// The first so many of them as a set.
    dearest: Vec<Bits<N>>,
    count: Vec<u32>,
    seen: TranspositionTable<N>,
    effort: usize,
}

impl<const N: usize> Packing<'_, '_, N> {
    /// Answers a subproblem by trying everything the bound allows, if that takes
    /// no more than some effort; says whether it did.
    pub(crate) fn cover(&mut self, subproblem: &Subproblem<N>, effort: usize) -> bool {
        let mut cover = Enumeration::new(self, subproblem, effort);
        cover.go_on(self, 0, Sum::NONE)
    }

    /// The piece of track by which a subproblem is best divided.
    pub(crate) fn narrowest(&self, subproblem: &Subproblem<N>) -> Option<usize> {
        let mut cover = Enumeration::new(self, subproblem, 0);
        let spare = cover.spare(self, &Sum::NONE);
        cover.next_piece(0, &Sum::NONE, spare)
    }
}

/// What a route of each class costs so that none gains, and the bound with it.
fn costs<const N: usize>(subproblem: &Subproblem<N>) -> (i64, Vec<i64>) {
    let classes = &subproblem.classes;
    let mut costs = vec![0; classes.len()];
    for item in &subproblem.free {
        let cost = &mut costs[usize::from(item.class)];
        *cost = subproblem.prices.worth(item).max(*cost);
    }
    let mut bound = subproblem.prices.total();
    for class in 0..classes.len() {
        let below = classes.below(class).map_or(0, |below| costs[below]);
        costs[class] = costs[class].max(below);
        bound += (costs[class] - below) * classes.limit(class).min(classes.total()) as i64;
    }
    (bound, costs)
}

impl<const N: usize> Sum<N> {
    const NONE: Self = Self { closed: Bits::EMPTY, taken: Taken::NONE, value: 0, lost: 0 };
}

impl<'a, const N: usize> Enumeration<'a, N> {
    fn new(packing: &Packing<'_, '_, N>, subproblem: &'a Subproblem<N>, effort: usize) -> Self {
        let (bound, costs) = costs(subproblem);
        let most = bound - i64::from(packing.known + 1) * FINE;
        let choice = |item: &Item<N>| {
            let loss = costs[usize::from(item.class)] - subproblem.prices.worth(item);
            (loss <= most).then_some(Choice { loss, item: *item })
        };
        let mut open: Vec<Choice<N>> = subproblem.free.iter().filter_map(choice).collect();
        open.sort_unstable_by_key(|choice| (choice.loss, choice.item.class, choice.item.index));
        let price = &subproblem.prices.price;
        let mut dear: Vec<usize> = (0..price.len()).filter(|&piece| price[piece] > 0).collect();
        dear.sort_by_key(|&piece| (-price[piece], piece));
        let mut set = Bits::EMPTY;
        let mut dearest = vec![set];
        for &piece in &dear {
            set.insert(piece);
            dearest.push(set);
        }
        let count = vec![0; price.len()];
        let seen = TranspositionTable::new(if effort > 1 << 16 { 14 } else { 8 });
        Self { subproblem, bound, open, chosen: Vec::new(), dear, dearest, count, seen, effort }
    }

    /// What a set may lose and still be better than the known one.
    fn spare(&self, packing: &Packing<'_, '_, N>, sum: &Sum<N>) -> i64 {
        self.bound - sum.lost - i64::from(packing.known + 1) * FINE
    }

    /// Tries all sets that continue this one with routes from `from` on; says
    /// whether the effort was enough.
    fn go_on(&mut self, packing: &mut Packing<'_, '_, N>, from: usize, mut sum: Sum<N>) -> bool {
        if sum.value > packing.known {
            packing.known = sum.value;
            packing.set.clone_from(&self.chosen);
        }
        let end = self.open.len();
        let work = end - from + 1;
        if packing.over() || packing.budget.stop(work as u64 / 2) || self.effort < work {
            return packing.known >= packing.enough;
        }
        self.effort -= work;
        self.close_dead(from, &mut sum);
        let spare = self.spare(packing, &sum);
        if from == end || spare < 0 {
            return true;
        }
        let Some(piece) = self.next_piece(from, &sum, spare) else {
            return self.rest(packing, from, &sum);
        };
        let decided = self.dearest[self.dear.len()].with(&self.subproblem.prices.track);
        if self.seen.seen(sum.closed.meet(&decided), &sum.taken, sum.value) {
            return true;
        }
        for index in from..end {
            let choice = self.open[index];
            if choice.item.track.contains(piece) && !self.take(packing, from..end, &sum, &choice) {
                return false;
            }
        }
        // No route uses this piece.
        sum.lost += self.subproblem.prices.price[piece];
        sum.closed.insert(piece);
        let spare = self.spare(packing, &sum);
        if spare < 0 {
            return true;
        }
        self.keep(from..end, |other| !other.item.track.contains(piece) && other.loss <= spare);
        let done = self.go_on(packing, end, sum);
        self.open.truncate(end);
        done
    }

    /// Track that no open route uses is lost.
    fn close_dead(&self, from: usize, sum: &mut Sum<N>) {
        let open = self.open[from..].iter();
        let alive = open.fold(sum.closed, |alive, choice| alive.with(&choice.item.track));
        let all = self.dearest[self.dear.len()];
        for piece in all.without(&alive).iter() {
            sum.lost += self.subproblem.prices.price[piece];
            sum.closed.insert(piece);
        }
    }

    /// Notes the choices that stay after all others.
    fn keep(&mut self, range: std::ops::Range<usize>, stays: impl Fn(&Choice<N>) -> bool) {
        for index in range {
            let choice = self.open[index];
            if stays(&choice) {
                self.open.push(choice);
            }
        }
    }

    /// Goes on with a route taken.
    fn take(
        &mut self,
        packing: &mut Packing<'_, '_, N>,
        range: std::ops::Range<usize>,
        sum: &Sum<N>,
        choice: &Choice<N>,
    ) -> bool {
        let classes = &self.subproblem.classes;
        let end = range.end;
        let mut more = *sum;
        more.closed = sum.closed.with(&choice.item.track);
        more.value += choice.item.value;
        more.lost += choice.loss;
        classes.take(&mut more.taken, choice.item.class);
        let spare = self.spare(packing, &more);
        if spare < 0 {
            return true;
        }
        let track = &choice.item.track;
        self.keep(range, |other| {
            other.loss <= spare
                && !other.item.track.meets(track)
                && classes.fits(&more.taken, other.item.class)
        });
        self.chosen.push(choice.item);
        let done = self.go_on(packing, end, more);
        self.chosen.pop();
        self.open.truncate(end);
        done
    }

    /// Routes that use no track with a price: each is taken or not.
    fn rest(&mut self, packing: &mut Packing<'_, '_, N>, from: usize, sum: &Sum<N>) -> bool {
        let end = self.open.len();
        (from..end).all(|index| {
            let choice = self.open[index];
            self.take(packing, index + 1..end, sum, &choice)
        })
    }

    /// The piece to decide on: of those too dear to be left unused, the one with
    /// the fewest routes; otherwise the dearest.
    fn next_piece(&mut self, from: usize, sum: &Sum<N>, spare: i64) -> Option<usize> {
        let price = &self.subproblem.prices.price;
        let many = self.dear.partition_point(|&piece| price[piece] > spare);
        let must = self.dearest[many].without(&sum.closed);
        if must == Bits::EMPTY {
            let mut rest = self.dear[many..].iter().copied();
            return rest.find(|&piece| !sum.closed.contains(piece));
        }
        self.count.fill(0);
        for choice in &self.open[from..] {
            must.meet(&choice.item.track).iter().for_each(|piece| self.count[piece] += 1);
        }
        must.iter().min_by_key(|&piece| self.count[piece])
    }
}
