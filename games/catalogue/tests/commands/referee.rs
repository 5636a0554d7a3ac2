//! `bourse referee`.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use serde_json::{Value, json};

use super::{bourse, program, refereed};

#[test]
fn the_referee_answers_every_line_at_once() {
    let mut child = program()
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
