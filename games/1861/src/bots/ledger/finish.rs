//! The end of the game in the books.

use super::{Firm, Keeper, Ledger, SEATS};
use crate::{Cell, Private};

impl Ledger {
    /// Whether the game ends with the operating round just played.
    pub(super) fn ends_now(&self) -> bool {
        let last = self.last_set == Some(self.set) && self.number == self.rounds;
        last || (self.broken && (self.bank_rules || self.last_set.is_none()))
    }

    /// Where a firm's marker ends: one step left for each loan.
    pub(super) fn last_cell(&self, firm: &Firm) -> Cell {
        (0..firm.loans).fold(firm.cell, |cell, _| self.chart.left(cell))
    }

    /// What each seat has: cash, and shares after one step left for each loan.
    pub(super) fn fortunes(&self) -> [f32; SEATS] {
        let mut fortunes = self.cash.map(|cash| cash as f32);
        for firm in self.firms.iter().filter(|firm| firm.open) {
            let price = self.chart.price(self.last_cell(firm)).0 as f32;
            for (fortune, &held) in fortunes.iter_mut().zip(&firm.shares) {
                *fortune += price * f32::from(held);
            }
        }
        if self.privates_count {
            for private in Private::ALL {
                if let Keeper::Seat(seat) = self.privates[private as usize] {
                    fortunes[seat] += private.value().0 as f32;
                }
            }
        }
        fortunes
    }
}
