//! The opening auction and the stock rounds, where minors are auctioned too.

use bourse_game::{Money, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::{Company, G1861, Lot, Round};

#[derive(Serialize, TS)]
#[ts(rename = "G1861Auction")]
pub(super) struct Auction {
    lot: Lot,
    /// The lowest opening bid, or the price once it has been reduced.
    minimum: Money,
    bid: Option<Money>,
    bidder: Option<Seat>,
    still_in: Vec<Seat>,
    /// Whether it goes to the first who takes it, without bidding.
    reduced: bool,
}

/// A stock round so far.
#[derive(Serialize, TS)]
#[ts(rename = "G1861Stock")]
pub(super) struct ShownStock {
    /// Whose turn it is.
    seat: Seat,
    /// What he has sold in this turn.
    sells: Vec<Company>,
    /// Who passed in his last turn.
    passed: Vec<Seat>,
    /// What each player has sold in this round.
    sold: Vec<Vec<Company>>,
}

pub(super) fn auction(game: &G1861) -> Option<Auction> {
    match game.round() {
        Round::Opening(auction) => {
            let (bidder, bid) = auction.bid.unzip();
            Some(Auction {
                lot: Lot::Private(auction.private),
                minimum: auction.minimum,
                bid,
                bidder,
                still_in: auction.still_in.iter().collect(),
                reduced: auction.reduced,
            })
        }
        Round::Stock(stock) => stock.auction.map(|auction| Auction {
            lot: Lot::Minor(auction.minor),
            minimum: auction.bid,
            bid: Some(auction.bid),
            bidder: Some(auction.high),
            still_in: auction.still_in.iter().collect(),
            reduced: false,
        }),
        Round::Operating(_) | Round::Merger(_) | Round::Over(_) => None,
    }
}

pub(super) fn show(game: &G1861) -> Option<ShownStock> {
    let Round::Stock(stock) = game.round() else { return None };
    Some(ShownStock {
        seat: stock.seat,
        sells: stock.sells.iter().collect(),
        passed: stock.passed.iter().collect(),
        sold: game.players().seats().map(|it| stock.sold[it].iter().collect()).collect(),
    })
}
