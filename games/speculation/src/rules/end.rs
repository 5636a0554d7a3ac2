//! The end of the game and its result: §11.

use bourse_game::{BySeat, Money, Seat, Sink, Standing};

use crate::rules::company::{ByCompany, Company};
use crate::rules::event::Event;
use crate::rules::seated::Seated;
use crate::rules::state::Speculation;
use crate::rules::table::{Phase, Table};

impl Table {
    /// What the shares of a seat are worth at these prices.
    #[must_use]
    pub fn value_of_shares(&self, seat: Seat, prices: &ByCompany<Money>) -> Money {
        Company::ALL
            .into_iter()
            .map(|company| prices[company] * i32::from(self.shares[seat][company]))
            .sum()
    }
}

impl Speculation {
    /// Cash and the value of all shares of a seat, as things stand.
    #[must_use]
    pub fn wealth(&self, seat: Seat) -> Money {
        self.cash[seat] + self.table.value_of_shares(seat, &self.table.prices())
    }

    /// The result if the game ended now: the wealthiest win together.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let prices = self.table.prices();
        let wealth = |seat| self.cash[seat] + self.table.value_of_shares(seat, &prices);
        Standing::highest(self.table.players(), BySeat::from_fn(wealth))
    }

    pub(crate) fn end(&mut self, sink: &mut impl Sink<Event>) {
        self.table.phase = Phase::Over;
        let Standing { scores, winners } = self.standing();
        let players = self.table.players();
        let scores = Seated::from_fn(players, Money::ZERO, |seat| scores[seat]);
        sink.event(Event::GameEnded { scores, winners });
    }
}
