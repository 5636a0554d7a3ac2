//! Every rule that forbids something is reached, whatever step it belongs to.

use bourse_game::{Game, Refusal, Rule as _, Turn};

use super::{
    Position, after_merger, auctions, consent, found, merge, play, privates, redeem, refusal, run,
    seat, shares, token, token_limit, track, trains, versions,
};
use crate::{Action, Company, Payment, Rule, TurnStep};

#[test]
fn no_rule_is_without_a_test() {
    let reached = [
        after_merger::rules_reached(),
        auctions::rules_reached(),
        consent::rules_reached(),
        found::rules_reached(),
        merge::rules_reached(),
        privates::rules_reached(),
        redeem::rules_reached(),
        run::rules_reached(),
        shares::rules_reached(),
        token::rules_reached(),
        token_limit::rules_reached(),
        track::rules_reached(),
        trains::rules_reached(),
        versions::rules_reached(),
    ]
    .concat();
    for rule in Rule::ALL {
        assert!(reached.iter().any(|other| other.code() == rule.code()), "{}", rule.code());
    }
}

#[test]
fn codes_of_rules_are_their_own() {
    for (index, rule) in Rule::ALL.iter().enumerate() {
        let same = Rule::ALL[..index].iter().find(|other| other.code() == rule.code());
        assert_eq!(same, None);
    }
}

#[test]
fn another_seat_is_refused() {
    let game = Position::new().stock(1);
    for number in [0, 2, 3, 5] {
        let mut after = game.clone();
        let refused = after.apply(seat(number), &Action::Pass, &mut ());
        assert!(matches!(refused, Err(Refusal::WrongSeat { .. })), "{number}");
        assert_eq!(after, game);
    }
}

#[test]
fn another_kind_of_decision_is_refused() {
    let stock = Position::new().stock(0);
    for action in [Action::Convert, Action::Accept, Action::Redeem { shares: 1 }] {
        assert_eq!(refusal(&stock, &action), Refusal::WrongPhase, "{action:?}");
    }
    let track = Position::new().minor(Company::N, 0, 100).turn(Company::N, TurnStep::Track);
    for action in [Action::Nationalise, Action::Dividend { kind: Payment::Pay }] {
        assert_eq!(refusal(&track, &action), Refusal::WrongPhase, "{action:?}");
    }
}

#[test]
fn after_the_end_everything_is_refused() {
    let position = Position::new().minor(Company::N, 0, 100).bank(-1);
    let mut game = position.turn(Company::Rsr, TurnStep::Done);
    game.bank_broken = true;
    game.go_on(&mut ());
    assert!(matches!(game.turn(), Turn::Over(_)));
    for action in [Action::Pass, Action::Accept] {
        assert_eq!(refusal(&game, &action), Refusal::GameOver, "{action:?}");
    }
    let events = play(&mut game, &[]);
    assert!(events.is_empty());
}
