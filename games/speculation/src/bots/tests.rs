//! Whole games, with options of every kind.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bourse_game::bots::{Bot, Generator};
use bourse_game::{Due as _, Game, Moves as _, Options as _, Setup, Turn, View as _, Viewer};

use super::greedy::Greedy;
use super::regular::Regular;
use crate::{Options, PriceLists, Side, SidePrices, Speculation};

/// No game of sensible players is nearly as long (A23).
const LONGEST: u32 = 200;

/// Plays a game in which the two bots take turns around the table, and checks
/// every action before it is played.
fn finishes(players: u8, options: Options) {
    let setup = Setup::new(&Speculation::DECLARATION, players, options, 1).unwrap();
    let mut state = Speculation::new(setup);
    let mut dice = Generator::new(u64::from(players), 0);
    loop {
        match state.turn() {
            Turn::Over(_) => return,
            Turn::Chance(due) => {
                state.resolve(&due.draw(&mut dice).unwrap(), &mut ()).unwrap();
            }
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let view = state.view(Viewer::Seat(seat));
                let mut bot: Box<dyn Bot<Speculation>> = if seat.number() % 2 == 0 {
                    Box::new(Regular::new(6))
                } else {
                    Box::new(Greedy)
                };
                let again = bot.decide(&view, &mut dice.clone());
                let action = bot.decide(&view, &mut dice);
                assert_eq!(action, again, "{options:?}");
                assert!(view.moves().contains(&action), "{action:?} {options:?}");
                state.apply(seat, &action, &mut ()).unwrap();
            }
        }
        assert!(state.table().round() < LONGEST, "{options:?}");
    }
}

#[test]
fn games_of_three_to_six_finish_with_every_option() {
    for players in Speculation::DECLARATION.player_counts() {
        finishes(players.count(), Options::default());
        for option in Options::DECLARED {
            for value in 0..option.domain.size(players) {
                let mut options = Options::default();
                option.set(&mut options, value);
                finishes(players.count(), options);
            }
        }
    }
}

#[test]
fn games_with_all_options_changed_at_once_finish() {
    for players in Speculation::DECLARATION.player_counts() {
        let mut options = Options::default();
        for option in Options::DECLARED {
            option.set(&mut options, option.domain.size(players) - 1);
        }
        finishes(players.count(), options);
    }
}

#[test]
fn games_with_any_price_lists_finish() {
    for prices in [[0; 8], [-200; 8], [1000; 8], [1000, 1000, 500, 0, 0, 0, -200, -200]] {
        let sections = vec![prices.to_vec(); 6];
        let lists = SidePrices::new(Side::Normal, &sections, &prices).unwrap();
        let prices = Some(PriceLists::only(Side::Normal, lists));
        finishes(4, Options { prices, ..Options::default() });
    }
}

/// Whoever imagines so many games never comes to an end by himself.
#[test]
fn a_player_nobody_waits_for_stops_thinking() {
    let setup = Setup::new(&Speculation::DECLARATION, 3, Options::default(), 1).unwrap();
    let (mut state, mut dice) = (Speculation::new(setup), Generator::new(1, 0));
    while let Turn::Chance(due) = state.turn() {
        state.resolve(&due.draw(&mut dice).unwrap(), &mut ()).unwrap();
    }
    let seat = state.turn().to_move().first().unwrap();
    let view = state.view(Viewer::Seat(seat));
    let mut endless = Regular::new(usize::MAX);
    endless.stop_when(Arc::new(AtomicBool::new(true)));
    let action = endless.decide(&view, &mut dice);
    assert!(view.moves().contains(&action));
}
