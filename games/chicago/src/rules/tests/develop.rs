//! §7 Develop a hex.

use bourse_game::{Game, Money, Moves as _};

use super::{Position, develop, hex, play, seat};
use crate::{Company, Industry, MaxedIndustrialCity, Options};

const PRR: Company = Company::Prr;
const BO: Company = Company::Bo;

#[test]
fn a_house_in_a_city_raises_every_company_there() {
    let mut game = Position::new(3).network(PRR, &["L0"]).network(BO, &["L0"]).developing();
    play(&mut game, &[develop("L0")]);
    assert_eq!(game.table().company(PRR).income, Money(9));
    assert_eq!(game.table().company(BO).income, Money(8));
    assert_eq!(game.table().houses_left(), 19);
}

#[test]
fn a_house_on_a_mountain_raises_the_company_there() {
    let mountain = crate::Hex::all().find(|hex| hex.terrain() == crate::Terrain::Mountain).unwrap();
    let mut game = Position::new(3).network(PRR, &[mountain.id()]).developing();
    play(&mut game, &[develop(mountain.id())]);
    assert_eq!(game.table().company(PRR).income, Money(9));
}

#[test]
fn a_house_in_a_forest_brings_cash_and_no_income() {
    let mut game = Position::new(3).network(Company::Nyc, &["R2"]).developing();
    play(&mut game, &[develop("R2")]);
    assert_eq!(game.table().company(Company::Nyc).treasury, Money(2));
    assert_eq!(game.table().company(Company::Nyc).income, Money(8));
    assert_eq!(game.table().houses_left(), 19);
}

#[test]
fn wheeling_rises_by_one_and_pittsburgh_by_two_without_a_house() {
    for (id, income) in [("I6", 8), ("K4", 9)] {
        let mut game = Position::new(3).network(PRR, &[id]).developing();
        play(&mut game, &[develop(id)]);
        assert_eq!(game.table().company(PRR).income, Money(income));
        assert_eq!(game.table().houses_left(), 20);
    }
}

#[test]
fn no_share_is_needed() {
    let game = Position::new(3).network(PRR, &["I9"]).developing();
    assert!(game.moves(seat(0)).contains(&develop("I9")));
}

#[test]
fn a_city_entered_later_still_counts_its_house() {
    let mut game = Position::new(3).network(PRR, &["L0"]).developing();
    play(&mut game, &[develop("L0")]);
    assert_eq!(game.table().gain(hex("L0")), Money(5));
}

#[test]
fn a_maxed_industrial_city_is_no_target_unless_the_option_says_so() {
    let position = |options| {
        Position::with(3, options).network(PRR, &["K4"]).track(Industry::Pittsburgh, 8).developing()
    };
    assert!(!position(Options::default()).moves(seat(0)).contains(&develop("K4")));
    let options =
        Options { maxed_industrial_city: MaxedIndustrialCity::NoEffect, ..Options::default() };
    let mut game = position(options);
    play(&mut game, &[develop("K4")]);
    assert_eq!(game.table().company(PRR).income, Money(7));
    assert_eq!(game.table().track(Industry::Pittsburgh), Money(8));
    assert_eq!(game.table().active(), Some(seat(1)));
}

#[test]
fn even_with_no_effect_somebody_must_be_there() {
    let options =
        Options { maxed_industrial_city: MaxedIndustrialCity::NoEffect, ..Options::default() };
    let game = Position::with(3, options).track(Industry::Pittsburgh, 8).developing();
    assert!(!game.moves(seat(0)).contains(&develop("K4")));
}
