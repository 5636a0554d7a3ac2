//! The rules that forbid something.

use bourse_game::Money;

use crate::rules::card::Card;
use crate::rules::company::Company;
use crate::rules::tile::Tile;

/// Headings of the rulebook.
const TRADE: &str = "Échange";
const MOVEMENT: &str = "Déplacement des pions de société";

bourse_game::rules! {
    /// Why an action or an outcome is refused, with the figures that explain it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
    #[ts(rename = "SpeculationRule")]
    pub enum Rule {
        /// The starting share of this company has been drawn.
        StartShareTaken {
            /// Which.
            company: Company = Company::Alhambra,
        } = "start_share_taken", ("4", "La préparation");
        /// The card is not in the player's deck.
        CardNotInDeck {
            /// Which.
            card: Card = Card::BankHoliday,
        } = "card_not_in_deck", ("10", MOVEMENT);
        /// No such tile is in the bag.
        TileNotInBag = "tile_not_in_bag", ("6", "Déroulement du jeu");
        /// The seller holds no share of the company.
        TradeSellNotHeld {
            /// Of which.
            company: Company = Company::Alhambra,
        } = "trade_sell_not_held", ("7.1", TRADE);
        /// A share is not sold and bought back in one trade.
        TradeSameCompany = "trade_same_company", ("7.1", TRADE);
        /// The bank has no share of the company.
        TradeBankEmpty {
            /// Of which.
            company: Company = Company::Alhambra,
        } = "trade_bank_empty", ("7.1", TRADE);
        /// The sale and the cash do not pay for it.
        TradeNoMoney {
            /// What the trade costs in all.
            cost: Money = Money(1),
            /// What there is.
            cash: Money = Money(0),
        } = "trade_no_money", ("7.1", TRADE);
        /// At this table one either sells or buys.
        TradeOneOnly = "trade_one_only", ("7.1", TRADE);
        /// The tile cannot move this pawn.
        RankNotEligible {
            /// The tile of this turn.
            tile: Tile = Tile::RankPlus,
        } = "rank_not_eligible", match tile {
            Tile::RankMinus => ("7.3", "Rang -1"),
            Tile::RankPlus | Tile::Trade | Tile::NoAction => ("7.2", "Rang +1"),
        };
        /// A commitment is final.
        CommitTwice = "commit_twice", ("8", MOVEMENT);
        /// The card is not in the player's hand.
        CommitNotInHand {
            /// Which.
            card: Card = Card::BankHoliday,
        } = "commit_not_in_hand", ("8", MOVEMENT);
    }
}
