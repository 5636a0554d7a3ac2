//! Games played by an independent implementation replay to the same states,
//! line for line and value for value; what it refused, we refuse.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use bourse_catalogue::{GameId, with_game};
use bourse_game::Recorded;
use bourse_record::{RawHeader, Replay, Trust, replay};
use flate2::read::GzDecoder;
use serde_json::Value;

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(game)
}

/// The records of a game, each with its trace.
fn records(game: &str) -> Vec<(String, Vec<u8>, Vec<Value>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder(game)).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let Some(stem) = name.strip_suffix(".trace.jsonl.gz") else { continue };
        let mut trace = String::new();
        GzDecoder::new(fs::File::open(&path).unwrap()).read_to_string(&mut trace).unwrap();
        let states = trace.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let record = fs::read(path.with_file_name(format!("{stem}.jsonl"))).unwrap();
        found.push((stem.to_owned(), record, states));
    }
    found.sort_by(|one, other| one.0.cmp(&other.0));
    found
}

fn header(record: &[u8]) -> (GameId, RawHeader) {
    GameId::of_header(record.split(|&byte| byte == b'\n').next().unwrap()).unwrap()
}

/// Our states after each line at which no draw is due.
fn traced<G: Recorded>(raw: RawHeader, record: &[u8]) -> Vec<Value> {
    let mut states = Vec::new();
    replay::<G, _>(raw, record, Trust::Prove, &mut (), |game, &mut ()| {
        if !matches!(game.turn(), bourse_game::Turn::Chance(_)) {
            states.push(serde_json::to_value(game.state().trace(game.line())).unwrap());
        }
    })
    .unwrap();
    states
}

/// Replays every record of a game and returns how many states were compared.
fn all_records_agree(game: &str, expected_records: usize) -> usize {
    let mut compared = 0;
    let records = records(game);
    assert_eq!(records.len(), expected_records, "records of {game}");
    for (name, record, expected) in records {
        let (id, raw) = header(&record);
        let ours = with_game!(id, G => traced::<G>(raw, &record));
        for (ours, theirs) in ours.iter().zip(&expected) {
            for (key, value) in theirs.as_object().unwrap() {
                assert_eq!(&ours[key], value, "{name}, line {}: {key}", theirs["line"]);
            }
            assert_eq!(ours, theirs, "{name}, line {}", theirs["line"]);
        }
        assert_eq!(ours.len(), expected.len(), "{name}");
        compared += expected.len();
    }
    compared
}

/// Plays the lines of a probe, then its illegal line.
fn refused<G: Recorded>(raw: RawHeader, probe: &Value) -> &'static str {
    let header = bourse_record::Header::<G>::check(raw).unwrap();
    let mut game = Replay::new(&header, Trust::Prove);
    for line in probe["record"].as_array().unwrap().iter().skip(1) {
        game.play(line.to_string().as_bytes(), &mut ()).unwrap();
    }
    let (before, line) = (game.state().clone(), game.line());
    let error = game.play(probe["illegal"].to_string().as_bytes(), &mut ()).unwrap_err();
    assert_eq!(*game.state(), before, "a refused line changed the state: {}", probe["case"]);
    assert_eq!(game.line(), line);
    error.code()
}

/// Tries every probe of a game and returns how many there were.
fn all_probes_are_refused(game: &str) -> usize {
    let text = fs::read_to_string(folder(game).join(format!("illegal-{game}.jsonl"))).unwrap();
    let probes: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for probe in &probes {
        let (id, raw) = GameId::of_header(probe["record"][0].to_string().as_bytes()).unwrap();
        let code = with_game!(id, G => refused::<G>(raw, probe));
        assert_eq!(code, probe["rule"], "{}", probe["case"]);
    }
    probes.len()
}

#[test]
fn chicago_records_replay_to_the_same_states() {
    let compared = all_records_agree("chicago", 24);
    assert!(compared > 5_000, "{compared}");
    println!("chicago: {compared} states agree");
}

#[test]
fn chicago_probes_are_refused_by_the_same_rule() {
    assert_eq!(all_probes_are_refused("chicago"), 60);
}

#[test]
fn speculation_records_replay_to_the_same_states() {
    let compared = all_records_agree("speculation", 16);
    assert!(compared > 2_500, "{compared}");
    println!("speculation: {compared} states agree");
}

#[test]
fn speculation_probes_are_refused_by_the_same_rule() {
    assert_eq!(all_probes_are_refused("speculation"), 60);
}
