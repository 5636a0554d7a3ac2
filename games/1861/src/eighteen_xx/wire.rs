//! The keys of a file, read as far as its text goes.
//!
//! A file that was cut off or damaged still holds a game up to there, so what was
//! read before is kept.

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeSeed, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use super::id::Id;

/// The keys of a file that are used; the site adds others.
#[derive(Default)]
pub(super) struct Wire<'a> {
    pub(super) title: Option<Cow<'a, str>>,
    pub(super) players: Option<Vec<Player<'a>>>,
    pub(super) settings: Option<Settings>,
    pub(super) actions: Vec<&'a RawValue>,
    /// Why the text could not be read to its end.
    pub(super) broken: Option<serde_json::Error>,
}

#[derive(Deserialize)]
pub(super) struct Player<'a> {
    #[serde(borrow)]
    pub(super) id: Option<Id<'a>>,
    #[serde(borrow)]
    pub(super) name: Option<Cow<'a, str>>,
}

#[derive(Default, Deserialize)]
pub(super) struct Settings {
    #[serde(default)]
    pub(super) optional_rules: Option<Vec<String>>,
}

impl<'a> Wire<'a> {
    pub(super) fn read(text: &'a [u8]) -> Self {
        let mut wire = Self::default();
        let mut json = serde_json::Deserializer::from_slice(text);
        let read = json.deserialize_map(Keys(&mut wire));
        wire.broken = read.and_then(|()| json.end()).err();
        wire
    }
}

struct Keys<'w, 'a>(&'w mut Wire<'a>);

impl<'a> Visitor<'a> for Keys<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<(), A::Error> {
        let Self(wire) = self;
        while let Some(key) = map.next_key::<Cow<'a, str>>()? {
            match &*key {
                "title" => wire.title = Some(map.next_value()?),
                "players" => wire.players = Some(map.next_value::<Players<'a>>()?.0),
                "settings" => wire.settings = map.next_value()?,
                "actions" => map.next_value_seed(Actions(&mut wire.actions))?,
                _ => drop(map.next_value::<IgnoredAny>()?),
            }
        }
        Ok(())
    }
}

/// The list of actions, of which each is kept as soon as it is read.
struct Actions<'w, 'a>(&'w mut Vec<&'a RawValue>);

impl<'a> DeserializeSeed<'a> for Actions<'_, 'a> {
    type Value = ();

    fn deserialize<D: Deserializer<'a>>(self, from: D) -> Result<(), D::Error> {
        self.0.clear();
        from.deserialize_any(self)
    }
}

impl<'a> Visitor<'a> for Actions<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of actions")
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut list: A) -> Result<(), A::Error> {
        while let Some(action) = list.next_element()? {
            self.0.push(action);
        }
        Ok(())
    }
}

/// The players by seat, or their names by id, in order.
struct Players<'a>(Vec<Player<'a>>);

impl<'a> Deserialize<'a> for Players<'a> {
    fn deserialize<D: Deserializer<'a>>(from: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'a> Visitor<'a> for Either {
            type Value = Vec<Player<'a>>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of players")
            }

            fn visit_seq<A: SeqAccess<'a>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut players = Vec::new();
                while let Some(player) = list.next_element()? {
                    players.push(player);
                }
                Ok(players)
            }

            fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut players = Vec::new();
                while let Some((id, name)) = map.next_entry::<Cow<'a, str>, _>()? {
                    players.push(Player { id: Some(Id::Word(id)), name });
                }
                Ok(players)
            }
        }

        from.deserialize_any(Either).map(Self)
    }
}
