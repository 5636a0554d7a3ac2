//! The orders of a table: which stand, which have ended and why.

use std::sync::Arc;

use bourse_game::orders::Orders;
use bourse_game::{BySeat, Seat};

use crate::api::{Json, OwnOrders, StandingOrder};

/// So many orders of one seat can stand at a time.
pub(crate) const MOST: usize = 12;
/// So many can a seat give in one game, withdrawn or not: they stay in the log.
pub(crate) const MOST_IN_ALL: u32 = 1000;

/// The orders given at a table that still matter. It follows from the table's
/// log, and decides nothing.
#[derive(Clone)]
pub(crate) struct OrderBook<G: Orders> {
    orders: Vec<TrackedOrder<G>>,
    /// How many orders each seat has given: the number of its last.
    given: BySeat<u32>,
    /// How many entries of the log are about each seat's orders.
    told: BySeat<u64>,
}

/// An order and what has become of it.
struct TrackedOrder<G: Orders> {
    given: Arc<GivenOrder<G>>,
    /// How many lines were in force when it was given.
    line: usize,
    end: Option<OrderEnding>,
}

/// An order as it was given.
pub(crate) struct GivenOrder<G: Orders> {
    pub(crate) seat: Seat,
    /// Counted from 1 for each seat: what others do cannot be read from it.
    pub(crate) number: u32,
    pub(crate) order: G::Order,
    /// The same as text.
    pub(crate) text: Json,
    /// What the seat saw then.
    pub(crate) view: G::View,
}

#[derive(Clone)]
struct OrderEnding {
    /// How many lines were in force then. If one of them is taken back, so is
    /// the end; `None`: it has ended for good.
    line: Option<usize>,
    /// What its player is still to be told.
    notice: Option<Json>,
}

impl<G: Orders> Clone for TrackedOrder<G> {
    fn clone(&self) -> Self {
        Self { given: Arc::clone(&self.given), line: self.line, end: self.end.clone() }
    }
}

impl<G: Orders> Default for OrderBook<G> {
    fn default() -> Self {
        Self { orders: Vec::new(), given: BySeat::default(), told: BySeat::default() }
    }
}

impl<G: Orders> OrderBook<G> {
    /// A seat gives an order while so many lines are in force.
    pub(crate) fn give(
        &mut self,
        seat: Seat,
        (order, text): (G::Order, Json),
        view: G::View,
        line: usize,
    ) {
        self.given[seat] += 1;
        self.told[seat] += 1;
        let given = GivenOrder { seat, number: self.given[seat], order, text, view };
        self.orders.push(TrackedOrder { given: Arc::new(given), line, end: None });
    }

    /// An order ends while so many lines are in force, or for good.
    pub(crate) fn end(
        &mut self,
        seat: Seat,
        number: u32,
        line: Option<usize>,
        why: Json,
    ) -> Option<()> {
        self.told[seat] += 1;
        self.find(seat, number)?.end = Some(OrderEnding { line, notice: Some(why) });
        Some(())
    }

    /// Its player withdraws an order, or has read why it ended.
    pub(crate) fn withdraw(&mut self, seat: Seat, number: u32) -> Option<()> {
        self.told[seat] += 1;
        self.find(seat, number)?.end = Some(OrderEnding { line: None, notice: None });
        self.forget_settled();
        Some(())
    }

    /// What has ended for good, and its player knows, need not be remembered.
    fn forget_settled(&mut self) {
        let settled = |end: &OrderEnding| end.line.is_none() && end.notice.is_none();
        self.orders.retain(|order| !order.end.as_ref().is_some_and(settled));
    }

    /// How many orders a seat has given.
    pub(crate) fn given(&self, seat: Seat) -> u32 {
        self.given[seat]
    }

    fn find(&mut self, seat: Seat, number: u32) -> Option<&mut TrackedOrder<G>> {
        self.orders.iter_mut().find(|order| order.is(seat, number))
    }

    /// A player has decided themselves: they have seen what there was to see.
    pub(crate) fn decided(&mut self, seat: Seat) {
        for order in self.orders.iter_mut().filter(|order| order.given.seat == seat) {
            if let Some(end) = &mut order.end {
                end.notice = None;
            }
        }
        self.forget_settled();
    }

    /// A player has left: whoever comes next has other plans.
    pub(crate) fn left(&mut self, seat: Seat) {
        for order in self.orders.iter_mut().filter(|order| order.given.seat == seat) {
            order.end = Some(OrderEnding { line: None, notice: None });
        }
        self.forget_settled();
    }

    /// All lines after these were taken back: orders given later end, and what
    /// made others end has not happened.
    pub(crate) fn back_to(&mut self, to: usize, why: &Json) {
        for order in &mut self.orders {
            match &mut order.end {
                None if order.line > to => {
                    order.end = Some(OrderEnding { line: None, notice: Some(why.clone()) });
                }
                Some(end) if order.line > to => end.line = None,
                Some(OrderEnding { line: Some(line), .. }) if *line > to => order.end = None,
                None | Some(_) => {}
            }
        }
    }

    /// A single line was taken out.
    pub(crate) fn line_removed(&mut self, place: usize) {
        let shift = |line: &mut usize| {
            if *line > place {
                *line -= 1;
            }
        };
        for order in &mut self.orders {
            shift(&mut order.line);
            if let Some(OrderEnding { line: Some(line), .. }) = &mut order.end {
                shift(line);
            }
        }
    }

    /// The orders of a seat that stand, in the order in which they were given,
    /// each with how many lines were in force then.
    pub(crate) fn standing(&self, seat: Seat) -> impl Iterator<Item = (&GivenOrder<G>, usize)> {
        let own = self.orders.iter().filter(move |order| order.given.seat == seat);
        own.filter(|order| order.end.is_none()).map(|order| (&*order.given, order.line))
    }

    /// Whether an order stands, or its player has not yet read why it ended.
    pub(crate) fn is_shown(&self, seat: Seat, number: u32) -> bool {
        self.orders.iter().any(|order| order.is(seat, number) && order.is_shown())
    }

    /// How many entries of the log are about each seat's orders.
    pub(crate) fn told(&self) -> BySeat<u64> {
        self.told
    }

    /// What a seat's player is shown of its orders.
    pub(crate) fn shown(&self, seat: Seat) -> OwnOrders {
        let own = self.orders.iter().filter(|order| order.given.seat == seat && order.is_shown());
        let list = own.map(|order| StandingOrder {
            number: order.given.number,
            order: order.given.text.clone(),
            ended: order.end.as_ref().and_then(|end| end.notice.clone()),
        });
        OwnOrders { seq: self.told[seat], list: list.collect() }
    }
}

impl<G: Orders> TrackedOrder<G> {
    fn is(&self, seat: Seat, number: u32) -> bool {
        (self.given.seat, self.given.number) == (seat, number)
    }

    fn is_shown(&self) -> bool {
        self.end.as_ref().is_none_or(|end| end.notice.is_some())
    }
}
