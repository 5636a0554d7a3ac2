//! `bourse verify`.

use std::fs;
use std::path::PathBuf;

use super::{Scratch, complaint, record, said};

/// Records of a simulation of Speculation, and the folder to remove.
fn drawn_records(name: &str) -> (PathBuf, Vec<String>) {
    let folder = std::env::temp_dir().join(format!("bourse-{name}-{}", std::process::id()));
    let args = ["simulate", "speculation", "--games", "2", "--seats", "random,random,random"];
    said(&[&args[..], &["--record", folder.to_str().unwrap()]].concat());
    let record =
        |number| fs::read_to_string(folder.join(format!("speculation-{number:06}.jsonl"))).unwrap();
    let records = (0..2).map(record).collect();
    (folder, records)
}

#[test]
fn simulated_records_can_be_verified() {
    let (folder, records) = drawn_records("verify");
    for record in &records {
        let file = Scratch::new("verify-one", record.as_bytes());
        assert!(said(&["verify", file.path()]).contains("all as the seed says"));
    }
    assert_ne!(records[0], records[1]);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn verify_names_the_first_line_that_does_not_fit() {
    let (folder, records) = drawn_records("forged");
    let lines: Vec<&str> = records[0].lines().collect();
    let seed = lines.last().unwrap();
    let case = |contents: &str, expected: &str| {
        let file = Scratch::new("forged", contents.as_bytes());
        let message = complaint(&["verify", file.path()]);
        assert!(message.contains(expected), "{message}");
    };
    case(&lines[..9].join("\n"), "does not carry its seed");
    let nonce = seed.split("nonces\":[\"").nth(1).unwrap();
    case(&records[0].replace(&nonce[..8], "00000000"), "should have been");
    let secret = seed.split("secret\":\"").nth(1).unwrap();
    case(&records[0].replace(&secret[..8], "00000000"), "committed to");
    case(&records[0].replacen("\"k\":1}", "\"k\":0}", 1), "draw 0 comes after draw 0");
    case(&records[0].replacen("\"k\":0}", "\"k\":4000}", 1), "line 2: draw 4000 should");
    fs::remove_dir_all(folder).unwrap();
}

/// Whatever the forged draw breaks later, it is the draw that is named.
#[test]
fn a_forged_outcome_is_named_and_not_what_it_breaks() {
    let (folder, records) = drawn_records("forged-outcome");
    let lines: Vec<&str> = records[0].lines().collect();
    let mut forged = 0;
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.contains("movement")) {
        let value = (1..=6).find(|value| !line.contains(&format!("\"value\":{value}"))).unwrap();
        let mut changed: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        let place = line.find("\"value\":").unwrap() + 8;
        changed[at].replace_range(place..=place, &value.to_string());
        let file = Scratch::new("forged-outcome", changed.join("\n").as_bytes());
        let message = complaint(&["verify", file.path()]);
        assert!(message.contains(&format!("line {}: draw", at + 1)), "{message}");
        forged += 1;
    }
    assert!(forged > 5);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_record_without_draws_needs_no_seed() {
    let path = record("chicago-4p-long.jsonl");
    assert!(said(&["verify", path.to_str().unwrap()]).contains("nothing is drawn"));
}
