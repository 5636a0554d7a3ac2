//! The stock round (§4).

use bourse_game::{BySeat, Money, Seat, Seats, Sink};

use crate::rules::company::{Companies, Company};
use crate::rules::data::ROUNDS;
use crate::rules::event::Event;
use crate::rules::market::Chart;
use crate::rules::rounds::Round;
use crate::rules::state::G1861;

/// A stock round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stock {
    /// Whose turn it is.
    pub seat: Seat,
    /// What he has sold in this turn.
    pub sells: Companies,
    /// Whether he has bought something, which ends his turn.
    pub has_bought: bool,
    /// Who passed in his last turn.
    pub passed: Seats,
    /// What each player has sold in this round.
    pub sold: BySeat<Companies>,
    /// Who bought or sold last.
    pub last: Option<Seat>,
    /// The minor in auction.
    pub auction: Option<MinorAuction>,
    /// The public that was founded and has no token yet.
    pub founding: Option<Company>,
}

/// A minor in auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MinorAuction {
    /// Which.
    pub minor: Company,
    /// Who has bid most.
    pub high: Seat,
    /// How much.
    pub bid: Money,
    /// Who can still bid.
    pub still_in: Seats,
}

impl G1861 {
    pub(crate) fn begin_stock_round(&mut self, sink: &mut impl Sink<Event>) {
        sink.event(Event::StockRound { set: self.set });
        sink.event(Event::Turn { seat: self.priority });
        self.round = Round::Stock(Stock {
            seat: self.priority,
            sells: Companies::NONE,
            has_bought: false,
            passed: Seats::NONE,
            sold: BySeat::default(),
            last: None,
            auction: None,
            founding: None,
        });
    }

    /// The player's turn is over: if he did nothing he has passed. When all
    /// have, the round is over.
    pub(crate) fn end_stock_turn(&mut self, sink: &mut impl Sink<Event>) {
        let players = self.players();
        let Round::Stock(stock) = &mut self.round else { return };
        let seat = stock.seat;
        if !stock.sells.is_empty() || stock.has_bought {
            stock.passed = stock.passed.without(seat);
        } else {
            stock.passed = stock.passed.with(seat);
            sink.event(Event::Passed { seat });
        }
        if stock.passed == players.all() {
            let last = stock.last;
            return self.end_stock_round(last, sink);
        }
        stock.seat = seat.next(players);
        (stock.sells, stock.has_bought) = (Companies::NONE, false);
        sink.event(Event::Turn { seat: stock.seat });
    }

    /// Whether a public at the top of a column that ends below the top row stays there
    /// when it would rise.
    pub(crate) fn stays_at_the_edge(&self) -> bool {
        !self.options().is_jklm() && self.version().stays_at_the_edge
    }

    /// Publics wholly in players' hands rise; the priority goes to the left of
    /// whoever traded last (§4.4).
    fn end_stock_round(&mut self, last: Option<Seat>, sink: &mut impl Sink<Event>) {
        let rise = if self.stays_at_the_edge() { Chart::up_to_the_edge } else { Chart::up };
        for public in self.publics_in_order() {
            let charter = &self.companies[public];
            if charter.treasury == 0 && charter.pool == 0 {
                self.move_marker(public, rise, sink);
            }
        }
        if let Some(last) = last {
            self.priority = last.next(self.players());
        }
        self.rounds = self.last_rounds().unwrap_or(ROUNDS);
        self.begin_operating_round(1, sink);
    }
}
