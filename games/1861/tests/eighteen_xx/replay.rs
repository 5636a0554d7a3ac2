//! Games replay to the states of the site's engine, value for value, and what
//! it refused we refuse.

use bourse_1861::eighteen_xx::{EighteenXxFile, EighteenXxReplay, PlayError};
use bourse_game::{Game as _, Moves as _};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::compare::{compare, kinds_differ};
use crate::games::games;

#[test]
fn every_game_replays_to_the_sites_states() {
    let mut equal = 0;
    for game in games() {
        let (states, difference) = compare(&game, &mut |_, _, _| None);
        if let Some(difference) = difference {
            panic!("{}: {difference}", game.name);
        }
        equal += states;
    }
    println!("{equal} states agree");
}

/// What the site's engine offered before an action.
#[derive(Deserialize)]
struct Offered {
    state: Active,
}

#[derive(Deserialize)]
struct Active {
    active: Value,
}

/// Kinds the site names and we do not, in the site's words: ours, theirs.
///
/// - When a merged public has no director yet and nobody after him could be,
///   a player must buy; on the site a pass leads to a dead end that only an
///   undo leaves (caveat 15).
/// - Once all publics are formed no minor can convert; on the site `convert`
///   leads to a list of none.
const EXPLAINED: [(&str, &str); 2] =
    [("buy_shares", "buy_shares pass"), ("merge pass", "convert merge pass")];

#[test]
fn every_action_was_offered_and_so_were_the_same_kinds() {
    let explained = EXPLAINED.map(|(ours, theirs)| format!("kinds: ours {ours}; theirs {theirs}"));
    for game in games() {
        let text = game.text();
        let file = EighteenXxFile::read(&text).unwrap();
        let mut replay = EighteenXxReplay::new(&file).unwrap();
        for (action, Offered { state }) in file.actions.iter().zip(game.trace()) {
            let what = || format!("{}, {}", game.name, action.name);
            let (seat, ours) = replay.translate(action).unwrap();
            let moves = replay.game().moves(seat);
            assert!(moves.contains(&ours), "{}: {ours:?}", what());
            let before = json!({ "active": state.active });
            if let Some(differ) = kinds_differ(&moves, &before) {
                assert!(explained.contains(&differ), "{}: {differ}", what());
            }
            replay.play(action, &mut ()).unwrap();
        }
    }
}

/// What the site's engine refused in a generated game.
#[derive(Deserialize)]
struct Probes {
    #[serde(default)]
    oracle: Oracle,
}

#[derive(Default, Deserialize)]
struct Oracle {
    rejected: Vec<Probe>,
}

/// An action refused after so many others.
#[derive(Deserialize)]
struct Probe {
    at: usize,
    action: Value,
}

#[test]
fn what_the_site_refuses_we_refuse() {
    let mut refused = 0;
    for game in games() {
        let text = game.text();
        let Probes { oracle: Oracle { mut rejected } } = serde_json::from_slice(&text).unwrap();
        rejected.sort_by_key(|probe| probe.at);
        let whole: Value = serde_json::from_slice(&text).unwrap();
        let file = EighteenXxFile::read(&text).unwrap();
        let mut replay = EighteenXxReplay::new(&file).unwrap();
        let mut played = 0;
        for Probe { at, action } in rejected {
            for action in &file.actions[played..at] {
                replay.play(action, &mut ()).unwrap();
            }
            played = at;
            let alone = json!({
                "title": whole["title"], "players": whole["players"],
                "settings": whole["settings"], "actions": [action],
            });
            let alone = alone.to_string();
            let alone = EighteenXxFile::read(alone.as_bytes()).unwrap();
            let before = replay.game().clone();
            let error = replay.play(&alone.actions[0], &mut ()).unwrap_err();
            assert!(matches!(error, PlayError::Refused(_)), "{}, after {at}: {error}", game.name);
            assert_eq!(*replay.game(), before, "{}, after {at}", game.name);
            refused += 1;
        }
    }
    println!("{refused} actions refused");
}
