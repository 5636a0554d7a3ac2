//! The options of a table.

use bourse_game::Seat;

bourse_game::option_words! {
    /// When general dividends are paid.
    pub enum DividendTiming {
        /// After the action that turned the second dial to red.
        AfterAction = "after_action",
        /// As soon as the second dial is red, before the action.
        BeforeAction = "before_action",
    }
}

bourse_game::option_words! {
    /// When the Chicago phase takes place.
    pub enum ChicagoPhaseTiming {
        /// After the whole expansion.
        AfterExpansion = "after_expansion",
        /// As soon as the locomotive stands in Chicago.
        Immediately = "immediately",
    }
}

bourse_game::option_words! {
    /// Whether an industrial city at the end of its track can be developed.
    pub enum MaxedIndustrialCity {
        /// It cannot.
        Illegal = "illegal",
        /// It can, and nothing happens.
        NoEffect = "no_effect",
    }
}

bourse_game::option_words! {
    /// Who wins among those with the most cash.
    pub enum TieBreak {
        /// All of them.
        Shared = "shared",
        /// Those whose shares would bring the most dividends.
        StockValue = "stock_value",
    }
}

bourse_game::options! {
    /// The options of a table of Chicago Express.
    pub struct Options {
        /// When general dividends are paid.
        pub dividend_timing: DividendTiming = DividendTiming::AfterAction,
        /// Whether companies in Detroit gain income when its marker moves.
        pub detroit_raises_companies: bool = true,
        /// When the Chicago phase takes place.
        pub chicago_phase_timing: ChicagoPhaseTiming = ChicagoPhaseTiming::AfterExpansion,
        /// Whether a mountain that already has a house counts it when entered.
        pub developed_mountain_counts_house: bool = true,
        /// Whether an industrial city at the end of its track can be developed.
        pub maxed_industrial_city: MaxedIndustrialCity = MaxedIndustrialCity::Illegal,
        /// Who wins among those with the most cash.
        pub tie_break: TieBreak = TieBreak::Shared,
        /// Whether players hide their cash.
        pub hidden_money: bool = false,
        /// Who bids first in the first auction.
        pub first_seat: Seat = Seat::FIRST,
    }
}
