//! Reading JSON exactly.
//!
//! Serde reads more than it writes: a struct also from a list, a plain enum
//! also from `{"variant":null}`, an absent key also from `null`. A record has
//! one form, so its readers go through these.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// A value read from an object and nothing else.
pub struct Object<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Only<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Only<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }

        from.deserialize_map(Only(PhantomData))
    }
}

/// For `#[serde(default, deserialize_with = "present")]` on an `Option`: a key
/// that is there has a value, so that `null` is not the same as no key.
///
/// # Errors
///
/// When the value is not of the type.
pub fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// Reads a string and finds what it names.
///
/// # Errors
///
/// When it is no string, or names nothing.
pub fn named<'de, D: Deserializer<'de>, T>(
    from: D,
    what: &'static str,
    find: impl FnOnce(&str) -> Option<T>,
) -> Result<T, D::Error> {
    struct Word<F>(&'static str, F);

    impl<T, F: FnOnce(&str) -> Option<T>> Visitor<'_> for Word<F> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.0)
        }

        fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
            (self.1)(word).ok_or_else(|| E::custom(format_args!("{word:?} is not {}", self.0)))
        }
    }

    from.deserialize_str(Word(what, find))
}
