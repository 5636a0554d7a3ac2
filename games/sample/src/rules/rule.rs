//! The rules that forbid something.

use crate::rules::card::Card;

bourse_game::rules! {
    /// Why an action or an outcome is refused, with what explains it. That somebody else
    /// is to decide, or a draw is due, every game says alike.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
    #[ts(rename = "SampleRule")]
    pub enum Rule {
        /// The card is not in the player's hand.
        CardNotInHand {
            /// Which.
            card: Card = Card::FIRST,
        } = "card_not_in_hand", "3";
        /// The card is not in the deck.
        CardNotInDeck {
            /// Which.
            card: Card = Card::FIRST,
        } = "card_not_in_deck", "2";
    }
}
