//! Names nobody can guess.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};

/// Letters and digits that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Bytes from the machine's own source of chance.
///
/// # Panics
///
/// When the machine has no such source: nothing could be kept secret then.
#[expect(clippy::expect_used, reason = "without chance there are no secrets")]
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the machine gives no random bytes");
    bytes
}

/// A number from the machine's own source of chance.
pub fn random_number() -> u64 {
    u64::from_le_bytes(random_bytes())
}

macro_rules! secret_name {
    ($(#[$doc:meta])* $name:ident, $length:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// A new one.
            pub fn random() -> Self {
                let letter = |byte: u8| char::from(ALPHABET[usize::from(byte) % ALPHABET.len()]);
                Self(random_bytes::<$length>().into_iter().map(letter).collect())
            }

            /// Reads one.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                let fits = text.len() == $length && text.bytes().all(|byte| ALPHABET.contains(&byte));
                fits.then(|| Self(text.to_owned()))
            }

            /// Its text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = String::deserialize(from)?;
                Self::parse(&text).ok_or_else(|| serde::de::Error::custom("no such id"))
            }
        }
    };
}

secret_name! {
    /// A table. Whoever knows it may watch.
    TableId, 12
}

secret_name! {
    /// A guest. Only their cookie and the server's file know it.
    GuestId, 26
}

secret_name! {
    /// An invitation to sit down, or a personal link: whoever has it may.
    Key, 26
}

impl Key {
    /// Whether a text is this key. A near miss takes as long as any other.
    pub fn is(&self, text: &str) -> bool {
        let pairs = self.0.bytes().zip(text.bytes());
        let differences = pairs.fold(0, |all, (own, other)| all | (own ^ other));
        std::hint::black_box(differences) == 0 && text.len() == self.0.len()
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A secret does not end up in a log by accident.
impl fmt::Debug for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GuestId(…)")
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_in_one_form() {
        let id = TableId::random();
        assert_eq!(TableId::parse(id.as_str()), Some(id.clone()));
        assert_ne!(TableId::random(), id);
        for wrong in ["", "short", "ABCDEFGHIJKM", "aaaaaaaaaaaaa", "../../../etc", "aaaaaaaaaaaé"]
        {
            assert_eq!(TableId::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_secret_is_not_printed() {
        let (guest, key) = (GuestId::random(), Key::random());
        let printed = format!("{guest:?} {key:?}");
        assert!(!printed.contains(guest.as_str()) && !printed.contains(key.as_str()));
    }
}
