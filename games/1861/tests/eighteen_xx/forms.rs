//! The forms in which one game can be written.

use bourse_1861::eighteen_xx::import;

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
