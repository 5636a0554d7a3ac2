//! §5.5.5: what becomes of revenue, and of the price.

use bourse_game::Money;

use super::{Position, played, seat};
use crate::Company::{N, Nw, Rsr};
use crate::{Action, G1861, Payment, TurnStep};

/// North Western at 100: seat 0 has four shares, two are in the pool and four in
/// the treasury.
fn nw(revenue: i32) -> G1861 {
    let position = Position::new().public(Nw, 0, 100).shares(Nw, 0, 2).pool(Nw, 2);
    position.turn_where(Nw, TurnStep::Dividend, |turn| turn.revenue = Money(revenue))
}

fn pay(revenue: i32, kind: Payment) -> (i32, i32, i32) {
    let mut game = nw(revenue);
    let before = game.cash(seat(0));
    // The step alone, not what follows from it.
    crate::Step::Turn(TurnStep::Dividend).apply(&mut game, &Action::Dividend { kind }, &mut ());
    ((game.cash(seat(0)) - before).0, game.charter(Nw).cash.0, game.price(Nw).0)
}

/// The pool's shares pay nobody, the treasury's the company.
#[test]
fn a_full_dividend_pays_each_share_a_tenth() {
    assert_eq!(pay(150, Payment::Pay), (4 * 15, 4 * 15, 110));
}

/// The rulebook's example, 150: 80 are paid and 70 kept.
#[test]
fn half_a_dividend_is_rounded_up_to_whole_shares() {
    for (revenue, paid, kept) in [(150, 80, 70), (160, 80, 80), (90, 50, 40), (10, 10, 0)] {
        let (owner, company, price) = pay(revenue, Payment::Half);
        let share = paid / 10;
        assert_eq!((owner, company), (4 * share, kept + 4 * share), "{revenue}");
        assert_eq!(price, 100, "less than the price was paid");
    }
}

#[test]
fn what_is_withheld_is_the_companys() {
    assert_eq!(pay(150, Payment::Withhold), (0, 150, 90));
}

#[test]
fn the_price_rises_if_as_much_is_paid() {
    assert_eq!(pay(100, Payment::Pay).2, 110);
    assert_eq!(pay(90, Payment::Pay).2, 100);
    assert_eq!(pay(200, Payment::Half).2, 110);
    assert_eq!(pay(180, Payment::Half).2, 100);
}

/// A minor about to share what it earned, or nothing.
fn minor(revenue: i32) -> G1861 {
    let position = Position::new().minor(N, 1, 60).company_cash(N, 1000);
    let mut game = position.turn_where(N, TurnStep::Dividend, |turn| turn.revenue = Money(revenue));
    crate::rules::steps::skip(&mut game, TurnStep::Dividend, &mut ());
    game
}

#[test]
fn a_minor_shares_with_its_owner() {
    let game = minor(90);
    assert_eq!(game.cash(seat(1)), Money(420 + 45));
    assert_eq!(game.charter(N).cash, Money(1000 + 45));
    assert_eq!(game.price(N), Money(65));
    assert_eq!(minor(0).price(N), Money(55));
}

#[test]
fn a_public_that_earned_nothing_falls_without_being_asked() {
    let position = Position::new().public(Nw, 0, 100).company_cash(Nw, 50);
    let mut game = position.turn(Nw, TurnStep::Dividend);
    game.go_on(&mut ());
    assert_eq!(game.price(Nw), Money(90));
}

#[test]
fn the_state_railway_keeps_all() {
    let position = Position::new().phase(4);
    let mut game = position.turn_where(Rsr, TurnStep::Dividend, |turn| turn.revenue = Money(70));
    crate::rules::steps::skip(&mut game, TurnStep::Dividend, &mut ());
    assert_eq!(game.charter(Rsr).cash, Money(70));
}

#[test]
fn a_company_has_had_a_turn_once_it_has_paid() {
    let position = Position::new().public(Nw, 0, 100).shares(Nw, 0, 2).new_one(Nw);
    let game = position.turn_where(Nw, TurnStep::Dividend, |turn| turn.revenue = Money(20));
    let game = played(game, &[Action::Dividend { kind: Payment::Pay }]);
    assert!(game.charter(Nw).operated || !game.charter(Nw).is_open());
}
