//! The rules that forbid something.

use bourse_game::{Money, Section};
use serde::Serialize;

use crate::rules::company::Company;

/// Why an action is refused, with the figures that explain it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "ChicagoRule")]
#[serde(tag = "rule", rename_all = "snake_case")]
pub enum Rule {
    /// The first bid is lower than the starting bid.
    BidBelowMinimum {
        /// The lowest bid allowed.
        minimum: Money,
    },
    /// A bid must be higher than the one that stands.
    BidNotHigher {
        /// The bid that stands.
        standing: Money,
    },
    /// A bid must be paid at once.
    BidOverCash {
        /// What the bidder has.
        cash: Money,
    },
    /// The dial is on red.
    DialRed,
    /// The company is not open yet.
    OfferClosed,
    /// All its shares are sold.
    OfferSoldOut,
    /// The company is not open yet.
    BuildClosed,
    /// The builder holds no share of it.
    BuildNoShare,
    /// An expansion is of one company.
    BuildOtherCompany {
        /// The company of this expansion.
        company: Company,
    },
    /// The company is there already.
    BuildOwnTwice,
    /// Start hexes are closed.
    BuildStartHex,
    /// The hex does not touch the company's network.
    BuildNotAdjacent,
    /// A forest or mountain holds one company.
    BuildOccupied,
    /// The company has no locomotive left.
    BuildNoLocomotive,
    /// The treasury cannot pay.
    BuildTooExpensive {
        /// What it would cost.
        price: Money,
        /// What there is.
        treasury: Money,
    },
    /// An expansion ends after its first locomotive at the earliest.
    DoneBeforeBuild,
    /// An expansion that has begun is ended, not forgone.
    ForgoAfterBuild,
    /// The hex is never developed.
    DevelopForbiddenHex,
    /// Nobody is there.
    DevelopNoLocomotive,
    /// It has its house already.
    DevelopHasHouse,
    /// No house is left.
    DevelopNoHouseLeft,
    /// The industrial city stands at the end of its track.
    DevelopMaxed,
}

impl Rule {
    /// Every rule once, with sample figures: for tests that must reach all.
    pub const ALL: [Self; 22] = [
        Self::BidBelowMinimum { minimum: Money(1) },
        Self::BidNotHigher { standing: Money(1) },
        Self::BidOverCash { cash: Money(0) },
        Self::DialRed,
        Self::OfferClosed,
        Self::OfferSoldOut,
        Self::BuildClosed,
        Self::BuildNoShare,
        Self::BuildOtherCompany { company: Company::Prr },
        Self::BuildOwnTwice,
        Self::BuildStartHex,
        Self::BuildNotAdjacent,
        Self::BuildOccupied,
        Self::BuildNoLocomotive,
        Self::BuildTooExpensive { price: Money(1), treasury: Money(0) },
        Self::DoneBeforeBuild,
        Self::ForgoAfterBuild,
        Self::DevelopForbiddenHex,
        Self::DevelopNoLocomotive,
        Self::DevelopHasHouse,
        Self::DevelopNoHouseLeft,
        Self::DevelopMaxed,
    ];
}

impl bourse_game::Rule for Rule {
    fn code(&self) -> &'static str {
        match self {
            Self::BidBelowMinimum { .. } => "bid_below_minimum",
            Self::BidNotHigher { .. } => "bid_not_higher",
            Self::BidOverCash { .. } => "bid_over_cash",
            Self::DialRed => "dial_red",
            Self::OfferClosed => "offer_closed",
            Self::OfferSoldOut => "offer_sold_out",
            Self::BuildClosed => "build_closed",
            Self::BuildNoShare => "build_no_share",
            Self::BuildOtherCompany { .. } => "build_other_company",
            Self::BuildOwnTwice => "build_own_twice",
            Self::BuildStartHex => "build_start_hex",
            Self::BuildNotAdjacent => "build_not_adjacent",
            Self::BuildOccupied => "build_occupied",
            Self::BuildNoLocomotive => "build_no_locomotive",
            Self::BuildTooExpensive { .. } => "build_too_expensive",
            Self::DoneBeforeBuild => "done_before_build",
            Self::ForgoAfterBuild => "forgo_after_build",
            Self::DevelopForbiddenHex => "develop_forbidden_hex",
            Self::DevelopNoLocomotive => "develop_no_locomotive",
            Self::DevelopHasHouse => "develop_has_house",
            Self::DevelopNoHouseLeft => "develop_no_house_left",
            Self::DevelopMaxed => "develop_maxed",
        }
    }

    fn section(&self) -> Section {
        let (book, rulebook) = match self {
            Self::BidBelowMinimum { .. } => ("5.2", "Vente aux enchères d’une action"),
            Self::BidNotHigher { .. } => ("2.2", "Préparation du jeu"),
            Self::BidOverCash { .. } => ("2.3", "Préparation du jeu"),
            Self::DialRed => ("3", "Déroulement du jeu"),
            Self::OfferClosed | Self::OfferSoldOut => ("5.1", "Vente aux enchères d’une action"),
            Self::BuildClosed | Self::BuildNoShare | Self::BuildOtherCompany { .. } => {
                ("6.1", "Extension du réseau d’une compagnie ferroviaire")
            }
            Self::BuildOwnTwice
            | Self::BuildStartHex
            | Self::BuildNotAdjacent
            | Self::BuildOccupied
            | Self::DoneBeforeBuild => ("6.2", "Exécution de l’extension du réseau"),
            Self::BuildNoLocomotive => ("6.3", "Exécution de l’extension du réseau"),
            Self::BuildTooExpensive { .. } => ("6.4", "Coûts de l’extension du réseau"),
            Self::ForgoAfterBuild => ("3", "Déroulement du jeu"),
            Self::DevelopForbiddenHex
            | Self::DevelopNoLocomotive
            | Self::DevelopHasHouse
            | Self::DevelopNoHouseLeft
            | Self::DevelopMaxed => ("7", "Conditions pour le développement d’une case de jeu"),
        };
        Section { book, rulebook }
    }
}
