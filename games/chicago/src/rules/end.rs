//! The end of the game and its result: §10.

use bourse_game::{Money, Seat, Standing};
use serde::{Serialize, Serializer};

use crate::rules::company::Company;
use crate::rules::data::{END_HOUSES, END_WITHOUT_LOCOMOTIVES, END_WITHOUT_SHARES};
use crate::rules::options::TieBreak;
use crate::rules::state::Chicago;
use crate::rules::table::{Charter, Table};
use crate::rules::terrain::Industry;

/// The conditions for the end that hold, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ts_rs::TS)]
#[ts(
    rename = "ChicagoEndings",
    type = "(\"locomotives\" | \"shares\" | \"houses\" | \"detroit\")[]"
)]
pub struct Ending(u8);

impl Ending {
    /// None holds; the game goes on.
    pub const NONE: Self = Self(0);
    /// The conditions' names, in the order of the record.
    pub const NAMES: [&'static str; 4] = ["locomotives", "shares", "houses", "detroit"];

    /// The names of the conditions that hold.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Self::NAMES
            .into_iter()
            .enumerate()
            .filter_map(move |(place, name)| (self.0 >> place & 1 == 1).then_some(name))
    }
}

impl Serialize for Ending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.names())
    }
}

impl Table {
    /// How many companies a condition of the charter holds for.
    fn companies_where(&self, holds: impl Fn(&Charter) -> bool) -> usize {
        self.companies.iter().filter(|charter| holds(charter)).count()
    }

    /// The conditions for the end that hold now. They count only when general
    /// dividends have just been paid.
    #[must_use]
    pub fn ending(&self) -> Ending {
        let holds = [
            self.companies_where(|charter| charter.locomotives == 0) >= END_WITHOUT_LOCOMOTIVES,
            self.companies_where(|charter| charter.unsold == 0) >= END_WITHOUT_SHARES,
            self.houses_left() <= END_HOUSES,
            self.next_on_track(Industry::Detroit).is_none(),
        ];
        Ending(holds.into_iter().rev().fold(0, |set, holds| set << 1 | u8::from(holds)))
    }

    /// What the shares of a seat would receive in a general dividend.
    #[must_use]
    pub fn stock_value(&self, seat: Seat) -> Money {
        Company::ALL
            .into_iter()
            .map(|company| self.dividend(company) * i32::from(self.shares[seat][company]))
            .sum()
    }
}

impl Chicago {
    /// The result if the game ended now: the most cash wins.
    pub(crate) fn standing(&self) -> Standing {
        let players = self.table.players();
        let mut standing = Standing::highest(players, self.cash);
        if self.table.options().tie_break == TieBreak::StockValue {
            let value = |seat: &Seat| self.table.stock_value(*seat);
            let best = standing.winners.iter().map(|seat| value(&seat)).max();
            standing.winners =
                standing.winners.iter().filter(|seat| Some(value(seat)) == best).collect();
        }
        standing
    }
}
