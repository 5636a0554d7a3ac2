//! §8 Chicago phase and §9 General dividends.

use bourse_game::Money;

use super::{Position, bid, build, choose, hex, play, seat};
use crate::rules::table::Phase;
use crate::{Action, Company, Dial, Event, Industry, Options, Reason};

const PRR: Company = Company::Prr;
const NYC: Company = Company::Nyc;
const WABASH: Company = Company::Wabash;
const PASS: Action = Action::Pass;

/// A table in which the next forgone expansion brings general dividends.
fn before_dividends(players: u8) -> Position {
    Position::new(players).dials(3, 4, 0)
}

const ROUND_ENDS: [Action; 2] = [Action::Choose { dial: Dial::Expand }, Action::Forgo];

#[test]
fn each_share_is_rounded_up_for_itself() {
    let mut game = before_dividends(2).shares(0, NYC, 2).income(NYC, 17).choosing();
    play(&mut game, &ROUND_ENDS);
    assert_eq!(game.cash(seat(0)), Money(60 + 18));
}

#[test]
fn the_bank_pays_and_treasuries_are_untouched() {
    let mut game = before_dividends(2).shares(0, NYC, 1).treasury(NYC, 5).choosing();
    play(&mut game, &ROUND_ENDS);
    assert_eq!(game.table().company(NYC).treasury, Money(5));
}

#[test]
fn an_unsold_company_pays_nobody() {
    let mut game = before_dividends(2).choosing();
    let events = play(&mut game, &ROUND_ENDS);
    assert!(!events.iter().any(|event| matches!(event, Event::Dividend { .. })));
}

#[test]
fn then_all_dials_go_back() {
    let mut game = before_dividends(2).choosing();
    play(&mut game, &ROUND_ENDS);
    assert!(Dial::ALL.into_iter().all(|dial| game.table().dial(dial) == 0));
}

#[test]
fn then_detroit_rises_with_the_companies_there() {
    let mut game = before_dividends(2).network(NYC, &["E0"]).choosing();
    play(&mut game, &ROUND_ENDS);
    assert_eq!(game.table().track(Industry::Detroit), Money(2));
    assert_eq!(game.table().company(NYC).income, Money(9));
    assert_eq!(game.table().company(PRR).income, Money(7));
}

#[test]
fn detroit_raises_companies_can_be_turned_off() {
    let options = Options { detroit_raises_companies: false, ..Options::default() };
    let mut game = Position::with(2, options).dials(3, 4, 0).network(NYC, &["E0"]).choosing();
    play(&mut game, &ROUND_ENDS);
    assert_eq!(game.table().track(Industry::Detroit), Money(2));
    assert_eq!(game.table().company(NYC).income, Money(8));
    assert_eq!(game.table().gain(hex("E0")), Money(2), "who enters later still gains its value");
}

/// The active seat can take Chicago with PRR, which has been reached by nobody.
fn before_chicago() -> Position {
    Position::new(3)
        .shares(0, PRR, 2)
        .shares(1, PRR, 1)
        .income(PRR, 12)
        .treasury(PRR, 9)
        .network(PRR, &["B2"])
}

const TAKE_CHICAGO: [Action; 2] =
    [Action::Build { company: PRR, hex: crate::rules::data::CHICAGO }, Action::Done];

#[test]
fn reaching_chicago_pays_its_shares_alone() {
    let mut game = before_chicago().shares(2, NYC, 1).expanding();
    play(&mut game, &TAKE_CHICAGO);
    assert_eq!(game.cash(seat(0)), Money(40 + 14));
    assert_eq!(game.cash(seat(1)), Money(40 + 7));
    assert_eq!(game.cash(seat(2)), Money(40));
}

#[test]
fn the_special_dividend_turns_no_dial_and_moves_no_detroit() {
    let mut game = before_chicago().dials(1, 2, 3).expanding();
    play(&mut game, &TAKE_CHICAGO);
    assert_eq!(game.table().dial(Dial::Auction), 1);
    assert_eq!(game.table().track(Industry::Detroit), Money(1));
    assert_eq!(game.table().dividends(), 0);
}

#[test]
fn wabash_opens_in_fort_wayne_at_the_first_arrival() {
    let mut game = before_chicago().expanding();
    let events = play(&mut game, &TAKE_CHICAGO);
    let wabash = game.table().company(WABASH);
    assert!(wabash.open && wabash.network.contains(hex("D3")));
    assert_eq!((wabash.income, wabash.locomotives, wabash.treasury), (Money(1), 10, Money(0)));
    assert!(events.contains(&Event::AuctionOpened {
        reason: Reason::Wabash,
        company: WABASH,
        first: seat(0),
        minimum: Money(1)
    }));
}

#[test]
fn wabash_starts_at_three_if_fort_wayne_is_developed() {
    let mut game = before_chicago().house("D3").expanding();
    play(&mut game, &TAKE_CHICAGO);
    assert_eq!(game.table().company(WABASH).income, Money(3));
}

#[test]
fn the_wabash_auction_turns_no_dial_and_ends_the_turn() {
    let mut game = before_chicago().expanding();
    play(&mut game, &TAKE_CHICAGO);
    play(&mut game, &[PASS, PASS, bid(4)]);
    assert_eq!(game.table().dial(Dial::Auction), 0);
    assert_eq!(game.table().shares(seat(2), WABASH), 1);
    assert_eq!(game.table().active(), Some(seat(1)));
}

#[test]
fn an_unsold_wabash_share_can_be_offered_later() {
    let mut game = before_chicago().expanding();
    play(&mut game, &TAKE_CHICAGO);
    play(&mut game, &[PASS, PASS, PASS, choose(Dial::Auction)]);
    play(&mut game, &[Action::Offer { company: WABASH }, bid(1)]);
    assert_eq!(game.table().company(WABASH).unsold, 2);
}

#[test]
fn the_second_arrival_opens_nothing() {
    let mut game = before_chicago().wabash_open().network(NYC, &["A2"]).expanding();
    let events = play(&mut game, &TAKE_CHICAGO);
    assert!(events.contains(&Event::ChicagoReached { seat: seat(0), company: PRR }));
    assert_eq!(game.table().phase(), &Phase::Choose);
    assert_eq!(game.table().company(PRR).treasury, Money(9 - 6), "3 for the second there");
}

#[test]
fn wabash_itself_is_paid_for_reaching_chicago() {
    let mut game = Position::new(2)
        .wabash_open()
        .shares(0, WABASH, 1)
        .treasury(WABASH, 9)
        .network(WABASH, &["B2"])
        .expanding();
    play(&mut game, &[build(WABASH, "A2"), Action::Done]);
    assert_eq!(game.cash(seat(0)), Money(60 + 8));
}

#[test]
fn the_chicago_phase_comes_before_general_dividends() {
    let mut game = before_chicago().dials(3, 4, 0).choosing();
    play(&mut game, &[choose(Dial::Expand)]);
    play(&mut game, &TAKE_CHICAGO);
    assert_eq!(game.table().dividends(), 0, "the Wabash auction first");
    play(&mut game, &[bid(1), PASS, PASS]);
    assert_eq!(game.table().dividends(), 1);
    assert_eq!(game.table().active(), Some(seat(1)));
}
