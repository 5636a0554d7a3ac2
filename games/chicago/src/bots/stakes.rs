//! What a seat has at stake in each company.

use bourse_game::Seat;

use crate::{ByCompany, Company, Table};

/// The income that comes of a unit of building money, sooner or later.
const YIELD: f32 = 0.15;

/// What a seat wins or loses, compared with its rivals, when a company gains.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stakes(ByCompany<f32>);

impl Stakes {
    /// The stakes of a seat: its part of each dividend, less the part of an
    /// average rival. A company split evenly is nobody's concern.
    pub(super) fn new(table: &Table, seat: Seat) -> Self {
        let rivals = f32::from(table.players().count()) - 1.0;
        Self(ByCompany::from_fn(|company| {
            let sold = table.sold(company);
            if sold == 0 {
                return 0.0;
            }
            let own = f32::from(table.shares(seat, company)) / f32::from(sold);
            own - (1.0 - own) / rivals
        }))
    }

    /// What the seat wins of each unit the company's shares are paid.
    pub(super) fn of(&self, company: Company) -> f32 {
        self.0[company]
    }

    /// What a round more is worth.
    pub(super) fn of_round(&self, table: &Table) -> f32 {
        let earns = |company| self.of(company) * table.company(company).income.0 as f32;
        Company::ALL.into_iter().map(earns).sum()
    }
}

/// The dividends that come of one unit in a treasury: it has to be built first.
pub(super) fn building_money(rounds: f32) -> f32 {
    YIELD * rounds
}
