//! Draws, in the form of the record.

use bourse_game::{Redact, Seat, Viewer};
use serde::Serialize;

use crate::rules::card::{Card, CardSet};

/// A draw that is due, with what it is drawn from. The rules never draw: they say
/// what can come, and whoever runs the game says what came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A card for a hand (§2).
    Deal {
        /// Whose.
        seat: Seat,
        /// From these.
        deck: CardSet,
    },
    /// The lot of a round (§3).
    TurnUp {
        /// From these.
        deck: CardSet,
    },
}

impl Due {
    const fn deck(self) -> CardSet {
        match self {
            Self::Deal { deck, .. } | Self::TurnUp { deck } => deck,
        }
    }

    const fn outcome(self, card: Card) -> Outcome {
        match self {
            Self::Deal { seat, .. } => Outcome::Deal { seat, card },
            Self::TurnUp { .. } => Outcome::TurnUp { card },
        }
    }
}

impl bourse_game::Due for Due {
    type Outcome = Outcome;

    fn kind(&self) -> &'static str {
        match self {
            Self::Deal { .. } => "deal",
            Self::TurnUp { .. } => "turn_up",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Deal { seat, .. } => Some(seat),
            Self::TurnUp { .. } => None,
        }
    }

    fn total_weight(&self) -> u64 {
        self.deck().len().into()
    }

    fn at_weight(&self, place: u64) -> Option<Outcome> {
        self.deck().nth(place).map(|card| self.outcome(card))
    }

    fn outcomes(&self) -> impl Iterator<Item = (Outcome, u64)> {
        self.deck().iter().map(|card| (self.outcome(card), 1))
    }
}

bourse_game::tagged_enum! {
    "a draw of this game"
    /// What came of a draw.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ts_rs::TS)]
    #[ts(rename = "SampleOutcome")]
    pub enum Outcome: OutcomeKind {
        /// A card for a hand.
        Deal = "deal" {
            /// Whose.
            seat: Seat,
            /// Which.
            card: Card,
        },
        /// The lot of a round.
        TurnUp = "turn_up" {
            /// Which.
            card: Card,
        },
    }
}

/// An outcome without what its viewer may not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenOutcome {
    /// A card for a hand.
    Deal {
        /// Whose.
        seat: Seat,
        /// Which, where it is the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// The lot of a round.
    TurnUp {
        /// Which.
        card: Card,
    },
}

impl Redact for Outcome {
    type Seen = SeenOutcome;

    fn seen_by(&self, viewer: Viewer) -> SeenOutcome {
        match *self {
            Self::Deal { seat, card } => {
                SeenOutcome::Deal { seat, card: viewer.is(seat).then_some(card) }
            }
            Self::TurnUp { card } => SeenOutcome::TurnUp { card },
        }
    }
}
