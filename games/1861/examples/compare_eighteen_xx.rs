//! Replays games of 1861 beside the states of 18xx.games' engine and prints for
//! each the first difference.
//!
//! `cargo run -p bourse-1861 --example compare_eighteen_xx -- [--moves | --time] [NAME]...`
//!
//! A name is part of a game's name, such as `merge` or `p3-s1001`; without any,
//! all are compared. With `--moves` it also looks whether each action was
//! offered, and whether the same kinds were as on the site. With `--time` it
//! compares nothing and prints how long reading and replaying takes.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

#[path = "../tests/eighteen_xx/compare.rs"]
mod compare;
#[path = "../tests/eighteen_xx/games.rs"]
mod games;

use std::collections::BTreeMap;
use std::time::Instant;

use bourse_1861::eighteen_xx::{EighteenXxAction, EighteenXxFile, EighteenXxReplay, replay_file};
use bourse_game::{Game as _, Moves as _};
use serde_json::Value;

fn main() {
    let (flags, names): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.starts_with("--"));
    let moves = flags.iter().any(|flag| flag == "--moves");
    let wanted = |name: &str| names.is_empty() || names.iter().any(|part| name.contains(part));
    let games: Vec<_> = games::games().into_iter().filter(|game| wanted(&game.name)).collect();
    if flags.iter().any(|flag| flag == "--time") {
        return games.iter().for_each(time);
    }
    let (mut same, mut equal) = (0, 0);
    let mut kinds: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for game in &games {
        let mut look = |replay: &EighteenXxReplay, action: &EighteenXxAction, before: &Value| {
            let (seat, ours) = replay.translate(action).ok().filter(|_| moves)?;
            let offered = replay.game().moves(seat);
            if let Some(differ) = compare::kinds_differ(&offered, before) {
                let seen = || (0, format!("{}, {}", game.name, action.name));
                kinds.entry(differ).or_insert_with(seen).0 += 1;
            }
            let refusal = || format!("not among the moves: {:?}", replay.game().check(seat, &ours));
            (!offered.contains(&ours)).then(refusal)
        };
        let (states, difference) = compare::compare(game, &mut look);
        equal += states;
        match difference {
            Some(difference) => println!("{}: {difference}", game.name),
            None => same += 1,
        }
    }
    for (differ, (times, first)) in kinds {
        println!("{differ}: {times} times, first before {first}");
    }
    println!("{same} of {} games equal, {equal} states", games.len());
}

/// Reads and replays a game often and prints the shortest time.
fn time(game: &games::Game) {
    let text = game.text();
    let once = || {
        let start = Instant::now();
        let file = EighteenXxFile::read(&text).unwrap();
        let read = start.elapsed();
        replay_file(&file, &mut (), |_, ()| ()).unwrap();
        (start.elapsed(), read, file.actions.len())
    };
    if let Some((all, read, actions)) = (0..50).map(|_| once()).min() {
        println!("{}: {actions} actions in {all:.1?}, of which reading {read:.1?}", game.name);
    }
}
