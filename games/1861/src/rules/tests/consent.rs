//! Z-1: another player is asked whether he sells.

use bourse_game::{Money, Refusal};

use super::{Position, buy_train, played, refusal, seat};
use crate::Company::{Kr, N};
use crate::Private::Tsr;
use crate::{Action, G1861, Owner, Rule, Step, TrainKind, TurnStep};

fn offer(price: i32) -> Action {
    Action::BuyPrivate { private: Tsr, price: Money(price) }
}

/// Nikolaev of seat 0, Kharkov–Rostov with a train and a private of seat 1.
fn asked(step: TurnStep, action: Action) -> G1861 {
    let position = Position::new().minor(N, 0, 50).minor(Kr, 1, 50).phase(3);
    let position = position.company_cash(N, 50).train(N, TrainKind::Three);
    let position = position.train(Kr, TrainKind::Three).private(1, Tsr);
    played(position.turn(N, step), &[action])
}

refused! {
    a_private_is_asked_for_once_in_a_turn:
        played(asked(TurnStep::Track, offer(10)), &[Action::Decline]), offer(30) => Rule::Declined;
    a_train_is_asked_for_once_in_a_turn:
        played(asked(TurnStep::Trains, buy_train("3-2", 5)), &[Action::Decline]),
        buy_train("3-2", 50) => Rule::Declined;
}

#[test]
fn nothing_else_is_decided_before_the_answer() {
    let game = asked(TurnStep::Track, offer(10));
    assert_eq!((game.step(), game.to_move()), (Some(Step::Consent), Some(seat(1))));
    for action in [Action::Pass, offer(10), Action::Nationalise] {
        assert_eq!(refusal(&game, &action), Refusal::WrongPhase, "{action:?}");
    }
}

#[test]
fn what_is_accepted_changes_hands() {
    let game = played(asked(TurnStep::Track, offer(10)), &[Action::Accept]);
    assert_eq!(game.private_owner(Tsr), Owner::Company(N));
    assert_eq!(game.charter(N).cash, Money(40));
    assert_eq!(game.cash(seat(1)), Money(430));
    let game = played(asked(TurnStep::Trains, buy_train("3-2", 5)), &[Action::Accept]);
    assert_eq!(game.depot().count(N), 2);
    assert_eq!(game.charter(Kr).cash, Money(5));
}
