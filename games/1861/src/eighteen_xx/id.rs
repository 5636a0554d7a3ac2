//! Ids that are numbers or words.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The id of a player, or of a company that acts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Id<'a> {
    /// A number.
    Number(i64),
    /// A word.
    Word(Cow<'a, str>),
}

impl fmt::Display for Id<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

impl Serialize for Id<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Word(word) => serializer.serialize_str(word),
        }
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Id<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = Id<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number or a word")
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
                Ok(Id::Number(number))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
                i64::try_from(number).map(Id::Number).map_err(|_| E::custom("too large an id"))
            }

            fn visit_borrowed_str<E: Error>(self, word: &'de str) -> Result<Self::Value, E> {
                Ok(Id::Word(Cow::Borrowed(word)))
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Self::Value, E> {
                Ok(Id::Word(Cow::Owned(word.to_owned())))
            }
        }

        from.deserialize_any(Either)
    }
}
