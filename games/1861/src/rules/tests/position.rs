//! Positions to test rules in, made by hand.

use bourse_game::{Game, Money, Refusal, Seat, Setup};
use bourse_track::Station;

use crate::map;
use crate::rules::action::Action;
use crate::rules::charter::Status;
use crate::rules::company::Company;
use crate::rules::data::MINOR_SHARES;
use crate::rules::edition::Edition;
use crate::rules::options::Options;
use crate::rules::rounds::{Operating, Round, TurnStep};
use crate::rules::rule::Rule;
use crate::rules::state::G1861;

pub(super) const BOTH: [Edition; 2] = [Edition::Jklm, Edition::EighteenXx];

pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The first stock round of three players.
pub(super) fn stock_round(edition: Edition) -> G1861 {
    let setup = Setup::newest(&G1861::DECLARATION, 3, Options::of(edition)).unwrap();
    let mut game = G1861::new(setup);
    game.begin_stock_round(&mut ());
    game
}

pub(super) fn play(game: &mut G1861, action: Action) {
    let seat = game.to_move().unwrap();
    game.apply(seat, &action, &mut ()).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
}

pub(super) fn refused(game: &G1861, action: Action) -> Rule {
    match game.check(game.to_move().unwrap(), &action) {
        Err(Refusal::Rule(rule)) => rule,
        other => panic!("{action:?}: {other:?}"),
    }
}

/// A minor at work, with its token at home.
pub(super) fn start(game: &mut G1861, minor: Company, owner: u8, price: i32) {
    let home = game.home(minor).unwrap();
    game.put_token(minor, home);
    let founded = game.companies.iter().map(|charter| charter.founded).max().unwrap() + 1;
    let (_, cell) = game.chart().minor_start(Money(price)).unwrap();
    game.market.move_to(minor, cell);
    let charter = &mut game.companies[minor];
    charter.status = Status::Open;
    charter.founded = founded;
    charter.director = Some(seat(owner));
    charter.treasury = 0;
    charter.shares[seat(owner)] = MINOR_SHARES;
    charter.operated = true;
}

/// A public at work, its shares by seat; the first holder directs.
pub(super) fn found(game: &mut G1861, public: Company, shares: &[(u8, u8)], price: i32) {
    let (_, cell) = game.chart().public_start(Money(price)).unwrap();
    game.market.move_to(public, cell);
    let charter = &mut game.companies[public];
    charter.status = Status::Open;
    charter.operated = true;
    charter.director = Some(seat(shares[0].0));
    for &(holder, count) in shares {
        charter.shares[seat(holder)] += count;
        charter.treasury -= count;
    }
}

pub(super) fn station(hex: &str, stop: u8) -> Station {
    Station { hex: map().hex_by_id(hex).unwrap(), stop }
}

/// The turn of a company is at a step.
pub(super) fn turn_of(game: &mut G1861, company: Company, step: TurnStep) {
    game.begin_operating_round(1, &mut ());
    let Round::Operating(Operating { order, at, turn, .. }) = &mut game.round else { panic!() };
    *at = order.iter().position(|&other| other == company).unwrap() as u8;
    turn.step = step;
}

/// The turn of a minor in a merger round.
pub(super) fn merger_turn_of(game: &mut G1861, minor: Company) {
    game.begin_merger_round(1, &mut ());
    let merger = game.merger_mut().unwrap();
    merger.at = merger.order.iter().position(|&other| other == minor).unwrap() as u8;
}
