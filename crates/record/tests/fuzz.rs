//! Any bytes as record or as play: a clear refusal, nothing changed, no panic.
//!
//! `cargo test` runs each target briefly; `make fuzz` runs them for a minute
//! each.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fs;
use std::path::Path;

use bourse_chicago::{Action, Chicago, Company, Dial, Hex};
use bourse_game::{Game, Money, Moves, Seat, Setup};
use bourse_record::{RawHeader, Recorded, Replay, replay, with_game};

/// How often each target runs; `BOURSE_FUZZ` says otherwise.
fn iterations() -> usize {
    std::env::var("BOURSE_FUZZ").ok().and_then(|count| count.parse().ok()).unwrap_or(3_000)
}

/// Reads the text as a record and plays as far as it goes. Whatever it is, a
/// line that is refused leaves the game as it was.
fn read(text: &[u8]) {
    for line in bourse_record::lines(text).take(1).flatten() {
        let Ok((game, raw)) = RawHeader::read(line.1) else { return };
        with_game!(game, G => play::<G>(raw, text));
    }
}

fn play<G: Recorded>(raw: RawHeader, text: &[u8]) {
    let _ = replay::<G, _>(raw.clone(), text, &mut (), |_, ()| ());
    let Ok(header) = bourse_record::Header::<G>::check(raw) else { return };
    let mut game = Replay::new(&header);
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
    bolero::check!().with_iterations(iterations()).for_each(|bytes: &[u8]| read(bytes));
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
    bolero::check!().with_iterations(iterations()).for_each(|bytes: &[u8]| {
        let Some((first, orders)) = bytes.split_first() else { return };
        read(&damaged(&records[usize::from(*first) % records.len()], orders));
    });
}

/// An action made of three bytes: any action, sensible or not.
fn action(bytes: &[u8]) -> Action {
    let company = Company::ALL[usize::from(bytes[1]) % 5];
    let hex = Hex::all().nth(usize::from(bytes[2]) % 160).unwrap();
    match bytes[0] % 8 {
        0 => Action::Bid { amount: Money(i32::from(bytes[1].cast_signed())) },
        1 => Action::Pass,
        2 => Action::Choose { dial: Dial::ALL[usize::from(bytes[1]) % 3] },
        3 => Action::Offer { company },
        4 => Action::Build { company, hex },
        5 => Action::Done,
        6 => Action::Develop { hex },
        _ => Action::Forgo,
    }
}

#[test]
fn any_bytes_as_play() {
    bolero::check!().with_iterations(iterations()).for_each(|bytes: &[u8]| {
        let Some((players, plays)) = bytes.split_first() else { return };
        let players = 2 + players % 5;
        let setup = Setup::new(&Chicago::DECLARATION, players, Default::default(), 1).unwrap();
        let mut game = Chicago::new(setup);
        for bytes in plays.chunks_exact(4) {
            let Some(seat) = game.table().to_move() else { return };
            // One in eight tries any action of any seat; the others play on.
            if bytes[3] % 8 == 0 {
                let (seat, action) = (Seat::new(bytes[3] / 8 % 6).unwrap(), action(bytes));
                let before = game;
                let offered = game.moves(seat).contains(&action);
                let accepted = game.apply(seat, &action, &mut ()).is_ok();
                assert_eq!(offered, accepted, "{action:?}");
                assert!(accepted || game == before, "{action:?}");
            } else {
                let moves = game.moves(seat);
                let number = u64::from(u16::from_le_bytes([bytes[0], bytes[1]])) % moves.count();
                game.apply(seat, &moves.nth(number).unwrap(), &mut ()).unwrap();
            }
        }
    });
}
