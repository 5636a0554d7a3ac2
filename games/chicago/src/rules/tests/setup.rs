//! §1 Setup.

use bourse_game::{Game, Money, Setup, SetupError};

use super::{hex, seat};
use crate::{Chicago, Company, Industry, Options};

fn new(players: u8) -> Chicago {
    Chicago::new(Setup::new(&Chicago::DECLARATION, players, Options::default(), 1).unwrap())
}

#[test]
fn everybody_gets_an_equal_part_of_120() {
    for (players, cash) in [(2, 60), (3, 40), (4, 30), (5, 24), (6, 20)] {
        assert_eq!(new(players).cash(seat(players - 1)), Money(cash));
    }
}

#[test]
fn four_companies_stand_on_their_start_hexes() {
    let game = new(3);
    for (company, start, income, left) in [
        (Company::Prr, "R5", 7, 19),
        (Company::Bo, "Q7", 6, 21),
        (Company::Co, "Q9", 5, 25),
        (Company::Nyc, "S3", 8, 23),
    ] {
        let charter = game.table().company(company);
        assert!(charter.open && charter.network.contains(hex(start)), "{company:?}");
        assert_eq!(charter.income, Money(income));
        assert_eq!((charter.treasury, charter.locomotives), (Money(0), left));
    }
}

#[test]
fn wabash_is_closed_and_fort_wayne_empty() {
    let game = new(3);
    let wabash = game.table().company(Company::Wabash);
    assert!(!wabash.open && wabash.network.is_empty());
    assert_eq!((wabash.income, wabash.locomotives, wabash.unsold), (Money(0), 11, 2));
}

#[test]
fn houses_dials_and_industrial_tracks_are_at_their_start() {
    let game = new(4);
    assert_eq!(game.table().houses_left(), 20);
    assert_eq!(game.table().track(Industry::Detroit), Money(1));
    assert_eq!(game.table().track(Industry::Wheeling), Money(3));
    assert_eq!(game.table().track(Industry::Pittsburgh), Money(4));
}

#[test]
fn the_game_is_for_two_to_six() {
    for players in [0, 1, 7, 255] {
        let setup = Setup::new(&Chicago::DECLARATION, players, Options::default(), 1);
        assert!(matches!(setup, Err(SetupError::Players { .. })), "{players}");
    }
}

#[test]
fn the_first_bidder_is_a_seat_of_the_table() {
    let first = |players, first| {
        let options = Options { first_seat: seat(first), ..Options::default() };
        Setup::new(&Chicago::DECLARATION, players, options, 1)
    };
    assert_eq!(first(3, 3), Err(SetupError::Option { name: "first_seat" }));
    let game = Chicago::new(first(3, 2).unwrap());
    assert_eq!(game.table().to_move(), Some(seat(2)));
}

#[test]
fn only_known_rules_are_played() {
    let setup = Setup::new(&Chicago::DECLARATION, 3, Options::default(), 2);
    assert!(matches!(setup, Err(SetupError::Rules { given: 2, .. })));
}
