//! Every game of the catalogue, whichever they are, is played by the commands.

use std::fs;

use bourse_catalogue::{GameId, with_game};
use bourse_game::words::Told;
use bourse_game::{Game, Options};
use serde_json::{Value, json};

use super::{refereed, said};

/// A pipe holds the answers to so many lines of any game.
const REFEREED: usize = 40;

#[test]
fn every_game_is_simulated_replayed_verified_and_refereed() {
    for game in GameId::ALL {
        let game = game.declaration();
        let players = game.players.start();
        let folder =
            std::env::temp_dir().join(format!("bourse-{}-{}", game.id, std::process::id()));
        let seats = vec!["random"; usize::from(*players)].join(",");
        let table = ["simulate", game.id, "--games", "1", "--seed", "5", "--json"];
        let how = ["--seats", &seats, "--record", folder.to_str().unwrap()];
        let report: Value = serde_json::from_str(&said(&[&table[..], &how].concat())).unwrap();
        assert_eq!(report["finished"], 1, "{}", game.id);

        let path = folder.join(format!("{}-000000.jsonl", game.id));
        let file = path.to_str().unwrap();
        let record = fs::read_to_string(&path).unwrap();
        let replayed: Value = serde_json::from_str(&said(&["replay", file])).unwrap();
        let written = record.lines().rev().find(|line| line.contains("\"result\"")).unwrap();
        let written: Value = serde_json::from_str(written).unwrap();
        assert_eq!(replayed["result"], written["result"], "{}", game.id);
        let told = said(&["replay", "--tell", file]);
        assert!(told.lines().count() > 10, "{}: {told}", game.id);
        if game.chance {
            assert!(said(&["verify", file]).contains("all as the seed says"), "{}", game.id);
        }

        let lines: Vec<&str> = record
            .lines()
            .skip(1)
            .filter(|line| line.contains("\"seat\"") || line.contains("\"chance\""))
            .take(REFEREED)
            .collect();
        let answers = refereed(&[game.id, "--players", &players.to_string()], &lines);
        assert_eq!(answers.len(), lines.len(), "{}", game.id);
        assert!(answers.iter().all(|answer| answer["refused"] == json!(null)), "{}", game.id);
        fs::remove_dir_all(folder).unwrap();
    }
}

#[test]
fn every_option_is_explained() {
    for game in GameId::ALL {
        with_game!(game, G => {
            for option in <G as Game>::Options::DECLARED {
                assert!(!G::explain(option.name).is_empty(), "{}", option.name);
            }
        });
    }
}
