//! Any bytes as an exported game, and exported games with their actions mixed
//! up: a clear refusal, nothing changed, no panic.

use bourse_1861::Company;
use bourse_1861::eighteen_xx::{EighteenXxFile, EighteenXxReplay, Place};
use serde_json::{Value, json};

use crate::games::games;

/// How often each target runs; `BOURSE_FUZZ` says otherwise.
fn iterations() -> usize {
    std::env::var("BOURSE_FUZZ").ok().and_then(|count| count.parse().ok()).unwrap_or(3_000)
}

/// Plays whatever is accepted, and says how much it was. What is refused leaves
/// the game as it was.
fn play(text: &[u8]) -> usize {
    let _ = EighteenXxFile::is_one(text);
    let Ok(file) = EighteenXxFile::read(text) else { return 0 };
    let mut replay = EighteenXxReplay::new(&file).unwrap();
    let mut accepted = 0;
    for action in &file.actions {
        let before = replay.game().clone();
        match replay.play(action, &mut ()) {
            Ok(()) => accepted += 1,
            Err(_) => assert_eq!(*replay.game(), before),
        }
        certificates_agree(&replay);
    }
    accepted
}

/// The certificates count the shares of the rules, wherever they are.
fn certificates_agree(replay: &EighteenXxReplay) {
    let (game, shares) = (replay.game(), &replay.names().shares);
    for company in Company::publics() {
        let charter = game.charter(company);
        assert_eq!(shares.shares(company, Place::Treasury), charter.treasury);
        assert_eq!(shares.shares(company, Place::Pool), charter.pool);
        for seat in game.players().seats() {
            assert_eq!(shares.shares(company, Place::Seat(seat)), charter.shares[seat]);
        }
        assert_eq!(shares.director(company), charter.director);
    }
}

#[test]
fn any_bytes_as_an_exported_game() {
    let actions = |bytes: &[u8]| {
        let file = r#"{"title":"1861","players":[{"id":1},{"id":2},{"id":3}],"actions":["#;
        [file.as_bytes(), bytes, b"]}"].concat()
    };
    bolero::check!().with_max_len(4_096).with_iterations(iterations()).for_each(
        |bytes: &[u8]| {
            play(bytes);
            play(&actions(bytes));
        },
    );
}

/// Leaves actions out, doubles and swaps them, and lets others act.
fn mixed(actions: &mut Vec<Value>, orders: &[u8]) {
    for order in orders.chunks_exact(4).take(8) {
        let place = |bytes: [u8; 2]| usize::from(u16::from_le_bytes(bytes)) % actions.len();
        let (one, other) = (place([order[1], order[2]]), place([order[2], order[3]]));
        match order[0] % 6 {
            0 => drop(actions.remove(one)),
            1 => actions.swap(one, other),
            2 => actions.insert(one, actions[other].clone()),
            3 => actions[one]["entity"] = actions[other]["entity"].clone(),
            4 => actions[one]["price"] = json!(i32::from_le_bytes([order[0]; 4])),
            _ => actions[one]["shares"] = actions[other]["shares"].clone(),
        }
    }
}

#[test]
fn exported_games_mixed_up() {
    let games: Vec<Value> =
        games().iter().map(|game| serde_json::from_slice(&game.text()).unwrap()).collect();
    if games.is_empty() {
        return;
    }
    let runs = iterations() / 20;
    bolero::check!().with_max_len(33).with_iterations(runs).for_each(|bytes: &[u8]| {
        let Some((first, orders)) = bytes.split_first() else { return };
        let mut game = games[usize::from(*first) % games.len()].clone();
        mixed(game["actions"].as_array_mut().unwrap(), orders);
        play(game.to_string().as_bytes());
    });
}
