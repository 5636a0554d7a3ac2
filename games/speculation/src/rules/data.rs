//! The figures, made from `data/speculation.json` when the crate is built. A
//! number of the rules stands there and nowhere else.

use bourse_game::{Money, Players};

use crate::rules::company::ByCompany;
use crate::rules::prices::{PriceList, SidePrices};
use crate::rules::tile::ByTile;
pub use crate::schema::{HolidayEffect, Shade};

pub(crate) struct CompanyData {
    #[cfg_attr(not(test), expect(dead_code, reason = "checked against the enum in a test"))]
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) colour: &'static str,
    pub(crate) screen: &'static str,
    pub(crate) colour_is_a_guess: bool,
}

pub(crate) struct SectionData {
    pub(crate) first: u8,
    pub(crate) last: u8,
    pub(crate) shade: Shade,
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// The entry of a table that has one for each number of players.
pub(crate) fn by_players<T>(table: &[T], players: Players) -> Option<&T> {
    table.get(usize::from(players.count().checked_sub(FEWEST_PLAYERS)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::company::Company;

    #[test]
    fn the_companies_are_in_the_order_of_the_enum() {
        for company in Company::ALL {
            assert_eq!(COMPANIES[company].id, company.id());
        }
    }
}
