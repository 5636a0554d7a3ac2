//! Playing a game to its end in the mind.

use bourse_game::{Game, Seat};

use super::rollout_policy::{RolloutPolicy, allowed};
use crate::Chicago;

/// How much the lead on the best rival counts; the rest is the lead on all of
/// them together, which is steadier.
const BEST_RIVAL: f32 = 0.7;

/// Plays on to the end, all seats by the policy, and says how far ahead of the
/// others the seat comes out.
pub(super) fn roll_out(mut state: Chicago, seat: Seat, mut policy: RolloutPolicy) -> f32 {
    while let Some(mover) = state.table().to_move() {
        let action = policy.act(&state, mover);
        if state.apply(mover, &action, &mut ()).is_ok() {
            continue;
        }
        // A plan overtaken by events is dropped.
        let instead = allowed(&state, mover, action);
        if instead.is_none_or(|action| state.apply(mover, &action, &mut ()).is_err()) {
            break;
        }
    }
    lead(&state, seat)
}

/// How far ahead the seat is in cash.
fn lead(state: &Chicago, seat: Seat) -> f32 {
    let rivals = || state.table().players().seats().filter(|&rival| rival != seat);
    let cash = |seat| state.cash(seat).0 as f32;
    let best = rivals().map(cash).fold(0.0, f32::max);
    let mean = rivals().map(cash).sum::<f32>() / rivals().count() as f32;
    cash(seat) - BEST_RIVAL * best - (1.0 - BEST_RIVAL) * mean
}
