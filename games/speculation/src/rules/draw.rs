//! Draws, in the form of the record.

use bourse_game::{Redact, Seat, Viewer};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::rules::card::{Card, CardSet};
use crate::rules::company::{Company, CompanySet};
use crate::rules::tile::{ByTile, Movement, MovementSet, Tile};

/// A draw that is due, with what is left to draw from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A starting share.
    StartShare {
        /// For whom.
        seat: Seat,
        /// One share of each of these companies is in the bag.
        bag: CompanySet,
    },
    /// A card.
    Card {
        /// For whom.
        seat: Seat,
        /// His deck.
        deck: CardSet,
    },
    /// An action tile.
    Action {
        /// How many of each are in the bag.
        bag: ByTile<u8>,
    },
    /// A movement tile.
    Movement {
        /// Those in the bag.
        bag: MovementSet,
    },
}

bourse_game::tagged_enum! {
    "a draw of this game"
    /// What came of a draw.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ts_rs::TS)]
    #[ts(rename = "SpeculationOutcome")]
    pub enum Outcome: OutcomeKind {
        /// A starting share.
        StartShare = "start_share" {
            /// For whom.
            seat: Seat,
            /// Of which company.
            company: Company,
        },
        /// A card.
        DrawCard = "draw_card" {
            /// For whom.
            seat: Seat,
            /// Which.
            card: Card,
        },
        /// An action tile.
        DrawAction = "draw_action" {
            /// Which.
            tile: Tile,
        },
        /// A movement tile.
        DrawMovement = "draw_movement" {
            /// Which.
            value: Movement,
        },
    }
}

impl bourse_game::Due for Due {
    type Outcome = Outcome;

    fn kind(&self) -> &'static str {
        match self {
            Self::StartShare { .. } => "start_share",
            Self::Card { .. } => "draw_card",
            Self::Action { .. } => "draw_action",
            Self::Movement { .. } => "draw_movement",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Self::StartShare { seat, .. } | Self::Card { seat, .. } => Some(seat),
            Self::Action { .. } | Self::Movement { .. } => None,
        }
    }

    fn total_weight(&self) -> u64 {
        match self {
            Self::StartShare { bag, .. } => bag.len() as u64,
            Self::Card { deck, .. } => deck.len() as u64,
            Self::Action { bag } => bag.iter().map(|&count| u64::from(count)).sum(),
            Self::Movement { bag } => bag.len() as u64,
        }
    }

    fn at_weight(&self, place: u64) -> Option<Outcome> {
        let place = usize::try_from(place).ok()?;
        match *self {
            Self::StartShare { seat, bag } => {
                bag.nth(place).map(|company| Outcome::StartShare { seat, company })
            }
            Self::Card { seat, deck } => {
                deck.nth(place).map(|card| Outcome::DrawCard { seat, card })
            }
            Self::Action { bag } => {
                let mut before = place;
                let tile = Tile::ALL.into_iter().find(|&tile| {
                    let count = usize::from(bag[tile]);
                    let here = before < count;
                    before = before.saturating_sub(count);
                    here
                })?;
                Some(Outcome::DrawAction { tile })
            }
            Self::Movement { bag } => bag.nth(place).map(|value| Outcome::DrawMovement { value }),
        }
    }

    fn outcomes(&self) -> impl Iterator<Item = (Outcome, u64)> {
        let due = *self;
        let mut place = 0;
        std::iter::from_fn(move || {
            let outcome = due.at_weight(place)?;
            let weight = match (due, outcome) {
                (Self::Action { bag }, Outcome::DrawAction { tile }) => u64::from(bag[tile]),
                _ => 1,
            };
            place += weight;
            Some((outcome, weight))
        })
    }
}

/// An outcome without what its viewer may not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenOutcome {
    /// All of it.
    All(Outcome),
    /// That a seat drew a card, not which.
    HiddenCard {
        /// Who drew.
        seat: Seat,
    },
}

impl Serialize for SeenOutcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::All(outcome) => outcome.serialize(serializer),
            Self::HiddenCard { seat } => {
                let mut map = serializer.serialize_map(Some(2))?;
                map.serialize_entry("type", OutcomeKind::DrawCard.id())?;
                map.serialize_entry("seat", seat)?;
                map.end()
            }
        }
    }
}

impl Redact for Outcome {
    type Seen = SeenOutcome;

    fn seen_by(&self, viewer: Viewer) -> SeenOutcome {
        match *self {
            Self::DrawCard { seat, .. } if !viewer.is(seat) => SeenOutcome::HiddenCard { seat },
            Self::StartShare { .. }
            | Self::DrawCard { .. }
            | Self::DrawAction { .. }
            | Self::DrawMovement { .. } => SeenOutcome::All(*self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_has_exactly_the_keys_of_its_type() {
        let read = |text: &str| serde_json::from_str::<Outcome>(text);
        for right in [
            r#"{"type":"start_share","seat":0,"company":"metro"}"#,
            r#"{"type":"draw_card","seat":2,"card":"bank_holiday"}"#,
            r#"{"type":"draw_action","tile":"rank_minus"}"#,
            r#"{"type":"draw_movement","value":6}"#,
        ] {
            assert_eq!(serde_json::to_string(&read(right).unwrap()).unwrap(), right);
        }
        for wrong in [
            r#"{"type":"start_share","seat":0,"company":"bank_holiday"}"#,
            r#"{"type":"start_share","company":"metro"}"#,
            r#"{"type":"start_share","seat":6,"company":"metro"}"#,
            r#"{"type":"draw_card","seat":2}"#,
            r#"{"type":"draw_card","seat":2,"card":null}"#,
            r#"{"type":"draw_action","tile":"split"}"#,
            r#"{"type":"draw_action","tile":"trade","seat":0}"#,
            r#"{"type":"draw_movement","value":0}"#,
            r#"{"type":"draw_movement","value":7}"#,
            r#"{"type":"draw_movement","value":"3"}"#,
            r#"{"type":"draw_movement","value":3.0}"#,
            r#"{"type":"draw_movement","value":3,"k":1}"#,
            "{}",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
