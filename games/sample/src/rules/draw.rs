//! Draws, in the form of the record.

use bourse_game::{Object, Redact, Seat, Viewer, present};
use serde::{Deserialize, Serialize};

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

/// What came of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[ts(rename = "SampleOutcome")]
#[serde(tag = "type", rename_all = "snake_case", try_from = "Object<Wire>")]
pub enum Outcome {
    /// A card for a hand.
    Deal {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The lot of a round.
    TurnUp {
        /// Which.
        card: Card,
    },
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

/// An outcome as it is read: every key an outcome may have, then exactly those of
/// its type.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire {
    r#type: Kind,
    #[serde(default, deserialize_with = "present")]
    seat: Option<Seat>,
    card: Card,
}

bourse_game::word_enum! {
    "a draw of this game"
    enum Kind {
        Deal = "deal",
        TurnUp = "turn_up",
    }
}

impl TryFrom<Object<Wire>> for Outcome {
    type Error = &'static str;

    fn try_from(Object(Wire { r#type, seat, card }): Object<Wire>) -> Result<Self, Self::Error> {
        match (r#type, seat) {
            (Kind::Deal, Some(seat)) => Ok(Self::Deal { seat, card }),
            (Kind::TurnUp, None) => Ok(Self::TurnUp { card }),
            (Kind::Deal, None) | (Kind::TurnUp, Some(_)) => {
                Err("an outcome has exactly the keys of its type")
            }
        }
    }
}
