//! Lagrange multipliers: every piece of track gets a price, and prices give a
//! bound.
//!
//! Let each piece of track `s` have a price `p(s) >= 0`, and let a route be
//! worth what it brings less the prices of its track. Routes of a legal set
//! share no track, so their prices add up to no more than all prices together.
//! What the set brings is therefore at most the sum of all prices plus, for
//! every train, the most a route of it can be worth, or nothing if that is
//! negative. This holds for any prices; good ones make it tight. Trains of the
//! same kind never run the same route, so `n` of them count the `n` best.

use crate::bits::Bits;
use crate::routes::packing::subset_row_cuts::{Triple, has_two_of};

/// Prices are kept in fractions of one unit of value.
pub(crate) const FINE: i64 = 1 << 8;

/// With fewer routes to look up, adding single prices is quicker.
const WORTH_A_TABLE: usize = 400;

/// Prices of track, looked up eight pieces at a time when there is much to do.
#[derive(Clone, Debug)]
pub(crate) struct Multipliers<const N: usize> {
    pub(crate) price: Vec<i64>,
    /// The true pieces of track; triples of them may be priced beside.
    pub(crate) track: Bits<N>,
    triples: Vec<Triple>,
    total: i64,
    table: Vec<[i64; 256]>,
    tabled: bool,
}

impl<const N: usize> Multipliers<N> {
    pub(crate) fn new(pieces: usize) -> Self {
        let table = vec![[0; 256]; pieces.div_ceil(8)];
        let mut track = Bits::EMPTY;
        (0..pieces).for_each(|piece| track.insert(piece));
        Self { track, triples: Vec::new(), price: vec![0; pieces], total: 0, table, tabled: false }
    }

    /// A triple to be priced like a further piece, at no price yet.
    pub(crate) fn add_triple(&mut self, triple: Triple) {
        self.triples.push(triple);
        self.price.push(0);
        self.table.resize(self.price.len().div_ceil(8), [0; 256]);
    }

    /// Some track, and the triples of which it has two pieces.
    pub(crate) fn with_triples(&self, mut track: Bits<N>) -> Bits<N> {
        for (piece, &triple) in (self.price.len() - self.triples.len()..).zip(&self.triples) {
            if has_two_of(&track, triple) {
                track.insert(piece);
            }
        }
        track
    }

    /// To be called after prices changed, with the number of routes to come.
    pub(crate) fn update(&mut self, lookups: usize) {
        self.total = self.price.iter().sum();
        self.tabled = lookups >= WORTH_A_TABLE;
        if !self.tabled {
            return;
        }
        for (block, table) in self.table.iter_mut().enumerate() {
            for set in 1..256_usize {
                let lowest = set.trailing_zeros() as usize;
                let price = self.price.get(block * 8 + lowest).copied().unwrap_or(0);
                table[set] = table[set & (set - 1)] + price;
            }
        }
    }

    /// The prices of some track together.
    #[inline]
    pub(crate) fn of(&self, track: &Bits<N>) -> i64 {
        if self.total == 0 {
            return 0;
        }
        if !self.tabled {
            return track.iter().map(|piece| self.price[piece]).sum();
        }
        let mut sum = 0;
        for (block, table) in self.table.iter().enumerate() {
            let byte = track.0[block / 8] >> (block % 8 * 8) & 255;
            sum += table[byte as usize];
        }
        sum
    }

    /// All prices together.
    pub(crate) fn total(&self) -> i64 {
        self.total
    }
}

/// The best few of many, nothing below zero.
pub(crate) struct Top {
    count: usize,
    pub(crate) list: Vec<(i64, usize)>,
}

impl Top {
    pub(crate) fn new() -> Self {
        Self { count: 0, list: Vec::new() }
    }

    pub(crate) fn clear(&mut self, count: usize) {
        self.count = count;
        self.list.clear();
    }

    #[inline]
    pub(crate) fn offer(&mut self, value: i64, index: usize) {
        if value <= self.last() {
            return;
        }
        let at = self.list.partition_point(|&(other, _)| other >= value);
        if self.list.len() == self.count {
            self.list.pop();
        }
        self.list.insert(at, (value, index));
    }

    /// The least of the best; zero while there is room.
    #[inline]
    pub(crate) fn last(&self) -> i64 {
        if self.list.len() < self.count { 0 } else { self.list.last().map_or(0, |last| last.0) }
    }
}
