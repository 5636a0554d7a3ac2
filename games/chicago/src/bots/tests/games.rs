//! Whole games with every number of players and every option.

use bourse_game::bots::{Bots, Generator, pick};
use bourse_game::{Domain, Game, Options as _, Players};

use super::{decision, game_with, new_game};
use crate::{Chicago, Options, Phase};

/// Plays a game to its end, the seats by these bots in turn.
fn play(mut state: Chicago, names: &[&str], seed: u64) -> Chicago {
    let mut step = seed * 1_000;
    while let Some(mover) = state.table().to_move() {
        let action = decision(names[mover.index() % names.len()], &state, step);
        state.apply(mover, &action, &mut ()).unwrap();
        step += 1;
    }
    state
}

/// Every option at every unusual value, the others as usual.
fn all_options(players: Players) -> impl Iterator<Item = Options> {
    Options::DECLARED.iter().flat_map(move |option| {
        let values = match option.domain {
            // Where the first seat sits does not matter: the last stands for all.
            Domain::Seat => players.count() - 1..players.count(),
            Domain::Flag | Domain::Words(_) | Domain::Numbers(_) => 0..option.domain.size(players),
        };
        let chosen = values.map(move |value| {
            let mut options = Options::default();
            option.set(&mut options, value);
            options
        });
        chosen.filter(|options| *options != Options::default())
    })
}

#[test]
fn greedy_finishes_every_game_by_the_rules() {
    for players in Chicago::DECLARATION.player_counts() {
        for options in all_options(players) {
            let names = ["greedy", "random", "greedy"];
            let end = play(game_with(players.count(), options), &names, 1);
            assert_eq!(*end.table().phase(), Phase::Over);
        }
    }
}

#[test]
fn regular_finishes_a_game_with_any_number_of_players() {
    for players in Chicago::DECLARATION.player_counts() {
        let end = play(new_game(players.count()), &["regular", "greedy", "random"], 2);
        assert_eq!(*end.table().phase(), Phase::Over);
    }
}

#[test]
fn regular_finishes_a_game_with_any_option() {
    for options in all_options(Players::new(3).unwrap()) {
        let end = play(game_with(3, options), &["regular", "greedy", "greedy"], 3);
        assert_eq!(*end.table().phase(), Phase::Over);
    }
}

/// The rules ask a bot in positions that good players never reach.
#[test]
fn every_decision_in_random_games_is_allowed() {
    for players in Chicago::DECLARATION.player_counts() {
        let hidden = Options { hidden_money: true, ..Options::default() };
        let mut state = game_with(players.count(), hidden);
        let mut dice = Generator::new(4, u64::from(players.count()));
        let mut step = 0;
        while let Some(mover) = state.table().to_move() {
            decision("greedy", &state, step);
            if step % 16 == 0 {
                decision("regular", &state, step);
            }
            let action = pick(&state.moves(mover), &mut dice);
            state.apply(mover, &action, &mut ()).unwrap();
            step += 1;
        }
    }
}

#[test]
fn the_same_view_and_numbers_give_the_same_decision() {
    let mut state = new_game(3);
    let mut dice = Generator::new(5, 0);
    for step in 0..60 {
        let Some(mover) = state.table().to_move() else { break };
        for name in Chicago::NAMES.iter().filter(|_| step % 6 == 0) {
            assert_eq!(decision(name, &state, step), decision(name, &state, step), "{name}");
        }
        let action = pick(&state.moves(mover), &mut dice);
        state.apply(mover, &action, &mut ()).unwrap();
    }
}
