//! Chicago Express.
//!
//! [`Chicago`] is a game in progress and implements [`bourse_game::Game`].
//! Section signs (§6.4) refer to the book's chapter on the game,
//! `chapter.md`. Map and figures are in `data/chicago.json`.
//!
//! `rules` holds nothing but the rules. Beside them stand the bots, the sentences of
//! the command, the trace of the record and what the page is shown.

#![forbid(unsafe_code)]

mod bots;
pub mod page;
mod rules;
mod trace;
mod words;

pub use rules::*;

impl bourse_game::Playable for Chicago {}

bourse_game::no_orders!(Chicago);
