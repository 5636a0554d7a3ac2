//! Decisions, in the form of the record.

use bourse_game::{Money, Object, Seat, Viewer, present};
use bourse_track::{Hex, Rotation, Station, TileId};
use serde::{Deserialize, Serialize};

use crate::rules::company::{Company, Lot, Private};
use crate::rules::moves::BestRun;
use crate::rules::names::{HexName, RotationNumber, TileName};
use crate::rules::train::TrainId;

/// A decision of a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[ts(rename = "G1861Action")]
#[serde(tag = "type", rename_all = "snake_case", try_from = "Object<Wire>")]
pub enum Action {
    /// Does nothing, or nothing more, of what could be done.
    Pass,
    /// Bids for a private or a minor; opens its auction if none is on.
    Bid {
        /// For what.
        lot: Lot,
        /// How much.
        amount: Money,
    },
    /// Buys a share for oneself.
    BuyShare {
        /// Of which public.
        company: Company,
        /// From where.
        from: Source,
    },
    /// Sells shares to the pool.
    SellShares {
        /// Of which public.
        company: Company,
        /// How many.
        shares: u8,
    },
    /// Founds a public.
    Found {
        /// Which.
        company: Company,
        /// At what price.
        price: Money,
    },
    /// Places a token: of a new public where it begins, or of a company at the
    /// price of the distance.
    PlaceToken {
        /// Where.
        #[serde(flatten)]
        at: At,
    },
    /// Removes one of too many tokens after a merger.
    RemoveToken {
        /// Where.
        #[serde(flatten)]
        at: At,
    },
    /// The company buys its own shares from the pool.
    Redeem {
        /// How many.
        shares: u8,
    },
    /// The company buys a private from a player.
    BuyPrivate {
        /// Which.
        private: Private,
        /// For how much.
        price: Money,
    },
    /// Lays a tile.
    LayTile {
        /// Where.
        hex: HexName,
        /// Which.
        tile: TileName,
        /// How it lies.
        rotation: RotationNumber,
    },
    /// Runs the company's trains.
    Run {
        /// A route for each train that runs.
        routes: Vec<TrainRoute>,
        /// What they bring together.
        revenue: Money,
    },
    /// Says what becomes of the revenue.
    Dividend {
        /// What.
        kind: Payment,
    },
    /// Buys a train: a new one, one from the pool, or another company's.
    BuyTrain {
        /// Which card.
        train: TrainId,
        /// For how much.
        price: Money,
    },
    /// Gives up one of too many trains.
    DiscardTrain {
        /// Which card.
        train: TrainId,
    },
    /// The minor becomes a public.
    Convert,
    /// Adds a minor to the merger.
    Merge {
        /// Which.
        company: Company,
    },
    /// Names the public that a conversion or a merger forms.
    Form {
        /// Which.
        company: Company,
    },
    /// The trainless public goes to the state.
    Nationalise,
    /// Agrees to what another player offers or proposes.
    Accept,
    /// Does not.
    Decline,
    /// A decision, with what the state railway ran by itself because of it, where
    /// that was not proved to be the best. Only records have it.
    #[ts(skip)]
    Recorded {
        /// The decision.
        action: Box<Self>,
        /// Each run, in order.
        state_runs: Vec<BestRun>,
    },
}

/// Where a share is bought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "G1861Source")]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// From the company.
    Treasury,
    /// From the pool.
    Pool,
}

impl Source {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Treasury, Self::Pool];
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        bourse_game::named(from, "treasury or pool", |word| match word {
            "treasury" => Some(Self::Treasury),
            "pool" => Some(Self::Pool),
            _ => None,
        })
    }
}

/// What becomes of a public's revenue (§5.5.5.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "G1861Payment")]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// All is paid.
    Pay,
    /// Half is paid, rounded up to whole shares.
    Half,
    /// All is kept.
    Withhold,
}

impl Payment {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Pay, Self::Half, Self::Withhold];
}

impl<'de> Deserialize<'de> for Payment {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        bourse_game::named(from, "pay, half or withhold", |word| match word {
            "pay" => Some(Self::Pay),
            "half" => Some(Self::Half),
            "withhold" => Some(Self::Withhold),
            _ => None,
        })
    }
}

/// A city as the record writes it: its hex, and which of the hex's stops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
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

/// An action as it is read: every key an action may have, then exactly those of
/// its type. Reading goes through it because serde's own reader of tagged enums
/// lets unknown keys pass beside a type without fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire {
    r#type: Kind,
    #[serde(default, deserialize_with = "present")]
    lot: Option<Lot>,
    #[serde(default, deserialize_with = "present")]
    amount: Option<Money>,
    #[serde(default, deserialize_with = "present")]
    company: Option<Company>,
    #[serde(default, deserialize_with = "present")]
    from: Option<Source>,
    #[serde(default, deserialize_with = "present")]
    shares: Option<u8>,
    #[serde(default, deserialize_with = "present")]
    price: Option<Money>,
    #[serde(default, deserialize_with = "present")]
    hex: Option<HexName>,
    #[serde(default, deserialize_with = "present")]
    city: Option<u8>,
    #[serde(default, deserialize_with = "present")]
    private: Option<Private>,
    #[serde(default, deserialize_with = "present")]
    tile: Option<TileName>,
    #[serde(default, deserialize_with = "present")]
    rotation: Option<RotationNumber>,
    #[serde(default, deserialize_with = "present")]
    routes: Option<Vec<TrainRoute>>,
    #[serde(default, deserialize_with = "present")]
    revenue: Option<Money>,
    #[serde(default, deserialize_with = "present")]
    kind: Option<Payment>,
    #[serde(default, deserialize_with = "present")]
    train: Option<TrainId>,
    #[serde(default, deserialize_with = "present")]
    action: Option<Box<Action>>,
    #[serde(default, deserialize_with = "present")]
    state_runs: Option<Vec<BestRun>>,
}

bourse_game::word_enum! {
    "an action of this game"
    enum Kind {
        Pass = "pass",
        Bid = "bid",
        BuyShare = "buy_share",
        SellShares = "sell_shares",
        Found = "found",
        PlaceToken = "place_token",
        RemoveToken = "remove_token",
        Redeem = "redeem",
        BuyPrivate = "buy_private",
        LayTile = "lay_tile",
        Run = "run",
        Dividend = "dividend",
        BuyTrain = "buy_train",
        DiscardTrain = "discard_train",
        Convert = "convert",
        Merge = "merge",
        Form = "form",
        Nationalise = "nationalise",
        Accept = "accept",
        Decline = "decline",
        Recorded = "recorded",
    }
}

impl TryFrom<Object<Wire>> for Action {
    type Error = &'static str;

    fn try_from(Object(mut wire): Object<Wire>) -> Result<Self, Self::Error> {
        let action = wire.take().ok_or("a key of this action is missing")?;
        if matches!(action.decision(), Self::Recorded { .. }) {
            return Err("a decision has one place in a record");
        }
        if wire.is_empty() { Ok(action) } else { Err("a key that this action does not have") }
    }
}

impl Wire {
    /// The action of the type, its keys taken out.
    fn take(&mut self) -> Option<Action> {
        Some(match self.r#type {
            Kind::Pass => Action::Pass,
            Kind::Bid => Action::Bid { lot: self.lot.take()?, amount: self.amount.take()? },
            Kind::BuyShare => {
                Action::BuyShare { company: self.company.take()?, from: self.from.take()? }
            }
            Kind::SellShares => {
                Action::SellShares { company: self.company.take()?, shares: self.shares.take()? }
            }
            Kind::Found => {
                Action::Found { company: self.company.take()?, price: self.price.take()? }
            }
            Kind::PlaceToken => Action::PlaceToken { at: self.at()? },
            Kind::RemoveToken => Action::RemoveToken { at: self.at()? },
            Kind::Redeem => Action::Redeem { shares: self.shares.take()? },
            Kind::BuyPrivate => {
                Action::BuyPrivate { private: self.private.take()?, price: self.price.take()? }
            }
            Kind::LayTile => Action::LayTile {
                hex: self.hex.take()?,
                tile: self.tile.take()?,
                rotation: self.rotation.take()?,
            },
            Kind::Run => Action::Run { routes: self.routes.take()?, revenue: self.revenue.take()? },
            Kind::Dividend => Action::Dividend { kind: self.kind.take()? },
            Kind::BuyTrain => {
                Action::BuyTrain { train: self.train.take()?, price: self.price.take()? }
            }
            Kind::DiscardTrain => Action::DiscardTrain { train: self.train.take()? },
            Kind::Convert => Action::Convert,
            Kind::Merge => Action::Merge { company: self.company.take()? },
            Kind::Form => Action::Form { company: self.company.take()? },
            Kind::Nationalise => Action::Nationalise,
            Kind::Accept => Action::Accept,
            Kind::Decline => Action::Decline,
            Kind::Recorded => Action::Recorded {
                action: self.action.take()?,
                state_runs: self.state_runs.take()?,
            },
        })
    }

    fn at(&mut self) -> Option<At> {
        Some(At { hex: self.hex.take()?, city: self.city.take()? })
    }

    fn is_empty(&self) -> bool {
        let Self {
            r#type: _,
            lot,
            amount,
            company,
            from,
            shares,
            price,
            hex,
            city,
            private,
            tile,
            rotation,
            routes,
            revenue,
            kind,
            train,
            action,
            state_runs,
        } = self;
        lot.is_none()
            && amount.is_none()
            && company.is_none()
            && from.is_none()
            && shares.is_none()
            && price.is_none()
            && hex.is_none()
            && city.is_none()
            && private.is_none()
            && tile.is_none()
            && rotation.is_none()
            && routes.is_none()
            && revenue.is_none()
            && kind.is_none()
            && train.is_none()
            && action.is_none()
            && state_runs.is_none()
    }
}
