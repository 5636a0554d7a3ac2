//! §10 End and result, §11 Income above 50.

use bourse_game::{Game, Money, Turn};

use super::{Position, choose, play, seat};
use crate::rules::table::{Phase, income_marker};
use crate::{Action, Company, Dial, Industry, Options, TieBreak};

const ROUND_ENDS: [Action; 2] = [Action::Choose { dial: Dial::Expand }, Action::Forgo];

fn before_dividends() -> Position {
    Position::new(3).dials(3, 4, 0)
}

fn ends(position: Position) -> Vec<&'static str> {
    let mut game = position.choosing();
    play(&mut game, &ROUND_ENDS);
    match game.table().phase() {
        Phase::Over => game.table().ending().names().collect(),
        _ => Vec::new(),
    }
}

#[test]
fn the_game_goes_on_while_no_condition_holds() {
    assert!(ends(before_dividends()).is_empty());
    assert!(ends(before_dividends().houses_left(4)).is_empty());
    assert!(ends(before_dividends().track(Industry::Detroit, 7)).is_empty());
}

#[test]
fn it_ends_when_three_companies_have_no_locomotive() {
    let two = before_dividends().locomotives(Company::Prr, 0).locomotives(Company::Bo, 0);
    assert!(ends(two).is_empty());
    assert_eq!(ends(two.locomotives(Company::Wabash, 0)), ["locomotives"]);
}

#[test]
fn it_ends_when_three_companies_have_no_share() {
    let two = before_dividends().unsold(Company::Prr, 0).unsold(Company::Bo, 0);
    assert!(ends(two).is_empty());
    assert_eq!(ends(two.unsold(Company::Wabash, 0)), ["shares"]);
}

#[test]
fn it_ends_with_three_houses_or_fewer() {
    assert_eq!(ends(before_dividends().houses_left(3)), ["houses"]);
    assert_eq!(ends(before_dividends().houses_left(0)), ["houses"]);
}

#[test]
fn it_ends_with_detroit_on_eight() {
    assert_eq!(ends(before_dividends().track(Industry::Detroit, 8)), ["detroit"]);
}

#[test]
fn conditions_count_only_after_general_dividends() {
    let mut game = Position::new(3).houses_left(3).choosing();
    play(&mut game, &[choose(Dial::Expand), Action::Forgo]);
    assert_eq!(game.table().phase(), &Phase::Choose);
}

#[test]
fn the_last_dividends_are_paid_and_nothing_is_reset() {
    let position = before_dividends().houses_left(3).shares(0, Company::Prr, 1);
    let mut game = position.choosing();
    play(&mut game, &ROUND_ENDS);
    assert_eq!(game.cash(seat(0)), Money(47));
    assert_eq!(game.table().dial(Dial::Auction), 3);
    assert_eq!(game.table().track(Industry::Detroit), Money(1));
}

#[test]
fn most_cash_wins_and_shares_count_nothing() {
    let mut game = before_dividends()
        .houses_left(0)
        .cash(0, 74)
        .cash(1, 60)
        .cash(2, 70)
        .unsold(Company::Co, 6)
        .choosing();
    play(&mut game, &ROUND_ENDS);
    let Turn::Over(standing) = game.turn() else { panic!("over") };
    assert_eq!(standing.winners.iter().collect::<Vec<_>>(), [seat(0)]);
}

#[test]
fn equal_cash_shares_the_victory() {
    let tied = |options| {
        let position = Position::with(3, options).dials(3, 4, 0).houses_left(0);
        let position = position.cash(0, 80).cash(1, 80).cash(2, 60);
        // Seat 0 holds a share that is paid; its cash is set so that all is equal.
        let mut game = position.cash(0, 73).shares(0, Company::Prr, 1).choosing();
        play(&mut game, &ROUND_ENDS);
        let Turn::Over(standing) = game.turn() else { panic!("over") };
        standing.winners.iter().collect::<Vec<_>>()
    };
    assert_eq!(tied(Options::default()), [seat(0), seat(1)]);
    let options = Options { tie_break: TieBreak::StockValue, ..Options::default() };
    assert_eq!(tied(options), [seat(0)], "whose share would bring 7");
}

#[test]
fn income_above_fifty_shows_as_the_token_and_the_rest() {
    assert_eq!(income_marker(Money(50)), (false, Money(50)));
    assert_eq!(income_marker(Money(51)), (true, Money(1)));
}
