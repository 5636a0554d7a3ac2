//! The forms in which one game can be written.

use bourse_1861::eighteen_xx::{EighteenXx, Reason, import};
use bourse_game::foreign::{ForeignForm as _, Show};
use serde_json::{Value, json};

/// The beginning of a game of three, as the site's engine writes it.
const PLAIN: &[u8] = include_bytes!("../data/eighteen_xx/plain.json");
/// The same with what is optional left out, `null`, `false` or filled, keys nobody
/// knows, gaps between ids, chat, and undo and redo in every order.
const VARIED: &[u8] = include_bytes!("../data/eighteen_xx/varied.json");

/// The record of a file that is read to its end.
fn record(text: &[u8]) -> String {
    let imported = import(text, Vec::new()).unwrap();
    assert!(imported.stopped.is_none(), "{:?}", imported.stopped);
    String::from_utf8(imported.record).unwrap()
}

#[test]
fn a_game_is_the_same_however_it_is_written() {
    let plain = record(PLAIN);
    assert_eq!(plain.lines().count(), 318);
    assert_eq!(plain, record(VARIED));
}

/// Cut off anywhere in its list of actions, it opens as far as it goes.
#[test]
fn a_file_cut_off_is_the_beginning_of_its_game() {
    let plain = record(PLAIN);
    let start = PLAIN.windows(9).position(|word| word == b"\"actions\"").unwrap();
    for cut in (start..PLAIN.len() - 2).step_by(997) {
        let imported = import(&PLAIN[..cut], Vec::new()).unwrap();
        assert!(imported.stopped.is_some(), "{cut}");
        let record = String::from_utf8(imported.record).unwrap();
        assert!(plain.starts_with(&record), "{cut}");
    }
}

/// The plain file with its list of actions changed, and numbered as they then are.
fn changed(change: impl FnOnce(&mut Vec<Value>)) -> Vec<u8> {
    let mut file: Value = serde_json::from_slice(PLAIN).unwrap();
    let actions = file["actions"].as_array_mut().unwrap();
    change(actions);
    for (place, action) in actions.iter_mut().enumerate() {
        action["id"] = json!(place + 1);
    }
    file.to_string().into_bytes()
}

/// The record of a file up to where it stops, and why it does.
fn stopped(text: &[u8]) -> (String, Reason, String) {
    let imported = import(text, Vec::new()).unwrap();
    let stopped = imported.stopped.unwrap();
    let reason = stopped.why().map_or(Reason::NotNow, |why| why.reason);
    (String::from_utf8(imported.record).unwrap(), reason, stopped.to_string())
}

/// Player p1 is the last who can be director of a merged public.
const LAST: usize = 179;

fn by_p1(kind: &str) -> Value {
    json!({"type": kind, "entity": "p1", "entity_type": "player"})
}

/// The site takes a pass that leaves a merger without a director, and waits for an
/// undo.
#[test]
fn a_pass_that_leaves_no_director_is_passed_over() {
    let plain = record(PLAIN);
    let before = record(&changed(|actions| actions.truncate(LAST)));
    let waits = changed(|actions| {
        actions.truncate(LAST);
        actions.extend([by_p1("pass"), by_p1("pass")]);
    });
    assert_eq!(record(&waits), before);
    let undone = changed(|actions| {
        actions.splice(LAST..LAST, [by_p1("pass"), by_p1("undo")]);
    });
    assert_eq!(record(&undone), plain);
    let bought_after_all = changed(|actions| actions.insert(LAST, by_p1("pass")));
    assert_eq!(record(&bought_after_all), plain);
    // Whatever else follows, the site's engine cannot go on for long: nobody acts for
    // the public.
    let goes_on = changed(|actions| actions[LAST] = by_p1("pass"));
    let (record, _, why) = stopped(&goes_on);
    assert_eq!(record, before);
    assert_eq!(why, "action 181: refused: must_take_director (§6.2)");
}

/// Players of the site may end a game before its end: it is opened up to there.
#[test]
fn a_game_that_the_players_ended_is_opened_up_to_there() {
    let before = record(&changed(|actions| actions.truncate(LAST)));
    let ended = changed(|actions| {
        actions.truncate(LAST);
        actions.push(by_p1("end_game"));
        actions.push(json!({"type": "message", "message": "well played"}));
    });
    let (text, reason, why) = stopped(&ended);
    assert_eq!((&text, reason), (&before, Reason::EndedByPlayers));
    assert_eq!(why, "action 180: the players ended the game there");
    let end = EighteenXx.replay(&ended, Show::End, &mut Vec::new()).unwrap();
    assert_eq!(end["ended_by_players"], 180, "it can be replayed");
    let undone = changed(|actions| {
        actions.splice(LAST..LAST, [by_p1("end_game"), by_p1("undo")]);
    });
    assert_eq!(record(&undone), record(PLAIN));
    // Nothing is played after it.
    let (text, reason, why) = stopped(&changed(|actions| actions.insert(LAST, by_p1("end_game"))));
    assert_eq!((&text, reason), (&before, Reason::Over));
    assert_eq!(why, "action 181: the players had ended the game before");
}
