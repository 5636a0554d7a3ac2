//! Moods: no two games of the same players are the same.

use bourse_game::Dice;
use bourse_game::bots::Generator;

/// How a player's judgement wavers in one decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Temper {
    seed: u64,
    amount: f32,
}

impl Temper {
    /// A mood of up to so much, up or down.
    pub(super) fn new(dice: &mut Generator, amount: f32) -> Self {
        Self { seed: dice.below(u64::MAX), amount }
    }

    /// A factor near one, always the same for the same thing.
    pub(super) fn of(self, thing: u64) -> f32 {
        let mut mixed = self.seed ^ thing.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let unit = (mixed >> 40) as f32 / (1_u64 << 24) as f32;
        1.0 + self.amount * (2.0 * unit - 1.0)
    }
}
