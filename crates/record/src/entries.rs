//! Objects whose keys come once.
//!
//! A map of serde takes the last of two equal keys without a word; two programs
//! could then read two different games from one header.

use serde::de::{Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

/// The entries of an object, each key once, however deep.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Entries(pub Map<String, Value>);

impl<'de> Deserialize<'de> for Entries {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match Once::deserialize(from)? {
            Once(Value::Object(entries)) => Ok(Self(entries)),
            Once(_) => Err(D::Error::custom("this must be an object")),
        }
    }
}

/// A JSON value in which no key comes twice.
struct Once(Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Any;

        impl<'de> Visitor<'de> for Any {
            type Value = Once;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a JSON value")
            }

            fn visit_unit<E>(self) -> Result<Once, E> {
                Ok(Once(Value::Null))
            }

            fn visit_bool<E>(self, value: bool) -> Result<Once, E> {
                Ok(Once(value.into()))
            }

            fn visit_i64<E>(self, value: i64) -> Result<Once, E> {
                Ok(Once(value.into()))
            }

            fn visit_u64<E>(self, value: u64) -> Result<Once, E> {
                Ok(Once(value.into()))
            }

            fn visit_f64<E>(self, value: f64) -> Result<Once, E> {
                Ok(Once(value.into()))
            }

            fn visit_str<E>(self, value: &str) -> Result<Once, E> {
                Ok(Once(value.into()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Once, A::Error> {
                let mut values = Vec::new();
                while let Some(Once(value)) = list.next_element()? {
                    values.push(value);
                }
                Ok(Once(values.into()))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Once, A::Error> {
                let mut entries = Map::new();
                while let Some((key, Once(value))) = map.next_entry::<String, Once>()? {
                    if entries.insert(key.clone(), value).is_some() {
                        return Err(A::Error::custom(format_args!("{key:?} comes twice")));
                    }
                }
                Ok(Once(entries.into()))
            }
        }

        from.deserialize_any(Any)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_comes_twice() {
        let read = |text: &str| serde_json::from_str::<Entries>(text);
        assert_eq!(read(r#"{"a":1,"b":[{"a":null}]}"#).unwrap().0.len(), 2);
        for wrong in [r#"{"a":1,"a":1}"#, r#"{"b":[{"a":1,"a":2}]}"#, "[]", "null", "1"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
