//! A game that is exported is read back to the same states.

use bourse_1861::Edition;
use bourse_1861::eighteen_xx::{EighteenXxFile, export, import, replay_file};
use bourse_1861::{G1861, Options};
use bourse_game::suite::{Coin, walk};
use bourse_game::{Game, Setup};
use bourse_record::{Header, RawHeader, Trust, Writer, replay};

use crate::games::games;

/// The states of a file of the site.
fn states(file: &[u8]) -> Vec<G1861> {
    let file = EighteenXxFile::read(file).unwrap();
    let mut states = Vec::new();
    replay_file(&file, &mut (), |game, ()| states.push(game.clone())).unwrap();
    states
}

/// The states of a record.
fn recorded(record: &[u8]) -> Vec<G1861> {
    let first = record.split(|&byte| byte == b'\n').next().unwrap();
    let raw = RawHeader::read(first).unwrap();
    let mut states = Vec::new();
    replay::<G1861, _>(raw, record, Trust::Prove, &mut (), |game, ()| {
        states.push(game.state().clone());
    })
    .unwrap();
    states
}

fn assert_same(one: &[G1861], other: &[G1861]) {
    assert_eq!(one.len(), other.len());
    for (number, (one, other)) in one.iter().zip(other).enumerate() {
        assert_eq!(one, other, "after {number} actions");
    }
}

/// The record of a random game.
fn random(players: u8, options: Options, seed: u64) -> Vec<u8> {
    let setup = Setup::newest(&G1861::DECLARATION, players, options).unwrap();
    let mut record = Writer::new(Vec::new(), &Header::<G1861>::new(setup)).unwrap();
    let (last, _) = walk(G1861::new(setup), &mut Coin::new(seed), |step| {
        record.line(step.line).unwrap();
    });
    record.result(&last.turn().standing().unwrap(), None).unwrap()
}

#[test]
fn random_games_are_read_back() {
    for (seed, players) in (3..=6).enumerate() {
        for column in [false, true] {
            let options = Options::of(Edition::EighteenXx);
            let options = if column { options.with_column_market() } else { options };
            let record = random(players, options, seed as u64);
            let file = export(&record, Vec::new()).unwrap();
            assert_same(&states(&file), &recorded(&record));
            // Back to a record, all but the names is the same.
            let back = import(&file, Vec::new()).unwrap().record;
            let lines =
                |text: &[u8]| text.splitn(2, |&byte| byte == b'\n').last().unwrap().to_vec();
            assert_eq!(lines(&back), lines(&record));
        }
    }
}

#[test]
fn games_of_the_site_become_records_and_are_written_as_they_were_read() {
    for game in games() {
        let text = game.text();
        let theirs = states(&text);
        let record = import(&text, Vec::new()).unwrap().record;
        assert_same(&recorded(&record), &theirs);
        assert_same(&states(&export(&record, Vec::new()).unwrap()), &theirs);
    }
}

/// The site knows players by their names.
#[test]
fn exported_names_are_distinct() {
    let header = r#"{"bourse":1,"game":"1861","players":4,"options":{"edition":"18xx.games"},
        "names":["regular","Ada","regular","regular 2"]}"#;
    let file = export(header.replace('\n', "").as_bytes(), Vec::new()).unwrap();
    let file: serde_json::Value = serde_json::from_slice(&file).unwrap();
    let names: Vec<&str> =
        file["players"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["regular", "Ada", "regular 3", "regular 2"]);
}

#[test]
fn games_by_other_rules_are_not_exported() {
    let error = |record: &[u8]| export(record, Vec::new()).unwrap_err().to_string();
    assert_eq!(
        error(b"{\"bourse\":1,\"game\":\"1861\",\"players\":3,\"options\":{}}\n"),
        "line 1: only games of the edition 18xx.games, without other options, can be exported"
    );
    assert_eq!(
        error(b"{\"bourse\":1,\"game\":\"chicago\",\"players\":3,\"options\":{}}\n"),
        "only games of 1861 can be exported so"
    );
    assert_eq!(error(b""), "the record is empty");
}
