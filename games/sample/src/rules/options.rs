//! What a table can agree on.

use bourse_game::{Domain, OptionDeclaration};
use serde::Serialize;

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// What the winner of a lot pays (§4).
    pub price: Price,
}

/// What the winner of a lot pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// The second highest card.
    #[default]
    Second,
    /// Their own card.
    First,
}

impl bourse_game::Options for Options {
    const DECLARED: &'static [OptionDeclaration] =
        &[OptionDeclaration { name: "price", domain: Domain::Words(&["second", "first"]) }];

    fn get(&self, _: usize) -> u8 {
        match self.price {
            Price::Second => 0,
            Price::First => 1,
        }
    }

    fn set(&mut self, _: usize, value: u8) {
        match value {
            0 => self.price = Price::Second,
            1 => self.price = Price::First,
            _ => (),
        }
    }
}
