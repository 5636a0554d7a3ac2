//! The rules that forbid something.

use bourse_game::Section;
use serde::Serialize;

use crate::rules::card::Card;

/// Why an action or an outcome is refused, with what explains it. That somebody else
/// is to decide, or a draw is due, every game says alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "SampleRule")]
#[serde(tag = "rule", rename_all = "snake_case")]
pub enum Rule {
    /// The card is not in the player's hand.
    CardNotInHand {
        /// Which.
        card: Card,
    },
    /// The card is not in the deck.
    CardNotInDeck {
        /// Which.
        card: Card,
    },
}

impl bourse_game::Rule for Rule {
    fn code(&self) -> &'static str {
        match self {
            Self::CardNotInHand { .. } => "card_not_in_hand",
            Self::CardNotInDeck { .. } => "card_not_in_deck",
        }
    }

    fn section(&self) -> Section {
        let book = match self {
            Self::CardNotInHand { .. } => "3",
            Self::CardNotInDeck { .. } => "2",
        };
        Section { book, rulebook: book }
    }
}
