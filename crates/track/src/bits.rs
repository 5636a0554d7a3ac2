//! Sets of small numbers.

use std::hash::Hash;

/// A set of numbers below `64 * N`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Bits<const N: usize>(pub(crate) [u64; N]);

impl<const N: usize> Bits<N> {
    pub(crate) const EMPTY: Self = Self([0; N]);

    #[inline]
    pub(crate) fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    #[inline]
    pub(crate) fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    #[inline]
    pub(crate) fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    #[inline]
    pub(crate) fn meets(&self, other: &Self) -> bool {
        let mut common = 0;
        for word in 0..N {
            common |= self.0[word] & other.0[word];
        }
        common != 0
    }

    #[inline]
    pub(crate) fn includes(&self, other: &Self) -> bool {
        let mut missing = 0;
        for word in 0..N {
            missing |= other.0[word] & !self.0[word];
        }
        missing == 0
    }

    /// How many there are.
    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    pub(crate) fn with(mut self, other: &Self) -> Self {
        for word in 0..N {
            self.0[word] |= other.0[word];
        }
        self
    }

    #[inline]
    pub(crate) fn meet(mut self, other: &Self) -> Self {
        for word in 0..N {
            self.0[word] &= other.0[word];
        }
        self
    }

    #[inline]
    pub(crate) fn without(mut self, other: &Self) -> Self {
        for word in 0..N {
            self.0[word] &= !other.0[word];
        }
        self
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(place, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let bit = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                Some(place * 64 + bit)
            })
        })
    }
}
