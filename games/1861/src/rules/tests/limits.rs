//! §4.2.1: at the limit of certificates and above it (S-6, S-21, F-16).

use bourse_game::{Game, Money, Refusal};

use super::shares::certificates;
use super::{Position, bid_minor, played, refusal, seat};
use crate::Company::{Gr, Kr, Mk, Mkn, Mkv, Mvr, Nw, Ro, Se, Sw};
use crate::{Action, G1861, Options, Private, Rule, Source};

const LIMIT: Refusal<Rule> = Refusal::Rule(Rule::CertificateLimit { limit: 11 });

fn found() -> Action {
    Action::Found { company: Gr, price: Money(100) }
}

#[test]
fn at_the_limit_of_certificates_nobody_founds() {
    assert_eq!(refusal(&certificates(11).phase(4).stock(0), &found()), LIMIT);
}

#[test]
fn below_the_limit_of_certificates_a_public_is_founded() {
    assert_eq!(certificates(10).phase(4).stock(0).check(seat(0), &found()), Ok(()));
}

/// The directors' certificates of eight publics, which nobody could take, and
/// the privates.
fn nothing_to_sell() -> Position {
    let mut position = Position::of(6, Options::default()).minor(crate::Company::N, 5, 50);
    for public in [Nw, Sw, Se, Mvr, Mk, Gr, Mkn, Mkv] {
        position = position.public(public, 0, 70);
    }
    for private in Private::ALL {
        position = position.private(0, private);
    }
    position.cash(0, 1000)
}

/// Twelve certificates of publics that have had no turn.
fn nothing_to_sell_yet() -> Position {
    certificates(12).new_one(Nw).new_one(Sw)
}

#[test]
fn who_has_too_many_directors_certificates_keeps_them() {
    let game = nothing_to_sell().stock(0);
    assert_eq!(game.certificates(seat(0)), 13);
    assert_eq!(game.check(seat(0), &Action::Pass), Ok(()));
}

#[test]
fn above_the_limit_with_nothing_to_sell_nobody_buys() {
    let buy = Action::BuyShare { company: Se, from: Source::Treasury };
    assert_eq!(refusal(&nothing_to_sell_yet().stock(0), &buy), LIMIT);
    assert_eq!(refusal(&nothing_to_sell().stock(0), &buy), LIMIT);
}

#[test]
fn above_the_limit_with_nothing_to_sell_nobody_bids() {
    assert_eq!(refusal(&nothing_to_sell().stock(0), &bid_minor(Ro, 100)), LIMIT);
}

#[test]
fn above_the_limit_with_nothing_to_sell_nobody_founds() {
    assert_eq!(refusal(&nothing_to_sell_yet().phase(4).stock(0), &found()), LIMIT);
}

#[test]
fn above_the_limit_with_nothing_to_sell_nobody_is_asked() {
    let game: G1861 = played(nothing_to_sell().stock(5), &[Action::Pass]);
    assert_eq!(game.to_move(), Some(seat(1)));
}

#[test]
fn what_can_be_sold_above_the_limit_must_be() {
    let game = certificates(12).new_one(Nw).stock(0);
    let must_sell = Refusal::Rule(Rule::MustSell { limit: 11 });
    assert_eq!(refusal(&game, &Action::Pass), must_sell);
}

#[test]
fn at_the_limit_of_certificates_a_minor_converts() {
    let position = certificates(10).minor(Kr, 0, 50).at_cell(Kr, 3, 6).phase(5);
    let game = position.merger(Kr);
    assert_eq!(game.certificates(seat(0)), 11);
    let game = played(game, &[Action::Convert, Action::Form { company: Gr }]);
    assert_eq!(game.certificates(seat(0)), 11, "one for one");
    assert_eq!(game.charter(Gr).director, Some(seat(0)));
}
