//! §4.1, §4.2: shares are sold and bought.

use bourse_game::Money;

use super::{Position, play, played, seat};
use crate::Company::{Gr, Mk, N, Nw, Se, Sw};
use crate::{Action, Company, Event, G1861, Options, Private, Rule, Source, Step};

fn buy(company: Company, from: Source) -> Action {
    Action::BuyShare { company, from }
}

fn sell(company: Company, shares: u8) -> Action {
    Action::SellShares { company, shares }
}

fn nw() -> Position {
    Position::new().minor(N, 2, 50).public(Nw, 1, 70)
}

/// Six players, of whom seat 0 has so many certificates; the limit is eleven.
pub(super) fn certificates(count: u8) -> Position {
    let six = Position::of(6, Options::default()).minor(N, 5, 50).public(Se, 1, 70);
    let mut position = six.cash(0, 1000);
    for (index, private) in Private::ALL.into_iter().enumerate() {
        if index < usize::from(count % 5) {
            position = position.private(0, private);
        }
    }
    // A director with six shares has five certificates.
    for public in [Nw, Sw, Mk, Gr].into_iter().take(usize::from(count / 5)) {
        position = position.public(public, 0, 70).shares(public, 0, 4);
    }
    position
}

refused! {
    /// Never in play: a purchase ends the turn.
    nobody_buys_twice_in_a_turn:
        nw().stock_where(0, |stock| stock.has_bought = true), buy(Nw, Source::Treasury)
        => Rule::AlreadyBought;
    nobody_sells_after_buying:
        nw().stock_where(1, |stock| stock.has_bought = true), sell(Nw, 1) => Rule::AlreadyBought;
    who_has_too_many_certificates_sells_first:
        certificates(12).stock(0), buy(Se, Source::Treasury) => Rule::MustSell { limit: 11 };
    who_has_too_many_certificates_does_not_pass:
        certificates(12).stock(0), Action::Pass => Rule::MustSell { limit: 11 };
    who_has_too_many_certificates_does_not_bid:
        certificates(12).stock(0), super::bid_minor(Company::Ro, 100)
        => Rule::MustSell { limit: 11 };
    at_the_limit_of_certificates_nobody_buys:
        certificates(11).stock(0), buy(Se, Source::Treasury)
        => Rule::CertificateLimit { limit: 11 };
    at_the_limit_of_certificates_nobody_bids:
        certificates(11).stock(0), super::bid_minor(Company::Ro, 100)
        => Rule::CertificateLimit { limit: 11 };
    a_public_that_is_not_there_has_no_shares:
        nw().stock(0), buy(Sw, Source::Treasury) => Rule::NoSuchShare;
    minors_have_no_shares:
        nw().stock(0), buy(N, Source::Treasury) => Rule::NoSuchShare;
    the_state_railway_has_no_shares:
        nw().stock(0), buy(Company::Rsr, Source::Treasury) => Rule::NoSuchShare;
    nothing_is_bought_from_an_empty_pool:
        nw().stock(0), buy(Nw, Source::Pool) => Rule::NoSuchShare;
    nothing_is_bought_from_an_empty_treasury:
        nw().shares(Nw, 1, 4).pool(Nw, 4).stock(0), buy(Nw, Source::Treasury)
        => Rule::NoSuchShare;
    nobody_holds_more_than_six_shares:
        nw().shares(Nw, 1, 4).stock(1), buy(Nw, Source::Treasury) => Rule::SixtyPercent;
    nobody_buys_without_money:
        nw().cash(0, 69).stock(0), buy(Nw, Source::Treasury)
        => Rule::TooExpensive { price: Money(70), cash: Money(69), founding: false };
    what_was_sold_in_a_round_is_not_bought_again:
        nw().pool(Nw, 1).stock_where(0, |stock| stock.sold[seat(0)].insert(Nw)),
        buy(Nw, Source::Pool) => Rule::SoldThisRound;
    a_public_is_sold_once_in_a_turn:
        played(nw().shares(Nw, 1, 3).stock(1), &[sell(Nw, 1)]), sell(Nw, 1)
        => Rule::SoldThisTurn;
    nobody_sells_what_he_has_not:
        nw().stock(0), sell(Nw, 1) => Rule::NoShares;
    minors_are_not_sold:
        nw().stock(2), sell(N, 1) => Rule::NoShares;
    a_public_has_a_turn_before_it_is_sold:
        nw().shares(Nw, 0, 1).new_one(Nw).stock(0), sell(Nw, 1) => Rule::NotOperated;
    half_of_a_public_is_in_the_pool_at_most:
        nw().shares(Nw, 0, 1).pool(Nw, 5).stock(0), sell(Nw, 1) => Rule::PoolFull;
    the_director_stays_if_nobody_can_follow:
        nw().shares(Nw, 0, 1).stock(1), sell(Nw, 1) => Rule::DirectorStays;
    nobody_sells_more_than_he_has:
        nw().shares(Nw, 0, 1).stock(0), sell(Nw, 2) => Rule::TooManyShares { most: 1 };
    nobody_sells_nothing:
        nw().shares(Nw, 0, 1).stock(0), sell(Nw, 0) => Rule::TooManyShares { most: 1 };
    nobody_sells_more_than_the_pool_takes:
        nw().shares(Nw, 0, 2).pool(Nw, 4).stock(0), sell(Nw, 2) => Rule::TooManyShares { most: 1 };
    the_director_keeps_his_certificate_if_nobody_can_follow:
        nw().shares(Nw, 1, 2).stock(1), sell(Nw, 3) => Rule::TooManyShares { most: 2 };
}

fn nw_at(game: &G1861) -> (u8, u8, u8, Money) {
    let charter = game.charter(Nw);
    (charter.treasury, charter.pool, charter.shares[seat(0)], charter.cash)
}

#[test]
fn a_share_of_the_treasury_pays_the_company() {
    let game = played(nw().stock(0), &[buy(Nw, Source::Treasury)]);
    assert_eq!(nw_at(&game), (7, 0, 1, Money(70)));
    assert_eq!(game.cash(seat(0)), Money(350));
}

#[test]
fn a_share_of_the_pool_pays_the_bank() {
    let game = played(nw().pool(Nw, 2).stock(0), &[buy(Nw, Source::Pool)]);
    assert_eq!(nw_at(&game), (6, 1, 1, Money(0)));
    assert_eq!(game.cash(seat(0)), Money(350));
}

/// The rulebook's example: the price falls from 70 to 65.
#[test]
fn when_the_director_sells_the_price_falls() {
    let mut game = nw().shares(Nw, 1, 3).stock(1);
    let events = play(&mut game, &[sell(Nw, 3)]);
    assert_eq!(game.price(Nw), Money(65), "one step, however many shares");
    assert_eq!(game.cash(seat(1)), Money(420 + 3 * 70), "all at the price before");
    assert!(events.contains(&Event::Price { company: Nw, from: Money(70), to: Money(65) }));
}

#[test]
fn when_another_sells_the_price_stays() {
    let game = played(nw().shares(Nw, 0, 2).stock(0), &[sell(Nw, 2)]);
    assert_eq!(game.price(Nw), Money(70));
}

#[test]
fn who_sells_the_directors_certificate_is_followed_by_who_has_most() {
    let position = nw().shares(Nw, 1, 1).shares(Nw, 0, 2).shares(Nw, 2, 2);
    let game = played(position.stock(1), &[sell(Nw, 2)]);
    assert_eq!(game.charter(Nw).director, Some(seat(2)), "the nearest to his left");
    assert_eq!(game.price(Nw), Money(65), "he was director when he began");
}

#[test]
fn who_buys_more_shares_than_the_director_becomes_director() {
    let position = nw().shares(Nw, 0, 2);
    let game = played(position.stock(0), &[buy(Nw, Source::Treasury)]);
    assert_eq!(game.charter(Nw).director, Some(seat(0)));
    let equal = nw().shares(Nw, 0, 1);
    let game = played(equal.stock(0), &[buy(Nw, Source::Treasury)]);
    assert_eq!(game.charter(Nw).director, Some(seat(1)), "as many are not enough");
}

#[test]
fn who_sells_may_then_buy() {
    let mut game = nw().shares(Nw, 0, 1).public(Sw, 1, 70).stock(0);
    play(&mut game, &[sell(Nw, 1)]);
    assert_eq!((game.step(), game.to_move()), (Some(Step::Shares), Some(seat(0))));
    play(&mut game, &[buy(Sw, Source::Treasury)]);
    assert_eq!(game.to_move(), Some(seat(1)), "a purchase ends the turn");
}

#[test]
fn a_director_with_six_shares_has_five_certificates() {
    let game = certificates(12).stock(0);
    assert_eq!(game.certificates(seat(0)), 12);
    assert_eq!(game.certificates(seat(1)), 1, "the director's certificate alone");
    assert_eq!(game.certificates(seat(5)), 1, "a minor");
}

#[test]
fn who_cannot_sell_keeps_what_is_over_the_limit() {
    let position = certificates(12).new_one(Nw).new_one(Sw);
    let game = position.stock(0);
    assert!(bourse_game::Game::check(&game, seat(0), &Action::Pass).is_ok());
}

/// All pass in turn: the round is over.
fn all_pass(mut game: G1861) -> G1861 {
    while game.step() == Some(Step::Shares) {
        play(&mut game, &[Action::Pass]);
    }
    game
}

/// The rulebook's example, 110 to 120; and one from the top row.
#[test]
fn a_public_wholly_in_players_hands_rises() {
    let n = || Position::new().minor(N, 0, 50).company_cash(N, 200);
    let sold = || n().public(Nw, 0, 110).shares(Nw, 1, 5);
    let game = all_pass(sold().shares(Nw, 2, 3).stock(0));
    assert_eq!(game.price(Nw), Money(120));
    let top = all_pass(sold().shares(Nw, 2, 3).at_cell(Nw, 0, 5).stock(0));
    assert_eq!(top.market().cell(Nw), Some(crate::Cell { row: 1, col: 6 }));
    assert_eq!(top.price(Nw), Money(150));
    assert_eq!(all_pass(sold().shares(Nw, 2, 2).stock(0)).price(Nw), Money(110));
    let pool = all_pass(sold().shares(Nw, 2, 2).pool(Nw, 1).stock(0));
    assert_eq!(pool.price(Nw), Money(110));
}

#[test]
fn the_priority_goes_to_the_left_of_who_traded_last() {
    let game = played(nw().stock(0), &[buy(Nw, Source::Treasury)]);
    assert_eq!(all_pass(game).priority(), seat(1));
    assert_eq!(all_pass(nw().stock(2)).priority(), seat(0), "nobody traded");
}
