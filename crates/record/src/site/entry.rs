//! An entry of a file's list of actions, as it is written.

use std::borrow::Cow;

use bourse_1861::{HexName, Private, RotationNumber, TrainId};
use bourse_game::{Money, named};
use serde::{Deserialize, Deserializer};

use super::id::Id;
use super::ids::SiteCompany;
use super::shares::Certificate;
use super::tiles::{City, Piece};

/// Every key of an entry that is used; the site adds others.
#[derive(Deserialize)]
pub(super) struct Entry<'a> {
    pub(super) id: Option<u64>,
    #[serde(borrow)]
    pub(super) r#type: Cow<'a, str>,
    #[serde(borrow)]
    pub(super) entity: Option<Id<'a>>,
    #[serde(borrow)]
    pub(super) entity_type: Option<Cow<'a, str>>,
    /// Where an `undo` goes back to.
    pub(super) action_id: Option<u64>,
    /// What followed by itself.
    #[serde(borrow)]
    pub(super) auto_actions: Option<Vec<Entry<'a>>>,
    pub(super) company: Option<Private>,
    pub(super) corporation: Option<SiteCompany>,
    pub(super) price: Option<Money>,
    pub(super) share_price: Option<StartPrice>,
    pub(super) shares: Option<Vec<Certificate>>,
    pub(super) percent: Option<u8>,
    pub(super) hex: Option<HexName>,
    pub(super) tile: Option<Piece>,
    pub(super) rotation: Option<RotationNumber>,
    pub(super) city: Option<City>,
    pub(super) routes: Option<Vec<Route>>,
    pub(super) extra_revenue: Option<i32>,
    #[serde(borrow)]
    pub(super) kind: Option<Cow<'a, str>>,
    pub(super) train: Option<TrainId>,
    #[serde(borrow)]
    pub(super) choice: Option<Cow<'a, str>>,
}

/// What an entry is in the list for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// It takes back.
    Undo,
    /// It takes back an undo.
    Redo,
    /// Somebody said something.
    Message,
    /// An order for the site to act on later; what came of it is recorded too.
    Program,
    /// It is played.
    Play,
}

impl Entry<'_> {
    pub(super) fn role(&self) -> Role {
        match &*self.r#type {
            "undo" => Role::Undo,
            "redo" => Role::Redo,
            "message" => Role::Message,
            word if word.starts_with("program_") => Role::Program,
            _ => Role::Play,
        }
    }
}

/// A train's route.
#[derive(Deserialize)]
pub(super) struct Route {
    pub(super) train: TrainId,
    pub(super) connections: Vec<Vec<HexName>>,
    pub(super) revenue: i32,
}

/// The price a public is founded at, written with its cell: `100,4,6`.
#[derive(Clone, Copy)]
pub(super) struct StartPrice(pub(super) Money);

impl<'de> Deserialize<'de> for StartPrice {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        named(from, "a price of the market", |text| {
            text.split(',').next()?.parse().ok().map(Money).map(Self)
        })
    }
}
