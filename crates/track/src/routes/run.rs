//! Trains, bonuses, what must be counted: what a run of trains is asked with.

use crate::board::geometry::Hex;
use crate::board::map::{Column, Map};
use crate::board::{Board, Company};

/// A kind of train.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Train {
    /// How many stops it counts.
    pub reach: u8,
    /// What the counted stops are multiplied by.
    pub multiplier: u8,
    /// Whether it may pass cities without counting them; towns may
    /// always be passed so.
    pub skips_cities: bool,
}

impl Train {
    /// A train that counts `reach` stops once.
    #[must_use]
    pub const fn numbered(reach: u8) -> Self {
        Self { reach, multiplier: 1, skips_cities: false }
    }
}

/// What routes must count, where games and their editions differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counting {
    /// Also a train that skips cities counts one with an own token.
    pub own_token: bool,
    /// A route that is declared counts the towns at its ends.
    pub end_towns: bool,
}

/// What a private company adds to each route of its owner that counts one of
/// some hexes: once per route, not multiplied.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bonus {
    /// Any of these counts: one hex, or hexes of one red area.
    pub hexes: Vec<Hex>,
    /// What it adds.
    pub amount: u16,
}

/// Trains about to run.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    /// The map.
    pub map: &'a Map,
    /// Its tiles and tokens.
    pub board: &'a Board,
    /// Whose trains run.
    pub company: Company,
    /// The trains.
    pub trains: &'a [Train],
    /// What the company's privates add.
    pub bonuses: &'a [Bonus],
    /// What red areas pay now.
    pub column: Column,
    /// What must be counted.
    pub counting: Counting,
}

/// Why trains cannot run at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RunError {
    /// A bonus on hexes that one route could count twice.
    #[error("a bonus must be for one hex or for one red area")]
    SpreadBonus,
    /// More bonuses than are kept apart.
    #[error("more than 16 bonuses")]
    TooManyBonuses,
    /// More trains than anybody can have.
    #[error("more than {MOST_TRAINS} trains")]
    TooManyTrains,
    /// A reach below two or above 99, or a multiplier of nothing or above four.
    #[error("a train counts 2 to 99 stops, once to four times")]
    Train,
    /// A bonus of more than [`MOST_BONUS`].
    #[error("a bonus of more than {MOST_BONUS}")]
    Bonus,
    /// Nobody waits for the answer any more.
    #[error("the search was cancelled")]
    Cancelled,
}

/// Most a bonus can be: beyond any game, and far below what sums can hold.
pub const MOST_BONUS: u16 = 100;

/// Most trains that can run at once.
pub const MOST_TRAINS: usize = 40;

impl Run<'_> {
    pub(crate) fn check(&self) -> Result<(), RunError> {
        if self.trains.len() > MOST_TRAINS {
            return Err(RunError::TooManyTrains);
        }
        let possible =
            |train: &Train| (2..=99).contains(&train.reach) && (1..=4).contains(&train.multiplier);
        if !self.trains.iter().all(possible) {
            return Err(RunError::Train);
        }
        if self.bonuses.iter().any(|bonus| bonus.amount > MOST_BONUS) {
            return Err(RunError::Bonus);
        }
        if self.bonuses.len() > 16 {
            return Err(RunError::TooManyBonuses);
        }
        let one_group = |bonus: &Bonus| {
            let mut groups = bonus.hexes.iter().map(|&hex| self.map.group(hex));
            let first = groups.next();
            groups.all(|group| group.is_some() && Some(group) == first)
        };
        if self.bonuses.iter().all(one_group) { Ok(()) } else { Err(RunError::SpreadBonus) }
    }
}
