//! The quick generator of imagined games.

use crate::Dice;

/// The golden ratio as a fraction of 2⁶⁴, by which the counter advances.
const GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

/// SplitMix64: a counter, scrambled. Quick enough for the thousands of games a bot
/// imagines for a decision, and any number of the sequence can be had without those
/// before it ([`Self::at`]), so that two imagined games that went apart still meet the
/// same numbers where they are about the same thing.
#[derive(Clone, Copy, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The numbers of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The number at a place from here; the next one is at 1.
    #[must_use]
    #[inline]
    pub const fn at(self, place: u64) -> u64 {
        scramble(self.0.wrapping_add(place.wrapping_mul(GAMMA)))
    }

    /// The next number.
    #[inline]
    pub const fn advance(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GAMMA);
        scramble(self.0)
    }
}

const fn scramble(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

impl Dice for SplitMix64 {
    /// Scales a number down instead of dividing it; the bias is far below what
    /// an imagined game could show.
    #[inline]
    fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.advance()) * u128::from(bound)) >> 64) as u64
    }
}

/// How somebody's judgement wavers: the same thing is always misjudged in the same way.
#[derive(Clone, Copy, Debug)]
pub struct Noise {
    seed: u64,
    amplitude: f32,
    draw: NoiseDraw,
}

/// How the noise of a thing follows from a seed. A bot that plays the same games for
/// ever keeps its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NoiseDraw {
    /// The number at the thing's place among those of the seed.
    #[default]
    Counted,
    /// The bits of the thing laid over those of the seed.
    Overlaid,
}

impl Noise {
    /// Nothing is misjudged.
    pub const NONE: Self = Self::new(0, 0.0);

    /// Judgement that may be wrong by this part of a value, up or down.
    #[must_use]
    pub const fn new(seed: u64, amplitude: f32) -> Self {
        Self::drawn(NoiseDraw::Counted, seed, amplitude)
    }

    /// As [`Self::new`], with noise drawn in this way.
    #[must_use]
    pub const fn drawn(draw: NoiseDraw, seed: u64, amplitude: f32) -> Self {
        Self { seed, amplitude, draw }
    }

    /// Whether nothing is misjudged.
    #[must_use]
    pub fn is_none(self) -> bool {
        self.amplitude == 0.0
    }

    /// By how much a thing is misjudged: a factor around 1.
    #[must_use]
    #[inline]
    pub fn factor(self, thing: u64) -> f32 {
        1.0 + self.amplitude * (2.0 * self.unit(thing) - 1.0)
    }

    /// A number from 0 to 1.
    #[must_use]
    #[inline]
    pub fn unit(self, thing: u64) -> f32 {
        let bits = match self.draw {
            NoiseDraw::Counted => SplitMix64(self.seed).at(thing),
            NoiseDraw::Overlaid => scramble(self.seed ^ thing.wrapping_mul(GAMMA)),
        };
        (bits >> 40) as f32 / (1_u64 << 24) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_splitmix64() {
        let mut numbers = SplitMix64::new(1_234_567);
        let known = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973];
        assert_eq!([numbers.advance(), numbers.advance()], known);
        assert_eq!([1, 2].map(|place| SplitMix64::new(1_234_567).at(place)), known);
    }

    #[test]
    fn every_number_below_the_bound_comes() {
        let mut numbers = SplitMix64::new(1);
        let mut seen = [0_u32; 6];
        for _ in 0..6_000 {
            seen[numbers.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&times| (850..1_150).contains(&times)), "{seen:?}");
        assert_eq!(numbers.below(0), 0);
    }

    #[test]
    fn noise_stays_within_its_amplitude() {
        for draw in [NoiseDraw::Counted, NoiseDraw::Overlaid] {
            let noise = Noise::drawn(draw, 7, 0.2);
            let factors: Vec<f32> = (0..1_000).map(|thing| noise.factor(thing)).collect();
            assert!(factors.iter().all(|factor| (0.8..=1.2).contains(factor)));
            let mean = factors.iter().sum::<f32>() / 1_000.0;
            assert!((0.98..1.02).contains(&mean), "{mean}");
        }
    }
}
