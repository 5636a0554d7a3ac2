//! `cargo bench -p bourse-1861 --bench instructions`: how many instructions it
//! takes, the same on every run. Each figure is for all lines of three random
//! games that belong to a part, or for one game. Beyond the limit the bench
//! fails.

#![allow(missing_docs, clippy::unwrap_used, unreachable_pub)]

mod common;

use std::hint::black_box;

use bourse_track::Edition;
use common::{Part, Played, lines};
use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};

fn limit(instructions: u64) -> LibraryBenchmarkConfig {
    let mut callgrind = Callgrind::default();
    callgrind.hard_limits([(EventKind::Ir, instructions)]);
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(callgrind);
    config
}

#[library_benchmark]
#[bench::shares(lines(Part::Shares))]
fn clone(lines: Vec<Played>) -> Vec<Played> {
    common::clone_all(black_box(&lines));
    lines
}

#[library_benchmark]
#[bench::auctions(lines(Part::Auctions))]
#[bench::shares(lines(Part::Shares))]
#[bench::first_token(lines(Part::FirstToken))]
#[bench::track(lines(Part::Track))]
#[bench::token(lines(Part::Token))]
#[bench::run(lines(Part::Run))]
#[bench::company(lines(Part::Company))]
#[bench::merger(lines(Part::Merger))]
fn apply(lines: Vec<Played>) {
    common::apply_all(black_box(lines));
}

#[library_benchmark]
#[bench::auctions(lines(Part::Auctions))]
#[bench::shares(lines(Part::Shares))]
#[bench::first_token(lines(Part::FirstToken))]
#[bench::track(lines(Part::Track))]
#[bench::token(lines(Part::Token))]
#[bench::run(lines(Part::Run))]
#[bench::company(lines(Part::Company))]
#[bench::merger(lines(Part::Merger))]
fn moves(lines: Vec<Played>) -> Vec<Played> {
    common::moves_all(black_box(&lines));
    lines
}

#[library_benchmark]
#[bench::rulebook(Edition::Jklm)]
#[bench::site(Edition::EighteenXx)]
fn random_game(edition: Edition) -> u32 {
    common::random_game(black_box(edition), 1)
}

library_benchmark_group!(name = copies, config = limit(10_000_000), benchmarks = clone);
library_benchmark_group!(name = lines_played, config = limit(100_000_000), benchmarks = apply);
library_benchmark_group!(name = lists, config = limit(100_000_000), benchmarks = moves);
library_benchmark_group!(name = games, config = limit(1_000_000_000), benchmarks = random_game);

main!(library_benchmark_groups = copies, lines_played, lists, games);
