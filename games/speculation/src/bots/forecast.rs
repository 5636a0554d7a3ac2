//! What prices will be when everybody plays on without a thought.

use bourse_game::bots::{SplitMix64, pick};
use bourse_game::{Dice, Game, Seat, View as _};

use super::rollout::{Policy, play_until};
use crate::{Action, ByCompany, Moves, Speculation, View};

/// Plays any card, moves any pawn, and does not trade: trades change no price
/// (A20).
#[derive(Clone, Copy, Debug)]
pub(super) struct Thoughtless;

impl Policy for Thoughtless {
    fn act(&mut self, state: &Speculation, seat: Seat, dice: &mut impl Dice) -> Action {
        match state.moves(seat) {
            Moves::Trade(_) | Moves::None => Action::Trade { sell: None, buy: None },
            moves @ (Moves::Rank { .. } | Moves::Commit { .. }) => pick(&moves, dice),
        }
    }
}

/// The mean price of each company after so many rounds, over so many imagined
/// games.
pub(super) fn forecast(
    view: &View,
    rounds: u32,
    games: u32,
    dice: &mut impl Dice,
) -> ByCompany<f32> {
    let mut sums = ByCompany::<i32>::default();
    let until = view.table().round() + rounds;
    for _ in 0..games {
        let mut state = view.sample(dice);
        let mut luck = SplitMix64::new(dice.below(u64::MAX));
        play_until(&mut state, until, &mut Thoughtless, &mut luck);
        let prices = state.table().prices();
        sums = ByCompany::from_fn(|company| sums[company] + prices[company].0);
    }
    ByCompany::from_fn(|company| sums[company] as f32 / games as f32)
}
