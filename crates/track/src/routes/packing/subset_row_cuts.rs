//! Subset-row cuts: where the relaxation is torn, triples of pieces that more than
//! one route uses twice.

use crate::bits::Bits;

/// Three pieces of track.
pub(crate) type Triple = [usize; 3];

/// Triples overused by less than this are not worth a price.
const OVERUSE: f64 = 0.02;

/// Whether some track has two or more of three pieces.
#[inline]
pub(crate) fn has_two_of<const N: usize>(track: &Bits<N>, triple: Triple) -> bool {
    triple.iter().filter(|&&piece| track.contains(piece)).count() >= 2
}

/// How much of routes uses each two pieces of track together.
pub(crate) struct Shared<const N: usize> {
    shares: Vec<(Bits<N>, f64)>,
    pieces: usize,
    both: Vec<f64>,
}

impl<const N: usize> Shared<N> {
    pub(crate) fn new(shares: Vec<(Bits<N>, f64)>, pieces: usize) -> Self {
        let mut both = vec![0.0; pieces * pieces];
        for (track, share) in &shares {
            for one in track.iter() {
                for other in track.iter() {
                    both[one * pieces + other] += share;
                }
            }
        }
        Self { shares, pieces, both }
    }

    fn both(&self, one: usize, other: usize) -> f64 {
        self.both[one * self.pieces + other]
    }

    /// Triples of which two pieces are overused, the worst first.
    pub(crate) fn overused(&self, most: usize) -> Vec<Triple> {
        let mut found: Vec<(f64, Triple)> = Vec::new();
        for one in 0..self.pieces {
            for two in one + 1..self.pieces {
                let pair = self.both(one, two);
                for three in two + 1..self.pieces {
                    // Routes with all three are counted three times here.
                    let most = pair + self.both(one, three) + self.both(two, three);
                    if most <= 1.0 + OVERUSE {
                        continue;
                    }
                    let triple = [one, two, three];
                    let uses = self.shares.iter().filter(|(track, _)| has_two_of(track, triple));
                    let used: f64 = uses.map(|(_, share)| share).sum();
                    if used > 1.0 + OVERUSE {
                        found.push((used, triple));
                    }
                }
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        found.into_iter().take(most).map(|(_, triple)| triple).collect()
    }
}
