//! Sample: sealed bids for a lot, with cards.
//!
//! The smallest game that has everything a game can have: hidden cards, draws in
//! secret and in the open, choices at the same time, an option. It is here to be
//! read first and to be tested with; no release contains it. `chapter.md` has its
//! rules, and section signs (§3) refer to it; `docs/adding-a-game.md` walks through
//! the files.
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

impl bourse_game::Playable for Sample {}

bourse_game::no_orders!(Sample);
