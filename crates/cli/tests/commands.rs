//! The command as its users meet it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn bourse(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bourse")).args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Runs a command that must succeed and returns what it printed.
fn said(args: &[&str]) -> String {
    let output = bourse(args);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

/// Runs a command that must fail with exit code 1 and returns its complaint.
fn complaint(args: &[&str]) -> String {
    let output = bourse(args);
    assert_eq!(output.status.code(), Some(1), "{args:?}");
    let message = text(&output.stderr).to_owned();
    assert!(message.starts_with("bourse: ") && !message.contains("panicked"), "{message}");
    message
}

fn record(name: &str) -> PathBuf {
    let game = name.split('-').next().unwrap();
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/data").join(game).join(name)
}

/// A file with these contents that is gone after the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, contents: &[u8]) -> Self {
        let path = std::env::temp_dir().join(format!("bourse-{}-{name}", std::process::id()));
        fs::write(&path, contents).unwrap();
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn it_says_its_version_and_helps() {
    assert!(said(&["--version"]).starts_with("bourse 0."));
    for command in ["games", "replay", "referee", "verify", "simulate", "watch", "perft"] {
        let help = said(&[command, "--help"]);
        assert!(help.contains("Usage: bourse"), "{command}: {help}");
    }
}

#[test]
fn replay_prints_the_result_alone() {
    let out = said(&["replay", record("chicago-4p-long.jsonl").to_str().unwrap()]);
    let value: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(value, json!({"result": {"scores": [128, 113, 158, 106], "winners": [2]}}));
}

#[test]
fn replay_with_trace_prints_states_alone_and_the_result_beside() {
    let output = bourse(&["replay", "--trace", record("chicago-4p-long.jsonl").to_str().unwrap()]);
    assert!(output.status.success());
    let lines: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 330);
    assert_eq!(lines[0]["line"], 1);
    assert_eq!(lines[329]["scores"], json!([128, 113, 158, 106]));
    assert!(text(&output.stderr).contains("winners"));
}

#[test]
fn replay_tells_the_game_in_sentences() {
    let out = said(&["replay", "--tell", record("chicago-4p-long.jsonl").to_str().unwrap()]);
    assert!(out.contains("has reached Chicago"), "{out}");
    assert!(out.contains("The game is over"), "{out}");
}

#[test]
fn a_record_that_breaks_off_says_whose_decision_is_due() {
    let whole = fs::read_to_string(record("chicago-4p-long.jsonl")).unwrap();
    let part: String = whole.lines().take(3).map(|line| format!("{line}\n")).collect();
    let file = Scratch::new("breaks-off", part.as_bytes());
    let value: Value = serde_json::from_str(&said(&["replay", file.path()])).unwrap();
    assert_eq!(value, json!({"due": {"kind": "bid", "seats": [2]}}));
}

#[test]
fn bad_records_get_a_clear_error() {
    let header = r#"{"bourse":1,"game":"chicago","players":3,"options":{}}"#;
    let bid = r#"{"seat":0,"action":{"type":"bid","amount":7}}"#;
    let deep = "[".repeat(200_000);
    let with = |lines: &[&str]| format!("{}\n", lines.join("\n"));
    let cases: Vec<(&str, String, &str)> = vec![
        ("empty", String::new(), "empty"),
        ("blank", "\n\n".into(), "empty"),
        ("no json", "hello\n".into(), "header"),
        ("truncated", header[..30].into(), "header"),
        ("list", r#"[1,"chicago",3,{}]"#.into(), "header"),
        ("deep", deep.clone(), "header"),
        ("version", header.replace(":1,", ":2,"), "version 2"),
        ("game", header.replace("chicago", "chess"), "no game \"chess\""),
        ("players", header.replace(":3,", ":9,"), "2 to 6 players, not 9"),
        ("many players", header.replace(":3,", ":999,"), "header"),
        ("negative players", header.replace(":3,", ":-3,"), "header"),
        ("key", header.replace("{}", r#"{},"x":1"#), "unknown field"),
        ("option", header.replace("{}", r#"{"speed":1}"#), "no option \"speed\""),
        ("value", header.replace("{}", r#"{"tie_break":"coin"}"#), "shared or stock_value"),
        ("type", header.replace("{}", r#"{"tie_break":3}"#), "shared or stock_value"),
        ("twice", header.replace("{}", r#"{"first_seat":1,"first_seat":2}"#), "comes twice"),
        ("no options", header.replace(r#","options":{}"#, ""), "options"),
        ("null", header.replace("{}", r#"{},"rules":null"#), "a whole number"),
        ("seat", header.replace("{}", r#"{"first_seat":3}"#), "first_seat"),
        ("huge seat", header.replace("{}", r#"{"first_seat":1e99}"#), "first_seat"),
        ("rules", header.replace("{}", r#"{},"rules":2"#), "no version 2"),
        ("names", header.replace("{}", r#"{},"names":["A"]"#), "1 names for 3"),
        ("refused", with(&[header, &bid.replace('7', "6")]), "line 2: the starting bid is 7"),
        ("wrong seat", with(&[header, &bid.replace("\"seat\":0", "\"seat\":1")]), "seat 0"),
        ("no seat", with(&[header, &bid.replace("\"seat\":0", "\"seat\":77")]), "line 2"),
        ("huge number", with(&[header, &bid.replace('7', "7e400")]), "line 2"),
        ("deep line", with(&[header, &deep[..900_000.min(deep.len())]]), "line 2"),
        ("long line", with(&[header, &"x".repeat(2 << 20)]), "line 2 is longer"),
        ("blank line", with(&[header, "", bid]), "line 2 is empty"),
        ("chance", with(&[header, r#"{"chance":{"type":"draw"}}"#]), "nothing is drawn"),
        ("shape", with(&[header, r#"{"seat":0}"#]), "a line has a seat and an action"),
        (
            "early result",
            with(&[header, r#"{"result":{"scores":[0,0,0],"winners":[0]}}"#]),
            "not over",
        ),
    ];
    for (name, contents, expected) in cases {
        let file = Scratch::new(&name.replace(' ', "-"), contents.as_bytes());
        let message = complaint(&["replay", file.path()]);
        assert!(message.contains(expected), "{name}: {message}");
        assert!(message.lines().count() == 1, "{name}: {message}");
    }
    let binary = Scratch::new("binary", &[0xFF, 0xFE, 0, b'\n', 0x80]);
    assert!(complaint(&["replay", binary.path()]).contains("header"));
    assert!(complaint(&["replay", "/no/such/file"]).contains("/no/such/file"));
}

#[test]
fn a_wrong_result_is_an_error() {
    let whole = fs::read_to_string(record("chicago-4p-long.jsonl")).unwrap();
    let wrong = whole.replace("\"winners\":[2]", "\"winners\":[1]");
    let file = Scratch::new("wrong-result", wrong.as_bytes());
    assert!(complaint(&["replay", file.path()]).contains("line 331: the result differs"));
}

#[test]
fn nothing_may_follow_the_result() {
    let whole = fs::read_to_string(record("chicago-4p-long.jsonl")).unwrap();
    let last = whole.lines().last().unwrap();
    let file = Scratch::new("after-result", format!("{whole}{last}\n").as_bytes());
    assert!(complaint(&["replay", file.path()]).contains("line 332"));
}

#[test]
fn the_referee_answers_every_line_at_once() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bourse"))
        .args(["referee", "chicago", "--players", "3", "--options", r#"{"first_seat":2}"#])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut ask = |line: &[u8]| -> Value {
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        input.flush().unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap()
    };
    let state = ask(br#"{"seat":2,"action":{"type":"bid","amount":9}}"#);
    assert_eq!((&state["line"], &state["to_move"]), (&json!(2), &json!(0)));
    let refused = ask(br#"{"seat":0,"action":{"type":"bid","amount":9}}"#);
    assert_eq!(refused["refused"]["rule"], "bid_not_higher");
    assert!(refused["refused"]["message"].as_str().unwrap().contains("higher than 9"));
    for bad in [&b"{"[..], b"", b"\xFF\x00", b"null", b"[0]", b"{\"seat\":0,\"action\":{}}"] {
        assert_eq!(ask(bad)["refused"]["rule"], "malformed");
    }
    assert_eq!(ask(br#"{"seat":1,"action":{"type":"pass"}}"#)["refused"]["rule"], "wrong_seat");
    let state = ask(br#"{"seat":0,"action":{"type":"pass"}}"#);
    assert_eq!(state["line"], 3, "refused lines do not count");
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_referee_says_nothing_before_the_first_line() {
    let output = bourse(&["referee", "chicago", "--players", "4"]);
    assert!(output.status.success() && output.stdout.is_empty());
}

#[test]
fn wrong_tables_are_refused() {
    let case = |args: &[&str], expected: &str| {
        let message = complaint(args);
        assert!(message.contains(expected), "{args:?}: {message}");
    };
    case(&["referee", "chicago", "--players", "7"], "2 to 6");
    case(&["simulate", "chicago", "--seats", "random,expert"], "random, greedy");
    case(&["simulate", "chicago", "--players", "3", "--seats", "random,random"], "3 seats");
    case(&["simulate", "chicago", "--seats", ""], "name a bot for each seat");
    case(&["referee", "chicago", "--options", r#"{"a":1}"#], "no option");
    let unknown = bourse(&["referee", "chess"]);
    assert_eq!(unknown.status.code(), Some(2), "a wrong command line, not a wrong record");
    assert!(text(&unknown.stderr).contains("chicago"));
}

fn simulated(jobs: &str, folder: &Path) -> Value {
    let folder = folder.to_str().unwrap();
    let args = ["simulate", "chicago", "--players", "3", "--games", "12", "--seed", "7"];
    let rest = ["--seats", "greedy,random,random", "--json", "--jobs", jobs, "--record", folder];
    serde_json::from_str(&said(&[&args[..], &rest].concat())).unwrap()
}

#[test]
fn a_seed_gives_the_same_games_for_any_number_of_jobs() {
    let folder = std::env::temp_dir().join(format!("bourse-jobs-{}", std::process::id()));
    let (one, two) = (folder.join("1"), folder.join("2"));
    let report = simulated("1", &one);
    simulated("2", &two);
    let mut compared = 0;
    for entry in fs::read_dir(&one).unwrap() {
        let path = entry.unwrap().path();
        let other = two.join(path.file_name().unwrap());
        assert_eq!(fs::read(&path).unwrap(), fs::read(other).unwrap());
        said(&["replay", path.to_str().unwrap()]);
        compared += 1;
    }
    assert_eq!(compared, 12);
    assert_eq!((&report["games"], &report["finished"]), (&json!(12), &json!(12)));
    let wins: f64 =
        report["seats"].as_array().unwrap().iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 12.0).abs() < 1e-9, "every game has one win to share");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn seats_are_rotated() {
    let folder = std::env::temp_dir().join(format!("bourse-rotate-{}", std::process::id()));
    let args = ["simulate", "chicago", "--games", "2", "--seats", "greedy,random", "--record"];
    said(&[&args[..], &[folder.to_str().unwrap()]].concat());
    let first: Vec<String> = (0..2)
        .map(|number| {
            let path = folder.join(format!("chicago-{number:06}.jsonl"));
            fs::read_to_string(path).unwrap().lines().nth(1).unwrap().to_owned()
        })
        .collect();
    assert_ne!(first[0], first[1], "another bot opens the second game");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn watch_tells_a_whole_game() {
    let out = said(&["watch", "chicago", "--seats", "greedy,random,greedy", "--seed", "3"]);
    assert!(out.starts_with("Chicago Express\n"), "{out}");
    assert!(out.contains("General dividends, number 1") && out.contains("The game is over"));
}

/// Runs a referee and asks it lines one after the other.
fn refereed(args: &[&str], lines: &[&str]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bourse"))
        .arg("referee")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.join("\n").as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_referee_says_which_draw_is_due() {
    let answers = refereed(
        &["speculation", "--players", "3"],
        &[
            r#"{"chance":{"type":"start_share","seat":0,"company":"metro"}}"#,
            r#"{"chance":{"type":"start_share","seat":1,"company":"metro"}}"#,
            r#"{"seat":0,"action":{"type":"commit","card":"metro"}}"#,
        ],
    );
    assert_eq!(answers[0], json!({"due": {"type": "start_share", "seat": 1}}));
    assert_eq!(answers[1]["refused"]["rule"], "start_share_taken");
    assert_eq!(answers[2]["refused"]["rule"], "chance_pending");
}

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

#[test]
fn the_referee_survives_a_line_without_end() {
    let long = format!("{}{}", " ".repeat(3 << 20), r#"{"seat":0,"action":{"type":"pass"}}"#);
    let answers = refereed(
        &["chicago", "--players", "3"],
        &[&long, r#"{"seat":0,"action":{"type":"pass"}}"#],
    );
    assert_eq!(answers[0]["refused"]["rule"], "malformed");
    assert_eq!(answers[1]["line"], 2);
}

#[test]
fn own_price_lists_are_read_checked_and_written() {
    let list = "[80,70,60,50,40,30,20,10]";
    let sections = [list; 6].join(",");
    let header = format!(
        r#"{{"bourse":1,"game":"speculation","players":3,"options":{{}},"prices":{{"normal":{{"sections":[{sections}],"end":{list}}}}}}}"#
    );
    let case = |header: &str, expected: &str| {
        let file = Scratch::new("prices", header.as_bytes());
        let output = bourse(&["replay", file.path()]);
        let all = format!("{}{}", text(&output.stdout), text(&output.stderr));
        assert!(all.contains(expected), "{all}");
    };
    case(&header, "start_share");
    case(&header.replacen("10]", "10,5]", 1), "section 1: 9 prices, not eight");
    case(&header.replacen("80", "8000", 1), "out of range");
    case(&header.replacen("70", "90", 1), "90 is higher than 80");
    case(&header.replacen("70", "null", 1), "prices:");
    case(&header.replace("normal", "night"), "prices: unknown field");
    case(&header.replacen(r#""end""#, r#""end":[1],"end""#, 1), "comes twice");
    case(&header.replacen(r#"{"sections":"#, "[", 1).replacen(r#""end":"#, "", 1), "header");
    case(&header.replace("speculation", "chicago"), "chicago has no price lists");
}

#[test]
fn a_table_takes_price_lists_from_a_file() {
    let list = "[80,70,60,50,40,30,20,10]";
    let lists = format!(r#"{{"star":{{"sections":[{}],"end":{list}}}}}"#, [list; 6].join(","));
    let file = Scratch::new("prices-file", lists.as_bytes());
    let folder = std::env::temp_dir().join(format!("bourse-prices-{}", std::process::id()));
    let table = ["simulate", "speculation", "--games", "1", "--seats", "random,random,random"];
    let how = ["--prices", file.path(), "--record", folder.to_str().unwrap()];
    said(&[&table[..], &how].concat());
    let path = folder.join("speculation-000000.jsonl");
    let header: Value =
        serde_json::from_str(fs::read_to_string(&path).unwrap().lines().next().unwrap()).unwrap();
    assert_eq!(header["prices"]["star"]["end"], serde_json::from_str::<Value>(list).unwrap());
    said(&["verify", path.to_str().unwrap()]);
    fs::remove_dir_all(folder).unwrap();
    let wrong = complaint(&["referee", "chicago", "--prices", file.path()]);
    assert!(wrong.contains("no price lists"), "{wrong}");
}

/// A reader that has gone is not an error, and never a panic.
#[test]
fn a_closed_pipe_is_quiet() {
    let long = record("chicago-4p-long.jsonl");
    let long = long.to_str().unwrap();
    let seats = "random,random";
    for args in [
        &["replay", "--trace", long][..],
        &["replay", "--tell", long],
        &["simulate", "chicago", "--games", "50", "--seats", seats],
        &["simulate", "chicago", "--games", "50", "--json", "--seats", seats],
        &["watch", "chicago", "--seats", seats],
        &["perft", "chicago", "--players", "3", "--depth", "4"],
        &["games"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bourse"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert!(!text(&output.stderr).contains("panicked"), "{args:?}");
    }
}

/// The counts of `perft.txt`: game, players or a record with a line, depth,
/// count.
#[test]
fn perft_counts_what_it_always_counted() {
    let mut checked = 0;
    for row in include_str!("perft.txt").lines().filter(|row| !row.starts_with('#')) {
        let [game, position, depth, count] = row.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("not a row of four: {row}");
        };
        let found = match position.split_once(':') {
            None => said(&["perft", game, "--players", position, "--depth", depth]),
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
