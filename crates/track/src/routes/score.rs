//! What a route is worth: which of its stops are counted, and for how much.

use crate::board::layout::StopKind;
use crate::routes::graph::{Node, PairRole};
use crate::routes::run::{Counting, Train};

/// The rules by which a train's stops are counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Rules {
    pub(crate) train: Train,
    /// A counted stop must hold an own token (asked of trains that skip cities).
    pub(crate) count_token: bool,
    /// What the pair adds, before the multiplier.
    pub(crate) pair: i32,
}

/// Counted stops of a route, as bits in its order; a route has at most 120.
pub(crate) type Marks = u128;

/// Why the stops of a route cannot be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Uncountable {
    TooFewStops,
    TooManyStops,
    NoToken,
}

impl Rules {
    pub(crate) fn new(train: Train, counting: Counting, pair: i32) -> Self {
        let count_token = train.skips_cities && counting.own_token;
        Self { train, count_token, pair }
    }

    /// What a stop adds when it is counted, the pair aside.
    pub(crate) fn weight(&self, node: &Node) -> i32 {
        i32::from(self.train.multiplier) * node.value + node.bonus
    }

    /// What counting both of the pair adds.
    pub(crate) fn pair_weight(&self) -> i32 {
        i32::from(self.train.multiplier) * self.pair
    }

    /// Red areas are always counted, cities unless the train may skip them.
    pub(crate) fn must_count(&self, node: &Node) -> bool {
        match node.kind {
            StopKind::Offboard => true,
            StopKind::City => !self.train.skips_cities,
            StopKind::Town => false,
        }
    }

    /// The best revenue of a route with these stops, in their order, and which
    /// are counted for it. Of stops worth the same, inner ones come before the ends,
    /// and earlier ones before later ones.
    pub(crate) fn count(&self, stops: &[Node]) -> Result<(i32, Marks), Uncountable> {
        if stops.len() < 2 {
            return Err(Uncountable::TooFewStops);
        }
        if !stops.iter().any(|node| node.token) {
            return Err(Uncountable::NoToken);
        }
        let marks = |chosen: &dyn Fn(&Node) -> bool| -> Marks {
            let chosen = stops.iter().enumerate().filter(|(_, node)| chosen(node));
            chosen.fold(0, |marks, (index, _)| marks | 1 << index)
        };
        let must = marks(&|node| self.must_count(node));
        let pair = marks(&|node| node.pair != PairRole::None);
        let tokens = marks(&|node| node.token);
        let mut best: Option<(i32, Marks)> = None;
        for both in [0, pair] {
            let filled = self.fill(stops, must | both);
            // With a token among the counted stops, or if none is asked for, this
            // is the best; otherwise one of the tokens must be forced.
            let fits = filled.is_none_or(|(_, marks)| !self.count_token || marks & tokens != 0);
            let mut choices = if fits { 0 } else { tokens };
            let mut found = filled.filter(|_| fits);
            while choices != 0 {
                let token = 1 << choices.trailing_zeros();
                choices &= choices - 1;
                found = better(found, self.fill(stops, must | both | token));
            }
            best = better(best, found);
            if pair.count_ones() < 2 {
                break;
            }
        }
        best.ok_or(Uncountable::TooManyStops)
    }

    /// Counts the forced stops and then the best others.
    fn fill(&self, stops: &[Node], forced: Marks) -> Option<(i32, Marks)> {
        let mut marks = forced;
        let mut room = u32::from(self.train.reach).checked_sub(forced.count_ones())?;
        let last = stops.len() - 1;
        while room > 0 && marks.count_ones() as usize <= last {
            let mut next: Option<((i32, bool), usize)> = None;
            for (index, node) in stops.iter().enumerate() {
                let key = (self.weight(node), index != 0 && index != last);
                if marks >> index & 1 == 0 && next.is_none_or(|(best, _)| key > best) {
                    next = Some((key, index));
                }
            }
            let Some((_, index)) = next else { break };
            marks |= 1 << index;
            room -= 1;
        }
        Some((self.sum(stops, marks), marks))
    }

    fn sum(&self, stops: &[Node], marks: Marks) -> i32 {
        let mut sum = 0;
        let (mut raised, mut with) = (false, false);
        for (index, node) in stops.iter().enumerate() {
            if marks >> index & 1 == 1 {
                sum += self.weight(node);
                raised |= node.pair == PairRole::Raised;
                with |= node.pair == PairRole::With;
            }
        }
        sum + if raised && with { self.pair_weight() } else { 0 }
    }

    /// The revenue of a route that has no end to spare: without either end it
    /// would bring less, or be no route.
    pub(crate) fn lean(&self, stops: &[Node]) -> Option<i32> {
        let (value, _) = self.count(stops).ok()?;
        let spare = |less: &[Node]| self.count(less).is_ok_and(|(less, _)| less >= value);
        (!spare(&stops[1..]) && !spare(&stops[..stops.len() - 1])).then_some(value)
    }
}

/// The better of two counts, the first if they bring the same.
fn better(one: Option<(i32, Marks)>, two: Option<(i32, Marks)>) -> Option<(i32, Marks)> {
    match (one, two) {
        (Some(a), Some(b)) if b.0 > a.0 => Some(b),
        (None, two) => two,
        (one, _) => one,
    }
}
