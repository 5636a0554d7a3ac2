//! `bourse perft`.

use std::fs;

use serde_json::json;

use super::{Scratch, record, said};

/// The counts of `perft.txt`: game, players with an option or a record with a
/// line, depth, count.
#[test]
fn perft_counts_what_it_always_counted() {
    let mut checked = 0;
    for row in include_str!("perft.txt").lines().filter(|row| !row.starts_with('#')) {
        let [game, position, depth, count] = row.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("not a row of four: {row}");
        };
        let found = match position.split_once(':') {
            None => {
                let (players, option) = position.split_once(',').unwrap_or((position, ""));
                let options = option.split_once('=').map(|(name, value)| json!({ name: value }));
                let options = options.unwrap_or_else(|| json!({})).to_string();
                said(&[
                    "perft",
                    game,
                    "--players",
                    players,
                    "--options",
                    &options,
                    "--depth",
                    depth,
                ])
            }
            Some((name, lines)) => {
                let whole = fs::read_to_string(record(&format!("{name}.jsonl"))).unwrap();
                let part: Vec<&str> = whole.lines().take(lines.parse().unwrap()).collect();
                let file = Scratch::new(&format!("{name}-{lines}"), part.join("\n").as_bytes());
                said(&["perft", game, "--after", file.path(), "--depth", depth])
            }
        };
        assert_eq!(found.trim(), count, "{row}");
        checked += 1;
    }
    assert!(checked >= 25, "{checked}");
}
