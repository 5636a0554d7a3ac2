//! Auctions of shares: §2 (opening), §5 (offered), §8.3 (Wabash).

use bourse_game::{Money, Players, Seat, Seats, Sink};
use serde::Serialize;

use crate::rules::company::Company;
use crate::rules::data::OPENING;
use crate::rules::event::Event;
use crate::rules::rule::Rule;
use crate::rules::state::Chicago;
use crate::rules::table::{Expansion, Phase, Table};

/// Why a share is in auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "ChicagoReason")]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// One of the four auctions before the first turn.
    Opening,
    /// The active seat offered it.
    Offer,
    /// The first Wabash share, when Chicago was first reached.
    Wabash,
}

/// An auction under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Auction {
    /// Why.
    pub reason: Reason,
    /// A share of this company.
    pub company: Company,
    /// Who bid or passed first.
    pub first: Seat,
    /// Who bids or passes now.
    pub to_bid: Seat,
    /// The bid that stands, and whose it is.
    pub standing: Option<(Seat, Money)>,
    /// Who has not passed.
    pub still_in: Seats,
    /// The expansion that goes on afterwards, when Chicago interrupted it.
    pub interrupted: Option<Expansion>,
}

impl Auction {
    fn new(reason: Reason, company: Company, first: Seat, players: Players) -> Self {
        Self {
            reason,
            company,
            first,
            to_bid: first,
            standing: None,
            still_in: players.all(),
            interrupted: None,
        }
    }

    /// The first auction of the game.
    pub(crate) fn opening(first: Seat, players: Players) -> Self {
        Self::new(Reason::Opening, OPENING[0], first, players)
    }

    pub(crate) fn is_opening(&self) -> bool {
        self.reason == Reason::Opening
    }

    /// The auction after its seat to bid has bid or passed: the next seat
    /// clockwise that is still in is asked, or nobody is left to ask (§2.2,
    /// §2.4).
    fn advanced(mut self) -> Result<Self, Closed> {
        if let Some((seat, price)) = self.standing
            && self.still_in == Seats::only(seat)
        {
            return Err(Closed::Sold(seat, price));
        }
        match self.still_in.after(self.to_bid) {
            Some(next) => {
                self.to_bid = next;
                Ok(self)
            }
            None => Err(Closed::Unsold),
        }
    }
}

/// How an auction ended.
enum Closed {
    Sold(Seat, Money),
    Unsold,
}

impl Table {
    /// The starting bid for the next share of a company: its income divided by
    /// the shares then sold, rounded up (§2, §5.2).
    #[must_use]
    pub fn starting_bid(&self, company: Company) -> Money {
        self.companies[company].income.split_up(i32::from(self.sold(company)) + 1)
    }

    /// The lowest bid now allowed.
    #[must_use]
    pub fn lowest_bid(&self, auction: &Auction) -> Money {
        match auction.standing {
            None => self.starting_bid(auction.company),
            Some((_, standing)) => standing + Money(1),
        }
    }

    /// Whether a bid is allowed (§2.2, §2.3, §5.2).
    pub(crate) fn check_bid(
        &self,
        auction: &Auction,
        amount: Money,
        cash: Money,
    ) -> Result<(), Rule> {
        let lowest = self.lowest_bid(auction);
        match auction.standing {
            None if amount < lowest => Err(Rule::BidBelowMinimum { minimum: lowest }),
            Some((_, standing)) if amount < lowest => Err(Rule::BidNotHigher { standing }),
            None | Some(_) if amount > cash => Err(Rule::BidOverCash { cash }),
            None | Some(_) => Ok(()),
        }
    }

    /// Whether a share of the company can be offered (§5.1).
    pub(crate) fn check_offer(&self, company: Company) -> Result<(), Rule> {
        let charter = &self.companies[company];
        if !charter.open {
            return Err(Rule::OfferClosed);
        }
        if charter.unsold == 0 {
            return Err(Rule::OfferSoldOut);
        }
        Ok(())
    }
}

impl Chicago {
    pub(crate) fn open_auction(
        &mut self,
        reason: Reason,
        company: Company,
        first: Seat,
        interrupted: Option<Expansion>,
        sink: &mut impl Sink<Event>,
    ) {
        let minimum = self.table.starting_bid(company);
        sink.event(Event::AuctionOpened { reason, company, first, minimum });
        let auction = Auction::new(reason, company, first, self.table.players());
        self.table.phase = Phase::Auction(Auction { interrupted, ..auction });
    }

    pub(crate) fn bid(&mut self, mut auction: Auction, amount: Money, sink: &mut impl Sink<Event>) {
        sink.event(Event::Bid { seat: auction.to_bid, amount });
        auction.standing = Some((auction.to_bid, amount));
        self.go_on(auction, sink);
    }

    pub(crate) fn pass(&mut self, mut auction: Auction, sink: &mut impl Sink<Event>) {
        sink.event(Event::Passed { seat: auction.to_bid });
        auction.still_in = auction.still_in.without(auction.to_bid);
        self.go_on(auction, sink);
    }

    fn go_on(&mut self, auction: Auction, sink: &mut impl Sink<Event>) {
        match auction.advanced() {
            Ok(auction) => self.table.phase = Phase::Auction(auction),
            Err(closed) => match auction.reason {
                Reason::Opening => self.close_opening(&auction, closed, sink),
                Reason::Offer => {
                    self.close(&auction, closed, sink);
                    self.end_turn(sink);
                }
                Reason::Wabash => {
                    self.close(&auction, closed, sink);
                    self.after_chicago(auction.interrupted, sink);
                }
            },
        }
    }

    /// An opening share nobody bid for goes to the first bidder for nothing;
    /// whoever receives a share opens the next auction (§2.5, §2.1).
    fn close_opening(&mut self, auction: &Auction, closed: Closed, sink: &mut impl Sink<Event>) {
        let (receiver, price) = match closed {
            Closed::Sold(seat, price) => (seat, price),
            Closed::Unsold => (auction.first, Money::ZERO),
        };
        self.sell(receiver, auction.company, price, sink);
        let mut rest = OPENING.into_iter().skip_while(|&company| company != auction.company);
        match rest.nth(1) {
            Some(next) => self.open_auction(Reason::Opening, next, receiver, None, sink),
            None => {
                let first = self.holder(OPENING[0]).unwrap_or(receiver);
                self.begin_turn(first, sink);
            }
        }
    }

    /// Otherwise a share nobody bid for stays where it is (§5.4).
    fn close(&mut self, auction: &Auction, closed: Closed, sink: &mut impl Sink<Event>) {
        match closed {
            Closed::Sold(seat, price) => self.sell(seat, auction.company, price, sink),
            Closed::Unsold => sink.event(Event::ShareUnsold { company: auction.company }),
        }
    }

    fn sell(&mut self, seat: Seat, company: Company, price: Money, sink: &mut impl Sink<Event>) {
        self.cash[seat] -= price;
        self.table.shares[seat][company] += 1;
        let charter = &mut self.table.companies[company];
        charter.treasury += price;
        charter.unsold -= 1;
        sink.event(Event::ShareSold { seat, company, price });
    }

    fn holder(&self, company: Company) -> Option<Seat> {
        self.table.players().seats().find(|&seat| self.table.shares[seat][company] > 0)
    }
}
