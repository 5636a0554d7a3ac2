//! Chance as part of the rules: what may come, and how often.

use serde::{Deserialize, Deserializer, Serialize};

use crate::{Dice, Redact, Seat, Viewer};

/// A draw that is due: its outcomes with their weights. The rules never draw;
/// the table does, and the outcome becomes a line of the record.
pub trait Due: Clone + PartialEq + std::fmt::Debug {
    /// What can come of the draw.
    type Outcome;

    /// The draw's name in the record, such as `draw_card`.
    fn kind(&self) -> &'static str;

    /// The seat the draw is for, if it is for one.
    fn seat(&self) -> Option<Seat>;

    /// The sum of all weights; at least 1.
    fn total_weight(&self) -> u64;

    /// The outcome that owns a place on the line of weights, `0..total_weight`.
    fn at_weight(&self, place: u64) -> Option<Self::Outcome>;

    /// All different outcomes, each with its weight.
    fn outcomes(&self) -> impl Iterator<Item = (Self::Outcome, u64)>;

    /// Draws an outcome.
    fn draw(&self, dice: &mut impl Dice) -> Option<Self::Outcome> {
        self.at_weight(dice.below(self.total_weight()))
    }
}

/// The draw and the outcome of a game in which nothing is drawn: there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum NoChance {}

impl Due for NoChance {
    type Outcome = Self;

    fn kind(&self) -> &'static str {
        match *self {}
    }

    fn seat(&self) -> Option<Seat> {
        match *self {}
    }

    fn total_weight(&self) -> u64 {
        match *self {}
    }

    fn at_weight(&self, _: u64) -> Option<Self> {
        match *self {}
    }

    fn outcomes(&self) -> impl Iterator<Item = (Self, u64)> {
        std::iter::empty()
    }
}

impl Redact for NoChance {
    type Seen = Self;

    fn seen_by(&self, _: Viewer) -> Self {
        match *self {}
    }
}

impl<'de> Deserialize<'de> for NoChance {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(serde::de::Error::custom("nothing is drawn in this game"))
    }
}
