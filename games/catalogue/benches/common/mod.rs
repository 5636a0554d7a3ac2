//! What both benches measure.

#![allow(clippy::unwrap_used, dead_code, unreachable_pub)]

use std::hint::black_box;

use bourse_game::bots::{Bot, Generator, Random};
use bourse_game::{Due, Game, Line, Recorded, Setup, Turn, Viewer};
use bourse_record::{Entry, RawHeader};

/// A recorded four-player game of Chicago Express, 331 lines.
pub const CHICAGO: &[u8] = include_bytes!("../../tests/data/chicago/chicago-4p-long.jsonl");

/// A recorded four-player game of Speculation, 425 lines.
pub const SPECULATION: &[u8] =
    include_bytes!("../../tests/data/speculation/speculation-4p-slow-normal.jsonl");

/// A recorded game, read.
pub struct Sample<G: Game> {
    pub text: &'static [u8],
    pub setup: Setup<G::Options>,
    pub lines: Vec<Line<G>>,
    /// The state before each line.
    pub states: Vec<G>,
}

pub fn recorded<G: Recorded>(text: &'static [u8]) -> Sample<G> {
    let mut lines = bourse_record::lines(text).map(|line| line.unwrap().1);
    let raw = RawHeader::read(lines.next().unwrap()).unwrap();
    let setup = bourse_record::Header::<G>::check(raw).unwrap().setup;
    let mut game = Sample { text, setup, lines: Vec::new(), states: Vec::new() };
    let mut state = G::new(setup);
    for line in lines {
        let Entry::Line(line, _) = Entry::<G>::read(line).unwrap() else { break };
        game.states.push(state.clone());
        line.play(&mut state, &mut ()).unwrap();
        game.lines.push(line);
    }
    game
}

/// Plays the lines of a game from its start.
pub fn apply_all<G: Game>(game: &Sample<G>) -> G {
    let mut state = G::new(game.setup);
    for line in &game.lines {
        let _ = black_box(line.play(&mut state, &mut ()));
    }
    state
}

/// Asks for the moves in every state of a game.
pub fn moves_all<G: Game>(game: &Sample<G>) {
    for state in &game.states {
        for seat in state.turn().to_move().iter() {
            black_box(state.moves(seat));
        }
    }
}

/// Copies every state of a game.
pub fn clone_all<G: Game>(game: &Sample<G>) {
    for state in &game.states {
        black_box(state.clone());
    }
}

/// Reads and replays a record.
pub fn replay<G: Recorded>(text: &[u8]) {
    let first = text.split(|&byte| byte == b'\n').next().unwrap();
    let raw = RawHeader::read(first).unwrap();
    let game = bourse_record::replay::<G, _>(
        raw,
        text,
        bourse_record::Trust::Believe,
        &mut (),
        |_, ()| (),
    );
    assert!(game.is_ok());
}

/// Plays a game at random and returns its number of lines.
pub fn random_game<G: Game>(setup: Setup<G::Options>, seed: u64) -> u64 {
    let mut dice = Generator::new(seed, 0);
    let mut state = G::new(setup);
    let mut lines = 0;
    loop {
        let line = match state.turn() {
            Turn::Over(_) => return lines,
            Turn::Chance(due) => Line::Chance(due.draw(&mut dice).unwrap()),
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let view = state.view(Viewer::Seat(seat));
                Line::Decision { seat, action: Bot::<G>::decide(&mut Random, &view, &mut dice) }
            }
        };
        line.play(&mut state, &mut ()).unwrap();
        lines += 1;
    }
}
