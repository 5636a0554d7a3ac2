//! Decisions, in the form of the record.

use bourse_game::{Money, Seat, Viewer};
use bourse_track::{Hex, Rotation, Station, TileId};
use serde::de::Error;
use serde::{Deserialize, Serialize};

use crate::rules::company::{Company, Lot, Private};
use crate::rules::moves::BestRun;
use crate::rules::names::{HexName, RotationNumber, TileName};
use crate::rules::train::TrainId;

bourse_game::tagged_enum! {
    "an action of this game"
    /// A decision of a seat.
    #[derive(Clone, PartialEq, Eq, Hash, Debug, ts_rs::TS)]
    #[ts(rename = "G1861Action")]
    pub enum Action: ActionKind {
        /// Does nothing, or nothing more, of what could be done.
        Pass = "pass",
        /// Bids for a private or a minor; opens its auction if none is on.
        Bid = "bid" {
            /// For what.
            lot: Lot,
            /// How much.
            amount: Money,
        },
        /// Buys a share for oneself.
        BuyShare = "buy_share" {
            /// Of which public.
            company: Company,
            /// From where.
            from: Source,
        },
        /// Sells shares to the pool.
        SellShares = "sell_shares" {
            /// Of which public.
            company: Company,
            /// How many.
            shares: u8,
        },
        /// Founds a public.
        Found = "found" {
            /// Which.
            company: Company,
            /// At what price.
            price: Money,
        },
        /// Places a token: of a new public where it begins, or of a company at the
        /// price of the distance.
        PlaceToken = "place_token" {
            /// Where.
            #[serde(flatten)]
            at: At,
        },
        /// Removes one of too many tokens after a merger.
        RemoveToken = "remove_token" {
            /// Where.
            #[serde(flatten)]
            at: At,
        },
        /// The company buys its own shares from the pool.
        Redeem = "redeem" {
            /// How many.
            shares: u8,
        },
        /// The company buys a private from a player.
        BuyPrivate = "buy_private" {
            /// Which.
            private: Private,
            /// For how much.
            price: Money,
        },
        /// Lays a tile.
        LayTile = "lay_tile" {
            /// Where.
            hex: HexName,
            /// Which.
            tile: TileName,
            /// How it lies.
            rotation: RotationNumber,
        },
        /// Runs the company's trains.
        Run = "run" {
            /// A route for each train that runs.
            routes: Vec<TrainRoute>,
            /// What they bring together.
            revenue: Money,
        },
        /// Says what becomes of the revenue.
        Dividend = "dividend" {
            /// What.
            kind: Payment,
        },
        /// Buys a train: a new one, one from the pool, or another company's.
        BuyTrain = "buy_train" {
            /// Which card.
            train: TrainId,
            /// For how much.
            price: Money,
        },
        /// Gives up one of too many trains.
        DiscardTrain = "discard_train" {
            /// Which card.
            train: TrainId,
        },
        /// The minor becomes a public.
        Convert = "convert",
        /// Adds a minor to the merger.
        Merge = "merge" {
            /// Which.
            company: Company,
        },
        /// Names the public that a conversion or a merger forms.
        Form = "form" {
            /// Which.
            company: Company,
        },
        /// The trainless public goes to the state.
        Nationalise = "nationalise",
        /// Agrees to what another player offers or proposes.
        Accept = "accept",
        /// Does not.
        Decline = "decline",
        /// A decision, with what the state railway ran by itself because of it, where
        /// that was not proved to be the best. Only records have it.
        #[ts(skip)]
        Recorded = "recorded" {
            /// The decision.
            #[serde(deserialize_with = "decision")]
            action: Box<Action>,
            /// Each run, in order.
            state_runs: Vec<BestRun>,
        },
    }
}

bourse_game::word_enum! {
    "treasury or pool",
    /// Where a share is bought.
    #[derive(ts_rs::TS)]
    #[ts(rename = "G1861Source")]
    pub enum Source {
        /// From the company.
        Treasury = "treasury",
        /// From the pool.
        Pool = "pool",
    }
}

bourse_game::word_enum! {
    "pay, half or withhold",
    /// What becomes of a public's revenue (§5.5.5.2).
    #[derive(ts_rs::TS)]
    #[ts(rename = "G1861Payment")]
    pub enum Payment {
        /// All is paid.
        Pay = "pay",
        /// Half is paid, rounded up to whole shares.
        Half = "half",
        /// All is kept.
        Withhold = "withhold",
    }
}

/// A city as the record writes it: its hex, and which of the hex's stops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[ts(rename = "G1861At")]
pub struct At {
    /// The hex.
    pub hex: HexName,
    /// The stop on the tile that lies there.
    pub city: u8,
}

impl From<Station> for At {
    fn from(at: Station) -> Self {
        Self { hex: HexName(at.hex), city: at.stop }
    }
}

impl From<At> for Station {
    fn from(at: At) -> Self {
        Self { hex: at.hex.0, stop: at.city }
    }
}

/// A train's route: the hexes from stop to stop.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[ts(rename = "G1861Route")]
#[serde(deny_unknown_fields)]
pub struct TrainRoute {
    /// Which train runs.
    pub train: TrainId,
    /// The hexes from each stop to the next, both included.
    pub connections: Vec<Vec<HexName>>,
}

impl bourse_game::Action for Action {
    type Seen = Self;

    fn seen_by(&self, _: Seat, _: Viewer) -> Self {
        self.decision().clone()
    }
}

impl Action {
    /// What was decided.
    #[must_use]
    pub fn decision(&self) -> &Self {
        match self {
            Self::Recorded { action, .. } => action,
            decision => decision,
        }
    }

    /// A tile laid.
    #[must_use]
    pub fn lay(hex: Hex, tile: TileId, rotation: Rotation) -> Self {
        Self::LayTile {
            hex: HexName(hex),
            tile: TileName(tile),
            rotation: RotationNumber(rotation),
        }
    }

    /// A token placed.
    #[must_use]
    pub fn place_token(at: Station) -> Self {
        Self::PlaceToken { at: at.into() }
    }
}

/// A decision within a record's line, which is not such a line again.
fn decision<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Box<Action>, D::Error> {
    match Box::<Action>::deserialize(from)? {
        action if action.kind() == ActionKind::Recorded => {
            Err(D::Error::custom("a decision has one place in a record"))
        }
        action => Ok(action),
    }
}
