//! A record once written replays to the same states for ever.
//!
//! `golden/N` holds records of rules version N, and `digests.txt` for each a
//! digest of all its states. A change of the rules that changes one of them
//! needs a new version of the rules; the records of the old one stay.
//!
//! New records are added with `bourse simulate --record`; their digests are
//! printed by this test when they are missing from the list.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use bourse_catalogue::{GameId, with_game};
use bourse_game::{Recorded, Turn};
use bourse_record::{RawHeader, Trust, replay};

/// FNV-1a, 64 bits: enough to notice a change, and simple enough to stay.
fn digest(digest: u64, bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(digest, |digest, &byte| (digest ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

fn states<G: Recorded>(raw: RawHeader, text: &[u8]) -> u64 {
    let mut sum = 0xcbf2_9ce4_8422_2325;
    replay::<G, _>(raw, text, Trust::Prove, &mut (), |game, ()| {
        if !matches!(game.turn(), Turn::Chance(_)) {
            // Through a value, so that the order of keys does not matter.
            let state = serde_json::to_value(game.state().trace(game.line())).unwrap();
            sum = digest(sum, state.to_string().as_bytes());
        }
    })
    .unwrap();
    sum
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[test]
fn golden_records_replay_to_the_same_states() {
    let mut found = BTreeMap::new();
    for version in fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()) {
        if !version.is_dir() {
            continue;
        }
        for path in fs::read_dir(&version).unwrap().map(|entry| entry.unwrap().path()) {
            let text = fs::read(&path).unwrap();
            let first = text.split(|&byte| byte == b'\n').next().unwrap();
            let (game, raw) = GameId::of_header(first).unwrap();
            let digest = with_game!(game, G => states::<G>(raw, &text));
            let name = path.strip_prefix(folder()).unwrap().display().to_string();
            found.insert(name, format!("{digest:016x}"));
        }
    }
    let listed: BTreeMap<String, String> = fs::read_to_string(folder().join("digests.txt"))
        .unwrap()
        .lines()
        .filter_map(|row| row.split_once(' '))
        .map(|(name, digest)| (name.to_owned(), digest.to_owned()))
        .collect();
    let rows = |map: &BTreeMap<String, String>| -> String {
        map.iter().map(|(name, digest)| format!("{name} {digest}\n")).collect()
    };
    assert!(found.len() >= 48, "golden records are missing");
    assert_eq!(rows(&found), rows(&listed), "the states of a golden record have changed");
}
