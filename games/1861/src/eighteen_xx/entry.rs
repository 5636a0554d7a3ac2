//! An entry of a file's list of actions, as it is written.
//!
//! The site adds keys, writes those of other games as `null` or `false`, and has
//! written some otherwise in other years. So of an entry only what every one has
//! is read at first; the keys of its kind are read when it is played, and all
//! others may be anything.

use std::borrow::Cow;

use bourse_game::{Money, named};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use super::id::Id;
use super::ids::EighteenXxCompany;
use super::shares::Certificate;
use super::tiles::{City, Piece};
use crate::{HexName, Private, RotationNumber, TrainId};

/// An entry, of which the keys of its kind are still to be read.
pub(super) struct Entry<'a> {
    pub(super) id: Option<u64>,
    pub(super) kind: Cow<'a, str>,
    /// Where an `undo` goes back to.
    pub(super) action_id: Option<u64>,
    /// What followed by itself. After these nothing follows, whatever they say.
    pub(super) auto_actions: Vec<Entry<'a>>,
    raw: &'a RawValue,
}

/// What every entry has.
#[derive(Deserialize)]
struct Envelope<'a> {
    #[serde(default, deserialize_with = "maybe")]
    id: Option<u64>,
    #[serde(borrow)]
    r#type: Cow<'a, str>,
    #[serde(default, deserialize_with = "maybe")]
    action_id: Option<u64>,
    #[serde(default, borrow)]
    auto_actions: Option<&'a RawValue>,
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
    /// It is taken back like the rest and never played: an order for the site to
    /// act on later (what came of it is recorded too), or a remark of the site.
    Aside,
    /// The players ended the game there; nothing is played after it.
    End,
    /// It is played.
    Play,
}

impl<'a> Entry<'a> {
    pub(super) fn read(raw: &'a RawValue) -> Result<Self, serde_json::Error> {
        let (entry, followed) = Self::alone(raw)?;
        let followed = match followed.map(RawValue::get) {
            None | Some("null" | "false") => Vec::new(),
            Some(list) => serde_json::from_str::<Vec<&RawValue>>(list)?,
        };
        let alone = |raw| Self::alone(raw).map(|(entry, _)| entry);
        let auto_actions = followed.into_iter().map(alone).collect::<Result<_, _>>()?;
        Ok(Self { auto_actions, ..entry })
    }

    /// An entry and, unread, what followed it: only of a carrier that is looked
    /// at, so that entries inside entries cost nothing.
    fn alone(raw: &'a RawValue) -> Result<(Self, Option<&'a RawValue>), serde_json::Error> {
        let Envelope { id, r#type: kind, action_id, auto_actions } =
            serde_json::from_str(raw.get())?;
        Ok((Self { id, kind, action_id, auto_actions: Vec::new(), raw }, auto_actions))
    }

    /// The keys of its kind.
    pub(super) fn keys<T: Deserialize<'a>>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.raw.get())
    }

    pub(super) fn role(&self) -> Role {
        match &*self.kind {
            "undo" => Role::Undo,
            "redo" => Role::Redo,
            "message" => Role::Message,
            "log" => Role::Aside,
            "end_game" => Role::End,
            word if word.starts_with("program_") => Role::Aside,
            _ => Role::Play,
        }
    }
}

/// A value that is there: neither left out, nor `null`, nor `false`.
fn maybe<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<Option<T>, D::Error> {
    let raw = <&RawValue>::deserialize(from)?;
    match raw.get() {
        "null" | "false" => Ok(None),
        text => serde_json::from_str(text).map(Some).map_err(D::Error::custom),
    }
}

/// Declares the keys of a kind of entry, each of which may be missing.
macro_rules! keys {
    ($($(#[$doc:meta])* $name:ident { $($key:ident: $kind:ty),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Deserialize)]
        pub(super) struct $name {
            $(
                #[serde(default, deserialize_with = "maybe")]
                pub(super) $key: Option<$kind>,
            )+
        }
    )+};
}

keys! {
    /// A bid for a private or a minor.
    Bid { company: Private, corporation: EighteenXxCompany, price: Money }
    /// A public is founded.
    Par { corporation: EighteenXxCompany, share_price: StartPrice }
    /// Shares are bought or sold; all in them that is not said is as usual.
    Shares { shares: Vec<Certificate>, percent: u8, share_price: Money }
    /// A tile is laid.
    Lay { hex: HexName, tile: Piece, rotation: RotationNumber }
    /// A token is placed or removed.
    Token { city: City }
    /// Trains run.
    Run { routes: Vec<Route>, extra_revenue: i32 }
    /// A train's route. The site has not always written what it brings.
    Route { train: TrainId, connections: Vec<Vec<HexName>>, revenue: i32 }
    /// Revenue is shared out.
    Dividend { kind: String }
    /// A train is bought or given up.
    Train { train: TrainId, price: Money }
    /// A company buys a private.
    BuyCompany { company: Private, price: Money }
    /// A minor joins others, or a public comes out of it.
    Merge { corporation: EighteenXxCompany }
}

/// An answer. There is one question, and the site takes any answer for yes, `false`
/// as well.
#[derive(Deserialize)]
pub(super) struct Choose {
    pub(super) choice: Option<serde_json::Value>,
}

/// Who acts.
#[derive(Deserialize)]
pub(super) struct Entity<'a> {
    #[serde(borrow)]
    pub(super) entity: Option<Id<'a>>,
    #[serde(borrow)]
    pub(super) entity_type: Option<Cow<'a, str>>,
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
