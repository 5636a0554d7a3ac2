//! What a seat may do now, as a value that is small whatever its size.

use serde::Serialize;

/// The actions open to one seat: ranges of bids, sets of hexes, never a long
/// list. Grouped by kind of action, in the order the game's rules name them.
///
/// What `contains` says is what `apply` accepts.
pub trait Moves: Clone + PartialEq + std::fmt::Debug + Serialize {
    /// The actions counted.
    type Action;

    /// How many kinds of action there are (some may be empty).
    fn kinds(&self) -> usize;

    /// How many actions of a kind there are.
    fn count_of(&self, kind: usize) -> u64;

    /// An action of a kind, by number from 0.
    fn nth_of(&self, kind: usize, n: u64) -> Option<Self::Action>;

    /// Whether the action is open.
    fn contains(&self, action: &Self::Action) -> bool;

    /// How many actions there are in all.
    fn count(&self) -> u64 {
        (0..self.kinds()).map(|kind| self.count_of(kind)).sum()
    }

    /// Whether there is nothing to do.
    fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// An action by number from 0, kind after kind.
    fn nth(&self, mut n: u64) -> Option<Self::Action> {
        for kind in 0..self.kinds() {
            let count = self.count_of(kind);
            if n < count {
                return self.nth_of(kind, n);
            }
            n -= count;
        }
        None
    }

    /// All actions, kind after kind.
    fn iter(&self) -> impl Iterator<Item = Self::Action> {
        (0..self.count()).filter_map(|n| self.nth(n))
    }
}
