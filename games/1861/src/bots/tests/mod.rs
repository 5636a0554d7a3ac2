//! Whole games, and a few questions of judgement.

mod games;
mod judgement;

use bourse_game::bots::{Bots, Generator};
use bourse_game::{Game, Moves as _, Seat, Setup, Viewer};

use crate::{Action, Empire, Options};

fn new_game(players: u8, options: Options) -> Empire {
    Empire::new(Setup::newest(&Empire::DECLARATION, players, options).unwrap())
}

fn mover(game: &Empire) -> Seat {
    game.to_move().unwrap()
}

/// What the bot does in the position; always something it may do.
fn decision(name: &str, game: &Empire, seed: u64) -> Action {
    let seat = mover(game);
    let mut bot = Empire::bot(name).unwrap();
    let action = bot.decide(&game.view(Viewer::Seat(seat)), &mut Generator::new(seed, 0));
    assert!(game.moves(seat).contains(&action), "{name}: {action:?} in {:?}", game.step());
    action
}

fn apply(game: &mut Empire, action: &Action) {
    let seat = mover(game);
    game.apply(seat, action, &mut ()).unwrap();
}
