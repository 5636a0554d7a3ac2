//! The end of the game and the scores (§7).

use bourse_game::{BySeat, Money, Seat, Sink, Standing};
use serde::Serialize;

use crate::rules::charter::Owner;
use crate::rules::company::{Company, Kind};
use crate::rules::event::Event;
use crate::rules::rounds::Round;
use crate::rules::state::G1861;

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "G1861Reason")]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The last rounds after the first 8-train were played.
    LastTrain,
    /// The bank is broken.
    Bank,
    /// No company is left, and nobody can start one.
    Stalled,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// Why.
    pub reason: Reason,
    /// The number of the last operating round in its set.
    pub number: u8,
}

impl G1861 {
    /// Whether the game ends with this operating round, and why: after a broken
    /// bank, the last rounds after the first 8-train, or when no company can play
    /// any more. The option says whether the bank still matters once rounds are
    /// counted (E-2).
    pub(crate) fn ends_after(&self, number: u8) -> Option<Reason> {
        let counting = self.last_set.is_some();
        if self.last_set == Some(self.set) && number == self.rounds {
            return Some(Reason::LastTrain);
        }
        let bank_ends = !counting || self.options().bank_break_overrides_countdown();
        if self.bank_broken && bank_ends {
            return Some(Reason::Bank);
        }
        let stall_ends = self.options().is_jklm() && self.version().stall_ends;
        (stall_ends && !counting && self.is_stalled()).then_some(Reason::Stalled)
    }

    /// Whether no minor or public is at work and nobody can start one: there is
    /// none to be had, or nobody has the money nor an income (E-8). On 18xx.games
    /// privates pay until the bank is broken.
    fn is_stalled(&self) -> bool {
        let is_at_work =
            |company: &Company| company.kind() != Kind::State && self.companies[*company].is_open();
        let can_pay = |least: Money| {
            let earns = |seat: Seat| self.privates_of(Owner::Seat(seat)).next().is_some();
            self.players().seats().any(|seat| self.cash[seat] >= least || earns(seat))
        };
        !Company::ALL.iter().any(is_at_work) && !self.least_to_start().is_some_and(can_pay)
    }

    /// Ends the game: each company goes one step left for each unpaid loan.
    pub(crate) fn end(&mut self, reason: Reason, number: u8, sink: &mut impl Sink<Event>) {
        for company in self.operating_order() {
            for _ in 0..self.companies[company].loans {
                self.move_marker(company, |chart, cell| chart.left(cell), sink);
            }
            self.companies[company].loans = 0;
        }
        self.round = Round::Over(End { reason, number });
        sink.event(Event::Ended { reason });
    }

    /// What a player would have if the game ended now: cash, privates at their
    /// value if they count, and shares at the price after one step left for each
    /// unpaid loan.
    #[must_use]
    pub fn value(&self, seat: Seat) -> Money {
        let counted = self.privates_of(Owner::Seat(seat));
        let counted = counted.filter(|_| self.options().score_privates());
        let privates: Money = counted.map(|private| private.value()).sum();
        let shares = Company::ALL.into_iter().filter_map(|company| {
            let mut cell = self.market.cell(company)?;
            for _ in 0..self.companies[company].loans {
                cell = self.chart().left(cell);
            }
            Some(self.holding(seat, company, self.chart().price(cell)))
        });
        self.cash[seat] + privates + shares.sum()
    }

    pub(crate) fn standing(&self) -> Standing {
        Standing::highest(self.players(), BySeat::from_fn(|seat| self.value(seat)))
    }
}
