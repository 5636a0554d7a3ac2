//! Every refusal of the record format is reached, and changes nothing.

use bourse_game::{Game, Money, Refusal, Rule as _};

use super::{Position, bid, build, choose, develop, offer, play, refusal, seat};
use crate::{Action, Chicago, Company, Dial, Industry, Rule};

const PRR: Company = Company::Prr;
const NYC: Company = Company::Nyc;

/// One position and one action for each rule.
fn cases() -> Vec<(Rule, Chicago, Action)> {
    let auction = |amounts: &[i32]| {
        let mut game = Position::new(3).shares(0, PRR, 1).offering();
        play(&mut game, &[offer(PRR)]);
        for amount in amounts {
            play(&mut game, &[bid(*amount)]);
        }
        game
    };
    let builder = || Position::new(3).shares(0, PRR, 1).treasury(PRR, 50);
    let begun = || {
        let mut game = builder().shares(0, NYC, 1).treasury(NYC, 9).expanding();
        play(&mut game, &[build(PRR, "R4")]);
        game
    };
    vec![
        (Rule::BidBelowMinimum { minimum: Money(4) }, auction(&[]), bid(3)),
        (Rule::BidBelowMinimum { minimum: Money(4) }, auction(&[]), bid(i32::MIN)),
        (Rule::BidNotHigher { standing: Money(9) }, auction(&[9]), bid(9)),
        (Rule::BidOverCash { cash: Money(40) }, auction(&[]), bid(i32::MAX)),
        (Rule::DialRed, Position::new(3).dials(3, 0, 0).choosing(), choose(Dial::Auction)),
        (Rule::OfferClosed, Position::new(3).offering(), offer(Company::Wabash)),
        (Rule::OfferSoldOut, Position::new(3).unsold(PRR, 0).offering(), offer(PRR)),
        (Rule::BuildClosed, builder().expanding(), build(Company::Wabash, "D3")),
        (Rule::BuildNoShare, builder().treasury(NYC, 9).expanding(), build(NYC, "S2")),
        (Rule::BuildOtherCompany { company: PRR }, begun(), build(NYC, "S2")),
        (Rule::BuildOwnTwice, builder().expanding(), build(PRR, "R5")),
        (Rule::BuildStartHex, builder().network(PRR, &["R3"]).expanding(), build(PRR, "S3")),
        (Rule::BuildNotAdjacent, builder().expanding(), build(PRR, "A2")),
        (
            Rule::BuildOccupied,
            builder().network(PRR, &["R4"]).network(NYC, &["R3"]).expanding(),
            build(PRR, "R3"),
        ),
        (Rule::BuildNoLocomotive, builder().locomotives(PRR, 0).expanding(), build(PRR, "R4")),
        (
            Rule::BuildTooExpensive { price: Money(6), treasury: Money(5) },
            builder().treasury(PRR, 5).network(PRR, &["B2"]).network(NYC, &["A2"]).expanding(),
            build(PRR, "A2"),
        ),
        (Rule::DoneBeforeBuild, builder().expanding(), Action::Done),
        (Rule::ForgoAfterBuild, begun(), Action::Forgo),
        (Rule::DevelopForbiddenHex, builder().network(PRR, &["A2"]).developing(), develop("A2")),
        (Rule::DevelopForbiddenHex, builder().network(PRR, &["E0"]).developing(), develop("E0")),
        (Rule::DevelopForbiddenHex, builder().developing(), develop("R5")),
        (Rule::DevelopNoLocomotive, builder().developing(), develop("L0")),
        (
            Rule::DevelopHasHouse,
            builder().network(PRR, &["L0"]).house("L0").developing(),
            develop("L0"),
        ),
        (
            Rule::DevelopNoHouseLeft,
            builder().network(PRR, &["S0"]).houses_left(0).developing(),
            develop("S0"),
        ),
        (
            Rule::DevelopMaxed,
            builder().network(PRR, &["I6"]).track(Industry::Wheeling, 6).developing(),
            develop("I6"),
        ),
    ]
}

#[test]
fn each_rule_refuses_what_it_forbids() {
    for (rule, game, action) in cases() {
        assert_eq!(refusal(&game, action), Refusal::Rule(rule), "{action:?}");
    }
}

#[test]
fn no_rule_is_without_a_case() {
    let reached: Vec<&str> = cases().iter().map(|(rule, ..)| rule.code()).collect();
    for rule in Rule::ALL {
        assert!(reached.contains(&rule.code()), "{}", rule.code());
    }
}

#[test]
fn a_rule_is_written_under_its_own_code() {
    for rule in Rule::ALL {
        assert_eq!(serde_json::to_value(rule).unwrap()["rule"], rule.code());
    }
}

#[test]
fn another_seat_is_refused() {
    let game = Position::new(3).choosing();
    for number in [1, 2, 3, 5] {
        let mut after = game;
        let refused = after.apply(seat(number), &choose(Dial::Expand), &mut ());
        assert!(matches!(refused, Err(Refusal::WrongSeat { .. })), "{number}");
        assert_eq!(after, game);
    }
}

#[test]
fn another_kind_of_decision_is_refused() {
    let choosing = Position::new(3).choosing();
    for action in [
        bid(9),
        Action::Pass,
        offer(PRR),
        build(PRR, "R4"),
        Action::Done,
        develop("L0"),
        Action::Forgo,
    ] {
        assert_eq!(refusal(&choosing, action), Refusal::WrongPhase, "{action:?}");
    }
    assert_eq!(refusal(&Position::new(3).offering(), choose(Dial::Expand)), Refusal::WrongPhase);
}

#[test]
fn after_the_end_everything_is_refused() {
    let mut game = Position::new(3).dials(3, 4, 0).houses_left(0).choosing();
    play(&mut game, &[choose(Dial::Expand), Action::Forgo]);
    assert_eq!(refusal(&game, choose(Dial::Expand)), Refusal::GameOver);
    assert_eq!(refusal(&game, Action::Pass), Refusal::GameOver);
}
