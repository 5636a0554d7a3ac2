//! Moods: small deviations that make imagined players differ from each other.

/// A mood. The same mood judges the same thing alike every time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Temper {
    seed: u64,
    spread: f32,
    burning: f32,
}

impl Temper {
    /// A mood that may misjudge by this part of a value.
    pub(super) const fn new(seed: u64, spread: f32) -> Self {
        Self { seed, spread, burning: 0.0 }
    }

    /// The mood when this part of the turns is spent on turning a dial only.
    pub(super) const fn burning(self, burning: f32) -> Self {
        Self { burning, ..self }
    }

    /// By how much something is misjudged: a factor around 1.
    pub(super) fn factor(self, what: u64) -> f32 {
        1.0 + self.spread * (2.0 * self.chance(what) - 1.0)
    }

    /// Whether a turn is spent on turning a dial only.
    pub(super) fn burns(self, turn: u64) -> bool {
        self.chance(turn) < self.burning
    }

    /// A number from 0 to 1.
    fn chance(self, what: u64) -> f32 {
        // SplitMix64: one step is enough to scatter neighbouring numbers.
        let mut bits = self.seed.wrapping_add(what.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (bits >> 40) as f32 / (1_u64 << 24) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mood_stays_within_its_spread() {
        let temper = Temper::new(7, 0.2);
        let factors: Vec<f32> = (0..1_000).map(|what| temper.factor(what)).collect();
        assert!(factors.iter().all(|factor| (0.8..=1.2).contains(factor)));
        let mean = factors.iter().sum::<f32>() / 1_000.0;
        assert!((0.98..1.02).contains(&mean), "{mean}");
    }
}
