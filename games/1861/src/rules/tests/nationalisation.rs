//! §5.6, §5.8.4: companies go to the state.

use bourse_game::Money;

use super::{Position, hex, seat};
use crate::Company::{Mv, N, Nw, Rsr};
use crate::{Event, G1861, Owner, Phase, Private, Status, TrainKind, TurnStep};

/// North Western at 100 with tokens in Kazan and Perm.
fn nw() -> Position {
    let position = Position::new().phase(4).public(Nw, 0, 100).shares(Nw, 1, 3);
    position.token(Nw, "M7", 0).token(Nw, "P2", 0)
}

fn nationalised(position: Position) -> G1861 {
    let mut game = position.stock(0);
    game.nationalise(Nw, &mut ());
    game
}

#[test]
fn shareholders_get_the_price_one_step_left() {
    let game = nationalised(nw());
    assert_eq!(game.cash(seat(0)), Money(420 + 2 * 90));
    assert_eq!(game.cash(seat(1)), Money(420 + 3 * 90));
}

#[test]
fn each_loan_it_cannot_repay_costs_a_step() {
    let game = nationalised(nw().loans(Nw, 3).company_cash(Nw, 60));
    // One loan is repaid; two and the nationalisation are three steps.
    assert_eq!(game.cash(seat(0)), Money(420 + 2 * 70));
    assert_eq!(game.charter(Rsr).cash, Money(10));
}

#[test]
fn the_state_railway_gets_trains_privates_and_money() {
    let position = nw().train(Nw, TrainKind::Four).company_cash(Nw, 33);
    let mut game = position.stock(0);
    game.give_private(Private::Bss, Owner::Company(Nw));
    let before = game.depot().count(Rsr);
    game.nationalise(Nw, &mut ());
    assert_eq!(game.depot().count(Rsr), before + 1);
    assert_eq!(game.private_owner(Private::Bss), Owner::Company(Rsr));
    assert_eq!(game.charter(Rsr).cash, Money(33));
}

#[test]
fn the_state_railways_tokens_take_its_places() {
    let game = nationalised(nw());
    assert!(game.has_token(Rsr, hex("M7")) && game.has_token(Rsr, hex("P2")));
    assert!(!game.has_token(Nw, hex("M7")));
}

#[test]
fn a_public_can_be_formed_again_and_a_minor_cannot() {
    let mut game = nw().minor(N, 2, 50).stock(0);
    game.nationalise(Nw, &mut ());
    game.nationalise(N, &mut ());
    assert_eq!(game.charter(Nw).status, Status::Unformed);
    assert_eq!(game.charter(Nw).treasury, 10);
    assert_eq!(game.charter(N).status, Status::Closed);
    assert_eq!(game.cash(seat(2)), Money(420 + 2 * 45));
}

#[test]
fn two_tokens_are_kept_for_petersburg_and_moscow() {
    let cities = ["M7", "P2", "P8", "L12", "F18", "E9", "H18"];
    let mut position = Position::new().phase(5).public(Nw, 0, 100).token(Nw, "I13", 0);
    for id in &cities[..6] {
        position = position.token(Rsr, id, 0);
    }
    let game = nationalised(position);
    assert!(!game.has_token(Rsr, hex("I13")), "six stand elsewhere");
    let mut petersburg = Position::new().phase(5).public(Nw, 0, 100).token(Nw, "E1", 0);
    for id in &cities[..6] {
        petersburg = petersburg.token(Rsr, id, 0);
    }
    assert!(nationalised(petersburg).has_token(Rsr, hex("E1")));
}

#[test]
fn who_cannot_pay_interest_goes_to_the_state() {
    let position = Position::new().minor(Mv, 0, 50).loans(Mv, 2).company_cash(Mv, 9);
    let mut game = position.turn(Mv, TurnStep::Loans);
    game.go_on(&mut ());
    assert_eq!(game.charter(Mv).status, Status::Closed);
}

#[test]
fn interest_is_five_for_each_loan_and_loans_are_repaid() {
    let position = Position::new().minor(Mv, 0, 50).loans(Mv, 2).company_cash(Mv, 75);
    let mut game = position.train(Mv, TrainKind::Two).turn(Mv, TurnStep::Loans);
    crate::rules::steps::skip(&mut game, TurnStep::Loans, &mut ());
    assert_eq!((game.charter(Mv).loans, game.charter(Mv).cash), (1, Money(15)));
}

#[test]
fn all_minors_go_to_the_state_in_phase_8() {
    let position = Position::new().minor(N, 0, 50).minor(Mv, 1, 50).public(Nw, 2, 100);
    let position = position.train(Nw, TrainKind::Eight).train(N, TrainKind::Seven);
    let mut game = position.turn(Nw, TurnStep::Trains);
    game.begin_phase(Phase::LAST, &mut ());
    assert_eq!(game.charter(N).status, Status::Closed);
    assert_eq!(game.charter(Mv).status, Status::Closed);
    assert!(game.charter(Nw).is_open());
}

#[test]
fn whom_the_state_pays_for_a_private_is_said() {
    let mut game = nw().stock(0);
    game.give_private(Private::Bss, Owner::Company(Nw));
    game.give_private(Private::Tsr, Owner::Seat(seat(2)));
    let mut events = Vec::new();
    game.nationalise_privates(&mut events);
    for (private, from) in
        [(Private::Bss, Owner::Company(Nw)), (Private::Tsr, Owner::Seat(seat(2)))]
    {
        let price = private.value();
        let said =
            events.iter().position(|it| *it == Event::PrivateNationalised { private, from, price });
        let paid = Event::Paid { from: Owner::Bank, to: from, amount: price };
        assert_eq!(events[said.unwrap() + 1], paid);
    }
}

/// What each shareholder gets stands in the payments beside it.
#[test]
fn whom_the_state_pays_for_shares_is_said() {
    let mut events = Vec::new();
    nw().stock(0).nationalise(Nw, &mut events);
    for (number, shares) in [(0, 2), (1, 3)] {
        let (to, amount) = (Owner::Seat(seat(number)), Money(shares * 90));
        assert!(events.contains(&Event::Paid { from: Owner::Bank, to, amount }), "{events:?}");
    }
}
