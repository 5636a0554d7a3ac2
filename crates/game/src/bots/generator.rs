//! The generator bots and simulations draw from.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::Dice;

/// A generator that gives the same numbers for the same seed and stream on
/// every machine and in every version.
#[derive(Clone, Debug)]
pub struct Generator(ChaCha8Rng);

impl Generator {
    /// The generator of a seed; streams of one seed have nothing to do with
    /// each other.
    #[must_use]
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(stream);
        Self(generator)
    }
}

impl Dice for Generator {
    fn below(&mut self, bound: u64) -> u64 {
        if bound <= 1 {
            return 0;
        }
        // The largest multiple of the bound: what lies above it is drawn again.
        let fair = u64::MAX - u64::MAX % bound;
        loop {
            let number = self.0.next_u64();
            if number < fair {
                return number % bound;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records of simulations name only their seed: these numbers may never
    /// change.
    #[test]
    fn the_numbers_of_a_seed_never_change() {
        let mut generator = Generator::new(1, 0);
        let numbers: Vec<u64> = (0..8).map(|_| generator.below(1_000)).collect();
        assert_eq!(numbers, [407, 230, 458, 594, 360, 526, 700, 210]);
    }

    #[test]
    fn every_number_below_the_bound_comes() {
        let mut generator = Generator::new(7, 3);
        let mut seen = [0_u32; 5];
        for _ in 0..5_000 {
            seen[generator.below(5) as usize] += 1;
        }
        assert!(seen.iter().all(|&times| (850..1_150).contains(&times)), "{seen:?}");
    }
}
