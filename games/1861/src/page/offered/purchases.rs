//! What a company may buy: own shares, privates and trains.

use bourse_game::{Money, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::page::train_owner;
use crate::{G1861, Owner, Private, TrainId, TrainKind, Wanted};

#[derive(Serialize, TS)]
#[ts(rename = "G1861RedeemOffer")]
pub(super) struct RedeemOffer {
    most: u8,
    price: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "G1861PrivateOffer")]
pub(super) struct PrivateOffer {
    private: Private,
    owner: Seat,
    /// From one to this.
    most: Money,
    /// Whether its owner is asked first.
    asks: bool,
}

#[derive(Serialize, TS)]
#[ts(rename = "G1861TrainOffer")]
pub(super) struct TrainOffer {
    train: TrainId,
    kind: TrainKind,
    /// The bank for new trains and those of the pool.
    from: Owner,
    /// Whether it is a new one.
    new: bool,
    /// Who is asked first, if anybody is.
    asks: Option<Seat>,
    lowest: Money,
    highest: Money,
}

pub(super) fn redeem(game: &G1861, most: u8) -> Option<RedeemOffer> {
    let price = game.operating().map_or(Money::ZERO, |company| game.price(company));
    (most > 0).then_some(RedeemOffer { most, price })
}

pub(super) fn privates(game: &G1861, privates: &[(Private, Money)]) -> Vec<PrivateOffer> {
    let offer = |&(private, most): &(Private, Money)| match game.private_owner(private) {
        Owner::Seat(owner) if most > Money::ZERO => {
            let asks = game.asks_for(Wanted::Private(private)).is_some();
            Some(PrivateOffer { private, owner, most, asks })
        }
        Owner::Seat(_) | Owner::Bank | Owner::Company(_) => None,
    };
    privates.iter().filter_map(offer).collect()
}

pub(super) fn train(game: &G1861, offer: &crate::TrainOffer) -> TrainOffer {
    let train = offer.train;
    TrainOffer {
        train,
        kind: train.kind,
        from: train_owner(game, train),
        new: game.depot().holder(train).is_none(),
        asks: game.asks_for(Wanted::Train(train)),
        lowest: offer.lowest,
        highest: offer.highest,
    }
}
