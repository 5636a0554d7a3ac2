//! `cargo bench --bench instructions`: how many instructions it takes, the same
//! on every run. Each figure is for a whole recorded game of 330 lines, or for
//! one random game; the book's table divides.

#![allow(missing_docs, clippy::unwrap_used, unreachable_pub)]

mod common;

use std::hint::black_box;

use bourse_chicago::Chicago;
use gungraun::{library_benchmark, library_benchmark_group, main};

fn chicago() -> common::Recorded<Chicago> {
    common::recorded(common::CHICAGO)
}

#[library_benchmark]
#[bench::chicago(chicago())]
fn clone_330(game: common::Recorded<Chicago>) {
    common::clone_all(black_box(&game));
}

#[library_benchmark]
#[bench::chicago(chicago())]
fn apply_330(game: common::Recorded<Chicago>) -> Chicago {
    common::apply_all(black_box(&game))
}

#[library_benchmark]
#[bench::chicago(chicago())]
fn moves_330(game: common::Recorded<Chicago>) {
    common::moves_all(black_box(&game));
}

#[library_benchmark]
#[bench::chicago(chicago().setup, 1)]
fn random_game(setup: bourse_game::Setup<bourse_chicago::Options>, seed: u64) -> u64 {
    common::random_game::<Chicago>(black_box(setup), seed)
}

#[library_benchmark]
#[bench::chicago(common::CHICAGO)]
fn replay_330(text: &[u8]) {
    common::replay::<Chicago>(black_box(text));
}

library_benchmark_group!(
    name = rules,
    benchmarks = [clone_330, apply_330, moves_330, random_game, replay_330]
);

main!(library_benchmark_groups = rules);
