//! Values and bounds of trails for one kind of train, made for the search.

use crate::board::layout::StopKind;
use crate::routes::compact_graph::{CompactGraph, Weighted};
use crate::routes::graph::{Node, PairRole};
use crate::routes::packing::branch_and_bound::{PER_UNIT, value_of};
use crate::routes::packing::multipliers::{FINE, Multipliers};
use crate::routes::score::Rules;
use crate::routes::search::completion_bound::{CompletionBound, Gain};
use crate::routes::trails::{Course, Trail};

/// Counts for one kind of train on one net.
pub(crate) struct Scorer {
    pub(crate) rules: Rules,
    by_weight: Vec<Weighted>,
    /// The most a stop with an own token adds.
    best_token: i32,
    /// Whether both places of the pair are on the net.
    pair: bool,
    /// What can still be gained, before and after paying for track.
    ahead: Option<CompletionBound>,
    ahead_priced: Option<CompletionBound>,
    /// Numbered train, towns all alike: the common case, counted on the fly.
    simple: Option<i32>,
    nodes: Vec<usize>,
    stops: Vec<Node>,
}

impl Scorer {
    pub(crate) fn new<const N: usize>(net: &CompactGraph<N>, rules: Rules) -> Self {
        let tokens = net.nodes.iter().filter(|node| node.token);
        let has = |role| net.nodes.iter().any(|node| node.pair == role);
        Self {
            rules,
            by_weight: net.by_weight(&rules),
            best_token: tokens.map(|node| rules.weight(node)).max().unwrap_or(0),
            pair: has(PairRole::Raised) && has(PairRole::With),
            ahead: None,
            ahead_priced: None,
            simple: net.plain_towns.filter(|_| !rules.train.skips_cities),
            nodes: Vec::with_capacity(net.nodes.len()),
            stops: Vec::with_capacity(net.nodes.len()),
        }
    }

    /// What a look at a trail counts, in steps of the search.
    #[inline]
    pub(crate) fn work(&self) -> u64 {
        if self.simple.is_some() { 1 } else { 16 }
    }

    /// To be called before the trails of a pivot.
    pub(crate) fn begin<const N: usize>(&mut self, net: &CompactGraph<N>, pivot: usize) {
        let rules = &self.rules;
        self.ahead = self.simple.and_then(|town| {
            let town = i32::from(rules.train.multiplier) * town;
            CompletionBound::new(net, pivot, rules.train.reach, |arc| {
                let node = &net.nodes[usize::from(net.arcs[arc].to)];
                let counts = node.kind != StopKind::Town;
                Gain {
                    amount: i64::from(if counts { rules.weight(node) - town } else { 0 }),
                    counts,
                }
            })
        });
    }

    /// The same where track has a price.
    pub(crate) fn begin_priced<const N: usize>(
        &mut self,
        net: &CompactGraph<N>,
        pivot: usize,
        prices: &Multipliers<N>,
    ) {
        self.begin(net, pivot);
        let rules = &self.rules;
        let simple = self.simple.filter(|_| prices.total() > 0);
        self.ahead_priced = simple.and_then(|town| {
            let town = i32::from(rules.train.multiplier) * town;
            CompletionBound::new(net, pivot, rules.train.reach, |arc| {
                let arc = &net.arcs[arc];
                let node = &net.nodes[usize::from(arc.to)];
                let counts = node.kind != StopKind::Town;
                let gain = if counts { rules.weight(node) - town } else { 0 };
                let amount = i64::from(gain * PER_UNIT) * FINE - prices.of(&arc.track);
                Gain { amount, counts }
            })
        });
    }

    /// At most what this trail, or any that continues it, can be worth, having
    /// paid for its track, if it brings at most `bound`.
    #[inline]
    pub(crate) fn worth_bound<const N: usize>(&self, trail: &Trail<N>, bound: i32) -> i64 {
        let fine = |revenue: i32| i64::from(value_of(revenue)) * FINE;
        let all = fine(bound) - trail.paid;
        let (Some(ahead), Some(town), Some((arc, second))) =
            (&self.ahead_priced, self.simple, trail.tip)
        else {
            return all;
        };
        let train = &self.rules.train;
        let left = train.reach.saturating_sub(trail.large);
        let multiplier = i32::from(train.multiplier);
        let fixed = multiplier * trail.value + trail.bonus + self.pair_hope(trail, left);
        let towns = i32::from(left) * multiplier * town;
        all.min(fine(fixed + towns) - trail.paid + ahead.after(arc, second, left))
    }

    /// At most what this trail, or any that continues it, can bring.
    ///
    /// What must be counted is counted; the rest of the reach is filled with
    /// the best of all stops that a continuation could still count, whether it
    /// can get there or not.
    #[inline]
    pub(crate) fn bound<const N: usize>(&self, trail: &Trail<N>) -> Option<i32> {
        let train = &self.rules.train;
        let multiplier = i32::from(train.multiplier);
        if train.skips_cities {
            return Some(
                self.best_stops(usize::from(train.reach), 2, |_| true) + self.pair_hope(trail, 2),
            );
        }
        let left = train.reach.checked_sub(trail.large)?;
        if self.simple.is_some() && trail.spoilt(train.reach) {
            return None;
        }
        let open = |stop: &Weighted| stop.town || trail.groups >> stop.group & 1 == 0;
        let fixed = multiplier * trail.value + trail.bonus;
        let mut rest = self.best_stops(usize::from(left), trail.ends_left, open);
        if let (Some(ahead), Some(town), Some((arc, second))) =
            (&self.ahead, self.simple, trail.tip)
        {
            let towns = i32::from(left) * multiplier * town;
            rest = rest.min(towns + ahead.after(arc, second, left) as i32);
        }
        Some(fixed + rest + self.pair_hope(trail, left))
    }

    /// At most what any trail can bring.
    pub(crate) fn simple_bound(&self) -> i32 {
        let pair = if self.pair { self.rules.pair_weight() } else { 0 };
        let reach = usize::from(self.rules.train.reach);
        let any = self.best_stops(reach, 2, |_| true);
        let counted = if self.rules.count_token {
            any.min(self.best_token + self.best_stops(reach - 1, 2, |_| true))
        } else {
            any
        };
        counted + pair
    }

    #[inline]
    fn best_stops(&self, count: usize, mut ends: u8, open: impl Fn(&Weighted) -> bool) -> i32 {
        let mut sum = 0;
        let mut left = count;
        for stop in &self.by_weight {
            if left == 0 {
                break;
            }
            if open(stop) && (stop.passable || ends > 0) {
                ends -= u8::from(!stop.passable);
                sum += stop.weight;
                left -= 1;
            }
        }
        sum
    }

    #[inline]
    fn pair_hope<const N: usize>(&self, trail: &Trail<N>, left: u8) -> i32 {
        let missing = 2 - trail.pair.count_ones() as u8;
        if self.pair && missing <= left { self.rules.pair_weight() } else { 0 }
    }

    /// What a trail brings if no end is to spare, and nothing otherwise.
    #[inline]
    pub(crate) fn value<const N: usize>(
        &mut self,
        net: &CompactGraph<N>,
        trail: &Trail<N>,
        course: &Course,
    ) -> Option<i32> {
        match self.simple {
            Some(town) => self.simple_value(net, trail, course, town),
            None => self.any_value(net, trail, course),
        }
    }

    #[inline]
    fn simple_value<const N: usize>(
        &self,
        net: &CompactGraph<N>,
        trail: &Trail<N>,
        course: &Course,
        town: i32,
    ) -> Option<i32> {
        let train = &self.rules.train;
        let multiplier = i32::from(train.multiplier);
        let room = train.reach.checked_sub(trail.large)?;
        let towns = trail.towns.min(room);
        let pair = if trail.pair == 3 { self.rules.pair_weight() } else { 0 };
        // Without a city at its end, a town that found no room may be counted.
        let gain = if trail.towns > room { multiplier * town } else { 0 };
        for end in course.ends(net) {
            let node = &net.nodes[end];
            let needed = if node.kind == StopKind::Town {
                trail.towns <= room
            } else {
                let in_pair = trail.pair == 3 && node.pair != PairRole::None;
                let loss = self.rules.weight(node) + if in_pair { pair } else { 0 };
                loss > gain || node.token && trail.tokens == 1 || trail.large + trail.towns == 2
            };
            if !needed {
                return None;
            }
        }
        Some(multiplier * (trail.value + i32::from(towns) * town) + trail.bonus + pair)
    }

    fn any_value<const N: usize>(
        &mut self,
        net: &CompactGraph<N>,
        trail: &Trail<N>,
        course: &Course,
    ) -> Option<i32> {
        if self.rules.train.skips_cities && self.clearly_spare(net, trail, course) {
            return None;
        }
        course.nodes(net, &mut self.nodes);
        self.stops.clear();
        self.stops.extend(self.nodes.iter().map(|&node| net.nodes[node]));
        self.rules.lean(&self.stops)
    }

    /// Whether one sees at a glance that a train which skips cities has an end
    /// to spare: enough others on the trail are worth as much, the end is no
    /// red area, not of a complete pair and not the only token.
    fn clearly_spare<const N: usize>(
        &self,
        net: &CompactGraph<N>,
        trail: &Trail<N>,
        course: &Course,
    ) -> bool {
        let reach = usize::from(self.rules.train.reach);
        if usize::from(trail.large) + usize::from(trail.towns) <= reach {
            return false;
        }
        let ends = course.ends(net);
        ends.into_iter().any(|end| {
            let node = &net.nodes[end];
            let special = node.token
                || node.kind == StopKind::Offboard
                || trail.pair == 3 && node.pair != PairRole::None;
            if special {
                return false;
            }
            let weight = self.rules.weight(node);
            let as_much =
                |other: usize| other != end && self.rules.weight(&net.nodes[other]) >= weight;
            let arcs = course.arms.iter().flatten();
            let nodes = arcs.map(|&arc| usize::from(net.arcs[usize::from(arc)].to));
            nodes.chain([course.pivot]).filter(|&other| as_much(other)).count() >= reach
        })
    }
}
