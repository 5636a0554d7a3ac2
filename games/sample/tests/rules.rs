//! The rules of `chapter.md`, section by section.

#![allow(clippy::unwrap_used, reason = "tests")]

use bourse_game::bots::{Bots, Generator};
use bourse_game::page::Shape;
use bourse_game::{Due as _, Game, Money, Refusal, Seat, Seats, Setup, Turn, Viewer};
use bourse_sample::{Action, Card, Event, HAND, Options, Outcome, Phase, Price, Rule, Sample};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

/// A game of so many as there are hands, with these hands and this first lot.
fn position(price: Price, hands: &[[u8; HAND as usize]], lot: u8) -> Sample {
    let setup = Setup::newest(&Sample::DECLARATION, hands.len() as u8, Options { price }).unwrap();
    let mut game = Sample::new(setup);
    for (to, hand) in (0..).map(seat).zip(hands) {
        for &number in hand {
            game.resolve(&Outcome::Deal { seat: to, card: card(number) }, &mut ()).unwrap();
        }
    }
    game.resolve(&Outcome::TurnUp { card: card(lot) }, &mut ()).unwrap();
    game
}

const HANDS: [[u8; 4]; 3] = [[1, 2, 13, 20], [4, 5, 6, 15], [7, 8, 9, 10]];

/// Everybody lays a card, in this order of seats; what happened.
fn lay(game: &mut Sample, bids: &[(u8, u8)]) -> Vec<Event> {
    let mut events = Vec::new();
    for &(by, number) in bids {
        game.apply(seat(by), &Action::Lay { card: card(number) }, &mut events).unwrap();
    }
    events
}

#[test]
fn s2_hands_are_dealt_from_what_is_left_then_a_lot_is_due() {
    let setup = Setup::newest(&Sample::DECLARATION, 2, Options::default()).unwrap();
    let mut game = Sample::new(setup);
    for drawn in 0..8 {
        let Turn::Chance(due) = game.turn() else { panic!("a card is due") };
        assert_eq!((due.kind(), due.seat()), ("deal", Some(seat(drawn / 4))));
        assert_eq!(due.total_weight(), 24 - u64::from(drawn));
        game.resolve(&due.at_weight(0).unwrap(), &mut ()).unwrap();
    }
    let Turn::Chance(due) = game.turn() else { panic!("a lot is due") };
    assert_eq!((due.kind(), due.seat(), due.total_weight()), ("turn_up", None, 16));
    let again = game.resolve(&Outcome::TurnUp { card: card(1) }, &mut ());
    assert_eq!(again, Err(Refusal::Rule(Rule::CardNotInDeck { card: card(1) })));
}

#[test]
fn s3_all_lay_at_the_same_time_and_once() {
    let mut game = position(Price::Second, &HANDS, 12);
    assert_eq!(game.turn().to_move().len(), 3);
    lay(&mut game, &[(2, 7)]);
    let waiting: Seats = [seat(0), seat(1)].into_iter().collect();
    let again = game.apply(seat(2), &Action::Lay { card: card(8) }, &mut ());
    assert_eq!(again, Err(Refusal::WrongSeat { to_move: waiting }));
    assert_eq!((game.turn().to_move(), game.concealed()), (waiting, Seats::only(seat(2))));
}

#[test]
fn s3_only_a_card_of_ones_own_hand_is_laid() {
    let game = position(Price::Second, &HANDS, 12);
    let borrowed = game.check(seat(0), &Action::Lay { card: card(15) });
    assert_eq!(borrowed, Err(Refusal::Rule(Rule::CardNotInHand { card: card(15) })));
}

#[test]
fn s4_the_highest_card_takes_the_lot_for_the_second_highest() {
    let mut game = position(Price::Second, &HANDS, 12);
    let events = lay(&mut game, &[(2, 7), (0, 20), (1, 4)]);
    let taken = Event::LotTaken { seat: seat(0), lot: card(12), price: card(7) };
    assert_eq!(events.last(), Some(&taken));
    assert_eq!(game.table().score(seat(0)), Money(5));
    assert_eq!(game.table().phase(), Phase::TurnUp);
}

#[test]
fn s4_at_a_table_of_first_prices_it_pays_its_own() {
    let mut game = position(Price::First, &HANDS, 12);
    lay(&mut game, &[(2, 7), (0, 20), (1, 4)]);
    assert_eq!(game.table().score(seat(0)), Money(-8));
}

#[test]
fn s5_the_game_ends_with_the_last_cards() {
    let mut game = position(Price::Second, &[[1, 2, 3, 4], [5, 6, 7, 8]], 12);
    let mut events = lay(&mut game, &[(0, 1), (1, 5)]);
    for round in 1..HAND {
        game.resolve(&Outcome::TurnUp { card: card(12 + round) }, &mut ()).unwrap();
        events = lay(&mut game, &[(0, 1 + round), (1, 5 + round)]);
    }
    let over = Event::GameEnded { scores: vec![Money(0), Money(44)], winners: vec![seat(1)] };
    assert_eq!(events.last(), Some(&over));
    assert_eq!(game.turn().standing().unwrap().winners, Seats::only(seat(1)));
}

#[test]
fn the_page_is_shown_ones_own_cards_alone() {
    let mut game = position(Price::Second, &HANDS, 12);
    lay(&mut game, &[(0, 20)]);
    let shown = |viewer| serde_json::to_value(Sample::show(&game.view(viewer))).unwrap();
    let own = shown(Viewer::Seat(seat(0)));
    assert_eq!(own["own"], serde_json::json!({ "hand": [1, 2, 13], "laid": 20 }));
    let other = shown(Viewer::Seat(seat(1)));
    assert_eq!(other["players"][0]["laid"], true);
    assert!(!other.to_string().contains("20"), "{other}");
    assert_eq!(shown(Viewer::Spectator)["own"], serde_json::Value::Null);
}

#[test]
fn greedy_bids_what_the_lot_is_worth_or_loses_least() {
    let choice = |by, lot| {
        let view = position(Price::Second, &HANDS, lot).view(Viewer::Seat(seat(by)));
        Sample::bot("greedy").unwrap().decide(&view, &mut Generator::new(1, 0))
    };
    assert_eq!(choice(1, 14), Action::Lay { card: card(6) });
    assert_eq!(choice(1, 16), Action::Lay { card: card(15) });
    assert_eq!(choice(2, 3), Action::Lay { card: card(7) }, "every card is above the worth");
}

#[test]
fn what_is_read_has_one_form() {
    let action = |text: &str| serde_json::from_str::<Action>(text);
    let outcome = |text: &str| serde_json::from_str::<Outcome>(text);
    let right = r#"{"type":"lay","card":24}"#;
    assert_eq!(serde_json::to_string(&action(right).unwrap()).unwrap(), right);
    for wrong in [
        r#"{"type":"lay"}"#,
        r#"{"type":"lay","card":0}"#,
        r#"{"type":"lay","card":25}"#,
        r#"{"type":"lay","card":7,"seat":0}"#,
        r#"{"type":"pass","card":7}"#,
        r#"["lay",7]"#,
    ] {
        assert!(action(wrong).is_err(), "{wrong}");
    }
    for right in [r#"{"type":"deal","seat":1,"card":7}"#, r#"{"type":"turn_up","card":7}"#] {
        assert_eq!(serde_json::to_string(&outcome(right).unwrap()).unwrap(), right);
    }
    for wrong in [
        r#"{"type":"deal","card":7}"#,
        r#"{"type":"deal","seat":null,"card":7}"#,
        r#"{"type":"turn_up","seat":1,"card":7}"#,
        r#"{"type":"turn_up","card":"7"}"#,
    ] {
        assert!(outcome(wrong).is_err(), "{wrong}");
    }
}
