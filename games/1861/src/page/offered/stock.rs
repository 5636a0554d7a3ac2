//! Bids, shares and new publics.

use bourse_game::Money;
use serde::Serialize;
use ts_rs::TS;

use crate::{Action, Company, G1861, Lot, Offer, Source};

#[derive(Serialize, TS)]
#[ts(rename = "G1861BidOffer")]
pub(super) struct BidOffer {
    lots: Vec<Lot>,
    lowest: Money,
    highest: Money,
    /// Bids are so far apart.
    step: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "G1861ShareOffer")]
pub(super) struct ShareOffer {
    company: Company,
    from: Source,
    price: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "G1861SaleOffer")]
pub(super) struct SaleOffer {
    company: Company,
    /// How many at most.
    most: u8,
    price: Money,
}

#[derive(Serialize, TS)]
#[ts(rename = "G1861FoundOffer")]
pub(super) struct FoundOffer {
    companies: Vec<Company>,
    prices: Vec<Money>,
}

pub(super) fn bid(offer: &Offer) -> Option<BidOffer> {
    let Offer::Bid { lots, lowest, bids } = offer else { return None };
    let amount = |n: u32| match offer.nth(n.into()) {
        Some(Action::Bid { amount, .. }) => Some(amount),
        _ => None,
    };
    let highest = amount(bids.checked_sub(1)?)?;
    // A single bid has no next one to tell the step.
    let step = if *bids > 1 { amount(1)? - *lowest } else { Money(5) };
    Some(BidOffer { lots: lots.clone(), lowest: *lowest, highest, step })
}

pub(super) fn shares(game: &G1861, shares: &[(Company, Source)]) -> Vec<ShareOffer> {
    let share = |&(company, from)| ShareOffer { company, from, price: game.price(company) };
    shares.iter().map(share).collect()
}

pub(super) fn sales(game: &G1861, sales: &[(Company, u8)]) -> Vec<SaleOffer> {
    let sale = |&(company, most)| SaleOffer { company, most, price: game.price(company) };
    sales.iter().map(sale).collect()
}

pub(super) fn found(companies: &[Company], prices: &[Money]) -> Option<FoundOffer> {
    let some = !companies.is_empty() && !prices.is_empty();
    some.then(|| FoundOffer { companies: companies.to_vec(), prices: prices.to_vec() })
}
