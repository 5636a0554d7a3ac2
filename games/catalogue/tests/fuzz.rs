//! Any bytes as record or as play: a clear refusal, nothing changed, no panic.
//!
//! `cargo test` runs each target briefly; `make fuzz` runs them for a minute
//! each.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use bourse_catalogue::{GameId, with_game};
use bourse_chicago::Chicago;
use bourse_game::suite::setups;
use bourse_game::{Due, Line, Moves, Recorded, Seat, Setup, Turn};
use bourse_record::{RawHeader, Replay, Trust, replay};
use bourse_speculation::Speculation;

/// How often each target runs; `BOURSE_FUZZ` says otherwise.
fn iterations() -> usize {
    std::env::var("BOURSE_FUZZ").ok().and_then(|count| count.parse().ok()).unwrap_or(3_000)
}

/// Reads the text as a record and plays as far as it goes. Whatever it is, a
/// line that is refused leaves the game as it was.
fn read(text: &[u8]) {
    for line in bourse_record::lines(text).take(1).flatten() {
        let Ok((game, raw)) = GameId::of_header(line.1) else { return };
        with_game!(game, G => play::<G>(raw, text));
    }
}

fn play<G: Recorded>(raw: RawHeader, text: &[u8]) {
    let _ = replay::<G, _>(raw.clone(), text, Trust::Prove, &mut (), |_, ()| ());
    let Ok(header) = bourse_record::Header::<G>::check(raw) else { return };
    let mut game = Replay::new(&header, Trust::Prove);
    for (_, line) in bourse_record::lines(text).skip(1).flatten() {
        let (before, number) = (game.state().clone(), game.line());
        if game.play(line, &mut ()).is_err() {
            assert_eq!(*game.state(), before);
            assert_eq!(game.line(), number);
        }
    }
}

#[test]
fn any_bytes_as_a_record() {
    bolero::check!().with_max_len(4_096).with_iterations(iterations()).for_each(
        |bytes: &[u8]| {
            read(bytes);
            for game in GameId::ALL {
                let header = format!(
                    "{{\"bourse\":1,\"game\":\"{}\",\"players\":3,\"options\":{{}}}}\n",
                    game.declaration().id
                );
                read(&[header.as_bytes(), bytes].concat());
            }
        },
    );
}

/// What is put into records to break them.
const SPLINTERS: [&str; 18] = [
    "null",
    "-1",
    "1e999",
    "18446744073709551616",
    "\"\"",
    "{}",
    "[]",
    "[[[[",
    "}",
    "\n",
    "\u{0}",
    "\"seat\":5,",
    "\"type\":\"done\"",
    "\"WAB\"",
    "\"A2\"",
    "true",
    ",",
    "\\u0000",
];

/// Damages a record as the bytes say: cuts, doubles and swaps lines, flips
/// bytes, puts splinters in.
fn damaged(record: &[u8], orders: &[u8]) -> Vec<u8> {
    let mut text = record.to_vec();
    for order in orders.chunks_exact(4).take(16) {
        let place = usize::from(u16::from_le_bytes([order[1], order[2]])) * 7 % text.len().max(1);
        match order[0] % 6 {
            0 => text.truncate(place),
            1 => drop(text.splice(place..place, SPLINTERS[usize::from(order[3]) % 18].bytes())),
            2 => text[place] ^= order[3],
            3 => drop(text.drain(place..(place + usize::from(order[3])).min(text.len()))),
            4 => {
                let mut lines: Vec<Vec<u8>> = split(&text);
                let count = lines.len();
                lines.swap(place % count, usize::from(order[3]) % count);
                text = lines.join(&b'\n');
            }
            _ => {
                let mut lines: Vec<Vec<u8>> = split(&text);
                let again = lines[place % lines.len()].clone();
                lines.insert(usize::from(order[3]) % lines.len(), again);
                text = lines.join(&b'\n');
            }
        }
        if text.is_empty() {
            break;
        }
    }
    text
}

fn split(text: &[u8]) -> Vec<Vec<u8>> {
    text.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect()
}

#[test]
fn damaged_records() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut records = Vec::new();
    for game in fs::read_dir(folder).unwrap() {
        for file in fs::read_dir(game.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if name.ends_with(".jsonl") && !name.starts_with("illegal") {
                records.push(fs::read(&path).unwrap());
            }
        }
    }
    records.sort();
    bolero::check!().with_max_len(65).with_iterations(iterations()).for_each(|bytes: &[u8]| {
        let Some((first, orders)) = bytes.split_first() else { return };
        read(&damaged(&records[usize::from(*first) % records.len()], orders));
    });
}

/// Plays a game as the bytes say. Three in four play on; the others try, for any
/// seat, what was seen somewhere else in the game: it is accepted exactly when
/// it is offered, and a refusal changes nothing.
fn play_bytes<G: Recorded>(setup: Setup<G::Options>, bytes: &[u8]) -> G {
    let mut state = G::new(setup);
    let mut seen: Vec<Line<G>> = Vec::new();
    for four in bytes.chunks_exact(4) {
        let number = u64::from(u16::from_le_bytes([four[0], four[1]]));
        if four[2] % 4 == 0
            && let Some(line) = seen.get(usize::from(four[0]) % seen.len().max(1))
        {
            try_anywhere(&mut state, line, four[3]);
            continue;
        }
        let line = match state.turn() {
            Turn::Over(_) => return state,
            Turn::Chance(due) => Line::Chance(due.at_weight(number % due.total_weight()).unwrap()),
            Turn::Decide(seats) => {
                let place = usize::from(four[2]) % seats.len();
                let seat = seats.iter().nth(place).unwrap();
                let moves = state.moves(seat);
                // Rather end an auction than bid a little more for ever.
                let count = moves.count();
                let number = if four[3] % 2 == 0 { count - 1 } else { number % count };
                Line::Decision { seat, action: moves.nth(number).unwrap() }
            }
        };
        line.play(&mut state, &mut ()).unwrap();
        seen.push(line);
    }
    state
}

/// Tries a line of another moment, a decision also for another seat.
fn try_anywhere<G: Recorded>(state: &mut G, line: &Line<G>, by: u8) {
    let before = state.clone();
    let (line, offered) = match line {
        Line::Decision { action, .. } => {
            let seat = Seat::new(by % 6).unwrap();
            let offered = state.moves(seat).contains(action);
            (Line::Decision { seat, action: action.clone() }, offered)
        }
        Line::Chance(outcome) => {
            let offered = match state.turn() {
                Turn::Chance(due) => due.outcomes().any(|(other, _)| other == *outcome),
                Turn::Decide(_) | Turn::Over(_) => false,
            };
            (Line::Chance(outcome.clone()), offered)
        }
    };
    let accepted = line.play(state, &mut ()).is_ok();
    assert_eq!(offered, accepted, "{line:?}");
    assert!(accepted || *state == before, "{line:?}");
}

/// Bytes as play of one game; says how often it got to its end.
fn any_bytes_as_play<G: Recorded>() {
    let ended = AtomicUsize::new(0);
    let runs = iterations() / 10;
    bolero::check!()
        .with_iterations(runs)
        .with_generator(bolero::produce::<Vec<u8>>().with().len(0..8_000_usize))
        .for_each(|bytes: &Vec<u8>| {
            let setups = setups::<G>();
            let setup = setups[bytes.first().map_or(0, |&byte| usize::from(byte)) % setups.len()];
            let state = play_bytes::<G>(setup, bytes);
            if matches!(state.turn(), Turn::Over(_)) {
                ended.fetch_add(1, Ordering::Relaxed);
            }
        });
    let ended = ended.into_inner();
    assert!(ended * 10 > runs, "only {ended} of {runs} games got to their end");
}

#[test]
fn any_bytes_as_play_of_chicago() {
    any_bytes_as_play::<Chicago>();
}

#[test]
fn any_bytes_as_play_of_speculation() {
    any_bytes_as_play::<Speculation>();
}
