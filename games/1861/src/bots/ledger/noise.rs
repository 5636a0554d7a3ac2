//! How imagined players and companies differ from the usual.

use bourse_game::bots::Noise;

/// What differs.
#[derive(Clone, Copy, Debug)]
pub(super) enum NoiseOn {
    /// What a seat thinks a firm's share earns.
    Share,
    /// How a firm's track grows.
    Growth,
    /// Whether a firm buys a train.
    Train,
    /// Whether a seat merges.
    Merger,
}

impl NoiseOn {
    /// A factor near one. The same things differ in the same way whatever was done
    /// before, so that candidates are compared under the same luck.
    pub(super) fn factor(self, noise: Noise, one: usize, other: usize) -> f32 {
        noise.factor(self.thing(one, other))
    }

    /// Whether something does not happen that usually would.
    pub(super) fn omits(self, noise: Noise, one: usize, other: usize, often: f32) -> bool {
        !noise.is_none() && noise.unit(self.thing(one, other)) < often
    }

    fn thing(self, one: usize, other: usize) -> u64 {
        (self as u64) << 32 | (one as u64) << 16 | other as u64
    }
}
