//! Draws that anybody can recompute.
//!
//! Before anybody sits down the table chooses a secret and shows its hash, the
//! commitment. Each seat adds a nonce. Secret and nonces together give the
//! seed; draw number *k* is a function of the seed and *k* alone. When the game
//! is over the secret is shown, and everybody can check every draw. The book's
//! chapter on draws defines all of it, with test vectors.

use std::fmt;

use bourse_game::{Due, named};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// What the hash that makes the seed begins with.
const SEED_TAG: &[u8] = b"bourse draws 1";

/// 32 bytes, written in 64 hexadecimal digits.
macro_rules! bytes_32 {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $name([u8; 32]);

        impl $name {
            /// These bytes.
            #[must_use]
            pub const fn new(bytes: [u8; 32]) -> Self {
                Self(bytes)
            }

            /// Reads 64 hexadecimal digits, in lower case.
            #[must_use]
            pub fn from_hex(digits: &str) -> Option<Self> {
                let mut bytes = [0; 32];
                hex::decode_to_slice(digits, &mut bytes).ok()?;
                // One form for each value: upper-case digits are none.
                (!digits.contains(char::is_uppercase)).then_some(Self(bytes))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                named(from, "64 hexadecimal digits", Self::from_hex)
            }
        }
    };
}

bytes_32! {
    /// What only the table knows until the game is over.
    Secret
}

bytes_32! {
    /// The hash of the secret, shown before anybody sits down.
    Commitment
}

bytes_32! {
    /// What a seat adds, so that the table alone cannot choose the seed.
    Nonce
}

/// A secret does not end up in a log by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nonce({self})")
    }
}

impl Secret {
    /// The promise to show before the game.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

/// Everything the draws of a game follow from: the secret, and one nonce from
/// each seat, in seat order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The table's part.
    pub secret: Secret,
    /// The seats' parts.
    pub nonces: Vec<Nonce>,
}

impl Proof {
    /// The draws that follow.
    #[must_use]
    pub fn draws(&self) -> Draws {
        let mut hash = Sha256::new();
        hash.update(SEED_TAG);
        hash.update(self.secret.0);
        for nonce in &self.nonces {
            hash.update(nonce.0);
        }
        Draws::new(hash.finalize().into())
    }
}

/// The draws of a table, by number.
#[derive(Clone)]
pub struct Draws {
    key: [u32; 8],
}

impl Draws {
    /// The draws of a seed.
    #[must_use]
    pub fn new(seed: [u8; 32]) -> Self {
        Self { key: words(&seed) }
    }

    /// The place on a line of so many weights that draw number `k` falls on:
    /// `0..total`.
    ///
    /// The stream of the draw is that of ChaCha20 with the seed as key and `k`
    /// as nonce, read as 32-bit numbers. The first one below the largest
    /// multiple of `total` is taken, modulo `total`.
    #[must_use]
    pub fn place(&self, k: u64, total: u32) -> u32 {
        if total <= 1 {
            return 0;
        }
        let fair = (1_u64 << 32) - (1_u64 << 32) % u64::from(total);
        for counter in 0.. {
            let block = chacha20(&self.key, counter, k);
            if let Some(number) = block.into_iter().find(|&number| u64::from(number) < fair) {
                return number % total;
            }
        }
        0
    }

    /// What comes of a draw when it is number `k`.
    pub fn draw<D: Due>(&self, k: u64, due: &D) -> Option<D::Outcome> {
        let total = u32::try_from(due.total_weight()).ok()?;
        due.at_weight(self.place(k, total).into())
    }
}

/// Little-endian words.
fn words(bytes: &[u8; 32]) -> [u32; 8] {
    let mut words = [0; 8];
    for (word, four) in words.iter_mut().zip(bytes.chunks_exact(4)) {
        *word = u32::from_le_bytes([four[0], four[1], four[2], four[3]]);
    }
    words
}

/// One block of ChaCha20 (RFC 8439, section 2.3): 16 words. The 96-bit nonce is
/// `k`, little-endian, and 32 zero bits.
fn chacha20(key: &[u32; 8], counter: u32, k: u64) -> [u32; 16] {
    let mut start = [0; 16];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    start[4..12].copy_from_slice(key);
    start[12..].copy_from_slice(&[counter, k as u32, (k >> 32) as u32, 0]);
    let mut block = start;
    for _ in 0..10 {
        quarter_round::<0, 4, 8, 12>(&mut block);
        quarter_round::<1, 5, 9, 13>(&mut block);
        quarter_round::<2, 6, 10, 14>(&mut block);
        quarter_round::<3, 7, 11, 15>(&mut block);
        quarter_round::<0, 5, 10, 15>(&mut block);
        quarter_round::<1, 6, 11, 12>(&mut block);
        quarter_round::<2, 7, 8, 13>(&mut block);
        quarter_round::<3, 4, 9, 14>(&mut block);
    }
    for (word, first) in block.iter_mut().zip(start) {
        *word = word.wrapping_add(first);
    }
    block
}

#[inline(always)]
fn quarter_round<const A: usize, const B: usize, const C: usize, const D: usize>(
    block: &mut [u32; 16],
) {
    let [mut a, mut b, mut c, mut d] = [block[A], block[B], block[C], block[D]];
    a = a.wrapping_add(b);
    d = (d ^ a).rotate_left(16);
    c = c.wrapping_add(d);
    b = (b ^ c).rotate_left(12);
    a = a.wrapping_add(b);
    d = (d ^ a).rotate_left(8);
    c = c.wrapping_add(d);
    b = (b ^ c).rotate_left(7);
    [block[A], block[B], block[C], block[D]] = [a, b, c, d];
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, section 2.3.2, and appendix A.1, vectors 1 and 2.
    #[test]
    fn the_block_function_is_that_of_the_rfc() {
        let key: [u8; 32] = std::array::from_fn(|place| place as u8);
        let block = chacha20(&words(&key), 1, 0x4a00_0000_0900_0000);
        assert_eq!(block[..4], [0xe4e7_f110, 0x1559_3bd1, 0x1fdd_0f50, 0xc471_20a3]);
        assert_eq!(block[12..], [0xd19c_12b5, 0xb94e_16de, 0xe883_d0cb, 0x4e3c_50a2]);
        let block = chacha20(&[0; 8], 0, 0);
        assert_eq!(block[..4], [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
        assert_eq!(block[12..], [0xf4b8_436a, 0x1ca1_1815, 0x69b6_87c3, 0x8665_eeb2]);
        assert_eq!(chacha20(&[0; 8], 1, 0)[0], 0xbee7_079f);
    }

    /// The vectors of the book, `docs/draws.md`: computed by another program.
    #[test]
    fn the_vectors_of_the_book_hold() {
        let book = include_str!("../../../docs/draws.md");
        let rows = |head: &str| -> Vec<Vec<String>> {
            let table = book.split_once(head).map_or("", |(_, rest)| rest);
            let rows = table.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
            let cell = |cell: &str| cell.trim().trim_matches('`').to_owned();
            rows.take_while(|line| line.starts_with('|'))
                .map(|line| line.trim_matches('|').split('|').map(cell).collect())
                .collect()
        };
        let given: Vec<Vec<String>> = rows("### Seed");
        let proof = Proof {
            secret: Secret::from_hex(&given[0][1]).unwrap(),
            nonces: (2..=4).map(|row| Nonce::from_hex(&given[row][1]).unwrap()).collect(),
        };
        assert_eq!(proof.secret.commitment().to_string(), given[1][1]);
        let draws = proof.draws();
        let seed = Secret::from_hex(&given[5][1]).unwrap();
        assert_eq!(draws.key, words(&seed.0));
        let places = rows("### Places");
        assert!(places.len() >= 12);
        for row in places {
            let place = draws.place(row[0].parse().unwrap(), row[1].parse().unwrap());
            assert_eq!(place.to_string(), row[2], "draw {} of {}", row[0], row[1]);
        }
    }

    #[test]
    fn every_place_is_as_likely() {
        let draws = Draws::new([7; 32]);
        let mut seen = [0_u32; 7];
        for k in 0..7_000 {
            seen[draws.place(k, 7) as usize] += 1;
        }
        assert!(seen.iter().all(|times| (880..1_120).contains(times)), "{seen:?}");
    }

    #[test]
    fn numbers_beyond_the_fair_part_are_drawn_again() {
        // With a total just above half of all numbers every other one is drawn
        // again; the places still stay below it.
        let draws = Draws::new([9; 32]);
        let total = (1 << 31) + 1;
        assert!((0..1_000).all(|k| draws.place(k, total) < total));
    }

    #[test]
    fn hexadecimal_is_read_in_one_form() {
        let digits = "0123456789abcdef".repeat(4);
        assert_eq!(Nonce::from_hex(&digits).unwrap().to_string(), digits);
        assert!(Nonce::from_hex(&digits.to_uppercase()).is_none());
        assert!(Nonce::from_hex(&digits[1..]).is_none());
        assert!(Nonce::from_hex(&digits.replace('0', "g")).is_none());
    }
}
