//! `cargo bench --bench instructions`: how many instructions it takes, the same
//! on every run. Each figure is for all lines of a recorded game, or for one
//! random game; the book's table divides.

#![allow(missing_docs, clippy::unwrap_used, unreachable_pub)]

mod common;

use std::hint::black_box;

use bourse_chicago::Chicago;
use bourse_game::{Game, Recorded};
use bourse_speculation::Speculation;
use common::Sample;
use gungraun::{library_benchmark, library_benchmark_group, main};

fn chicago() -> Sample<Chicago> {
    common::recorded(common::CHICAGO)
}

fn speculation() -> Sample<Speculation> {
    common::recorded(common::SPECULATION)
}

#[library_benchmark]
#[bench::chicago(chicago())]
#[bench::speculation(speculation())]
fn clone<G: Game>(game: Sample<G>) {
    common::clone_all(black_box(&game));
}

#[library_benchmark]
#[bench::chicago(chicago())]
#[bench::speculation(speculation())]
fn apply<G: Game>(game: Sample<G>) -> G {
    common::apply_all(black_box(&game))
}

#[library_benchmark]
#[bench::chicago(chicago())]
#[bench::speculation(speculation())]
fn moves<G: Game>(game: Sample<G>) {
    common::moves_all(black_box(&game));
}

#[library_benchmark]
#[bench::chicago(chicago())]
#[bench::speculation(speculation())]
fn random_game<G: Game>(game: Sample<G>) -> u64 {
    common::random_game::<G>(black_box(game.setup), 1)
}

#[library_benchmark]
#[bench::chicago(chicago())]
#[bench::speculation(speculation())]
fn replay<G: Recorded>(game: Sample<G>) {
    common::replay::<G>(black_box(game.text));
}

library_benchmark_group!(name = rules, benchmarks = [clone, apply, moves, random_game, replay]);

main!(library_benchmark_groups = rules);
