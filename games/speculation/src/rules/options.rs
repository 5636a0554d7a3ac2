//! The options of a table.

use bourse_game::{Domain, OptionDeclaration, Seat};
use serde::Serialize;

use crate::rules::prices::{PriceLists, SidePrices};

/// An option's values with their words in the record; the first is the default.
macro_rules! choice {
    (
        $(#[$doc:meta])*
        pub enum $name:ident {
            $(#[$first_doc:meta])* $first:ident = $first_word:literal,
            $($(#[$other_doc:meta])* $other:ident = $other_word:literal,)+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $(#[$first_doc])* #[default] $first,
            $($(#[$other_doc])* $other,)+
        }

        impl $name {
            const ALL: &'static [Self] = &[Self::$first, $(Self::$other),+];
            const WORDS: &'static [&'static str] = &[$first_word, $($other_word),+];

            /// The word in the record.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    Self::$first => $first_word,
                    $(Self::$other => $other_word,)+
                }
            }

            fn set(&mut self, value: u8) {
                *self = Self::ALL.get(usize::from(value)).copied().unwrap_or(*self);
            }
        }
    };
}

choice! {
    /// The side of the board (§4).
    pub enum Side {
        /// Without a star.
        Normal = "normal",
        /// With the star: money is harder to make.
        Star = "star",
    }
}

choice! {
    /// Rank -1 on a pawn with only START pawns behind it (A06).
    pub enum RankMinusStart {
        /// It goes back to START.
        ToStart = "to_start",
        /// It cannot be chosen.
        NotEligible = "not_eligible",
    }
}

choice! {
    /// Rank +1 on a pawn that is still on START (A05).
    pub enum RankPlusStart {
        /// It jumps ahead of the last pawn on the track.
        Allowed = "allowed",
        /// It cannot be chosen.
        NotAllowed = "not_allowed",
    }
}

choice! {
    /// Rank +1 on a pawn for which no space is free before END (A07).
    pub enum RankPlusEnd {
        /// It enters END, and this is the last round.
        Enter = "enter",
        /// It cannot be chosen.
        NotEligible = "not_eligible",
    }
}

choice! {
    /// Whether a rank tile must be used (A17).
    pub enum RankTile {
        /// It must.
        Compulsory = "compulsory",
        /// The active player may decline.
        Optional = "optional",
    }
}

choice! {
    /// What one decision of a Trade may be (A18).
    pub enum TradeDeal {
        /// A sale, a purchase, both or neither.
        Both = "both",
        /// A sale, a purchase or neither.
        One = "one",
    }
}

choice! {
    /// How many cards are drawn from a new deck (A08).
    pub enum NewDeckDraw {
        /// Two: the hand is as in the beginning.
        Two = "two",
        /// One, as after any other card: from then on there is no choice.
        One = "one",
    }
}

choice! {
    /// How pawns on the track are ranked when others are in END (A24).
    pub enum EndRanks {
        /// The pawns in END are ahead of them.
        Ahead = "ahead",
        /// Among themselves, from the first.
        Apart = "apart",
    }
}

choice! {
    /// What others may see of a discard pile (A12); views only.
    pub enum Discards {
        /// All of it.
        Open = "open",
        /// The card on top, and how many there are.
        Top = "top",
    }
}

/// The options of a table of Speculation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The side of the board.
    pub side: Side,
    /// Whose turn is the first.
    pub first_seat: Seat,
    /// Rank -1 with only START pawns behind.
    pub rank_minus_start: RankMinusStart,
    /// Whether players hide their cash.
    pub hidden_money: bool,
    /// Rank +1 from START.
    pub rank_plus_start: RankPlusStart,
    /// Rank +1 into END.
    pub rank_plus_end: RankPlusEnd,
    /// Whether a rank tile must be used.
    pub rank_tile: RankTile,
    /// What one decision of a Trade may be.
    pub trade_deal: TradeDeal,
    /// How many cards are drawn from a new deck.
    pub new_deck_draw: NewDeckDraw,
    /// How pawns on the track are ranked behind END.
    pub end_ranks: EndRanks,
    /// What others may see of a discard pile.
    pub discards: Discards,
    /// The host's own price lists. Not one of the declared options: a record
    /// carries them in its header.
    pub prices: Option<PriceLists>,
}

impl Options {
    /// The price lists in force.
    #[must_use]
    pub fn price_lists(&self) -> &SidePrices {
        let own = self.prices.as_ref().and_then(|lists| lists.side(self.side));
        own.unwrap_or_else(|| SidePrices::of_the_box(self.side))
    }
}

impl bourse_game::Options for Options {
    const DECLARED: &'static [OptionDeclaration] = &[
        words("side", Side::WORDS),
        OptionDeclaration { name: "first_seat", domain: Domain::Seat },
        words("rank_minus_start", RankMinusStart::WORDS),
        OptionDeclaration { name: "hidden_money", domain: Domain::Flag },
        words("rank_plus_start", RankPlusStart::WORDS),
        words("rank_plus_end", RankPlusEnd::WORDS),
        words("rank_tile", RankTile::WORDS),
        words("trade_deal", TradeDeal::WORDS),
        words("new_deck_draw", NewDeckDraw::WORDS),
        words("end_ranks", EndRanks::WORDS),
        words("discards", Discards::WORDS),
    ];

    fn get(&self, option: usize) -> u8 {
        match option {
            0 => self.side as u8,
            1 => self.first_seat.number(),
            2 => self.rank_minus_start as u8,
            3 => u8::from(self.hidden_money),
            4 => self.rank_plus_start as u8,
            5 => self.rank_plus_end as u8,
            6 => self.rank_tile as u8,
            7 => self.trade_deal as u8,
            8 => self.new_deck_draw as u8,
            9 => self.end_ranks as u8,
            10 => self.discards as u8,
            _ => 0,
        }
    }

    fn set(&mut self, option: usize, value: u8) {
        match option {
            0 => self.side.set(value),
            1 => self.first_seat = Seat::new(value).unwrap_or(self.first_seat),
            2 => self.rank_minus_start.set(value),
            3 if value < 2 => self.hidden_money = value == 1,
            4 => self.rank_plus_start.set(value),
            5 => self.rank_plus_end.set(value),
            6 => self.rank_tile.set(value),
            7 => self.trade_deal.set(value),
            8 => self.new_deck_draw.set(value),
            9 => self.end_ranks.set(value),
            10 => self.discards.set(value),
            _ => {}
        }
    }
}

const fn words(name: &'static str, words: &'static [&'static str]) -> OptionDeclaration {
    OptionDeclaration { name, domain: Domain::Words(words) }
}

#[cfg(test)]
mod tests {
    use bourse_game::Options as _;

    use super::*;

    #[test]
    fn a_value_outside_the_domain_changes_nothing() {
        let mut options = Options::default();
        for option in 0..14 {
            options.set(option, 9);
        }
        assert_eq!(options, Options::default());
    }
}
