//! The actions in force are those the site's engine finds.

use bourse_1861::eighteen_xx::EighteenXxFile;
use serde::Deserialize;

use crate::games::games;

#[derive(Deserialize)]
struct Line {
    id: u64,
    auto: Option<usize>,
}

#[test]
fn the_actions_in_force_are_the_sites() {
    for game in games() {
        let text = game.text();
        assert!(EighteenXxFile::is_one(&text), "{}", game.name);
        let file =
            EighteenXxFile::read(&text).unwrap_or_else(|error| panic!("{}: {error}", game.name));
        let ours: Vec<_> =
            file.actions.iter().map(|action| (action.name.id.unwrap(), action.name.auto)).collect();
        let theirs: Vec<_> = game.trace().skip(1).map(|Line { id, auto }| (id, auto)).collect();
        assert_eq!(ours, theirs, "{}", game.name);
    }
}

#[test]
fn a_file_without_undo_says_the_same() {
    for game in games() {
        let effective = game.file.with_extension("effective.json");
        let Ok(effective) = std::fs::read(effective) else { continue };
        let text = game.text();
        let (whole, short) =
            (EighteenXxFile::read(&text).unwrap(), EighteenXxFile::read(&effective).unwrap());
        assert_eq!(whole.actions.len(), short.actions.len(), "{}", game.name);
        for (one, other) in whole.actions.iter().zip(&short.actions) {
            assert_eq!((one.actor, &one.act), (other.actor, &other.act), "{}", game.name);
        }
    }
}
