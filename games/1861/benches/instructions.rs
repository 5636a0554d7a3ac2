//! `cargo bench -p bourse-1861 --bench instructions`: how many instructions it
//! takes, the same on every run. Each figure is for all lines of three random
//! games that belong to a part, or for one game. Beyond the limit, a fifth more
//! than when it was set, the bench fails.

#![allow(missing_docs, clippy::unwrap_used, unreachable_pub)]

mod common;

use std::hint::black_box;

use bourse_1861::Edition;
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
#[bench::auctions(args = (lines(Part::Auctions)), config = limit(520_000))]
#[bench::shares(args = (lines(Part::Shares)), config = limit(4_800_000))]
#[bench::first_token(args = (lines(Part::FirstToken)), config = limit(210_000))]
#[bench::track(args = (lines(Part::Track)), config = limit(14_000_000))]
#[bench::token(args = (lines(Part::Token)), config = limit(250_000))]
#[bench::run(args = (lines(Part::Run)), config = limit(6_200_000))]
#[bench::company(args = (lines(Part::Company)), config = limit(33_000_000))]
#[bench::merger(args = (lines(Part::Merger)), config = limit(1_400_000))]
fn apply(lines: Vec<Played>) {
    common::apply_all(black_box(lines));
}

#[library_benchmark]
#[bench::auctions(args = (lines(Part::Auctions)), config = limit(82_000))]
#[bench::shares(args = (lines(Part::Shares)), config = limit(4_200_000))]
#[bench::first_token(args = (lines(Part::FirstToken)), config = limit(1_300_000))]
#[bench::track(args = (lines(Part::Track)), config = limit(16_000_000))]
#[bench::token(args = (lines(Part::Token)), config = limit(390_000))]
#[bench::run(args = (lines(Part::Run)), config = limit(550_000))]
#[bench::company(args = (lines(Part::Company)), config = limit(2_600_000))]
#[bench::merger(args = (lines(Part::Merger)), config = limit(410_000))]
fn moves(lines: Vec<Played>) -> Vec<Played> {
    common::moves_all(black_box(&lines));
    lines
}

/// The map is read once in a program: that is no part of a game.
fn with_map_read(edition: Edition) -> Edition {
    black_box(bourse_1861::map());
    edition
}

#[library_benchmark]
#[bench::rulebook(with_map_read(Edition::Jklm))]
#[bench::site(with_map_read(Edition::EighteenXx))]
fn random_game(edition: Edition) -> u32 {
    common::random_game(black_box(edition), 1)
}

library_benchmark_group!(name = copies, config = limit(1_600_000), benchmarks = clone);
library_benchmark_group!(name = lines_played, benchmarks = apply);
library_benchmark_group!(name = lists, benchmarks = moves);
library_benchmark_group!(name = games, config = limit(34_000_000), benchmarks = random_game);

main!(library_benchmark_groups = copies, lines_played, lists, games);
