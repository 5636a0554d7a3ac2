//! How imagined players and companies differ from the usual.

/// One way it might go. The same things differ in the same way whatever was
/// done before, so that ideas are compared under the same luck.
#[derive(Clone, Copy, Debug)]
pub(in crate::bots) struct Mood {
    seed: u64,
    amount: f32,
}

/// What differs.
#[derive(Clone, Copy, Debug)]
pub(super) enum Whim {
    /// What a seat thinks a firm's share earns.
    Share,
    /// How a firm's track grows.
    Growth,
    /// Whether a firm buys a train.
    Train,
    /// Whether a seat merges.
    Merger,
}

impl Mood {
    /// Everything is as usual.
    pub(in crate::bots) const CALM: Self = Self { seed: 0, amount: 0.0 };

    pub(in crate::bots) fn new(seed: u64, amount: f32) -> Self {
        Self { seed, amount }
    }

    /// A factor near one.
    pub(super) fn factor(self, whim: Whim, one: usize, other: usize) -> f32 {
        1.0 + self.amount * (2.0 * self.unit(whim, one, other) - 1.0)
    }

    /// Whether something does not happen that usually would.
    pub(super) fn omits(self, whim: Whim, one: usize, other: usize, often: f32) -> bool {
        self.amount > 0.0 && self.unit(whim, one, other) < often
    }

    fn unit(self, whim: Whim, one: usize, other: usize) -> f32 {
        let thing = (whim as u64) << 32 | (one as u64) << 16 | other as u64;
        let mut mixed = self.seed ^ thing.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) >> 40) as f32 / (1_u64 << 24) as f32
    }
}
