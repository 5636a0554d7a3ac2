//! The player who thinks the game through.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bourse_game::bots::{Bot, Cancelled, Generator, pick};
use bourse_game::{Dice, Game, Seat, View as _, Viewer};

use super::candidates::{Candidate, candidates};
use super::rollout::roll_out;
use super::rollout_noise::RolloutNoise;
use super::rollout_policy::{RolloutPolicy, allowed};
use super::survey::Surveys;
use crate::{Action, Chicago, View};

/// How far imagined players deviate from their policy.
const NOISE: f32 = 0.2;
/// How often they turn a dial for nothing: a gain put off may be a gain lost.
const WASTED_TURNS: f32 = 0.2;

/// Successive halving: how often each candidate is rolled out, and how many of the best are then looked
/// at again.
const STAGES: [(usize, usize); 3] = [(2, 8), (5, 3), (10, 1)];

/// Plays every sensible candidate out to the end of the game, several times, and
/// takes the one that leaves him furthest ahead of the others. So a share is
/// worth what it brings until the end, to him and to his rivals; and turning a
/// dial for nothing is as good a candidate as any other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Regular {
    cancelled: Cancelled,
}

impl Bot<Chicago> for Regular {
    fn decide(&mut self, view: &View, dice: &mut Generator) -> Action {
        let Viewer::Seat(seat) = view.viewer() else {
            return Action::Pass;
        };
        let state = view.sample(dice);
        let possible = candidates(&state, seat)
            .into_iter()
            .filter(|candidate| state.check(seat, &candidate.action).is_ok())
            .collect();
        self.best(view, seat, possible, dice)
            .and_then(|candidate| allowed(&state, seat, candidate.action))
            .unwrap_or_else(|| pick(&view.moves(), dice))
    }

    fn stop_when(&mut self, cancelled: Arc<AtomicBool>) {
        self.cancelled = Cancelled::by(cancelled);
    }
}

impl Regular {
    /// The candidate that comes out best.
    fn best(
        &self,
        view: &View,
        seat: Seat,
        candidates: Vec<Candidate>,
        dice: &mut Generator,
    ) -> Option<Candidate> {
        let mut judged: Vec<(Candidate, f32)> =
            candidates.into_iter().map(|candidate| (candidate, 0.0)).collect();
        let surveys = Surveys::new(view.table());
        for (rollouts, kept) in STAGES {
            if judged.len() <= 1 || self.cancelled.is_set() {
                break;
            }
            for _ in 0..rollouts {
                // All candidates meet the same players: only what they change counts.
                let state = view.sample(dice);
                let noise = RolloutNoise::new(dice.below(u64::MAX), NOISE).wasting(WASTED_TURNS);
                for (candidate, score) in &mut judged {
                    let policy = RolloutPolicy::new(noise, candidate.plan, surveys.clone());
                    *score += outcome(state, seat, candidate.action, policy);
                }
            }
            judged.sort_by(|a, b| b.1.total_cmp(&a.1));
            judged.truncate(kept);
        }
        judged.first().map(|&(candidate, _)| candidate)
    }
}

/// How far ahead of the others the action leaves the seat at the end of the
/// game.
fn outcome(mut state: Chicago, seat: Seat, action: Action, policy: RolloutPolicy) -> f32 {
    if state.apply(seat, &action, &mut ()).is_err() {
        return f32::MIN;
    }
    roll_out(state, seat, policy)
}
