//! A company's turn, and what it asks of another player.

use bourse_game::{Money, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::page::train_owner;
use crate::{Company, G1861, HexName, Owner, Private, TrainId, Wanted};

/// A company's turn so far.
#[derive(Serialize, TS)]
#[ts(rename = "G1861Turn")]
pub(super) struct ShownTurn {
    /// Where it has laid tiles.
    laid: Vec<HexName>,
    /// Whether one of them was an upgrade.
    upgraded: bool,
    /// What its trains brought.
    revenue: Money,
    /// On how many loans it owes interest.
    owes: u16,
}

/// An offer that waits for another player's yes or no.
#[derive(Serialize, TS)]
#[ts(rename = "G1861Deal")]
pub(super) struct ShownDeal {
    /// Who wants to buy.
    company: Company,
    /// What, if it is a private.
    private: Option<Private>,
    /// What, if it is a train.
    train: Option<TrainId>,
    /// The player, or the company whose train it is.
    from: Owner,
    /// Who is asked.
    seat: Seat,
    price: Money,
}

pub(super) fn show(game: &G1861) -> Option<ShownTurn> {
    let turn = game.company_turn()?;
    Some(ShownTurn {
        laid: turn.laid.iter().copied().map(HexName).collect(),
        upgraded: turn.upgraded,
        revenue: turn.revenue,
        owes: turn.owes,
    })
}

pub(super) fn deal(game: &G1861) -> Option<ShownDeal> {
    let deal = game.deal()?;
    let (private, train, from) = match deal.what {
        Wanted::Private(private) => (Some(private), None, game.private_owner(private)),
        Wanted::Train(train) => (None, Some(train), train_owner(game, train)),
    };
    let (company, seat) = (game.operating()?, game.to_move()?);
    Some(ShownDeal { company, private, train, from, seat, price: deal.price })
}
