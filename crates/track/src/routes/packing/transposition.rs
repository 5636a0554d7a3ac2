//! A transposition table: which sets were tried before that use the same track
//! with the same trains.

use crate::bits::Bits;
use crate::routes::search::classes::Taken;

/// Two routes that cross in a city can exchange their tails, so many sets close
/// the same track. What can follow is then the same, and only the best of them
/// need be continued. The table forgets: an entry gives way to the next one
/// that falls on its place.
pub(crate) struct TranspositionTable<const N: usize> {
    entries: Vec<Option<Entry<N>>>,
}

#[derive(Clone, Copy)]
struct Entry<const N: usize> {
    closed: Bits<N>,
    taken: Taken,
    value: i32,
}

impl<const N: usize> TranspositionTable<N> {
    /// With room for two to the power of `size` sets.
    pub(crate) fn new(size: u32) -> Self {
        Self { entries: vec![None; 1 << size] }
    }

    /// Whether a set that closes the same track with the same trains was seen
    /// that brings as much; notes this one if not.
    pub(crate) fn seen(&mut self, closed: Bits<N>, taken: &Taken, value: i32) -> bool {
        let mix = |mixed: u64, word: u64| (mixed ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 7;
        let hash = closed.0.iter().fold(0, |mixed, &word| mix(mixed ^ mixed << 31, word));
        let place = mix(hash, taken.mixed()) as usize & (self.entries.len() - 1);
        let entry = &mut self.entries[place];
        let same = |entry: &Entry<N>| entry.closed == closed && entry.taken == *taken;
        if entry.is_some_and(|entry| same(&entry) && entry.value >= value) {
            return true;
        }
        *entry = Some(Entry { closed, taken: *taken, value });
        false
    }
}
