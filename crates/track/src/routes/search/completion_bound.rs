//! The bound of a trail: what it can still gain, the best stops ahead along the
//! track.
//!
//! Stops are counted as if a train could come to one again, only not straight
//! back to where it came from, and never to the pivot. That is easily
//! reckoned for every way and every number of stops left, and no trail gains
//! more.

use crate::routes::compact_graph::CompactGraph;

/// Below so many arcs a net is walked sooner than this is reckoned. The small
/// maps of the tests have it reckoned nevertheless.
const LARGE: usize = if cfg!(test) { 1 } else { 80 };

/// Going along an arc.
#[derive(Clone, Copy)]
pub(crate) struct Gain {
    /// What its stop adds, less what its track costs.
    pub(crate) amount: i64,
    /// Whether the stop is one of those a train counts.
    pub(crate) counts: bool,
}

/// The most that is gained after each arc.
#[derive(Clone, Debug)]
pub(crate) struct CompletionBound {
    slots: usize,
    /// For each arc and number of stops left: if this arm alone grows.
    one_arm: Vec<i64>,
    /// If the other arm will grow too.
    both_arms: Vec<i64>,
}

impl CompletionBound {
    /// For the trails of a pivot and a train of this reach; nothing if the net
    /// is small. Stops that do not count must not gain anything.
    pub(crate) fn new<const N: usize>(
        net: &CompactGraph<N>,
        pivot: usize,
        reach: u8,
        gain: impl Fn(usize) -> Gain,
    ) -> Option<Self> {
        if net.arcs.len() < LARGE {
            return None;
        }
        let slots = usize::from(reach) + 1;
        let gains: Vec<Gain> = (0..net.arcs.len()).map(gain).collect();
        let closed = |to: usize| to == pivot || to < pivot && net.nodes[to].token;
        // For each arc those that can follow it.
        let mut first = Vec::with_capacity(net.arcs.len() + 1);
        let mut follow = Vec::new();
        for from in 0..net.nodes.len() {
            for arc in &net.arcs[net.arcs_of(from)] {
                let at = usize::from(arc.to);
                first.push(follow.len());
                if closed(at) || !net.nodes[at].passable {
                    continue;
                }
                follow.extend(net.arcs_of(at).filter(|&next| {
                    let next = &net.arcs[next];
                    let to = usize::from(next.to);
                    to != from && !closed(to) && !next.track.meets(&arc.track)
                }));
            }
        }
        first.push(follow.len());
        let mut one_arm = vec![0; net.arcs.len() * slots];
        let ahead = |one_arm: &[i64], next: usize, left: usize| {
            let Gain { amount, counts } = gains[next];
            match (counts, left) {
                (false, _) => amount + one_arm[next * slots + left],
                (true, 0) => 0,
                (true, _) => amount + one_arm[next * slots + left - 1],
            }
        };
        for left in 0..slots {
            // Stops that do not count lead to others with as many left.
            let mut changed = true;
            while changed {
                changed = false;
                for arc in 0..net.arcs.len() {
                    let ways = follow[first[arc]..first[arc + 1]].iter();
                    let best = ways.map(|&next| ahead(&one_arm, next, left)).max().unwrap_or(0);
                    let known = &mut one_arm[arc * slots + left];
                    changed |= best > *known;
                    *known = best.max(*known);
                }
            }
        }
        let from_pivot = |left: usize| {
            let ways = net.arcs_of(pivot).map(|next| ahead(&one_arm, next, left));
            ways.max().unwrap_or(0).max(0)
        };
        let from_pivot: Vec<i64> = (0..slots).map(from_pivot).collect();
        let mut both_arms = vec![0; one_arm.len()];
        for (place, both) in both_arms.iter_mut().enumerate() {
            let (arc, left) = (place / slots, place % slots);
            let split = |here: usize| one_arm[arc * slots + here] + from_pivot[left - here];
            *both = (0..=left).map(split).max().unwrap_or(0);
        }
        Some(Self { slots, one_arm, both_arms })
    }

    /// After an arc of the first or the second arm.
    #[inline]
    pub(crate) fn after(&self, arc: u16, second: bool, left: u8) -> i64 {
        let place = usize::from(arc) * self.slots + usize::from(left);
        if second { self.one_arm[place] } else { self.both_arms[place] }
    }
}
