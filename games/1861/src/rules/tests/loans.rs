//! §5.4, §5.5.6: above five loans (F-8, L-3), and the state railway's loans.

use bourse_game::Money;

use super::{Position, played, seat};
use crate::Company::{Mku, Mnn, N, Nw, Rsr};
use crate::{Action, G1861, Status, Step, TurnStep};

/// North Western with so many loans and so much cash.
fn nw(loans: u16, cash: i32) -> Position {
    Position::new().phase(4).public(Nw, 0, 100).loans(Nw, loans).company_cash(Nw, cash)
}

/// A company's turn after interest and repayment.
fn after_interest(mut game: G1861) -> G1861 {
    crate::rules::steps::skip(&mut game, TurnStep::Loans, &mut ());
    game
}

fn nw_after_interest(loans: u16, cash: i32) -> (Status, u16, Money) {
    let game = after_interest(nw(loans, cash).turn(Nw, TurnStep::Loans));
    let charter = game.charter(Nw);
    (charter.status, charter.loans, charter.cash)
}

fn state_after_interest(loans: u16, cash: i32) -> (u16, Money) {
    let position = Position::new().phase(4).loans(Rsr, loans).company_cash(Rsr, cash);
    let game = after_interest(position.turn(Rsr, TurnStep::Loans));
    (game.charter(Rsr).loans, game.charter(Rsr).cash)
}

#[test]
fn a_merged_public_keeps_more_than_five_loans() {
    let mut position = Position::new().tile("H8", "638", 0);
    for minor in [N, Mku, Mnn] {
        position = position.minor(minor, 0, 50).loans(minor, 2);
    }
    let merge = [Mku, Mnn].map(|company| Action::Merge { company });
    let merged = played(position.phase(5).merger(N), &merge);
    let game = played(merged, &[Action::Form { company: Nw }]);
    assert_eq!(game.charter(Nw).loans, 6);
}

#[test]
fn a_public_above_five_loans_pays_interest_on_all() {
    assert_eq!(nw_after_interest(7, 36), (Status::Open, 7, Money(1)));
}

#[test]
fn a_public_above_five_loans_repays_what_it_can() {
    assert_eq!(nw_after_interest(7, 35 + 3 * 50 + 10), (Status::Open, 4, Money(10)));
}

#[test]
fn a_public_above_five_loans_does_not_borrow_for_interest() {
    assert_eq!(nw_after_interest(6, 29).0, Status::Unformed, "it goes to the state");
    assert_eq!(nw_after_interest(4, 19), (Status::Open, 5, Money(44)), "below five it borrows");
}

#[test]
fn of_more_than_five_loans_each_costs_a_step_at_nationalisation() {
    let game = after_interest(nw(6, 29).turn(Nw, TurnStep::Loans));
    // From 100: 90, 80, 70, 65, 60, 55, 50.
    assert_eq!(game.cash(seat(0)), Money(420 + 2 * 50));
}

#[test]
fn a_public_above_five_loans_does_not_borrow_for_a_train() {
    let at_trains = |loans: u16| {
        let mut game = nw(loans, 349).turn(Nw, TurnStep::Trains);
        game.go_on(&mut ());
        (game.charter(Nw).status, game.step())
    };
    assert_eq!(at_trains(4), (Status::Open, Some(Step::Turn(TurnStep::Trains))));
    assert_eq!(at_trains(6).0, Status::Unformed, "it goes to the state without a train");
}

#[test]
fn on_18xx_loans_above_five_lessen_what_a_public_can_pay() {
    let position = Position::on_18xx().phase(4).public(Nw, 0, 100).company_cash(Nw, 100);
    let game = position.loans(Nw, 6).turn(Nw, TurnStep::Trains);
    assert_eq!(game.buying_power(Nw), Money(55));
}

#[test]
fn the_state_railway_borrows_for_interest() {
    assert_eq!(state_after_interest(4, 0), (5, Money(25)));
}

#[test]
fn the_state_railway_takes_several_loans_for_interest() {
    assert_eq!(state_after_interest(12, 10), (14, Money(40)));
}

#[test]
fn the_state_railway_takes_no_more_loans_than_it_needs() {
    assert_eq!(state_after_interest(4, 20), (4, Money(0)));
}

#[test]
fn the_state_railway_borrows_without_limit() {
    assert_eq!(state_after_interest(100, 499), (101, Money(44)));
    assert_eq!(state_after_interest(400, 0), (445, Money(25)));
}

#[test]
fn the_state_railway_buys_a_train_however_many_loans_it_has() {
    let mut game = Position::new().loans(Rsr, 100).turn(Rsr, TurnStep::Trains);
    crate::rules::steps::skip(&mut game, TurnStep::Trains, &mut ());
    assert_eq!(game.depot().count(Rsr), 1);
    assert_eq!(game.charter(Rsr).loans, 103, "100, of loans of 45");
}

#[test]
fn on_18xx_the_state_railway_at_a_hundred_loans_is_let_off() {
    let position = Position::on_18xx().phase(4).loans(Rsr, 100).company_cash(Rsr, 499);
    let before = position.turn(Rsr, TurnStep::Loans);
    let game = after_interest(before.clone());
    assert_eq!(game.charter(Rsr), before.charter(Rsr));
    assert_eq!(game.money_in_play(), before.money_in_play());
}
