//! The order to bid for a lot up to a limit.

use bourse_game::{Money, Seat, View as _};

use super::{Asked as _, Case, Cause, Followed, Verdict};
use crate::{Action, G1861, Lot, Offer, Owner, Phase, Round, Status, Step};

/// Bids as little as possible, as long as it is not more than the limit.
pub(super) fn bid(lot: Lot, limit: Money, pass: bool, case: &Case<'_, G1861>) -> Followed {
    if let Some(seat) = gone(case.game(), lot) {
        return Err(Cause::LotGone { lot, seat });
    }
    let asked = matches!(case.step(), Some(Step::OpeningAuction | Step::MinorAuction));
    if !asked || on_auction(case.game()) != Some(lot) {
        return Ok(Verdict::Waits);
    }
    let lowest = case.now.moves().0.iter().find_map(|offer| match offer {
        Offer::Bid { lowest, bids, .. } => Some((*lowest, *bids > 0)),
        _ => None,
    });
    Ok(match lowest {
        Some((amount, true)) if amount <= limit => Verdict::Acts(Action::Bid { lot, amount }),
        _ if pass => Verdict::Acts(Action::Pass),
        Some((bid, _)) => return Err(Cause::OverLimit { bid }),
        None => Verdict::Waits,
    })
}

/// What is in auction.
fn on_auction(game: &G1861) -> Option<Lot> {
    match game.round() {
        Round::Opening(auction) => Some(Lot::Private(auction.private)),
        Round::Stock(stock) => stock.auction.map(|auction| Lot::Minor(auction.minor)),
        Round::Operating(_) | Round::Merger(_) | Round::Over(_) => None,
    }
}

/// Whether a lot cannot come to auction any more, and who has it.
fn gone(game: &G1861, lot: Lot) -> Option<Option<Seat>> {
    match lot {
        Lot::Private(private) => match game.private_owner(private) {
            Owner::Bank if matches!(game.round(), Round::Opening(_)) => None,
            Owner::Seat(seat) => Some(Some(seat)),
            Owner::Bank | Owner::Company(_) => Some(None),
        },
        Lot::Minor(minor) => {
            let charter = game.charter(minor);
            let open = minor.is_minor()
                && charter.status == Status::Unformed
                && (game.phase() < Phase::NO_NEW_MINORS || on_auction(game) == Some(lot))
                && !matches!(game.round(), Round::Over(_));
            (!open).then_some(charter.director)
        }
    }
}
