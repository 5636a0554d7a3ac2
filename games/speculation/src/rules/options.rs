//! The options of a table.

use bourse_game::Seat;

use crate::rules::prices::{PriceLists, SidePrices};

bourse_game::option_words! {
    /// The side of the board (§4).
    pub enum Side {
        /// Without a star.
        Normal = "normal",
        /// With the star: money is harder to make.
        Star = "star",
    }
}

bourse_game::option_words! {
    /// Rank -1 on a pawn with only START pawns behind it (A06).
    pub enum RankMinusStart {
        /// It goes back to START.
        ToStart = "to_start",
        /// It cannot be chosen.
        NotEligible = "not_eligible",
    }
}

bourse_game::option_words! {
    /// Rank +1 on a pawn that is still on START (A05).
    pub enum RankPlusStart {
        /// It jumps ahead of the last pawn on the track.
        Allowed = "allowed",
        /// It cannot be chosen.
        NotAllowed = "not_allowed",
    }
}

bourse_game::option_words! {
    /// Rank +1 on a pawn for which no space is free before END (A07).
    pub enum RankPlusEnd {
        /// It enters END, and this is the last round.
        Enter = "enter",
        /// It cannot be chosen.
        NotEligible = "not_eligible",
    }
}

bourse_game::option_words! {
    /// Whether a rank tile must be used (A17).
    pub enum RankTile {
        /// It must.
        Compulsory = "compulsory",
        /// The active player may decline.
        Optional = "optional",
    }
}

bourse_game::option_words! {
    /// What one decision of a Trade may be (A18).
    pub enum TradeDeal {
        /// A sale, a purchase, both or neither.
        Both = "both",
        /// A sale, a purchase or neither.
        One = "one",
    }
}

bourse_game::option_words! {
    /// How many cards are drawn from a new deck (A08).
    pub enum NewDeckDraw {
        /// Two: the hand is as in the beginning.
        Two = "two",
        /// One, as after any other card: from then on there is no choice.
        One = "one",
    }
}

bourse_game::option_words! {
    /// How pawns on the track are ranked when others are in END (A24).
    pub enum EndRanks {
        /// The pawns in END are ahead of them.
        Ahead = "ahead",
        /// Among themselves, from the first.
        Apart = "apart",
    }
}

bourse_game::option_words! {
    /// What others may see of a discard pile (A12); views only.
    pub enum Discards {
        /// All of it.
        Open = "open",
        /// The card on top, and how many there are.
        Top = "top",
    }
}

bourse_game::options! {
    /// The options of a table of Speculation.
    pub struct Options {
        /// The side of the board.
        pub side: Side = Side::Normal,
        /// Whose turn is the first.
        pub first_seat: Seat = Seat::FIRST,
        /// Rank -1 with only START pawns behind.
        pub rank_minus_start: RankMinusStart = RankMinusStart::ToStart,
        /// Whether players hide their cash.
        pub hidden_money: bool = false,
        /// Rank +1 from START.
        pub rank_plus_start: RankPlusStart = RankPlusStart::Allowed,
        /// Rank +1 into END.
        pub rank_plus_end: RankPlusEnd = RankPlusEnd::Enter,
        /// Whether a rank tile must be used.
        pub rank_tile: RankTile = RankTile::Compulsory,
        /// What one decision of a Trade may be.
        pub trade_deal: TradeDeal = TradeDeal::Both,
        /// How many cards are drawn from a new deck.
        pub new_deck_draw: NewDeckDraw = NewDeckDraw::Two,
        /// How pawns on the track are ranked behind END.
        pub end_ranks: EndRanks = EndRanks::Ahead,
        /// What others may see of a discard pile.
        pub discards: Discards = Discards::Open,
    }
    beside {
        /// The host's own price lists: a record carries them in its header.
        pub prices: Option<PriceLists> = None,
    }
}

impl Options {
    /// The price lists in force.
    #[must_use]
    pub fn price_lists(&self) -> &SidePrices {
        let own = self.prices.as_ref().and_then(|lists| lists.side(self.side));
        own.unwrap_or_else(|| SidePrices::of_the_box(self.side))
    }
}
