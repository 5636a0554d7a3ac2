//! `cargo bench --bench time`: how long it takes on this machine.
//!
//! Clocks vary; `instructions` counts what does not.

#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use bourse_chicago::Chicago;
use bourse_game::Recorded;
use bourse_speculation::Speculation;
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

trait Bench: Recorded {
    const TEXT: &'static [u8];
}

impl Bench for Chicago {
    const TEXT: &'static [u8] = common::CHICAGO;
}

impl Bench for Speculation {
    const TEXT: &'static [u8] = common::SPECULATION;
}

/// Each item is one state.
#[divan::bench(types = [Chicago, Speculation])]
fn clone<G: Bench>(bencher: Bencher) {
    let game = common::recorded::<G>(G::TEXT);
    bencher.counter(ItemsCount::new(game.states.len())).bench(|| common::clone_all(&game));
}

/// Each item is one line.
#[divan::bench(types = [Chicago, Speculation])]
fn apply<G: Bench>(bencher: Bencher) {
    let game = common::recorded::<G>(G::TEXT);
    bencher.counter(ItemsCount::new(game.lines.len())).bench(|| common::apply_all(&game));
}

/// Each item is the moves of the seat to play in one state.
#[divan::bench(types = [Chicago, Speculation])]
fn moves<G: Bench>(bencher: Bencher) {
    let game = common::recorded::<G>(G::TEXT);
    bencher.counter(ItemsCount::new(game.states.len())).bench(|| common::moves_all(&game));
}

/// Each item is one four-player game.
#[divan::bench(types = [Chicago, Speculation])]
fn random_game<G: Bench>(bencher: Bencher) {
    let setup = common::recorded::<G>(G::TEXT).setup;
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        seed += 1;
        common::random_game::<G>(setup, seed)
    });
}

/// Each item is one recorded game, parsing included.
#[divan::bench(types = [Chicago, Speculation])]
fn replay<G: Bench>(bencher: Bencher) {
    bencher.counter(ItemsCount::new(1_u32)).bench(|| common::replay::<G>(G::TEXT));
}
