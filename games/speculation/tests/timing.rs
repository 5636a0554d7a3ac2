//! How fast the rules are: `cargo test --release --test timing -- --ignored --nocapture`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod common;

use std::hint::black_box;
use std::time::{Duration, Instant};

use bourse_game::suite::{Coin, walk};
use bourse_game::{Dice, Due as _, Game, Line, Moves as _, Turn};
use bourse_speculation::{Options, Speculation};

/// Plays a random game and returns how many lines it had.
fn random_game(dice: &mut Coin) -> u32 {
    let mut game = Speculation::new(common::setup(4, Options::default()));
    let mut lines = 0;
    loop {
        match game.turn() {
            Turn::Over(_) => return lines,
            Turn::Chance(due) => {
                game.resolve(&due.draw(dice).unwrap(), &mut ()).unwrap();
            }
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let moves = game.moves(seat);
                let action = moves.nth(dice.below(moves.count())).unwrap();
                game.apply(seat, &action, &mut ()).unwrap();
            }
        }
        lines += 1;
    }
}

type Step = (Speculation, Line<Speculation>);

/// The mean time of `what` in the states of some games, which fit into a cache.
fn mean(states: &[Step], what: impl Fn(&Speculation, &Line<Speculation>)) -> Duration {
    let times = 200;
    let start = Instant::now();
    for _ in 0..times {
        for (state, line) in states {
            what(state, line);
        }
    }
    start.elapsed() / (times * states.len() as u32)
}

fn play(state: &Speculation, line: &Line<Speculation>) {
    let mut state = *state;
    line.play(&mut state, &mut ()).unwrap();
    black_box(state);
}

#[test]
#[ignore = "a measurement"]
fn timing() {
    let mut dice = Coin::new(1);
    let start = Instant::now();
    let games = 20_000;
    let lines: u32 = (0..games).map(|_| random_game(&mut dice)).sum();
    let took = start.elapsed();
    println!("{:.0} games/s of {} lines", f64::from(games) / took.as_secs_f64(), lines / games);

    let mut states = Vec::new();
    for seed in 0..4 {
        let start = Speculation::new(common::setup(4, Options::default()));
        walk(start, &mut Coin::new(seed), |step| states.push((*step.state, step.line.clone())));
    }
    let is_decision = |step: &Step| matches!(step.1, Line::Decision { .. });
    let (decisions, draws): (Vec<Step>, Vec<Step>) = states.iter().cloned().partition(is_decision);
    let clone = mean(&states, |state, _| {
        black_box(*black_box(state));
    });
    let moves = mean(&decisions, |state, line| {
        if let Line::Decision { seat, .. } = line {
            black_box(state.moves(*seat));
        }
    });
    println!("state {} bytes, clone {clone:?}", size_of::<Speculation>());
    println!("clone and apply {:?}", mean(&decisions, play));
    println!("clone and resolve {:?}", mean(&draws, play));
    println!("moves {moves:?}");
}
