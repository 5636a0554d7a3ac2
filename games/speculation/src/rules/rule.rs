//! The rules that forbid something.

use bourse_game::{Money, Section};
use serde::Serialize;

use crate::rules::card::Card;
use crate::rules::company::Company;
use crate::rules::tile::Tile;

/// Why an action or an outcome is refused, with the figures that explain it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "SpeculationRule")]
#[serde(tag = "rule", rename_all = "snake_case")]
pub enum Rule {
    /// The starting share of this company has been drawn.
    StartShareTaken {
        /// Which.
        company: Company,
    },
    /// The card is not in the player's deck.
    CardNotInDeck {
        /// Which.
        card: Card,
    },
    /// No such tile is in the bag.
    TileNotInBag,
    /// The seller holds no share of the company.
    TradeSellNotHeld {
        /// Of which.
        company: Company,
    },
    /// A share is not sold and bought back in one trade.
    TradeSameCompany,
    /// The bank has no share of the company.
    TradeBankEmpty {
        /// Of which.
        company: Company,
    },
    /// The sale and the cash do not pay for it.
    TradeNoMoney {
        /// What the trade costs in all.
        cost: Money,
        /// What there is.
        cash: Money,
    },
    /// At this table one either sells or buys.
    TradeOneOnly,
    /// The tile cannot move this pawn.
    RankNotEligible {
        /// The tile of this turn.
        tile: Tile,
    },
    /// A commitment is final.
    CommitTwice,
    /// The card is not in the player's hand.
    CommitNotInHand {
        /// Which.
        card: Card,
    },
}

impl Rule {
    /// Every rule once, with sample figures: for tests that must reach all.
    pub const ALL: [Self; 11] = [
        Self::StartShareTaken { company: Company::Alhambra },
        Self::CardNotInDeck { card: Card::BankHoliday },
        Self::TileNotInBag,
        Self::TradeSellNotHeld { company: Company::Alhambra },
        Self::TradeSameCompany,
        Self::TradeBankEmpty { company: Company::Alhambra },
        Self::TradeNoMoney { cost: Money(1), cash: Money(0) },
        Self::TradeOneOnly,
        Self::RankNotEligible { tile: Tile::RankPlus },
        Self::CommitTwice,
        Self::CommitNotInHand { card: Card::BankHoliday },
    ];
}

impl bourse_game::Rule for Rule {
    fn code(&self) -> &'static str {
        match self {
            Self::StartShareTaken { .. } => "start_share_taken",
            Self::CardNotInDeck { .. } => "card_not_in_deck",
            Self::TileNotInBag => "tile_not_in_bag",
            Self::TradeSellNotHeld { .. } => "trade_sell_not_held",
            Self::TradeSameCompany => "trade_same_company",
            Self::TradeBankEmpty { .. } => "trade_bank_empty",
            Self::TradeNoMoney { .. } => "trade_no_money",
            Self::TradeOneOnly => "trade_one_only",
            Self::RankNotEligible { .. } => "rank_not_eligible",
            Self::CommitTwice => "commit_twice",
            Self::CommitNotInHand { .. } => "commit_not_in_hand",
        }
    }

    fn section(&self) -> Section {
        let (book, rulebook) = match self {
            Self::StartShareTaken { .. } => ("4", "La préparation"),
            Self::CardNotInDeck { .. } => ("10", "Déplacement des pions de société"),
            Self::TileNotInBag => ("6", "Déroulement du jeu"),
            Self::TradeSellNotHeld { .. }
            | Self::TradeSameCompany
            | Self::TradeBankEmpty { .. }
            | Self::TradeNoMoney { .. }
            | Self::TradeOneOnly => ("7.1", "Échange"),
            Self::RankNotEligible { tile: Tile::RankMinus } => ("7.3", "Rang -1"),
            Self::RankNotEligible { .. } => ("7.2", "Rang +1"),
            Self::CommitTwice | Self::CommitNotInHand { .. } => {
                ("8", "Déplacement des pions de société")
            }
        };
        Section { book, rulebook }
    }
}
