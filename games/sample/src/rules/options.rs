//! What a table can agree on.

bourse_game::options! {
    /// The options of a table.
    pub struct Options {
        /// What the winner of a lot pays (§4).
        pub price: Price = Price::Second,
    }
}

bourse_game::option_words! {
    /// What the winner of a lot pays.
    pub enum Price {
        /// The second highest card.
        Second = "second",
        /// Their own card.
        First = "first",
    }
}
