//! `bourse routes`.

use serde_json::{Value, json};

use super::{Scratch, complaint, said};

/// The printed line from St Petersburg to Moscow and no tile: a 2-train of the
/// company with a token in Moscow.
fn instance() -> Value {
    json!({
        "game": "test", "i": 1, "entity": "N", "phase": "2",
        "trains": [{"id": "2-0", "name": "2"}],
        "tiles": {},
        "tokens": {"H8": [["M-K"], ["N"], ["MNN"]], "E1": [["SPW"], [null]]},
        "privates": [],
    })
}

#[test]
fn it_answers_each_instance_with_a_proof() {
    let text = format!("{}\n{}\n", instance(), instance());
    let file = Scratch::new("routes", text.as_bytes());
    let answers: Vec<Value> = said(&["routes", file.path(), "--json"])
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["proved"], true);
    assert_eq!(answers[0]["revenue"], 80);
    assert_eq!(answers[0]["routes"][0]["stops"], json!([["E1", "city", 40], ["H8", "city", 40]]));
    assert!(said(&["routes", file.path()]).contains("proved best"));
}

#[test]
fn bad_instances_get_a_clear_error() {
    let unknown = instance().to_string().replace("H8", "Z99");
    for (name, contents, expected) in [
        ("no-json", "hello".to_owned(), "line 1"),
        ("unknown-hex", unknown, "Z99"),
        ("list", "[1]".to_owned(), "line 1"),
        ("gzip", "\u{1f}\u{8b}broken".to_owned(), ":"),
    ] {
        let file = Scratch::new(name, contents.as_bytes());
        let message = complaint(&["routes", file.path()]);
        assert!(message.contains(expected), "{name}: {message}");
    }
}
