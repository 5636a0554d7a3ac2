//! What each viewer is shown.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod common;

use bourse_game::suite::Coin;
use bourse_game::{Action as _, Event as _, Game, Moves as _, Redact, View as _, Viewer};
use bourse_speculation::{
    Action, Card, CardSet, Company, Event, Options, Outcome, Speculation, Tile,
};
use common::{card, pass_all, position, seat, started};
use serde::Serialize;

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

fn seated(number: u8) -> Viewer {
    Viewer::Seat(seat(number))
}

/// Seat 0 has committed; the cards are still to be chosen by the others.
fn committing() -> Speculation {
    let mut game = started(3, Options::default());
    pass_all(&mut game);
    game.apply(seat(0), &Action::Commit { card: card("carat") }, &mut ()).unwrap();
    game
}

#[test]
fn a_commitment_is_shown_without_its_card() {
    let action = Action::Commit { card: card("metro") };
    assert_eq!(json(&action.seen_by(seat(1), seated(0))), r#"{"type":"commit"}"#);
    assert_eq!(json(&action.seen_by(seat(1), Viewer::Spectator)), r#"{"type":"commit"}"#);
    assert_eq!(json(&action.seen_by(seat(1), seated(1))), r#"{"type":"commit","card":"metro"}"#);
}

#[test]
fn a_draw_is_shown_without_its_card() {
    let outcome = Outcome::DrawCard { seat: seat(2), card: card("metro") };
    assert_eq!(json(&outcome.seen_by(seated(0))), r#"{"type":"draw_card","seat":2}"#);
    assert_eq!(
        json(&outcome.seen_by(seated(2))),
        r#"{"type":"draw_card","seat":2,"card":"metro"}"#
    );
}

#[test]
fn events_hide_cards_and_say_to_whom_they_reveal() {
    let drawn = Event::CardDrawn { seat: seat(2), card: card("metro") };
    assert_eq!(json(&drawn.seen_by(seated(0))), r#"{"type":"card_drawn","seat":2}"#);
    assert!(drawn.reveals(seated(2)) && !drawn.reveals(seated(0)));
    let committed = Event::CardCommitted { seat: seat(2), card: card("metro") };
    assert_eq!(
        json(&committed.seen_by(Viewer::Spectator)),
        r#"{"type":"card_committed","seat":2}"#
    );
    assert!(!committed.reveals(Viewer::Spectator) && !committed.reveals(seated(2)));
}

#[test]
fn the_reveal_reveals_to_everybody() {
    let mut game = committing();
    let mut events = Vec::new();
    for number in [1, 2] {
        events.clear();
        let action = Action::Commit { card: card("alhambra") };
        game.apply(seat(number), &action, &mut events).unwrap();
    }
    let revealed =
        events.iter().find(|event| matches!(event, Event::CardsRevealed { .. })).unwrap();
    assert!(revealed.reveals(seated(0)) && revealed.reveals(Viewer::Spectator));
    assert_eq!(
        json(&revealed.seen_by(Viewer::Spectator)),
        r#"{"type":"cards_revealed","cards":["carat","alhambra","alhambra"]}"#
    );
}

#[test]
fn a_view_has_counts_of_the_others_and_the_own_cards() {
    let view = committing().view(seated(1));
    let other = view.cards(seat(0));
    assert_eq!((other.hand, other.deck, other.committed), (1, 7, true));
    let own: CardSet = [card("alhambra"), card("carat")].into_iter().collect();
    assert_eq!(view.own().unwrap().hand(), own);
    assert!(committing().view(Viewer::Spectator).own().is_none());
}

#[test]
fn moves_of_another_seat_show_nothing_of_its_hand() {
    let game = committing();
    assert_eq!(json(&game.moves_seen(seat(1), seated(2))), r#"{"commit":null}"#);
    assert_eq!(json(&game.moves_seen(seat(1), seated(1))), r#"{"commit":["alhambra","carat"]}"#);
    assert_eq!(json(&game.moves_seen(seat(0), seated(2))), "{}");
}

#[test]
fn moves_of_a_trader_show_nothing_of_his_hidden_cash() {
    let hidden = started(3, Options { hidden_money: true, ..Options::default() });
    assert_eq!(json(&hidden.moves_seen(seat(0), seated(1))), r#"{"trade":null}"#);
    let open = started(3, Options::default());
    assert_eq!(json(&open.moves_seen(seat(0), seated(1))), json(&open.moves(seat(0))));
}

#[test]
fn rank_moves_are_open() {
    let game =
        position(3, Options::default(), Tile::RankPlus, [5, 9, 0, 0, 0, 0, 0, 0]).play().unwrap();
    let moves = json(&game.moves_seen(seat(0), Viewer::Spectator));
    assert!(moves.starts_with(r#"{"rank":["alhambra","colonia","#), "{moves}");
}

/// §2: in the eighth round of a cycle a rival's two cards are known.
#[test]
fn what_the_discards_tell_is_dealt_so() {
    let mut position = position(3, Options::default(), Tile::NoAction, [0; 8]);
    let (kept, played): (Vec<Card>, Vec<Card>) = CardSet::ALL
        .iter()
        .partition(|card| matches!(card, Card::BankHoliday | Card::Company(Company::Metro)));
    for number in 0..3 {
        position.hands[seat(number)] = kept.iter().copied().collect();
        position.discards[seat(number)] = played.iter().copied().collect();
    }
    let game = position.play().unwrap();
    assert_eq!(game.view(seated(0)).sample(&mut Coin::new(1)), game);
}

#[test]
fn every_hidden_card_is_as_likely_as_any_other() {
    let view = committing().view(seated(1));
    let mut coin = Coin::new(7);
    let mut counts = [0; 9];
    for _ in 0..9_000 {
        let sample = view.sample(&mut coin);
        let committed = sample.cards(seat(0)).committed().unwrap();
        let place = CardSet::ALL.iter().position(|card| card == committed).unwrap();
        counts[place] += 1;
    }
    assert!(counts.iter().all(|count| (850..1_150).contains(count)), "{counts:?}");
}

#[test]
fn a_spectator_has_no_moves() {
    assert!(committing().view(Viewer::Spectator).moves().is_empty());
}
