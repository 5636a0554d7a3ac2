//! Standing orders in the history of a game: whether one can be given, and what it comes to.

use bourse_game::orders::{Case, Orders, Verdict};
use bourse_game::{BySeat, Moves, Object, Playable, Redact, Seat, View, Viewer};
use serde_json::value::RawValue;

use super::order_book::{MOST, MOST_IN_ALL};
use super::{History, json};
use crate::api::{Json, OrderEnd, OwnOrders};
use crate::error::{Corrupt, TableError};

/// What a table needs of the orders of its game, whichever game it is.
pub(crate) trait AnyOrders {
    /// The order as the log keeps it, if the seat can give it now.
    fn try_order(&self, seat: Seat, order: &Json) -> Result<String, TableError>;
    /// A seat gives an order of the log.
    fn give_order(&mut self, seat: Seat, text: &str) -> Result<(), Corrupt>;
    /// An order of the log ends.
    fn end_order(&mut self, seat: Seat, number: u32, ending: Ending<'_>) -> Result<(), Corrupt>;
    /// An order of the log is withdrawn.
    fn withdraw_order(&mut self, seat: Seat, number: u32) -> Result<(), Corrupt>;
    /// A player decided themselves.
    fn decided(&mut self, seat: Seat);
    /// A player left.
    fn forget_orders(&mut self, seat: Seat);
    /// What the next order does that does not wait. Where the game has just
    /// gone back to, `rewound`, none acts: it would do again what was taken
    /// back.
    fn follow_orders(&self, rewound: bool) -> Option<OrderStep>;
    /// Whether an order of a seat is shown to its player.
    fn has_order(&self, seat: Seat, number: u32) -> bool;
    /// What a seat's player is shown.
    fn own_orders(&self, seat: Seat) -> OwnOrders;
    /// How many entries are about each seat's orders.
    fn orders_told(&self) -> BySeat<u64>;
}

/// How an order of the log ends.
#[derive(Clone, Copy)]
pub(crate) struct Ending<'a> {
    /// Why, as text.
    pub(crate) why: &'a str,
    /// Whatever is taken back later.
    pub(crate) for_good: bool,
}

/// What follows from a standing order.
pub(crate) enum OrderStep {
    /// It acts.
    Acts { seat: Seat, number: u32, action: Json },
    /// It ends.
    Ends { seat: Seat, number: u32, why: Json, for_good: bool },
}

/// What an order comes to: with an action that is allowed, or a reason.
enum OrderOutcome {
    Waits,
    Acts(Json),
    Ends(Json),
}

impl<G: Playable> History<G> {
    /// What an order comes to that was given when so many lines were in force.
    fn outcome(&self, seat: Seat, order: &G::Order, given: (&G::View, usize)) -> OrderOutcome {
        let (viewer, (given, line)) = (Viewer::Seat(seat), given);
        let now = self.state.view(viewer);
        let lines = self.lines.iter().skip(line);
        let since: Vec<<G::Event as Redact>::Seen> =
            lines.flat_map(|kept| &kept.events).map(|event| event.seen_by(viewer)).collect();
        let action = match G::follow(order, &Case { seat, given, now: &now, since: &since }) {
            Verdict::Ends(cause) => return OrderOutcome::Ends(json(&cause)),
            Verdict::Acts(action) if self.state.turn().to_move().contains(seat) => action,
            Verdict::Acts(_) | Verdict::Waits => return OrderOutcome::Waits,
        };
        if now.moves().contains(&action) {
            return OrderOutcome::Acts(json(&action));
        }
        let refusal = self.state.check(seat, &action).err();
        let rule = refusal.and_then(|refusal| TableError::from(refusal).into_rule());
        OrderOutcome::Ends(json(&OrderEnd::Refused { rule }))
    }
}

impl<G: Playable> AnyOrders for History<G> {
    fn try_order(&self, seat: Seat, order: &Json) -> Result<String, TableError> {
        let order: G::Order =
            read::<G>(order.get()).map_err(|error| TableError::unreadable("order", &error))?;
        if self.book.standing(seat).count() >= MOST {
            return Err(TableError::ManyOrders);
        }
        if self.book.given(seat) >= MOST_IN_ALL {
            return Err(TableError::OrdersSpent);
        }
        let view = self.state.view(Viewer::Seat(seat));
        if let OrderOutcome::Ends(why) = self.outcome(seat, &order, (&view, self.lines.len())) {
            return Err(TableError::IdleOrder(why));
        }
        Ok(json(&order).get().to_owned())
    }

    fn give_order(&mut self, seat: Seat, text: &str) -> Result<(), Corrupt> {
        let order = read::<G>(text).map_err(|error| Corrupt(error.to_string()))?;
        let (view, line) = (self.state.view(Viewer::Seat(seat)), self.lines.len());
        self.book.give(seat, (order, raw(text)?), view, line);
        Ok(())
    }

    fn end_order(&mut self, seat: Seat, number: u32, ending: Ending<'_>) -> Result<(), Corrupt> {
        let line = (!ending.for_good).then_some(self.lines.len());
        self.book.end(seat, number, line, raw(ending.why)?).ok_or_else(no_such)
    }

    fn withdraw_order(&mut self, seat: Seat, number: u32) -> Result<(), Corrupt> {
        self.book.withdraw(seat, number).ok_or_else(no_such)
    }

    fn decided(&mut self, seat: Seat) {
        self.book.decided(seat);
    }

    fn forget_orders(&mut self, seat: Seat) {
        self.book.left(seat);
    }

    fn follow_orders(&self, rewound: bool) -> Option<OrderStep> {
        self.setup().players().seats().find_map(|seat| {
            self.book.standing(seat).find_map(|(given, line)| {
                let number = given.number;
                match self.outcome(seat, &given.order, (&given.view, line)) {
                    OrderOutcome::Waits => None,
                    OrderOutcome::Acts(_) if rewound => {
                        let why = taken_back();
                        Some(OrderStep::Ends { seat, number, why, for_good: true })
                    }
                    OrderOutcome::Acts(action) => Some(OrderStep::Acts { seat, number, action }),
                    OrderOutcome::Ends(why) => {
                        Some(OrderStep::Ends { seat, number, why, for_good: false })
                    }
                }
            })
        })
    }

    fn has_order(&self, seat: Seat, number: u32) -> bool {
        self.book.is_shown(seat, number)
    }

    fn own_orders(&self, seat: Seat) -> OwnOrders {
        self.book.shown(seat)
    }

    fn orders_told(&self) -> BySeat<u64> {
        self.book.told()
    }
}

/// Why an order ends when the game goes back.
pub(crate) fn taken_back() -> Json {
    json(&OrderEnd::TakenBack)
}

fn read<G: Orders>(text: &str) -> serde_json::Result<G::Order> {
    serde_json::from_str::<Object<G::Order>>(text).map(|Object(order)| order)
}

fn raw(text: &str) -> Result<Json, Corrupt> {
    RawValue::from_string(text.to_owned()).map_err(|error| Corrupt(error.to_string()))
}

fn no_such() -> Corrupt {
    Corrupt("no such order".into())
}
