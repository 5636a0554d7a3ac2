//! Speculation.
//!
//! [`Speculation`] is a game in progress and implements [`bourse_game::Game`].
//! Section signs (§7.1) and rulings (A05) refer to the book's chapter on the
//! game, `chapter.md`. All figures are in
//! `data/speculation.json`; the host of a table may bring price lists of his
//! own ([`PriceLists`]).
//!
//! `rules` holds nothing but the rules. Beside them stand the bots, the sentences of
//! the command, the trace of the record and what the page is shown.

#![forbid(unsafe_code)]

mod bots;
pub mod page;
mod rules;
#[allow(dead_code, reason = "the build script and the page read the file")]
mod schema;
mod trace;
mod words;

pub use rules::*;

impl bourse_game::Playable for Speculation {}

bourse_game::no_orders!(Speculation);
