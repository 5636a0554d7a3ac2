//! What trains bring, now and later.

use crate::{Phase, TrainKind};

/// What each kind of train brings alone on the present track, and how good the
/// place is.
#[derive(Clone, Debug)]
pub(in crate::bots) struct Prospects {
    /// By kind, on the present track.
    pub(in crate::bots) alone: [i32; 9],
    /// All its trains together for one, by what they bring alone.
    pub(in crate::bots) together: f32,
    /// How good the place is, beside the usual.
    pub(in crate::bots) place: f32,
    /// The round it began to build, counted from now.
    pub(in crate::bots) since: u8,
}

/// What trains usually bring, by kind and phase: what the example `trains`
/// measures, and for trains that do not run in a phase what lies between.
const USUAL: [[i32; 7]; 9] = [
    [65, 85, 90, 100, 120, 130, 140],
    [90, 115, 130, 160, 190, 200, 210],
    [110, 150, 170, 215, 270, 280, 290],
    [130, 180, 205, 255, 315, 325, 330],
    [140, 200, 230, 295, 370, 370, 370],
    [150, 220, 250, 320, 385, 385, 400],
    [160, 230, 265, 340, 400, 405, 420],
    [130, 170, 180, 200, 270, 290, 300],
    [260, 360, 410, 510, 620, 650, 660],
];

/// What a company that begins has of the usual with its first tiles, by kind:
/// the more stops, the more track is missing.
const FIRST: [f32; 9] = [0.9, 0.7, 0.55, 0.45, 0.4, 0.4, 0.4, 0.7, 0.45];

/// Trains of a public beyond the first find poorer routes; a second one of a
/// minor finds hardly any.
const FURTHER: [f32; 4] = [1.0, 0.82, 0.65, 0.5];
const FURTHER_OF_MINOR: [f32; 4] = [1.0, 0.2, 0.1, 0.1];

/// How much of the way to the usual is left after a round.
const LEFT: f32 = 0.72;

impl Prospects {
    /// What these trains bring in a phase, so many rounds from now.
    pub(super) fn revenue(
        &self,
        trains: &[TrainKind],
        minor: bool,
        phase: Phase,
        clock: u8,
    ) -> i32 {
        if trains.is_empty() {
            return 0;
        }
        let rounds = clock.saturating_sub(self.since);
        let left = LEFT.powi(i32::from(rounds));
        let column = usize::from(phase.number().saturating_sub(2)).min(6);
        let mut each = [0.0_f32; 12];
        for (slot, &kind) in each.iter_mut().zip(trains) {
            let now = self.alone[kind as usize] as f32 * self.together;
            let usual = USUAL[kind as usize][column] as f32 * self.place;
            *slot = if usual > now { usual - (usual - now) * left } else { now };
        }
        let each = &mut each[..trains.len().min(12)];
        each.sort_by(|a, b| b.total_cmp(a));
        let further = if minor { FURTHER_OF_MINOR } else { FURTHER };
        let further = |index: usize| further[index.min(further.len() - 1)];
        let sum: f32 = each.iter().enumerate().map(|(index, it)| it * further(index)).sum();
        sum as i32 / 10 * 10
    }

    /// Of a public that takes the place of two.
    pub(super) fn merged(&self, other: &Self) -> Self {
        Self {
            alone: std::array::from_fn(|kind| self.alone[kind].max(other.alone[kind])),
            together: 1.0,
            place: self.place.max(other.place).max(1.0),
            since: self.since.min(other.since),
        }
    }

    /// Of a company that begins in this phase, so many rounds from now.
    pub(in crate::bots) fn new(place: f32, phase: Phase, since: u8) -> Self {
        let first = |kind| (Self::usual(kind, phase) * place * FIRST[kind as usize]) as i32;
        Self { alone: TrainKind::ALL.map(first), together: 1.0, place, since }
    }

    /// What a train usually brings.
    pub(in crate::bots) fn usual(kind: TrainKind, phase: Phase) -> f32 {
        let column = usize::from(phase.number().saturating_sub(2)).min(6);
        USUAL[kind as usize][column] as f32
    }

    /// Corrects the sum of single runs by what the trains bring together.
    pub(in crate::bots) fn fit(
        &mut self,
        trains: &[TrainKind],
        minor: bool,
        phase: Phase,
        together: i32,
    ) {
        self.together = 1.0;
        let place = std::mem::take(&mut self.place);
        let sum = self.revenue(trains, minor, phase, 0);
        self.place = place;
        if sum > 0 && together > 0 {
            self.together = (together as f32 / sum as f32).clamp(0.5, 1.3);
        }
    }
}
