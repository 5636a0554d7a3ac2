//! Playing on in the mind.

use bourse_game::{Dice, Due as _, Game, Seat, Turn};

use crate::{Action, Phase, Speculation};

/// How the players of an imagined game decide.
pub(super) trait Policy {
    /// What the seat does, which is to move.
    fn act(&mut self, state: &Speculation, seat: Seat, dice: &mut impl Dice) -> Action;
}

/// Plays on until a round begins or the game is over.
pub(super) fn play_until(
    state: &mut Speculation,
    round: u32,
    policy: &mut impl Policy,
    dice: &mut impl Dice,
) {
    while state.table().phase() != Phase::Over && state.table().round() < round {
        let went_on = match state.turn() {
            Turn::Chance(due) => {
                due.draw(dice).is_some_and(|outcome| state.resolve(&outcome, &mut ()).is_ok())
            }
            Turn::Decide(seats) => seats.iter().all(|seat| {
                let action = policy.act(state, seat, dice);
                state.apply(seat, &action, &mut ()).is_ok()
            }),
            Turn::Over(_) => false,
        };
        if !went_on {
            return;
        }
    }
}
