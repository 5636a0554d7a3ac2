//! What the page draws of 1861.

mod board;
mod companies;
mod merger;
mod phase;
mod players;
mod round;
mod stock;
mod trains;
mod turn;

use std::collections::BTreeMap;

use bourse_game::page::{Declaration, declaration};
use bourse_game::{Money, Seat};
use serde::Serialize;
use ts_rs::{Config, TS};

use crate::{Chart, Company, G1861, Owner, Phase, Private};

/// What the page draws.
#[derive(Serialize, TS)]
#[ts(rename = "G1861View")]
pub struct Shown {
    phase: Phase,
    /// What the bank holds: less than nothing once it is broken.
    bank: Money,
    bank_broken: bool,
    round: round::ShownRound,
    /// What is to be decided; null after the end.
    step: Option<round::StepName>,
    /// The company it is about, if it is about one.
    company: Option<Company>,
    /// Who decides.
    to_act: Option<Seat>,
    /// Who begins the next stock round.
    priority: Seat,
    /// Who enters the state railway's routes.
    steward: Option<Seat>,
    certificate_limit: u8,
    players: Vec<players::Player>,
    #[ts(type = "Record<G1861Company, G1861Charter>")]
    companies: BTreeMap<&'static str, companies::Charter>,
    /// In an operating round those that operate, in order, the state railway
    /// last; otherwise those that would.
    order: Vec<Company>,
    /// The place of the one that operates.
    order_at: Option<u8>,
    #[ts(type = "Record<G1861Private, G1861Owner>")]
    privates: BTreeMap<&'static str, Owner>,
    depot: trains::Depot,
    /// The market played on: rows and columns, or one row.
    #[ts(type = "\"grid\" | \"column\"")]
    market: &'static str,
    board: board::ShownBoard,
    auction: Option<stock::Auction>,
    stock: Option<stock::ShownStock>,
    turn: Option<turn::ShownTurn>,
    /// What another player is asked to sell.
    deal: Option<turn::ShownDeal>,
    merger: Option<merger::ShownMerger>,
    /// Publics that lost their last train and wait for their directors' answer.
    trainless: Vec<Company>,
    /// What the next phase would do if it began now; null in the last.
    next_phase: Option<phase::NextPhase>,
}

pub(super) fn show(game: &G1861) -> Shown {
    let operating = round::operating(game);
    Shown {
        phase: game.phase(),
        bank: game.bank(),
        bank_broken: game.bank_is_broken(),
        round: round::show(game),
        step: round::step(game),
        company: round::company(game),
        to_act: game.to_move(),
        priority: game.priority(),
        steward: game.steward(),
        certificate_limit: game.certificate_limit(),
        players: game.players().seats().map(|seat| players::player(game, seat)).collect(),
        companies: Company::ALL.map(|it| (it.id(), companies::charter(game, it))).into(),
        order: match operating {
            Some(operating) => operating.order.to_vec(),
            None => game.operating_order().to_vec(),
        },
        order_at: operating.map(|operating| operating.at),
        privates: Private::ALL.map(|it| (it.id(), game.private_owner(it))).into(),
        depot: trains::depot(game),
        market: match game.chart() {
            Chart::Grid => "grid",
            Chart::Column => "column",
        },
        board: board::show(game),
        auction: stock::auction(game),
        stock: stock::show(game),
        turn: turn::show(game),
        deal: turn::deal(game),
        merger: merger::show(game),
        trainless: operating.map(|it| it.trainless.to_vec()).unwrap_or_default(),
        next_phase: phase::next(game),
    }
}

/// In the order in which the page reads them.
pub(super) fn declarations(config: &Config) -> Vec<Declaration> {
    vec![
        declaration::<Shown>(config),
        declaration::<round::ShownRound>(config),
        declaration::<round::RoundKind>(config),
        declaration::<round::StepName>(config),
        declaration::<players::Player>(config),
        declaration::<companies::Charter>(config),
        declaration::<companies::Marker>(config),
        declaration::<trains::TrainCard>(config),
        declaration::<companies::ShownToken>(config),
        declaration::<trains::Depot>(config),
        declaration::<trains::TrainLine>(config),
        declaration::<board::ShownBoard>(config),
        declaration::<board::Standing>(config),
        declaration::<stock::Auction>(config),
        declaration::<stock::ShownStock>(config),
        declaration::<turn::ShownTurn>(config),
        declaration::<turn::ShownDeal>(config),
        declaration::<merger::ShownMerger>(config),
        declaration::<merger::ShownStage>(config),
        declaration::<phase::NextPhase>(config),
    ]
}
