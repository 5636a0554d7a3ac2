//! What happens in a game.

use bourse_game::{Money, Redact, Seat, Viewer};
use serde::Serialize;

use crate::rules::card::Card;

/// Something that happened: data, never sentences.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "SampleEvent")]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after the things they are")]
pub enum Event {
    /// A player was dealt a card.
    Dealt {
        seat: Seat,
        #[ts(type = "SampleCard | undefined")]
        card: Card,
    },
    /// A round began: its lot lies open.
    LotTurnedUp { round: u8, lot: Card },
    /// A player laid a card face down.
    CardLaid {
        seat: Seat,
        #[ts(type = "SampleCard | undefined")]
        card: Card,
    },
    /// All cards were turned up, by seat.
    CardsTurnedUp { cards: Vec<Card> },
    /// The highest card took the lot.
    LotTaken { seat: Seat, lot: Card, price: Card },
    /// The game is over.
    GameEnded { scores: Vec<Money>, winners: Vec<Seat> },
}

/// An event without what its viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum SeenEvent {
    /// All of it.
    All(Event),
    /// That something happened with a card, not which card.
    Hidden(HiddenCard),
}

/// What is left of an event with a card nobody else may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after the things they are")]
pub enum HiddenCard {
    /// A player was dealt a card.
    Dealt { seat: Seat },
    /// A player laid a card face down.
    CardLaid { seat: Seat },
}

impl Redact for Event {
    type Seen = SeenEvent;

    fn seen_by(&self, viewer: Viewer) -> SeenEvent {
        match *self {
            Self::Dealt { seat, .. } if !viewer.is(seat) => {
                SeenEvent::Hidden(HiddenCard::Dealt { seat })
            }
            Self::CardLaid { seat, .. } if !viewer.is(seat) => {
                SeenEvent::Hidden(HiddenCard::CardLaid { seat })
            }
            _ => SeenEvent::All(self.clone()),
        }
    }
}

impl bourse_game::Event for Event {
    fn reveals(&self, viewer: Viewer) -> bool {
        match self {
            Self::Dealt { seat, .. } => viewer.is(*seat),
            Self::LotTurnedUp { .. } | Self::CardsTurnedUp { .. } => true,
            Self::CardLaid { .. } | Self::LotTaken { .. } | Self::GameEnded { .. } => false,
        }
    }
}
