//! A player's nine cards: eight companies and the bank holiday.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules::collections::bit_set;
use crate::rules::company::Company;

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ts_rs::TS)]
#[ts(rename = "SpeculationCard", type = "SpeculationCompany | \"bank_holiday\"")]
pub enum Card {
    /// Moves the company's pawn.
    Company(Company),
    /// Stops or slows all pawns.
    BankHoliday,
}

const HOLIDAY: &str = "bank_holiday";
/// The number of companies, and the holiday's place after them.
const HOLIDAY_INDEX: u8 = Company::ALL.len() as u8;

bit_set! {
    /// A set of cards of one player.
    pub struct CardSet(u16) of Card
}

impl CardSet {
    /// All nine.
    pub const ALL: Self = Self((1 << (HOLIDAY_INDEX + 1)) - 1);

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Card {
    pub(crate) const fn index(self) -> u8 {
        match self {
            Self::Company(company) => company.index(),
            Self::BankHoliday => HOLIDAY_INDEX,
        }
    }

    pub(crate) fn from_index(index: u8) -> Option<Self> {
        if index == HOLIDAY_INDEX {
            return Some(Self::BankHoliday);
        }
        Company::from_index(index).map(Self::Company)
    }

    /// The name in the record.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Company(company) => company.id(),
            Self::BankHoliday => HOLIDAY,
        }
    }

    /// The company on the card, if it is not the holiday.
    #[must_use]
    pub const fn company(self) -> Option<Company> {
        match self {
            Self::Company(company) => Some(company),
            Self::BankHoliday => None,
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        bourse_game::named(deserializer, "a company or bank_holiday", |name| {
            CardSet::ALL.iter().find(|card| card.id() == name)
        })
    }
}

/// A discard pile: different cards in the order they were played.
///
/// Four bits a card, the first played lowest: its index and one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile(u64);

const PLACE: u32 = 4;

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// How many cards lie there.
    #[must_use]
    pub const fn len(self) -> usize {
        (u64::BITS - self.0.leading_zeros()).div_ceil(PLACE) as usize
    }

    /// Whether none lies there.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The pile with one more card on top. A card that lies there already
    /// changes nothing, so a pile never has more than nine.
    #[must_use]
    pub fn with(self, card: Card) -> Self {
        if self.cards().contains(card) {
            return self;
        }
        Self(self.0 | u64::from(card.index() + 1) << (PLACE * self.len() as u32))
    }

    /// The cards from the first played to the last.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = Card::from_index(((rest & 0xF) as u8).checked_sub(1)?);
            rest >>= PLACE;
            card
        })
    }

    /// The card played last.
    #[must_use]
    pub fn top(self) -> Option<Card> {
        self.iter().last()
    }

    /// The cards without their order.
    #[must_use]
    pub fn cards(self) -> CardSet {
        self.iter().collect()
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_keeps_the_order_of_play() {
        let played =
            [Card::BankHoliday, Card::Company(Company::Metro), Card::from_index(0).unwrap()];
        let pile: Pile = played.into_iter().collect();
        assert!(pile.iter().eq(played));
        assert_eq!(pile.len(), 3);
        assert_eq!(pile.top(), Some(played[2]));
        let all: Pile = CardSet::ALL.iter().chain(CardSet::ALL.iter()).collect();
        assert_eq!(all.len(), 9);
        assert_eq!(all.cards(), CardSet::ALL);
    }
}
