//! The phases 2 to 8 and what each allows (§5.8.5).

use bourse_track::{Colour, Column};
use serde::Serialize;

use crate::rules::company::Kind;
use crate::rules::data::TRAIN_LIMITS;

/// A phase, named after the train that begins it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ts_rs::TS)]
#[ts(type = "number", rename = "G1861Phase")]
#[serde(transparent)]
pub struct Phase(pub(crate) u8);

impl Phase {
    /// The first.
    pub const FIRST: Self = Self(2);
    /// Green tiles, all minors, mergers, privates for sale to companies.
    pub const MERGERS: Self = Self(3);
    /// Publics can be founded, and the state railway operates.
    pub const FOUNDING: Self = Self(4);
    /// No new minors.
    pub const NO_NEW_MINORS: Self = Self(5);
    /// Privates are nationalised.
    pub const NO_PRIVATES: Self = Self(6);
    /// The last.
    pub const LAST: Self = Self(8);

    /// The phase with this number.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        let phase = Self(number);
        (Self::FIRST..=Self::LAST).contains(&phase).then_some(phase)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many trains a company may have; no limit for the state railway.
    #[must_use]
    pub fn train_limit(self, kind: Kind) -> Option<u8> {
        let (minor, public) = TRAIN_LIMITS[usize::from(self.0 - Self::FIRST.0)];
        match kind {
            Kind::Minor => Some(minor),
            Kind::Public => Some(public),
            Kind::State => None,
        }
    }

    /// The newest colour of tiles (§5.5.2.1).
    #[must_use]
    pub const fn newest_colour(self) -> Colour {
        match self.0 {
            ..3 => Colour::Yellow,
            3 | 4 => Colour::Green,
            5 => Colour::Brown,
            6.. => Colour::Grey,
        }
    }

    /// The column of figures of the red areas.
    #[must_use]
    pub const fn column(self) -> Column {
        let [first, second, third, last] = Column::ALL;
        match self.0 {
            ..3 => first,
            3 | 4 => second,
            5 => third,
            6.. => last,
        }
    }

    /// Whether companies may buy privates from players.
    #[must_use]
    pub fn sells_privates(self) -> bool {
        (Self::MERGERS..Self::NO_PRIVATES).contains(&self)
    }

    /// Whether a merger round follows an operating round.
    #[must_use]
    pub fn has_mergers(self) -> bool {
        (Self::MERGERS..Self::LAST).contains(&self)
    }

    /// Whether the state railway operates.
    #[must_use]
    pub fn state_operates(self) -> bool {
        (Self::FOUNDING..Self::LAST).contains(&self)
    }
}
