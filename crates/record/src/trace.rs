//! The state after a line, for comparison with other programs.

use bourse_game::Game;
use serde::Serialize;

/// A game whose states can be traced.
pub trait Traced: Game {
    /// The trace state of the record format, after the line with this number.
    fn trace(&self, line: u64) -> impl Serialize;

    /// What kind of decision is due, in the record format's words.
    fn kind(&self) -> Option<&'static str>;
}
