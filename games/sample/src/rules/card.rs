//! Cards and sets of them.

use bourse_game::{Dice, Money};
use serde::{Deserialize, Serialize};

use crate::rules::CARDS;

/// A card, by its number: 1 to [`CARDS`]. There is one of each (§1).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS,
)]
#[serde(try_from = "u8")]
#[ts(rename = "SampleCard", type = "number")]
pub struct Card(u8);

impl Card {
    /// The lowest.
    pub const FIRST: Self = Self(1);

    /// The card with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= CARDS { Some(Self(number)) } else { None }
    }

    /// The number on it: as a lot its worth, as a bid its amount.
    #[must_use]
    pub fn worth(self) -> Money {
        Money(self.0.into())
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("there is no such card")
    }
}

/// A set of cards: a bit for each, so that states are cheap to copy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self(0);
    /// The whole deck.
    pub const ALL: Self = Self(((1 << CARDS) - 1) << 1);

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// The set with the card.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// The set without the card.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// The set without all of another.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many cards are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no card is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, lowest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        (1..=CARDS).map(Card).filter(move |&card| self.contains(card))
    }

    /// A card by its place, the lowest having place 0.
    #[must_use]
    pub fn nth(self, place: u64) -> Option<Card> {
        self.iter().nth(usize::try_from(place).ok()?)
    }

    /// Takes so many cards out of the set, whichever the dice say.
    pub(crate) fn take(&mut self, count: u8, dice: &mut impl Dice) -> Self {
        let mut taken = Self::NONE;
        for _ in 0..count {
            let Some(card) = self.nth(dice.below(self.len().into())) else { break };
            *self = self.without(card);
            taken = taken.with(card);
        }
        taken
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
