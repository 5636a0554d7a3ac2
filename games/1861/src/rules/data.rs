//! The figures, made from `data/figures.json` when the crate is built. A number of
//! the rules stands there and nowhere else.

use bourse_game::{Money, Players};
use bourse_track::Train;

use crate::rules::company::Kind;
use crate::rules::market::Cell;
use crate::rules::phase::Phase;

pub(crate) struct PrivateData {
    #[cfg_attr(not(test), expect(dead_code, reason = "checked against the enum in a test"))]
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) minimum: Money,
    pub(crate) value: Money,
    pub(crate) income: Money,
    pub(crate) bonus: u16,
    pub(crate) bonus_hexes: &'static [&'static str],
    pub(crate) blocks: &'static [&'static str],
}

pub(crate) struct CompanyData {
    #[cfg_attr(not(test), expect(dead_code, reason = "checked against the enum in a test"))]
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    /// From which phase it can be formed.
    pub(crate) phase: Phase,
    /// The hex and the stop printed there.
    pub(crate) home: Option<(&'static str, u8)>,
}

pub(crate) struct TrainData {
    #[cfg_attr(not(test), expect(dead_code, reason = "checked against the enum in a test"))]
    pub(crate) name: &'static str,
    /// How it runs.
    pub(crate) on_track: Train,
    pub(crate) price: Money,
    /// How many there are; as many as wanted if not said.
    pub(crate) count: Option<u8>,
    /// The phase its first purchase begins, or from which it can be bought.
    pub(crate) phase: Phase,
    /// The phase in which it rusts.
    pub(crate) rusts: Option<Phase>,
}

/// A price at which companies can start, and its only cell.
pub(crate) struct Start {
    pub(crate) price: Money,
    pub(crate) cell: Cell,
    pub(crate) minors: bool,
    pub(crate) publics: bool,
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

fn per_player(players: Players) -> (Money, u8) {
    PER_PLAYER[usize::from(players.count() - FEWEST_PLAYERS)]
}

/// What each player begins with.
pub(crate) fn starting_cash(players: Players) -> Money {
    per_player(players).0
}

/// How many certificates a player may hold.
pub(crate) fn certificate_limit(players: Players) -> u8 {
    per_player(players).1
}
