//! §1.2.1, §5.5: companies buy privates.

use bourse_game::Money;

use super::{Position, played, seat};
use crate::Company::{Kr, N};
use crate::Private::{Bss, Tsr};
use crate::{Action, Owner, Private, Rule, TurnStep};

fn buy(private: Private, price: i32) -> Action {
    Action::BuyPrivate { private, price: Money(price) }
}

/// Nikolaev and its owner's first private.
fn n() -> Position {
    Position::new().minor(N, 0, 50).company_cash(N, 100).private(0, Tsr)
}

refused! {
    no_private_is_sold_before_phase_3:
        n().turn(N, TurnStep::Track), buy(Tsr, 1) => Rule::PrivatePhase;
    no_private_is_sold_from_phase_6:
        n().phase(6).turn(N, TurnStep::Track), buy(Tsr, 1) => Rule::PrivatePhase;
    a_private_costs_something:
        n().phase(3).turn(N, TurnStep::Track), buy(Tsr, 0)
        => Rule::PrivatePrice { most: Money(30) };
    a_private_costs_its_value_at_most:
        n().phase(3).turn(N, TurnStep::Track), buy(Tsr, 31)
        => Rule::PrivatePrice { most: Money(30) };
    no_loans_for_privates:
        n().phase(3).company_cash(N, 20).turn(N, TurnStep::Track), buy(Tsr, 21)
        => Rule::PrivatePrice { most: Money(20) };
    a_private_is_bought_from_a_player:
        played(n().phase(3).private(0, Bss).turn(N, TurnStep::Track), &[buy(Tsr, 30)]),
        buy(Tsr, 30) => Rule::PrivateNotForSale { private: Tsr };
}

#[test]
fn a_private_is_bought_at_any_step_of_a_turn() {
    for step in [TurnStep::Track, TurnStep::Run, TurnStep::Trains, TurnStep::PrivatesLate] {
        let position = n().phase(3).train(N, crate::TrainKind::Three);
        let game = played(position.turn(N, step), &[buy(Tsr, 12)]);
        assert_eq!(game.private_owner(Tsr), Owner::Company(N), "{step:?}");
        assert_eq!(game.cash(seat(0)), Money(432), "{step:?}");
    }
}

#[test]
fn privates_pay_in_every_operating_round() {
    let mut game = n().minor(Kr, 1, 50).private(1, Bss).stock(0);
    game.give_private(Tsr, Owner::Company(N));
    game.begin_operating_round(1, &mut ());
    assert_eq!(game.charter(N).cash, Money(110));
    assert_eq!(game.cash(seat(1)), Money(435));
}

#[test]
fn the_state_buys_all_privates_in_phase_6() {
    let mut game = n().train(N, crate::TrainKind::Five).private(1, Bss).stock(0);
    game.begin_phase(crate::Phase(6), &mut ());
    assert_eq!(game.cash(seat(0)), Money(450));
    assert_eq!(game.cash(seat(1)), Money(465));
    assert_eq!(game.private_owner(Tsr), Owner::Company(crate::Company::Rsr));
}
