//! The rulebook's rules in its order, edition `jklm`: a file for each chapter.

mod components;
mod end;
mod merger_round;
mod operating_round;
mod stock_round;

use bourse_game::{Game, Money, Moves, Seat, Setup};

use super::Position;
use super::position::{
    found, merger_turn_of, play, refused, seat, start, station, stock_round, turn_of,
};
use crate::rules::action::{Action, Payment, Source};
use crate::rules::charter::{Owner, Status};
use crate::rules::company::{Company, Kind, Lot, Private};
use crate::rules::edition::Edition;
use crate::rules::market::{Cell, Chart};
use crate::rules::options::Options;
use crate::rules::phase::Phase;
use crate::rules::rounds::{Round, TurnStep};
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::Step;
use crate::rules::train::{Holder, TrainKind};

fn game() -> G1861 {
    stock_round(Edition::Jklm)
}

fn bid(minor: Company, amount: i32) -> Action {
    Action::Bid { lot: Lot::Minor(minor), amount: Money(amount) }
}

fn buy(company: Company, from: Source) -> Action {
    Action::BuyShare { company, from }
}

fn sell(company: Company, shares: u8) -> Action {
    Action::SellShares { company, shares }
}

/// What a seat may do of a kind.
fn offered(game: &G1861, kind: &str) -> u64 {
    let moves = game.moves(game.to_move().unwrap());
    moves.0.iter().filter(|offer| offer.kind() == kind).map(|offer| offer.count()).sum()
}
