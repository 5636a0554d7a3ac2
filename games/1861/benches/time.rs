//! `cargo bench -p bourse-1861 --bench time`: how long it takes on this machine.
//!
//! Clocks vary; `instructions` counts what does not.

#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use bourse_1861::Edition;
use common::Part;
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// Each item is one state.
#[divan::bench(args = Part::ALL)]
fn clone(bencher: Bencher, part: Part) {
    let lines = common::lines(part);
    bencher.counter(ItemsCount::new(lines.len())).bench(|| common::clone_all(&lines));
}

/// Each item is one line.
#[divan::bench(args = Part::ALL)]
fn apply(bencher: Bencher, part: Part) {
    let lines = common::lines(part);
    bencher
        .counter(ItemsCount::new(lines.len()))
        .with_inputs(|| lines.clone())
        .bench_values(common::apply_all);
}

/// Each item is the moves of the seat to play in one state.
#[divan::bench(args = Part::ALL)]
fn moves(bencher: Bencher, part: Part) {
    let lines = common::lines(part);
    bencher.counter(ItemsCount::new(lines.len())).bench(|| common::moves_all(&lines));
}

/// Each item is one four-player game.
#[divan::bench(args = [Edition::Jklm, Edition::EighteenXx])]
fn random_game(bencher: Bencher, edition: Edition) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        seed += 1;
        common::random_game(edition, seed)
    });
}
