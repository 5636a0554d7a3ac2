//! The reference games and the illegal probes of the record format.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use bourse_game::{Game, Turn};
use bourse_speculation::Speculation;
use common::trace::trace;
use common::{read_header, read_line};
use flate2::read::GzDecoder;
use serde_json::{Value, json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/conformance")
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn records() -> Vec<PathBuf> {
    let files = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let is_record = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap();
        name.starts_with("speculation-") && name.ends_with(".jsonl")
    };
    let mut records: Vec<PathBuf> = files.filter(is_record).collect();
    records.sort();
    records
}

fn traces_of(record: &Path) -> Vec<Value> {
    let packed = fs::read(record.with_extension("trace.jsonl.gz")).unwrap();
    let mut text = String::new();
    GzDecoder::new(&packed[..]).read_to_string(&mut text).unwrap();
    lines(&text)
}

#[test]
fn every_reference_game_has_its_trace() {
    let mut compared = 0;
    for path in records() {
        let record = lines(&fs::read_to_string(&path).unwrap());
        let mut expected = traces_of(&path).into_iter();
        let mut game = Speculation::new(read_header(&record[0]));
        let (result, body) = record[1..].split_last().unwrap();
        for (number, line) in (2..).zip(body) {
            let place = format!("{} line {number}", path.display());
            let line = read_line(line).unwrap_or_else(|| panic!("{place}"));
            line.play(&mut game, &mut ()).unwrap_or_else(|refusal| panic!("{place}: {refusal:?}"));
            if let Some(state) = trace(&game, number) {
                let wanted = expected.next().unwrap();
                for (key, value) in wanted.as_object().unwrap() {
                    assert_eq!(&state[key], value, "{key} at {place}");
                }
                assert_eq!(state, wanted, "{place}");
                compared += 1;
            }
        }
        assert_eq!(expected.next(), None, "{}", path.display());
        let Turn::Over(standing) = game.turn() else { panic!("{} is not over", path.display()) };
        let scores: Vec<_> = standing.scores.iter(game.setup().players()).collect();
        let found = json!({"scores": scores, "winners": standing.winners});
        assert_eq!(found, result["result"], "{}", path.display());
    }
    assert_eq!(records().len(), 16);
    assert_eq!(compared, 2_967);
}

#[test]
fn every_reference_line_is_written_as_it_was_read() {
    for path in records() {
        for line in &lines(&fs::read_to_string(&path).unwrap())[1..] {
            match read_line(line) {
                Some(bourse_game::Line::Decision { seat, action }) => {
                    assert_eq!(json!({"seat": seat, "action": action}), *line);
                }
                Some(bourse_game::Line::Chance(outcome)) => {
                    assert_eq!(json!({"chance": outcome}), *line);
                }
                None => assert!(line.get("result").is_some(), "{line}"),
            }
        }
    }
}

#[test]
fn every_probe_is_refused_by_its_rule() {
    let probes = lines(&fs::read_to_string(folder().join("illegal-speculation.jsonl")).unwrap());
    let mut reached = BTreeSet::new();
    for probe in &probes {
        let record = probe["record"].as_array().unwrap();
        let mut game = Speculation::new(read_header(&record[0]));
        for line in &record[1..] {
            read_line(line).unwrap().play(&mut game, &mut ()).unwrap();
        }
        let rule = match read_line(&probe["illegal"]) {
            None => "malformed",
            Some(line) => {
                let before = game;
                let refusal = line.play(&mut game, &mut ()).unwrap_err();
                assert_eq!(game, before, "{probe}");
                refusal.code()
            }
        };
        assert_eq!(rule, probe["rule"], "{}", probe["case"]);
        reached.insert(rule);
    }
    assert_eq!(probes.len(), 60);
    assert_eq!(reached.len(), 15);
}
