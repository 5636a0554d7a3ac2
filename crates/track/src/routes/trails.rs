//! Every trail through an own token, each exactly once.
//!
//! A trail is grown from a token it contains, the pivot: first one arm, then
//! the other, whose first way must come later in the pivot's list. A trail with
//! several tokens belongs to the one that comes first: a pivot's trails avoid
//! the tokens before it.

use crate::bits::Bits;
use crate::board::layout::StopKind;
use crate::routes::compact_graph::CompactGraph;
use crate::routes::graph::{Node, PairRole};

/// What is known of a trail while it grows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trail<const N: usize> {
    pub(crate) track: Bits<N>,
    /// The groups whose stop it visits.
    pub(crate) groups: u128,
    /// Cities and red areas on it.
    pub(crate) large: u8,
    /// Towns on it.
    pub(crate) towns: u8,
    /// Own tokens on it.
    pub(crate) tokens: u8,
    /// 1 for the raised place of the pair, 2 for the other.
    pub(crate) pair: u8,
    /// What its cities and red areas pay, before the multiplier.
    pub(crate) value: i32,
    /// What privates add for its cities and red areas.
    pub(crate) bonus: i32,
    /// How many stops it can still visit from which no train goes on: there is
    /// one at each end at most.
    pub(crate) ends_left: u8,
    /// What its track costs, where track has a price.
    pub(crate) paid: i64,
    /// The arc by which it came to its tip, and whether that is of the second arm.
    pub(crate) tip: Option<(u16, bool)>,
    /// The arm that grows ends in a town.
    town_tip: bool,
    /// The arm that is finished ends in a town.
    town_end: bool,
}

impl<const N: usize> Trail<N> {
    pub(crate) fn at(node: &Node) -> Self {
        let empty = Self {
            track: Bits::EMPTY,
            groups: 0,
            large: 0,
            towns: 0,
            tokens: 0,
            pair: 0,
            value: 0,
            bonus: 0,
            ends_left: 2,
            paid: 0,
            tip: None,
            town_tip: false,
            town_end: false,
        };
        empty.joined(node, &Bits::EMPTY)
    }

    #[inline]
    pub(crate) fn joined(mut self, node: &Node, track: &Bits<N>) -> Self {
        self.track = self.track.with(track);
        self.groups |= 1 << node.group;
        self.tokens += u8::from(node.token);
        self.ends_left = self.ends_left.saturating_sub(u8::from(!node.passable));
        self.pair |= match node.pair {
            PairRole::None => 0,
            PairRole::Raised => 1,
            PairRole::With => 2,
        };
        self.town_tip = node.kind == StopKind::Town;
        if self.town_tip {
            self.towns += 1;
        } else {
            self.large += 1;
            self.value += node.value;
            self.bonus += node.bonus;
        }
        self
    }

    /// Whether every continuation for a train of this reach ends in a town for
    /// which there is no room, towns being all alike.
    #[inline]
    pub(crate) fn spoilt(&self, reach: u8) -> bool {
        self.town_tip && self.large >= reach || self.town_end && self.large + self.towns > reach
    }
}

/// The arcs of a trail: the pivot, and the two arms outwards from it.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    pub(crate) pivot: usize,
    pub(crate) arms: [Vec<u16>; 2],
}

impl Course {
    /// The nodes from one end to the other.
    pub(crate) fn nodes<const N: usize>(&self, net: &CompactGraph<N>, nodes: &mut Vec<usize>) {
        let to = |arc: &u16| usize::from(net.arcs[usize::from(*arc)].to);
        nodes.clear();
        nodes.extend(self.arms[0].iter().rev().map(to));
        nodes.push(self.pivot);
        nodes.extend(self.arms[1].iter().map(to));
    }

    /// The links from one end to the other.
    pub(crate) fn links<const N: usize>(&self, net: &CompactGraph<N>, links: &mut Vec<usize>) {
        let link = |arc: &u16| usize::from(net.arcs[usize::from(*arc)].link);
        links.clear();
        links.extend(self.arms[0].iter().rev().map(link));
        links.extend(self.arms[1].iter().map(link));
    }

    /// The two ends.
    pub(crate) fn ends<const N: usize>(&self, net: &CompactGraph<N>) -> [usize; 2] {
        [0, 1].map(|arm: usize| {
            let last = self.arms[arm].last();
            last.map_or(self.pivot, |&arc| usize::from(net.arcs[usize::from(arc)].to))
        })
    }
}

/// Who looks at the trails.
pub(crate) trait Visitor<const N: usize> {
    /// The trails of a pivot are next.
    fn begin(&mut self, pivot: usize);

    /// The price of an arc's track.
    fn price(&self, _arc: usize) -> i64 {
        0
    }

    /// Whether this trail or one that continues it may be of interest.
    fn hopeful(&mut self, trail: &Trail<N>) -> bool;

    /// A trail with two stops or more.
    fn visit(&mut self, trail: &Trail<N>, course: &Course);
}

/// Shows a visitor all trails that keep off some track.
pub(crate) fn walk<const N: usize, V: Visitor<N>>(
    net: &CompactGraph<N>,
    closed: &Bits<N>,
    visitor: &mut V,
) {
    for pivot in 0..net.tokens {
        let mut walker =
            Walker { net, visitor, course: Course { pivot, arms: [Vec::new(), Vec::new()] } };
        let mut trail = Trail::at(&net.nodes[pivot]);
        trail.track = *closed;
        walker.visitor.begin(pivot);
        if walker.visitor.hopeful(&trail) {
            for arc in net.arcs_of(pivot) {
                walker.step::<0>(arc, &trail, arc);
            }
        }
    }
}

struct Walker<'a, const N: usize, V> {
    net: &'a CompactGraph<N>,
    visitor: &'a mut V,
    course: Course,
}

impl<const N: usize, V: Visitor<N>> Walker<'_, N, V> {
    /// Lengthens an arm by an arc; `first` is the first arc of the first arm.
    fn step<const ARM: usize>(&mut self, index: usize, trail: &Trail<N>, first: usize) {
        let net = self.net;
        let arc = &net.arcs[index];
        let to = usize::from(arc.to);
        let node = &net.nodes[to];
        if trail.groups >> node.group & 1 == 1
            || to < self.course.pivot && node.token
            || trail.track.meets(&arc.track)
        {
            return;
        }
        let mut trail = trail.joined(node, &arc.track);
        trail.tip = Some((index as u16, ARM == 1));
        trail.paid += self.visitor.price(index);
        if !self.visitor.hopeful(&trail) {
            return;
        }
        self.course.arms[ARM].push(index as u16);
        self.visitor.visit(&trail, &self.course);
        if ARM == 0 {
            let trail = Trail { town_end: trail.town_tip, ends_left: 1, ..trail };
            for second in first + 1..net.arcs_of(self.course.pivot).end {
                self.step::<1>(second, &trail, first);
            }
        }
        if node.passable {
            for next in net.arcs_of(to) {
                self.step::<ARM>(next, &trail, first);
            }
        }
        self.course.arms[ARM].pop();
    }
}
