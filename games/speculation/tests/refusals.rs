//! Every refusal, and the state stays as it was.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod common;

use std::collections::BTreeSet;

use bourse_game::{Game, Money, Refusal, Rule as _, Seats};
use bourse_speculation::{
    Action, Card, Company, Options, Outcome, Rule, Speculation, Tile, TradeDeal,
};
use common::{
    card, commit_all, movement, pass_all, position, refused, resolve, seat, setup, started, trade,
};

fn rank(company: Company) -> Action {
    Action::Rank { company }
}

fn commit(id: &str) -> Action {
    Action::Commit { card: card(id) }
}

/// A Trade with Alhambra second on 12 and Timbuktu first on 22; seat 0 holds
/// Alhambra, and all of Carat is with seat 1.
fn market(options: Options) -> Speculation {
    let mut position = position(3, options, Tile::Trade, [12, 0, 0, 0, 0, 0, 0, 22]);
    position.shares[seat(0)][Company::Alhambra] = 1;
    position.shares[seat(1)][Company::Carat] = 2;
    position.play().unwrap()
}

#[test]
fn decisions_wait_for_draws() {
    let game = Speculation::new(setup(3, Options::default()));
    assert_eq!(refused(&game, 0, trade(None, None)), "chance_pending");
    assert_eq!(refused(&game, 0, commit("carat")), "chance_pending");
}

#[test]
fn nothing_is_accepted_after_the_end() {
    let mut game =
        position(3, Options::default(), Tile::NoAction, [59, 0, 0, 0, 0, 0, 0, 0]).play().unwrap();
    commit_all(&mut game, &["alhambra"; 3]);
    assert_eq!(refused(&game, 0, trade(None, None)), "game_over");
    assert_eq!(refused(&game, 0, commit("carat")), "game_over");
    let draw = Outcome::DrawMovement { value: movement(3) };
    assert_eq!(resolve(&mut game, draw), Err(Refusal::GameOver));
}

#[test]
fn another_kind_of_decision_is_due() {
    let trading = market(Options::default());
    assert_eq!(refused(&trading, 0, rank(Company::Alhambra)), "wrong_phase");
    assert_eq!(refused(&trading, 0, commit("carat")), "wrong_phase");
    assert_eq!(refused(&trading, 0, Action::Decline), "wrong_phase");
    let draw = Outcome::DrawMovement { value: movement(3) };
    assert_eq!(resolve(&mut trading.clone(), draw), Err(Refusal::WrongPhase));
}

#[test]
fn somebody_else_decides() {
    let trading = market(Options::default());
    assert_eq!(
        trading.check(seat(1), &trade(None, None)),
        Err(Refusal::WrongSeat { to_move: Seats::only(seat(0)) })
    );
    let ranking = position(3, Options::default(), Tile::RankPlus, [5, 0, 0, 0, 0, 0, 0, 9]);
    assert_eq!(refused(&ranking.play().unwrap(), 1, rank(Company::Alhambra)), "wrong_seat");
}

#[test]
fn a_seat_that_is_not_at_the_table_decides_nothing() {
    let mut game = market(Options::default());
    assert_eq!(refused(&game, 5, trade(None, None)), "wrong_seat");
    pass_all(&mut game);
    assert_eq!(refused(&game, 5, commit("carat")), "wrong_seat");
    assert!(bourse_game::Moves::is_empty(&game.moves(seat(5))));
}

#[test]
fn a_draw_is_for_the_seat_it_is_due_for() {
    let mut game = Speculation::new(setup(3, Options::default()));
    let other = Outcome::StartShare { seat: seat(1), company: Company::Metro };
    let due = Refusal::WrongSeat { to_move: Seats::only(seat(0)) };
    assert_eq!(resolve(&mut game, other), Err(due));
}

#[test]
fn a_commitment_is_final() {
    let mut game = started(3, Options::default());
    pass_all(&mut game);
    game.apply(seat(1), &commit("carat"), &mut ()).unwrap();
    assert_eq!(refused(&game, 1, commit("alhambra")), "commit_twice");
    assert_eq!(refused(&game, 1, trade(None, None)), "wrong_phase");
}

#[test]
fn the_sale_is_checked_before_the_purchase() {
    let game = market(Options::default());
    assert_eq!(refused(&game, 0, trade(Some("metro"), Some("metro"))), "trade_sell_not_held");
    assert_eq!(refused(&game, 0, trade(Some("alhambra"), Some("alhambra"))), "trade_same_company");
    assert_eq!(refused(&game, 0, trade(Some("metro"), Some("carat"))), "trade_sell_not_held");
}

#[test]
fn a_refusal_has_the_figures() {
    let game = market(Options::default());
    let refusal = game.check(seat(0), &trade(Some("alhambra"), Some("timbuktu"))).unwrap_err();
    assert_eq!(refusal, Rule::TradeNoMoney { cost: Money(65), cash: Money(20) }.into());
}

#[test]
fn every_rule_is_reached() {
    let mut reached = BTreeSet::new();
    let mut dealt = Speculation::new(setup(3, Options::default()));
    for number in 0..3 {
        let company = Company::ALL[usize::from(number)];
        let outcome = Outcome::StartShare { seat: seat(number), company };
        if number == 1 {
            let taken = Outcome::StartShare { seat: seat(1), company: Company::Alhambra };
            reached.insert(resolve(&mut dealt, taken).unwrap_err().code());
        }
        resolve(&mut dealt, outcome).unwrap();
    }
    let metro = Outcome::DrawCard { seat: seat(0), card: Card::Company(Company::Metro) };
    resolve(&mut dealt, metro).unwrap();
    reached.insert(resolve(&mut dealt, metro).unwrap_err().code());

    let mut later = position(3, Options::default(), Tile::NoAction, [0; 8]).play().unwrap();
    commit_all(&mut later, &["alhambra"; 3]);
    for number in 0..3 {
        let card = Card::BankHoliday;
        resolve(&mut later, Outcome::DrawCard { seat: seat(number), card }).unwrap();
    }
    let out = Outcome::DrawAction { tile: Tile::NoAction };
    reached.insert(resolve(&mut later, out).unwrap_err().code());

    let trading = market(Options::default());
    reached.insert(refused(&trading, 0, trade(Some("metro"), None)));
    reached.insert(refused(&trading, 0, trade(Some("alhambra"), Some("alhambra"))));
    reached.insert(refused(&trading, 0, trade(None, Some("carat"))));
    reached.insert(refused(&trading, 0, trade(None, Some("timbuktu"))));
    let one = market(Options { trade_deal: TradeDeal::One, ..Options::default() });
    reached.insert(refused(&one, 0, trade(Some("alhambra"), Some("metro"))));

    let spaces = [5, 0, 0, 0, 0, 0, 0, 9];
    let plus = position(3, Options::default(), Tile::RankPlus, spaces).play().unwrap();
    reached.insert(refused(&plus, 0, rank(Company::Timbuktu)));

    let mut committing = started(3, Options::default());
    pass_all(&mut committing);
    reached.insert(refused(&committing, 0, commit("metro")));
    committing.apply(seat(0), &commit("carat"), &mut ()).unwrap();
    reached.insert(refused(&committing, 0, commit("carat")));

    let all: BTreeSet<&str> = Rule::ALL.iter().map(|rule| rule.code()).collect();
    assert_eq!(all.len(), Rule::ALL.len());
    assert_eq!(reached, all);
}

#[test]
fn every_rule_has_its_section_and_is_written_with_its_code() {
    for rule in Rule::ALL {
        assert!(!rule.section().book.is_empty() && !rule.section().rulebook.is_empty());
        assert_eq!(serde_json::to_value(rule).unwrap()["rule"], rule.code());
    }
    assert_eq!(Rule::RankNotEligible { tile: Tile::RankMinus }.section().book, "7.3");
}
