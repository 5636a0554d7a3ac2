//! The rounds: who is at which step, and what comes after it (§3).

mod merger;
mod opening;
mod operating;
mod stock;

use bourse_game::Sink;

pub use merger::{Group, Merger, Purchases, Stage};
pub use opening::OpeningAuction;
pub use operating::{Deal, Operating, Turn, TurnStep, Wanted};
pub use stock::{MinorAuction, Stock};

use crate::rules::end::End;
use crate::rules::event::Event;
use crate::rules::market::{Cell, Chart};
use crate::rules::state::G1861;
use crate::rules::steps;
use crate::{Action, Company, Step};

/// What is being played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Round {
    /// The privates are auctioned.
    Opening(OpeningAuction),
    /// Shares are traded.
    Stock(Stock),
    /// Companies operate.
    Operating(Operating),
    /// Minors convert and merge.
    Merger(Merger),
    /// The game is over.
    Over(End),
}

impl G1861 {
    /// Does whatever needs no decision, until somebody must decide.
    pub(crate) fn go_on(&mut self, sink: &mut impl Sink<Event>) {
        while !self.waits() {
            match &self.round {
                Round::Over(_) => return,
                // Who has not the money for any bid lets the private pass.
                Round::Opening(_) => Step::OpeningAuction.apply(self, &Action::Pass, sink),
                Round::Stock(_) => self.end_stock_turn(sink),
                Round::Operating(operating) => match operating.turn.step {
                    TurnStep::Done => self.next_company(sink),
                    step => steps::skip(self, step, sink),
                },
                Round::Merger(_) => self.next_in_merger(sink),
            }
        }
    }

    /// Whether somebody must decide before play goes on.
    fn waits(&self) -> bool {
        self.step().is_some_and(|step| step.asks(self))
    }

    /// A marker moves on the market.
    pub(crate) fn move_marker(
        &mut self,
        company: Company,
        to: impl FnOnce(Chart, Cell) -> Cell,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(cell) = self.market.cell(company) else { return };
        let from = self.price(company);
        self.market.move_to(company, to(self.chart(), cell));
        let to = self.price(company);
        if from != to {
            sink.event(Event::Price { company, from, to });
        }
    }
}
