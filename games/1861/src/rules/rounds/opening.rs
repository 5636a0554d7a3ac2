//! The auctions of the privates (§4.3).

use bourse_game::{Money, Players, Seat, Seats, Sink};

use crate::rules::charter::Owner;
use crate::rules::company::Private;
use crate::rules::event::Event;
use crate::rules::state::G1861;
use crate::rules::steps::opening_auction;

/// A private in auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpeningAuction {
    /// What is auctioned.
    pub private: Private,
    /// Who speaks first.
    pub first: Seat,
    /// The lowest opening bid, or the price once it has been reduced.
    pub minimum: Money,
    /// The standing bid.
    pub bid: Option<(Seat, Money)>,
    /// Who can still bid.
    pub still_in: Seats,
    /// Who let the private pass while there was no bid.
    pub declined: Seats,
    /// Whether nobody wanted it: it goes to the first who takes it at the
    /// reduced price (edition 18xx.games).
    pub reduced: bool,
}

impl OpeningAuction {
    pub(crate) fn of(private: Private, first: Seat, players: Players) -> Self {
        Self {
            private,
            first,
            minimum: private.minimum(),
            bid: None,
            still_in: players.all(),
            declined: Seats::NONE,
            reduced: false,
        }
    }
}

impl G1861 {
    /// Who speaks now.
    pub(crate) fn opening_seat(&self, auction: &OpeningAuction) -> Option<Seat> {
        match auction.bid {
            Some((high, _)) => auction.still_in.after(high),
            None => {
                let mut seats = self.seats_from(auction.first);
                seats.find(|&seat| {
                    auction.still_in.contains(seat) && !auction.declined.contains(seat)
                })
            }
        }
    }

    /// The private goes to a player; the next one is auctioned, or the first
    /// stock round begins, by the player to his left.
    pub(crate) fn sell_private(
        &mut self,
        private: Private,
        seat: Seat,
        price: Money,
        sink: &mut impl Sink<Event>,
    ) {
        sink.event(Event::PrivateSold { private, seat, price });
        self.pay(Owner::Seat(seat), Owner::Bank, price, sink);
        self.give_private(private, Owner::Seat(seat));
        let first = seat.next(self.players());
        match private.next() {
            Some(next) => {
                let auction = OpeningAuction::of(next, first, self.players());
                opening_auction::open(self, auction, sink);
            }
            None => {
                self.priority = first;
                self.begin_stock_round(sink);
            }
        }
    }
}
