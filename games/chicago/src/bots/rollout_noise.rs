//! What makes imagined players differ from each other.

use bourse_game::bots::Noise;

/// How players of one imagined game deviate from their policy. The same thing is
/// misjudged alike every time.
#[derive(Clone, Copy, Debug)]
pub(super) struct RolloutNoise {
    values: Noise,
    wasted: f32,
}

impl RolloutNoise {
    /// Players who may misjudge by this part of a value.
    pub(super) const fn new(seed: u64, amplitude: f32) -> Self {
        Self { values: Noise::new(seed, amplitude), wasted: 0.0 }
    }

    /// The same players, who spend this part of their turns on turning a dial only.
    pub(super) const fn wasting(self, wasted: f32) -> Self {
        Self { wasted, ..self }
    }

    /// By how much something is misjudged: a factor around 1.
    pub(super) fn factor(self, thing: u64) -> f32 {
        self.values.factor(thing)
    }

    /// Whether a turn is spent on turning a dial only.
    pub(super) fn wastes(self, turn: u64) -> bool {
        self.values.unit(turn) < self.wasted
    }
}
