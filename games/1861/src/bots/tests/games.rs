//! Whole games with every number of players and every option.

use bourse_game::bots::{Bots, Generator, pick};
use bourse_game::{Game, Options as _, Viewer};

use super::{apply, decision, mover, new_game};
use crate::Edition;
use crate::{G1861, Options, Round};

/// Plays a game to its end, the seats by these bots in turn.
fn play(mut game: G1861, names: &[&str], seed: u64) -> G1861 {
    let seats = game.players().seats();
    let mut bots: Vec<_> =
        seats.map(|seat| G1861::bot(names[seat.index() % names.len()]).unwrap()).collect();
    let mut dice = Generator::new(seed, 0);
    while let Some(seat) = game.to_move() {
        let action = bots[seat.index()].decide(&game.view(Viewer::Seat(seat)), &mut dice);
        apply(&mut game, &action);
    }
    game
}

fn finishes(players: u8, options: Options, seed: u64) {
    let end = play(new_game(players, options), &["regular", "greedy"], seed);
    assert!(matches!(end.round(), Round::Over(_)));
}

#[test]
fn regular_finishes_a_game_of_three() {
    finishes(3, Options::default(), 1);
}

#[test]
fn regular_finishes_a_game_of_four() {
    finishes(4, Options::default(), 2);
}

#[test]
fn regular_finishes_a_game_of_five() {
    finishes(5, Options::default(), 3);
}

#[test]
fn regular_finishes_a_game_of_six() {
    finishes(6, Options::default(), 4);
}

#[test]
fn regular_finishes_a_game_by_the_rules_of_the_site() {
    finishes(3, Options::of(Edition::EighteenXx), 5);
}

/// Every option at another value than the edition's.
#[test]
fn regular_finishes_a_game_with_all_options_changed() {
    let mut options = Options::default();
    for option in 1..Options::DECLARED.len() {
        let usual = options.get(option);
        options.set(option, u8::from(usual == 0));
    }
    finishes(3, options, 6);
}

/// The rules ask a bot in positions that good players never reach.
#[test]
fn every_decision_in_random_games_is_allowed() {
    for edition in [Edition::Jklm, Edition::EighteenXx] {
        let mut game = new_game(4, Options::of(edition));
        let mut dice = Generator::new(4, 0);
        for step in 0..600 {
            if game.to_move().is_none() {
                break;
            }
            if step % 12 == 0 {
                decision("greedy", &game, step);
                decision("regular", &game, step);
            }
            let action = pick(&game.moves(mover(&game)), &mut dice);
            apply(&mut game, &action);
        }
    }
}

#[test]
fn the_same_view_and_numbers_give_the_same_decision() {
    let mut game = new_game(3, Options::default());
    let mut dice = Generator::new(5, 0);
    for step in 0..120 {
        for name in G1861::NAMES.iter().filter(|_| step % 12 == 0) {
            assert_eq!(decision(name, &game, step), decision(name, &game, step), "{name}");
        }
        let action = pick(&game.moves(mover(&game)), &mut dice);
        apply(&mut game, &action);
    }
}
