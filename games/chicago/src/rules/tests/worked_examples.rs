//! The examples the rulebook works out, each named after its heading.

use bourse_game::{Game, Money, Moves as _};

use super::{Position, bid, build, choose, develop, offer, play, seat};
use crate::{Action, Company, Dial, Industry};

/// Somebody with little money turns the auction dial and offers nothing: there
/// is one auction fewer in the round.
#[test]
fn deroulement_a_poor_player_uses_up_an_auction() {
    let mut game = Position::new(3).cash(0, 1).dials(2, 0, 0).choosing();
    play(&mut game, &[choose(Dial::Auction), Action::Forgo]);
    assert!(!game.moves(seat(1)).contains(&choose(Dial::Auction)));
}

/// New York Central at 22, two shares sold, a third on offer: 22 : 3 = 7.33,
/// so 8.
#[test]
fn vente_aux_encheres_the_third_share_of_nyc_starts_at_eight() {
    let mut game = Position::new(3)
        .income(Company::Nyc, 22)
        .shares(1, Company::Nyc, 1)
        .shares(2, Company::Nyc, 1)
        .offering();
    play(&mut game, &[offer(Company::Nyc)]);
    assert!(!game.moves(seat(0)).contains(&bid(7)));
    assert!(game.moves(seat(0)).contains(&bid(8)));
}

/// From New York through a forest (2) to Binghamton, where PRR is: 2 + 2 × 2.
#[test]
fn couts_new_york_to_binghamton_costs_six() {
    let mut game = Position::new(3)
        .shares(0, Company::Nyc, 1)
        .treasury(Company::Nyc, 6)
        .network(Company::Prr, &["Q3"])
        .expanding();
    play(&mut game, &[build(Company::Nyc, "R2"), build(Company::Nyc, "Q3")]);
    assert_eq!(game.table().company(Company::Nyc).treasury, Money(0));
}

/// Developing Charleston takes C&O from 12 to 13.
#[test]
fn developpement_charleston_brings_one() {
    let mut game =
        Position::new(3).income(Company::Co, 12).network(Company::Co, &["I9"]).developing();
    play(&mut game, &[develop("I9")]);
    assert_eq!(game.table().company(Company::Co).income, Money(13));
}

/// Wheeling goes from 3 to 4: PRR from 17 to 18, B&O from 14 to 15.
#[test]
fn developpement_wheeling_raises_both_companies() {
    let mut game = Position::new(3)
        .income(Company::Prr, 17)
        .income(Company::Bo, 14)
        .network(Company::Prr, &["I6"])
        .network(Company::Bo, &["I6"])
        .developing();
    play(&mut game, &[develop("I6")]);
    assert_eq!(game.table().track(Industry::Wheeling), Money(4));
    assert_eq!(game.table().company(Company::Prr).income, Money(18));
    assert_eq!(game.table().company(Company::Bo).income, Money(15));
}

/// NYC at 16, two shares and one: 16 : 3 = 5.33, so 6 a share; 12 and 6.
#[test]
fn dividendes_sixteen_over_three_shares_pays_six_each() {
    let mut game = Position::new(2)
        .dials(3, 4, 0)
        .income(Company::Nyc, 16)
        .shares(0, Company::Nyc, 2)
        .shares(1, Company::Nyc, 1)
        .choosing();
    play(&mut game, &[choose(Dial::Expand), Action::Forgo]);
    assert_eq!((game.cash(seat(0)), game.cash(seat(1))), (Money(72), Money(66)));
}

/// NYC at 17, both shares in one hand: 8.50 rounded up for each share, 18.
#[test]
fn dividendes_seventeen_over_two_shares_pays_eighteen() {
    let mut game = Position::new(2)
        .dials(3, 4, 0)
        .income(Company::Nyc, 17)
        .shares(0, Company::Nyc, 2)
        .choosing();
    play(&mut game, &[choose(Dial::Expand), Action::Forgo]);
    assert_eq!(game.cash(seat(0)), Money(78));
}
