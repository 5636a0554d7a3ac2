//! Where the time of random games goes: `cargo run --release -p bourse-1861
//! --example pace -- [players] [games] [first seed] [edition]`, where
//! edition 1 is that of 18xx.games.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bourse_1861::{Edition, G1861, Options};
use bourse_game::suite::Coin;
use bourse_game::{Dice, Game, Moves, Setup, Turn};

/// What was measured in one step, each time.
#[derive(Default)]
struct Tally {
    clone: Vec<Duration>,
    moves: Vec<Duration>,
    choose: Vec<Duration>,
    apply: Vec<Duration>,
}

/// Half of the times, and ninety-nine of a hundred, in microseconds.
fn shown(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1e6;
    format!("{:>10.2}{:>10.2}", at(50), at(99))
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>().unwrap());
    let players = numbers.next().unwrap_or(4) as u8;
    let games = numbers.next().unwrap_or(20);
    let first = numbers.next().unwrap_or(0);
    let edition = match numbers.next() {
        Some(1) => Edition::EighteenXx,
        _ => Edition::Jklm,
    };
    let setup = Setup::newest(&G1861::DECLARATION, players, Options::of(edition)).unwrap();
    let mut by_step: BTreeMap<String, Tally> = BTreeMap::new();
    let mut lengths = Vec::new();
    let begun = Instant::now();
    for seed in first..first + games {
        let mut coin = Coin::new(seed);
        let mut state = G1861::new(setup);
        let mut lines = 0_u32;
        let start = Instant::now();
        while let Turn::Decide(seats) = state.turn() {
            let seat = seats.first().unwrap();
            let name = match state.step().unwrap() {
                bourse_1861::Step::Discard(_) => "Discard".to_owned(),
                step => format!("{step:?}"),
            };
            let tally = by_step.entry(name).or_default();
            let at = Instant::now();
            let copy = state.clone();
            tally.clone.push(at.elapsed());
            drop(copy);
            let at = Instant::now();
            let moves = state.moves(seat);
            tally.moves.push(at.elapsed());
            let kinds: Vec<usize> =
                (0..moves.kinds()).filter(|&kind| moves.count_of(kind) > 0).collect();
            let kind = *coin.pick(&kinds).unwrap_or_else(|| panic!("dead end: {state:?}"));
            let n = coin.below(moves.count_of(kind));
            let at = Instant::now();
            let action = moves.nth_of(kind, n).unwrap();
            tally.choose.push(at.elapsed());
            let at = Instant::now();
            state.apply(seat, &action, &mut ()).unwrap();
            tally.apply.push(at.elapsed());
            lines += 1;
            assert!(lines < 1_000_000);
        }
        lengths.push((lines, start.elapsed()));
    }
    let all = begun.elapsed();
    println!(
        "{:<20}{:>8}{:>20}{:>20}{:>20}{:>20}",
        "half, 99 of 100; µs", "count", "clone", "moves", "choose", "apply"
    );
    for (name, it) in &mut by_step {
        let Tally { clone, moves, choose, apply } = it;
        let [clone, moves, choose, apply, count] =
            [shown(clone), shown(moves), shown(choose), shown(apply), moves.len().to_string()];
        println!("{name:<20}{count:>8}{clone}{moves}{choose}{apply}");
    }
    lengths.sort_unstable();
    let median = lengths[lengths.len() / 2].0;
    let slowest = lengths.iter().map(|(_, took)| *took).max().unwrap();
    println!(
        "{games} games, {} bytes a state, lines {} to {}, half {median}; {:.2} games a second, slowest {slowest:?}",
        size_of::<G1861>(),
        lengths[0].0,
        lengths[lengths.len() - 1].0,
        games as f64 / all.as_secs_f64()
    );
    let sum = |of: fn(&Tally) -> &[Duration]| -> Duration { by_step.values().flat_map(of).sum() };
    println!(
        "in all: moves {:?}, choose {:?}, apply {:?}",
        sum(|it| &it.moves),
        sum(|it| &it.choose),
        sum(|it| &it.apply)
    );
}
