//! Chicago Express.
//!
//! [`Chicago`] is a game in progress and implements [`bourse_game::Game`].
//! Section signs (§6.4) refer to the book's chapter on the game,
//! `docs/games/chicago.md`. Map and figures are in `data/chicago.json`.
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

bourse_game::no_orders!(Chicago);
