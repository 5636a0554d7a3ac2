//! Whole games, and a few questions of judgement.

mod games;
mod judgement;

use bourse_game::bots::{Bot, Bots, Generator};
use bourse_game::{Game, Moves, Setup, View as _, Viewer};

use crate::{Action, Chicago, Options};

/// A new game with the usual options.
pub(super) fn new_game(players: u8) -> Chicago {
    game_with(players, Options::default())
}

fn game_with(players: u8, options: Options) -> Chicago {
    Chicago::new(Setup::new(&Chicago::DECLARATION, players, options, 1).unwrap())
}

fn bot(name: &str) -> Box<dyn Bot<Chicago>> {
    Chicago::bot(name).unwrap()
}

/// What the bot does in the position; always something it may do.
fn decision(name: &str, state: &Chicago, seed: u64) -> Action {
    let mover = state.table().to_move().unwrap();
    let view = state.view(Viewer::Seat(mover));
    let action = bot(name).decide(&view, &mut Generator::new(seed, 0));
    assert!(view.moves().contains(&action), "{name}: {action:?} in {state:?}");
    action
}
