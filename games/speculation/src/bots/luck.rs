//! Chance in the mind.

use bourse_game::Dice;

/// Quick numbers for imagined games, of which there are hundreds a decision.
/// Two games with the same luck draw the same tiles and cards as long as they
/// go alike, so that only what a decision changes makes a difference.
#[derive(Clone, Copy, Debug)]
pub(super) struct Luck(u64);

impl Luck {
    /// The luck of a seed.
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// SplitMix64.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }
}

impl Dice for Luck {
    /// Scales a number down instead of dividing it; the bias is far below what
    /// an imagined game could show.
    fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_comes() {
        let mut luck = Luck::new(1);
        let mut seen = [0_u32; 6];
        for _ in 0..6_000 {
            seen[luck.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&times| (850..1_150).contains(&times)), "{seen:?}");
        assert_eq!(luck.below(0), 0);
    }
}
