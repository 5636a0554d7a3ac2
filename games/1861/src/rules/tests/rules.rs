//! Every rule that forbids something is reached, whatever step it belongs to.

use bourse_game::{Game, Money, Refusal, Rule as _, Turn};

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

/// The section is that of the case: an auction of privates is not one of minors,
/// an upgrade not a new tile.
#[test]
fn a_refusal_names_the_section_of_its_case() {
    let (price, cash, means) = (Money(100), Money(0), Money(0));
    for (rule, section) in [
        (Rule::NoToken, "5.3"),
        (Rule::PrivatePhase, "1.2.1"),
        (Rule::TrainTooExpensive { price, means, forced: true }, "5.5.9"),
        (Rule::TrainTooExpensive { price, means, forced: false }, "5.5.8"),
        (Rule::TooExpensive { price, cash, founding: false }, "4.2"),
        (Rule::TooExpensive { price, cash, founding: true }, "4.2.3"),
        (Rule::TileUnconnected { upgrade: false }, "5.5.2.2"),
        (Rule::TileUnconnected { upgrade: true }, "5.5.2.3"),
        (Rule::TileDoesNotFit { upgrade: false }, "5.5.2.2"),
        (Rule::TileDoesNotFit { upgrade: true }, "5.5.2.3"),
        (Rule::BidTooLow { minimum: price, private: false }, "4.2.4"),
        (Rule::BidTooLow { minimum: price, private: true }, "4.3"),
    ] {
        assert_eq!(rule.section().book, section, "{rule:?}");
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
