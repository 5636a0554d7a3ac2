//! The rules, and nothing but the rules.

mod action;
mod auction;
mod company;
mod data;
mod develop;
mod dividends;
mod end;
mod event;
mod expand;
mod hex;
mod moves;
mod options;
mod rule;
mod state;
mod table;
mod terrain;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, ActionKind};
pub use auction::{Auction, Reason};
pub use company::{ByCompany, ByDial, Company, Dial};
pub use end::Ending;
pub use event::Event;
pub use hex::{Hex, HexSet};
pub use moves::{Moves, SeenMoves};
pub use options::{ChicagoPhaseTiming, DividendTiming, MaxedIndustrialCity, Options, TieBreak};
pub use rule::Rule;
pub use state::Chicago;
pub use table::{Charter, Expansion, Phase, Table, income_marker};
pub use terrain::{ByIndustry, Industry, Terrain};
pub use view::View;

/// The hex every company wants to reach.
pub const CHICAGO: Hex = data::CHICAGO;
/// How many locomotives an expansion places at most.
pub const EXPANSION_LENGTH: usize = data::HEXES_PER_EXPANSION;
/// What a developed forest brings its company.
pub const FOREST_CASH: bourse_game::Money = data::FOREST_CASH;
/// The game ends when so many companies have no locomotives left.
pub const LOCOMOTIVES_TO_END: usize = data::END_WITHOUT_LOCOMOTIVES;
/// The game ends when so many companies are sold out.
pub const SOLD_OUT_TO_END: usize = data::END_WITHOUT_SHARES;
/// The game ends when no more houses than this are left.
pub const HOUSES_TO_END: u8 = data::END_HOUSES;
