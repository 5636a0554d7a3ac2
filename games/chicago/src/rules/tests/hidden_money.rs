//! The option `hidden_money`: totals are hidden, payments are not.

use bourse_game::{Game, Money, View as _, Viewer};
use serde_json::json;

use super::{Position, bid, offer, play, seat};
use crate::{Chicago, Company, Event, Options};

fn hidden() -> Chicago {
    let options = Options { hidden_money: true, ..Options::default() };
    let mut game = Position::with(3, options).cash(0, 31).cash(1, 32).cash(2, 3).offering();
    play(&mut game, &[offer(Company::Nyc)]);
    game
}

#[test]
fn a_player_sees_his_own_cash_alone() {
    let view = hidden().view(Viewer::Seat(seat(1)));
    assert_eq!(view.cash(seat(1)), Some(Money(32)));
    assert_eq!((view.cash(seat(0)), view.cash(seat(2))), (None, None));
}

#[test]
fn a_spectator_sees_none() {
    let view = hidden().view(Viewer::Spectator);
    assert!([0, 1, 2].into_iter().all(|number| view.cash(seat(number)).is_none()));
}

#[test]
fn the_upper_end_of_anothers_bids_is_hidden() {
    let game = hidden();
    let seen = |viewer| serde_json::to_value(game.moves_seen(seat(0), viewer)).unwrap();
    assert_eq!(seen(Viewer::Seat(seat(0))), json!({"bid": [8, 31], "pass": true}));
    assert_eq!(seen(Viewer::Seat(seat(1))), json!({"bid": [8, null], "pass": true}));
}

#[test]
fn that_somebody_cannot_bid_at_all_is_hidden_too() {
    let mut game = hidden();
    play(&mut game, &[bid(9), bid(10)]);
    let seen = |viewer| serde_json::to_value(game.moves_seen(seat(2), viewer)).unwrap();
    assert_eq!(seen(Viewer::Seat(seat(2))), json!({"bid": null, "pass": true}));
    assert_eq!(seen(Viewer::Spectator), json!({"bid": [11, null], "pass": true}));
}

#[test]
fn payments_are_seen_by_all() {
    let mut game = hidden();
    let events = play(&mut game, &[bid(9)]);
    assert_eq!(events, [Event::Bid { seat: seat(0), amount: Money(9) }]);
}

#[test]
fn a_sample_gives_a_bidder_at_least_his_bid() {
    let mut game = hidden();
    play(&mut game, &[bid(20)]);
    let mut coin = bourse_game::suite::Coin::new(1);
    for _ in 0..200 {
        let sample = game.view(Viewer::Spectator).sample(&mut coin);
        assert!(sample.cash(seat(0)) >= Money(20));
    }
}

#[test]
fn at_the_end_everybody_shows_his_cash() {
    let options = Options { hidden_money: true, ..Options::default() };
    let mut game = Position::with(2, options).dials(3, 4, 0).houses_left(0).choosing();
    play(&mut game, &[super::choose(crate::Dial::Expand), crate::Action::Forgo]);
    assert_eq!(game.view(Viewer::Spectator).cash(seat(1)), Some(Money(60)));
}
