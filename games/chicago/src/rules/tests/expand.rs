//! §6 Expand a network.

use bourse_game::{Game, Money, Moves as _};

use super::{Position, bid, build, hex, play, seat};
use crate::rules::table::Phase;
use crate::{Action, ChicagoPhaseTiming, Company, Event, Hex, HexSet, Moves, Options};

const PRR: Company = Company::Prr;
const NYC: Company = Company::Nyc;

/// Where the seat to move may build for a company.
fn open_to(game: &crate::Chicago, company: Company) -> HexSet {
    match game.moves(game.table().to_move().unwrap()) {
        Moves::Build { hexes, .. } => hexes[company],
        other => panic!("not building: {other:?}"),
    }
}

#[test]
fn only_a_shareholder_expands() {
    let game = Position::new(3).shares(0, PRR, 1).treasury(PRR, 9).treasury(NYC, 9).expanding();
    assert!(!open_to(&game, PRR).is_empty());
    assert!(open_to(&game, NYC).is_empty());
}

#[test]
fn one_to_three_locomotives_of_one_company_branches_allowed() {
    let mut game = Position::new(3).shares(0, PRR, 1).treasury(PRR, 20).expanding();
    play(&mut game, &[build(PRR, "R4"), build(PRR, "Q5"), build(PRR, "Q6")]);
    assert_eq!(game.table().active(), Some(seat(1)), "over by itself after the third");
    assert_eq!(game.table().company(PRR).locomotives, 16);
}

#[test]
fn a_locomotive_placed_now_connects_the_next() {
    let mut game = Position::new(3).shares(0, PRR, 1).treasury(PRR, 20).expanding();
    assert!(!open_to(&game, PRR).contains(hex("P4")));
    play(&mut game, &[build(PRR, "Q5")]);
    assert!(open_to(&game, PRR).contains(hex("P4")));
}

#[test]
fn once_begun_the_expansion_is_of_that_company() {
    let mut game = Position::new(3)
        .shares(0, PRR, 1)
        .shares(0, NYC, 1)
        .treasury(PRR, 9)
        .treasury(NYC, 9)
        .expanding();
    play(&mut game, &[build(PRR, "R4")]);
    assert!(open_to(&game, NYC).is_empty());
}

#[test]
fn forests_and_mountains_hold_one_company() {
    for taken in ["R3", "Q4"] {
        let game = Position::new(3)
            .shares(0, PRR, 1)
            .treasury(PRR, 20)
            .network(PRR, &["R4"])
            .network(NYC, &[taken])
            .expanding();
        let single =
            matches!(hex(taken).terrain(), crate::Terrain::Forest | crate::Terrain::Mountain);
        assert_eq!(open_to(&game, PRR).contains(hex(taken)), !single, "{taken}");
    }
}

#[test]
fn cities_take_every_company() {
    let game = Position::new(3)
        .shares(0, Company::Bo, 1)
        .treasury(Company::Bo, 10)
        .network(Company::Bo, &["P3"])
        .network(PRR, &["Q3"])
        .network(NYC, &["Q3"])
        .expanding();
    assert!(open_to(&game, Company::Bo).contains(hex("Q3")));
    assert_eq!(game.table().price(hex("Q3")), Money(6));
}

#[test]
fn start_hexes_of_the_coast_are_closed_and_fort_wayne_is_open() {
    let game = Position::new(3)
        .shares(0, PRR, 1)
        .treasury(PRR, 50)
        .network(PRR, &["R3", "Q6", "Q8", "E3"])
        .expanding();
    for closed in ["S3", "Q7", "Q9"] {
        assert!(!open_to(&game, PRR).contains(hex(closed)), "{closed}");
    }
    assert!(open_to(&game, PRR).contains(hex("D3")), "Fort Wayne is also a city");
}

#[test]
fn the_treasury_pays_and_not_the_player() {
    let game = Position::new(3).shares(0, NYC, 1).treasury(NYC, 1).cash(0, 100).expanding();
    assert!(open_to(&game, NYC).iter().all(|hex| hex.cost() == Money(1)));
}

#[test]
fn each_locomotive_is_paid_before_the_next() {
    let mut game = Position::new(3).shares(0, NYC, 1).treasury(NYC, 3).expanding();
    play(&mut game, &[build(NYC, "R2")]);
    assert_eq!(game.table().company(NYC).treasury, Money(1));
    assert!(!open_to(&game, NYC).contains(hex("Q3")), "2 for Binghamton, 1 left");
}

#[test]
fn without_locomotives_there_is_no_expansion() {
    let game = Position::new(3).shares(0, PRR, 1).treasury(PRR, 9).locomotives(PRR, 0).expanding();
    assert!(open_to(&game, PRR).is_empty());
    assert_eq!(game.moves(seat(0)).iter().collect::<Vec<_>>(), [Action::Forgo]);
}

#[test]
fn the_last_locomotive_ends_nothing_by_itself() {
    let mut game =
        Position::new(3).shares(0, PRR, 1).treasury(PRR, 9).locomotives(PRR, 1).expanding();
    play(&mut game, &[build(PRR, "R4")]);
    assert_eq!(game.moves(seat(0)).iter().collect::<Vec<_>>(), [Action::Done]);
}

#[test]
fn income_rises_at_once() {
    let mut game =
        Position::new(3).shares(0, NYC, 1).treasury(NYC, 9).network(NYC, &["R2"]).expanding();
    let events = play(&mut game, &[build(NYC, "Q3")]);
    assert!(events.contains(&Event::IncomeRaised { company: NYC, by: Money(1), income: Money(9) }));
}

#[test]
fn plains_and_forests_bring_no_income() {
    let game = Position::new(3).choosing();
    let worthless =
        |hex: &Hex| matches!(hex.terrain(), crate::Terrain::Plain | crate::Terrain::Forest);
    assert!(Hex::all().filter(worthless).all(|hex| game.table().gain(hex) == Money(0)));
}

#[test]
fn a_developed_city_brings_its_house_too() {
    let game = Position::new(3).house("L0").choosing();
    assert_eq!(game.table().gain(hex("L0")), Money(5));
    assert_eq!(Position::new(3).choosing().table().gain(hex("L0")), Money(3));
}

#[test]
fn an_industrial_city_brings_the_value_of_its_track() {
    let game = Position::new(3).track(crate::Industry::Pittsburgh, 6).choosing();
    assert_eq!(game.table().gain(hex("K4")), Money(6));
    assert_eq!(game.table().gain(hex("I6")), Money(3));
    assert_eq!(game.table().gain(hex("E0")), Money(1));
}

#[test]
fn the_chicago_phase_waits_for_the_end_of_the_expansion() {
    let mut game =
        Position::new(3).shares(0, PRR, 1).treasury(PRR, 20).network(PRR, &["B2"]).expanding();
    play(&mut game, &[build(PRR, "A2"), build(PRR, "A3")]);
    assert!(matches!(game.table().phase(), Phase::Expand(Some(_))));
    let events = play(&mut game, &[Action::Done]);
    assert!(events.contains(&Event::ChicagoReached { seat: seat(0), company: PRR }));
}

#[test]
fn the_special_dividend_counts_what_the_rest_of_the_expansion_added() {
    let position = Position::new(2).shares(0, PRR, 1).treasury(PRR, 20).network(PRR, &["B2"]);
    let mut game = position.expanding();
    play(&mut game, &[build(PRR, "A2"), build(PRR, "C2"), Action::Done]);
    assert_eq!(game.cash(seat(0)), Money(60 + 7 + 7 + 1), "7, Chicago 7, South Bend 1");
}

#[test]
fn immediately_interrupts_the_expansion_for_the_chicago_phase() {
    let options =
        Options { chicago_phase_timing: ChicagoPhaseTiming::Immediately, ..Options::default() };
    let mut game = Position::with(2, options)
        .shares(0, PRR, 1)
        .treasury(PRR, 20)
        .network(PRR, &["B2"])
        .expanding();
    play(&mut game, &[build(PRR, "A2")]);
    assert_eq!(game.cash(seat(0)), Money(60 + 14));
    play(&mut game, &[bid(1), Action::Pass]);
    assert!(matches!(game.table().phase(), Phase::Expand(Some(_))), "then it goes on");
    play(&mut game, &[build(PRR, "C2"), Action::Done]);
    assert_eq!(game.cash(seat(0)), Money(60 + 14 - 1), "no second special dividend");
    assert_eq!(game.table().active(), Some(seat(1)));
}
