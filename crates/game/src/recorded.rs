//! What a game adds to the frame of the record.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::Game;

/// A game that can be recorded and traced.
pub trait Recorded: Game {
    /// The trace state of the record format, after the line with this number.
    fn trace(&self, line: u64) -> impl Serialize;

    /// What kind of decision is due, in the record format's words.
    fn kind(&self) -> Option<&'static str>;

    /// Takes the header's price lists into the options. Most games have none.
    ///
    /// # Errors
    ///
    /// When the game has no price lists, or not such ones.
    fn read_prices(_: &mut Self::Options, _: &Value) -> Result<(), PricesError> {
        Err(PricesError::None)
    }

    /// The price lists of the options, for the header.
    fn write_prices(_: &Self::Options) -> Option<Map<String, Value>> {
        None
    }
}

/// Why price lists are not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PricesError {
    /// The game has none to replace.
    None,
    /// They cannot be used, and why.
    Wrong(String),
}
