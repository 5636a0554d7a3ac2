//! Whole games, and a few questions of judgement.

mod games;
mod judgement;

use bourse_game::bots::{Bots, Generator};
use bourse_game::{Game, Moves as _, Seat, Setup, Viewer};

use crate::{Action, G1861, Options};

fn new_game(players: u8, options: Options) -> G1861 {
    G1861::new(Setup::newest(&G1861::DECLARATION, players, options).unwrap())
}

fn mover(game: &G1861) -> Seat {
    game.to_move().unwrap()
}

/// What the bot does in the position; always something it may do.
fn decision(name: &str, game: &G1861, seed: u64) -> Action {
    let seat = mover(game);
    let mut bot = G1861::bot(name).unwrap();
    let action = bot.decide(&game.view(Viewer::Seat(seat)), &mut Generator::new(seed, 0));
    assert!(game.moves(seat).contains(&action), "{name}: {action:?} in {:?}", game.step());
    action
}

fn apply(game: &mut G1861, action: &Action) {
    let seat = mover(game);
    game.apply(seat, action, &mut ()).unwrap();
}
