//! What the page offers of 1861, and why the rest is not to be had.

mod purchases;
mod refused;
mod run;
mod stock;
mod track;

use bourse_game::page::{Declaration, declaration};
use bourse_game::{View as _, Viewer};
use serde::Serialize;
use ts_rs::{Config, TS};

use crate::{ActionKind, At, Company, G1861, Moves, Offer, Payment, TrainId, View};

/// What a seat may do.
#[derive(Default, Serialize, TS)]
#[ts(rename = "G1861Moves")]
pub struct Offered {
    pass: bool,
    bid: Option<stock::BidOffer>,
    buy: Vec<stock::ShareOffer>,
    sell: Vec<stock::SaleOffer>,
    found: Option<stock::FoundOffer>,
    /// Where a token may be placed.
    tokens: Vec<track::TokenOffer>,
    /// The tokens one of which goes.
    remove: Vec<At>,
    redeem: Option<purchases::RedeemOffer>,
    privates: Vec<purchases::PrivateOffer>,
    lays: Vec<track::LayOffer>,
    run: Option<run::ShownRun>,
    dividend: Vec<Payment>,
    trains: Vec<purchases::TrainOffer>,
    discard: Vec<TrainId>,
    convert: bool,
    merge: Vec<Company>,
    form: Vec<Company>,
    nationalise: bool,
    accept: bool,
    decline: bool,
    /// What lies near and cannot be done, and the rule that forbids it.
    refused: Vec<refused::Forbidden>,
}

pub(super) fn offer(view: &View, moves: &Moves) -> Offered {
    let game = view.game();
    let mut offered = Offered::default();
    for offer in &moves.0 {
        take(&mut offered, game, offer);
    }
    if let Viewer::Seat(seat) = view.viewer() {
        offered.refused = refused::forbidden(game, seat, moves);
    }
    offered
}

fn take(offered: &mut Offered, game: &G1861, offer: &Offer) {
    match offer {
        Offer::Only(action) => only(offered, action.kind()),
        Offer::Bid { .. } => offered.bid = stock::bid(offer),
        Offer::BuyShare(shares) => offered.buy = stock::shares(game, shares),
        Offer::SellShares(sales) => offered.sell = stock::sales(game, sales),
        Offer::Found { companies, prices } => offered.found = stock::found(companies, prices),
        Offer::PlaceToken(cities) => offered.tokens = track::tokens(game, cities),
        Offer::RemoveToken(cities) => {
            offered.remove = cities.iter().map(|&at| at.into()).collect();
        }
        Offer::Redeem { most } => offered.redeem = purchases::redeem(game, *most),
        Offer::BuyPrivate(privates) => offered.privates = purchases::privates(game, privates),
        Offer::LayTile(lays) => offered.lays = track::lays(game, lays),
        Offer::Run(run) => offered.run = Some(run::best(run, !game.options().is_jklm())),
        Offer::Dividend => offered.dividend = Payment::ALL.to_vec(),
        Offer::BuyTrain(trains) | Offer::TradeTrain(trains) => {
            offered.trains.extend(trains.iter().map(|offer| purchases::train(game, offer)));
        }
        Offer::DiscardTrain(trains) => offered.discard.clone_from(trains),
        Offer::Merge(companies) => offered.merge = companies.iter().collect(),
        Offer::Form(companies) => offered.form = companies.iter().collect(),
    }
}

/// Something that can be done in one way only.
fn only(offered: &mut Offered, kind: ActionKind) {
    let place = match kind {
        ActionKind::Pass => &mut offered.pass,
        ActionKind::Convert => &mut offered.convert,
        ActionKind::Nationalise => &mut offered.nationalise,
        ActionKind::Accept => &mut offered.accept,
        ActionKind::Decline => &mut offered.decline,
        // Other kinds are offered with what there is to choose from.
        _ => return,
    };
    *place = true;
}

/// In the order in which the page reads them.
pub(super) fn declarations(config: &Config) -> Vec<Declaration> {
    vec![
        declaration::<Offered>(config),
        declaration::<stock::BidOffer>(config),
        declaration::<stock::ShareOffer>(config),
        declaration::<stock::SaleOffer>(config),
        declaration::<stock::FoundOffer>(config),
        declaration::<track::TokenOffer>(config),
        declaration::<purchases::RedeemOffer>(config),
        declaration::<purchases::PrivateOffer>(config),
        declaration::<track::LayOffer>(config),
        declaration::<track::TileOffer>(config),
        declaration::<run::ShownRun>(config),
        declaration::<run::ShownRoute>(config),
        declaration::<run::ShownStop>(config),
        declaration::<purchases::TrainOffer>(config),
        declaration::<refused::Forbidden>(config),
    ]
}
