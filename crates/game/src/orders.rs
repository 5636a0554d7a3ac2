//! Standing orders: what a seat wants done when it is to decide.
//!
//! An order is a pure function of what its seat may see: what it saw when it
//! gave the order, what it saw happen since, and what it sees now
//! ([`Orders::follow`]). The rules know nothing of orders, and an order does
//! nothing the seat could not do itself. Each game declares its own kinds.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

use crate::{Game, Redact, Seat};

/// A game whose seats can give standing orders.
pub trait Orders: Game {
    /// An order, as the page sends it and the log keeps it.
    type Order: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Why an order ends.
    type Cause: Clone + PartialEq + Debug + Serialize;

    /// What an order says to do now. Where it acts although its seat is not to
    /// decide it is taken to wait; where its action is not allowed it ends. An
    /// order that would end at once cannot be given.
    fn follow(order: &Self::Order, case: &Case<'_, Self>) -> Verdict<Self>;
}

/// All an order may look at.
pub struct Case<'a, G: Game> {
    /// Whose order it is.
    pub seat: Seat,
    /// What the seat saw when it gave the order.
    pub given: &'a G::View,
    /// What it sees now.
    pub now: &'a G::View,
    /// What it saw happen in between.
    pub since: &'a [<G::Event as Redact>::Seen],
}

/// What an order says to do.
pub enum Verdict<G: Orders> {
    /// Nothing yet.
    Waits,
    /// This, if the seat is to decide.
    Acts(G::Action),
    /// Nothing any more.
    Ends(G::Cause),
}

/// The order, and the cause, of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum NoOrders {}

impl<'de> Deserialize<'de> for NoOrders {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(serde::de::Error::custom("this game has no standing orders"))
    }
}

/// Says of a game that its seats give no standing orders.
#[macro_export]
macro_rules! no_orders {
    ($game:ty) => {
        impl $crate::orders::Orders for $game {
            type Order = $crate::orders::NoOrders;
            type Cause = $crate::orders::NoOrders;

            fn follow(
                order: &Self::Order,
                _: &$crate::orders::Case<'_, Self>,
            ) -> $crate::orders::Verdict<Self> {
                match *order {}
            }
        }
    };
}
