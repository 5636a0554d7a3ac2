//! The map and the figures, made from `data/chicago.json` when the crate is
//! built. A number of the rules stands there and nowhere else.

use bourse_game::Money;

use crate::rules::company::{ByCompany, ByDial, Company};
use crate::rules::hex::{Hex, HexSet};
use crate::rules::terrain::{ByIndustry, Industry, Terrain};

/// Marks a place of the grid that is no hex.
pub(crate) const NO_HEX: u8 = u8::MAX;

pub(crate) struct HexData {
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) terrain: Terrain,
    pub(crate) cost: Money,
    pub(crate) income: Money,
    pub(crate) house: Money,
}

pub(crate) struct CompanyData {
    #[cfg_attr(not(test), expect(dead_code, reason = "checked against the enum in a test"))]
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) colour: &'static str,
    pub(crate) shares: u8,
    pub(crate) locomotives: u8,
    pub(crate) start: Hex,
    pub(crate) income: Money,
    pub(crate) income_if_developed: Money,
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// What each player begins with.
pub(crate) fn starting_money(players: bourse_game::Players) -> Money {
    STARTING_MONEY[usize::from(players.count() - FEWEST_PLAYERS)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_companies_are_in_the_order_of_the_enum() {
        for company in Company::ALL {
            assert_eq!(COMPANIES[company].id, company.id());
        }
    }

    #[test]
    fn the_board_has_the_hexes_of_the_rulebook() {
        let count = |terrain| Hex::all().filter(|hex| hex.terrain() == terrain).count();
        assert_eq!(HEX_COUNT, 160);
        assert_eq!(count(Terrain::Start), 4);
        assert_eq!(count(Terrain::Plain), 73);
        assert_eq!(count(Terrain::Forest), 41);
        assert_eq!(count(Terrain::Mountain), 16);
        assert_eq!(count(Terrain::City), 23);
        assert_eq!(CHICAGO.name(), Some("Chicago"));
        assert_eq!(CHICAGO.income(), Money(7));
    }
}
