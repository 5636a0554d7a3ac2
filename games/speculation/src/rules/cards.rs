//! The cards of one player: §10.

use serde::Serialize;

use crate::rules::card::{Card, CardSet, Pile};

/// The nine cards of one player: each is in the hand, in the deck, committed or
/// on the discard pile.
///
/// A deck has no order: it is a set, and every draw is uniform from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Cards {
    pub(crate) hand: CardSet,
    pub(crate) deck: CardSet,
    pub(crate) committed: Option<Card>,
    pub(crate) discard: Pile,
}

impl Cards {
    /// All nine in the deck.
    pub(crate) const NEW: Self =
        Self { hand: CardSet::EMPTY, deck: CardSet::ALL, committed: None, discard: Pile::EMPTY };

    /// The cards in hand, without the committed one.
    #[must_use]
    pub fn hand(&self) -> CardSet {
        self.hand
    }

    /// The cards still to be drawn.
    #[must_use]
    pub fn deck(&self) -> CardSet {
        self.deck
    }

    /// The card chosen for this round and not yet revealed.
    #[must_use]
    pub fn committed(&self) -> Option<Card> {
        self.committed
    }

    /// The cards played, in order.
    #[must_use]
    pub fn discard(&self) -> Pile {
        self.discard
    }

    pub(crate) fn draw(&mut self, card: Card) {
        self.deck = self.deck.without(card);
        self.hand = self.hand.with(card);
    }

    pub(crate) fn commit(&mut self, card: Card) {
        self.hand = self.hand.without(card);
        self.committed = Some(card);
    }

    /// Lays the committed card on the discard pile.
    pub(crate) fn play(&mut self) -> Option<Card> {
        let card = self.committed.take()?;
        self.discard = self.discard.with(card);
        Some(card)
    }

    /// Makes the discards the new deck once every card has been played; says
    /// whether it did.
    pub(crate) fn reshuffle(&mut self) -> bool {
        let due = self.deck.is_empty() && self.hand.is_empty();
        if due {
            self.deck = self.discard.cards();
            self.discard = Pile::EMPTY;
        }
        due
    }
}
