//! Trains, and those of the bank.

use bourse_game::Money;
use serde::Serialize;
use ts_rs::TS;

use crate::{Card, G1861, Holder, Phase, TrainId, TrainKind};

#[derive(Serialize, TS)]
#[ts(rename = "G1861TrainCard")]
pub(super) struct TrainCard {
    train: TrainId,
    kind: TrainKind,
    /// The phase in which it rusts.
    rusts: Option<Phase>,
    /// Whether a company ran with it in this round.
    used: bool,
}

/// The trains of the bank.
#[derive(Serialize, TS)]
#[ts(rename = "G1861Depot")]
pub(super) struct Depot {
    kinds: Vec<TrainLine>,
    pool: Vec<TrainCard>,
}

#[derive(Serialize, TS)]
#[ts(rename = "G1861TrainLine")]
pub(super) struct TrainLine {
    kind: TrainKind,
    price: Money,
    /// New ones left; null: as many as wanted.
    left: Option<u8>,
    /// The phase its first purchase begins, or from which it can be bought.
    phase: Phase,
    rusts: Option<Phase>,
    /// Whether a new one can be bought now.
    open: bool,
}

pub(super) fn card(card: &Card) -> TrainCard {
    let kind = card.train.kind;
    TrainCard { train: card.train, kind, rusts: kind.rusts(), used: card.used }
}

pub(super) fn depot(game: &G1861) -> Depot {
    let open: Vec<TrainKind> = game.new_trains().collect();
    let line = |kind: TrainKind| TrainLine {
        kind,
        price: kind.price(),
        left: game.trains_left(kind),
        phase: kind.phase(),
        rusts: kind.rusts(),
        open: open.contains(&kind),
    };
    Depot {
        kinds: TrainKind::ALL.into_iter().map(line).collect(),
        pool: game.depot().of(Holder::Pool).map(card).collect(),
    }
}
