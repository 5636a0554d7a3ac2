//! Enums in the form of the record: an object with a `type` and exactly the keys of
//! that type.
//!
//! Serde's own tagged enums read more than one form: they let unknown keys pass beside
//! a type without any, and they buffer every object. Here `type` comes first, as the
//! record writes it, and the keys are read straight into their places; only where it
//! comes later are they kept until it does.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

/// What [`tagged_enum!`](crate::tagged_enum) makes an enum.
pub trait Tagged: Sized {
    /// The kinds there are, read from the word of `type`.
    type Kind: for<'de> Deserialize<'de>;

    /// Reads exactly the keys of a kind.
    ///
    /// # Errors
    ///
    /// When one is missing, wrong or not of this kind.
    fn read<'de, D: Deserializer<'de>>(kind: Self::Kind, keys: D) -> Result<Self, D::Error>;
}

/// Reads an object with a `type`.
///
/// # Errors
///
/// When it is no object, or not in the form of the record.
pub fn tagged<'de, D: Deserializer<'de>, T: Tagged>(from: D) -> Result<T, D::Error> {
    from.deserialize_map(TaggedVisitor(PhantomData))
}

struct TaggedVisitor<T>(PhantomData<T>);

impl<'de, T: Tagged> Visitor<'de> for TaggedVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        match map.next_key()? {
            None => Err(A::Error::missing_field("type")),
            Some(Key::Type) => {
                let kind = map.next_value()?;
                T::read(kind, MapAccessDeserializer::new(map))
            }
            Some(Key::Other(first)) => {
                let mut keys = kept(first, map)?;
                let kind = keys.remove("type").ok_or_else(|| A::Error::missing_field("type"))?;
                let kind = T::Kind::deserialize(kind).map_err(A::Error::custom)?;
                T::read(kind, Value::Object(keys)).map_err(A::Error::custom)
            }
        }
    }
}

/// All keys of an object, beginning with one whose value is still to be read.
fn kept<'de, A: MapAccess<'de>>(first: String, mut map: A) -> Result<Map<String, Value>, A::Error> {
    let mut keys = Map::new();
    let mut next = Some(first);
    while let Some(key) = next {
        if keys.contains_key(&key) {
            return Err(A::Error::custom(format_args!("duplicate field `{key}`")));
        }
        keys.insert(key, map.next_value()?);
        next = map.next_key()?;
    }
    Ok(keys)
}

/// The first key of an object.
enum Key {
    Type,
    Other(String),
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        crate::named(from, "a key", |key| {
            Some(if key == "type" { Self::Type } else { Self::Other(key.to_owned()) })
        })
    }
}

/// An enum in the form of the record, declared once: its variants with the words of
/// `type` and their keys. From it follow how it is written and read, an enum of its
/// kinds, and through the derives given to it the types of the page. The caller depends
/// on serde.
#[macro_export]
macro_rules! tagged_enum {
    (
        $what:literal
        $(#[$meta:meta])*
        pub enum $name:ident: $kind:ident {
            $($(#[$variant_meta:meta])* $variant:ident = $word:literal
                $({ $($(#[$key_meta:meta])* $key:ident: $type:ty,)+ })?,)+
        }
    ) => {
        $(#[$meta])*
        #[derive(serde::Serialize)]
        #[serde(tag = "type")]
        pub enum $name {
            $(
                $(#[$variant_meta])*
                #[serde(rename = $word)]
                $variant $({ $($(#[$key_meta])* $key: $type,)+ })?,
            )+
        }

        $crate::word_enum! {
            $what,
            #[doc = concat!("What kind of [`", stringify!($name), "`] something is.")]
            pub enum $kind {
                $(#[doc = concat!("`", $word, "`")] $variant = $word,)+
            }
        }

        impl $name {
            /// Which kind it is.
            #[must_use]
            pub const fn kind(&self) -> $kind {
                match self { $(Self::$variant { .. } => $kind::$variant),+ }
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::tagged(from)
            }
        }

        impl $crate::Tagged for $name {
            type Kind = $kind;

            fn read<'de, D: serde::Deserializer<'de>>(
                kind: $kind,
                keys: D,
            ) -> Result<Self, D::Error> {
                match kind {
                    $($kind::$variant => {
                        #[derive(serde::Deserialize)]
                        #[serde(deny_unknown_fields)]
                        struct Keys {
                            $($($(#[$key_meta])* $key: $type,)+)?
                        }
                        let Keys { $($($key),+)? } = serde::Deserialize::deserialize(keys)?;
                        Ok(Self::$variant $({ $($key),+ })?)
                    })+
                }
            }
        }
    };
}
