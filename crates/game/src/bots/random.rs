//! The bot that plays any game, badly.

use super::{Bot, Generator};
use crate::{Dice, Game, Moves, View};

/// Picks a kind of action uniformly, then an action of that kind uniformly.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn decide(&mut self, view: &G::View, dice: &mut Generator) -> G::Action {
        pick(&view.moves(), dice)
    }
}

/// A random action: the kind uniformly, then the action within its kind.
#[expect(clippy::expect_used, reason = "a bot is asked only when it can do something")]
pub fn pick<M: Moves>(moves: &M, dice: &mut impl Dice) -> M::Action {
    let kinds = || (0..moves.kinds()).filter(|&kind| moves.count_of(kind) > 0);
    let chosen = dice.below(kinds().count() as u64) as usize;
    kinds()
        .nth(chosen)
        .and_then(|kind| moves.nth_of(kind, dice.below(moves.count_of(kind))))
        .expect("a seat to move has a move")
}
