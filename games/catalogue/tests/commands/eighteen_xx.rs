//! `bourse replay` of games that 18xx.games exported.

use serde_json::{Value, json};

use super::{Scratch, bourse, complaint, said, text};

fn file(actions: &[Value]) -> Value {
    json!({
        "id": "made-up", "title": "1861", "status": "active", "settings": {"optional_rules": []},
        "players": [{"id": 71, "name": "Anna"}, {"id": 72, "name": "Boris"}, {"id": 73}],
        "actions": actions,
    })
}

fn action(id: u64, kind: &str, player: u64, more: Value) -> Value {
    let mut action = json!({"id": id, "type": kind, "entity": player, "entity_type": "player"});
    action.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    action
}

fn bid(id: u64, player: u64, price: i32) -> Value {
    action(id, "bid", player, json!({"company": "TSR", "price": price}))
}

fn pass(id: u64, player: u64) -> Value {
    action(id, "pass", player, json!({}))
}

/// An auction of which one bid was taken back.
fn auction() -> Value {
    let undo = action(2, "undo", 71, json!({}));
    let chat = action(3, "message", 72, json!({"message": "well, well"}));
    file(&[bid(1, 71, 20), undo, chat, bid(4, 71, 25), pass(5, 72), pass(6, 73)])
}

#[test]
fn an_exported_game_replays_to_whoever_is_to_act() {
    let file = Scratch::new("18xx", auction().to_string().as_bytes());
    let value: Value = serde_json::from_str(&said(&["replay", file.path()])).unwrap();
    assert_eq!(value["due"]["entity"], 72);
    assert_eq!(value["due"]["seats"], json!([1]));
}

#[test]
fn it_becomes_a_record_and_is_exported_again() {
    let file = Scratch::new("18xx-import", auction().to_string().as_bytes());
    let record = said(&["import", file.path()]);
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    assert_eq!(header["names"], json!(["Anna", "Boris", "73"]));
    assert_eq!(header["options"], json!({"edition": "18xx.games"}));
    assert_eq!(record.lines().count(), 4, "a bid and two passes:\n{record}");
    let record = Scratch::new("18xx-imported", record.as_bytes());
    let again = said(&["export", "--format", "18xx", record.path()]);
    let again: Value = serde_json::from_str(&again).unwrap();
    assert_eq!(again["players"][2], json!({"id": 3, "name": "73"}));
    assert_eq!(again["actions"].as_array().unwrap().len(), 3);
}

/// `replay` refuses what `import` takes up to there.
#[test]
fn a_file_that_goes_wrong_becomes_a_record_up_to_its_last_good_move() {
    let wrong = file(&[bid(1, 71, 25), pass(2, 72), bid(3, 73, 7), pass(4, 73)]);
    let unread = file(&[bid(1, 71, 25), pass(2, 72), json!({"id": 3, "type": "fly"})]);
    for (name, file, why) in
        [("18xx-wrong", wrong, "[bid_too_low]"), ("18xx-unread", unread, "action 3")]
    {
        let file = Scratch::new(name, file.to_string().as_bytes());
        let imported = bourse(&["import", file.path()]);
        assert!(imported.status.success(), "{name}");
        assert_eq!(text(&imported.stdout).lines().count(), 3, "a header and two moves");
        let said = text(&imported.stderr);
        assert!(said.contains("last good move") && said.contains(why), "{said}");
        let replayed = bourse(&["replay", file.path()]);
        assert_eq!(replayed.status.code(), Some(1), "{name}");
        assert!(text(&replayed.stderr).contains(why), "{name}");
    }
}

#[test]
fn its_states_are_in_the_form_of_the_sites_engine() {
    let file = Scratch::new("18xx-trace", auction().to_string().as_bytes());
    let output = bourse(&["replay", "--trace", file.path()]);
    assert!(output.status.success());
    let states: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(states.len(), 4, "the start and three actions");
    assert_eq!(states[0]["round"], json!({"short": "ISR", "turn": 1, "num": 1, "of": null}));
    assert_eq!(states[3]["companies"]["TSR"], json!({"owner": 71, "closed": false}));
    assert_eq!(states[3]["players"][0]["privates"], json!(["TSR"]));
    assert_eq!(states[3]["corporations"]["M-K"], json!({"type": "minor", "status": "available"}));
}

#[test]
fn it_is_told_with_the_players_names() {
    let file = Scratch::new("18xx-tell", auction().to_string().as_bytes());
    let told = said(&["replay", "--tell", file.path()]);
    assert!(told.contains("Anna gets"), "{told}");
}

#[test]
fn bad_exported_games_get_a_clear_error() {
    let other = |key: &str, value: Value| {
        let mut file = auction();
        file[key] = value;
        file.to_string()
    };
    let actions = |actions: &[Value]| file(actions).to_string();
    let cases = [
        ("title", other("title", json!("1830")), "the file is of 1830, not of 1861"),
        ("players", other("players", json!([{"id": 1}])), "3 to 6 players, not 1"),
        ("cut", auction().to_string()[..300].to_owned(), "not a game of 18xx.games"),
        ("low", actions(&[bid(7, 71, 5)]), "action 7: "),
        ("code", actions(&[bid(7, 71, 5)]), "[bid_too_low]"),
        ("turn", actions(&[bid(8, 72, 20)]), "action 8: seat 0 is to act, not seat 1"),
        ("stranger", actions(&[bid(9, 99, 20)]), "action 9: 99 neither plays nor is a company"),
        ("type", actions(&[action(3, "fly", 71, json!({}))]), "action 3: 1861 has no action"),
        ("redo", actions(&[action(4, "redo", 71, json!({}))]), "action 4: nothing was undone"),
    ];
    for (name, contents, said) in cases {
        let file = Scratch::new(&format!("18xx-{name}"), contents.as_bytes());
        let message = complaint(&["replay", file.path()]);
        assert!(message.contains(said), "{name}: {message}");
    }
}
