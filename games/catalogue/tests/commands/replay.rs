//! `bourse replay`: good records and bad ones.

use std::fs;

use serde_json::{Value, json};

use super::{Scratch, bourse, complaint, record, said, text};

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
