//! A private is auctioned (§4.3).

use bourse_game::{Money, Refusal, Seat, Seats, Sink};

use crate::rules::action::Action;
use crate::rules::company::Lot;
use crate::rules::data::BID_STEP;
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::rounds::{OpeningAuction, Round};
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::Checked;
use crate::rules::steps::minor_auction::check_amount;

fn auction(game: &G1861) -> Option<&OpeningAuction> {
    match &game.round {
        Round::Opening(auction) => Some(auction),
        Round::Stock(_) | Round::Operating(_) | Round::Merger(_) | Round::Over(_) => None,
    }
}

pub(super) fn seat(game: &G1861) -> Option<Seat> {
    game.opening_seat(auction(game)?)
}

/// The lowest and the highest bid allowed.
fn range(auction: &OpeningAuction, cash: Money) -> (Money, Money) {
    match auction.bid {
        Some((_, bid)) => (bid + BID_STEP, cash),
        None if auction.reduced => (auction.minimum, auction.minimum.min(cash)),
        None => (auction.minimum, cash),
    }
}

pub(super) fn offers(game: &G1861, offers: &mut Vec<Offer>) {
    let (Some(auction), Some(seat)) = (auction(game), seat(game)) else { return };
    let (lowest, highest) = range(auction, game.cash[seat]);
    offers.push(Offer::bid(vec![Lot::Private(auction.private)], lowest, highest));
    offers.push(Offer::PASS);
}

pub(super) fn check(game: &G1861, action: &Action) -> Checked {
    let (Some(auction), Some(seat)) = (auction(game), seat(game)) else {
        return Err(Refusal::WrongPhase);
    };
    match action {
        Action::Pass => Ok(()),
        Action::Bid { lot, .. } if *lot != Lot::Private(auction.private) => {
            Err(Rule::OtherLot.into())
        }
        Action::Bid { lot, amount } => {
            let cash = game.cash[seat];
            let (lowest, highest) = range(auction, cash);
            check_amount(*lot, *amount, lowest, cash)?;
            if *amount > highest {
                return Err(Rule::FixedPrice { price: lowest }.into());
            }
            Ok(())
        }
        _ => Err(Refusal::WrongPhase),
    }
}

pub(super) fn apply(game: &mut G1861, action: &Action, sink: &mut impl Sink<Event>) {
    let (Some(mut now), Some(seat)) = (auction(game).copied(), seat(game)) else { return };
    match action {
        Action::Bid { lot, amount } => {
            sink.event(Event::Bid { seat, lot: *lot, amount: *amount });
            now.declined = Seats::NONE;
            now.bid = Some((seat, *amount));
            // Nobody else takes it at the reduced price; who cannot bid more is
            // out.
            let can = |other: Seat| !now.reduced && game.cash[other] >= *amount + BID_STEP;
            now.still_in =
                now.still_in.iter().filter(|&other| other == seat || can(other)).collect();
        }
        _ => {
            sink.event(Event::Passed { seat });
            if now.bid.is_some() || now.reduced {
                now.still_in = now.still_in.without(seat);
            } else {
                now.declined = now.declined.with(seat);
            }
        }
    }
    settle(game, now, sink);
}

/// A private is put up; reduced at once as long as nobody can pay the least bid.
pub(crate) fn open(game: &mut G1861, mut now: OpeningAuction, sink: &mut impl Sink<Event>) {
    now.still_in = bidders(game, now.minimum);
    settle(game, now, sink);
}

/// Who is in the auction from the start. By the rulebook everybody: who cannot
/// pay lets it pass, and may be able to once it is cheaper.
fn bidders(game: &G1861, minimum: Money) -> Seats {
    let by_cash = !game.options().is_jklm() && game.version().private_bidders_can_pay;
    game.players().seats().filter(|&seat| !by_cash || game.cash[seat] >= minimum).collect()
}

/// Sold to the last who is in; reduced as long as nobody wants it. Then it goes
/// to the first who takes it at that price (edition 18xx.games), or is auctioned
/// again (jklm).
fn settle(game: &mut G1861, mut now: OpeningAuction, sink: &mut impl Sink<Event>) {
    if let Some((seat, price)) = now.bid
        && now.still_in == Seats::only(seat)
    {
        return game.sell_private(now.private, seat, price, sink);
    }
    while now.bid.is_none() && now.still_in == now.declined {
        now.minimum -= BID_STEP;
        sink.event(Event::Reduced { private: now.private, minimum: now.minimum });
        if now.minimum <= Money::ZERO {
            return game.sell_private(now.private, now.first, Money::ZERO, sink);
        }
        // Who let it pass may take it now, and as long as one of them may, nobody
        // else comes in.
        if now.declined.is_empty() || !game.version().private_bidders_can_pay {
            now.still_in = bidders(game, now.minimum);
        }
        now.reduced = !game.options().is_jklm();
        now.declined = Seats::NONE;
    }
    game.round = Round::Opening(now);
}
