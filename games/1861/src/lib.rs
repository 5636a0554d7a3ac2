//! 1861: The Railways of the Russian Empire.
//!
//! [`G1861`] is a game in progress and implements [`bourse_game::Game`]. A
//! round is an ordered list of small steps; each step is a file in `steps`
//! and says what it offers, what it refuses, and whether it must be answered.
//! `rounds` holds what goes from step to step. Section signs (§5.5.2) are the
//! rulebook's. Map and tiles are in `data/map.json`, companies, trains and market
//! in `data/figures.json`.
//!
//! `rules` holds nothing but the rules. Beside them stand the bots, the sentences of
//! the command, the trace of the record, files of 18xx.games, standing orders and what the page is shown.

#![forbid(unsafe_code)]

mod bots;
mod data;
pub mod eighteen_xx;
pub mod orders;
pub mod page;
mod route_finder;
pub mod route_instances;
mod rules;
mod trace;
mod words;

pub use data::map;
pub use rules::*;

use bourse_game::Playable;
use bourse_game::foreign::ForeignForm;
use bourse_game::routes::RouteFinder;
use eighteen_xx::EighteenXx;
use route_finder::Finder;

impl Playable for G1861 {
    const FOREIGN_FORMS: &'static [&'static dyn ForeignForm] = &[&EighteenXx];
    const ROUTE_FINDERS: &'static [&'static dyn RouteFinder] =
        &[&Finder(Edition::Jklm), &Finder(Edition::EighteenXx)];
}
