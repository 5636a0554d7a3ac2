//! `cargo bench -p bourse-1861 --bench track_instructions`: how many instructions
//! the best routes take on the ten positions, the same on every run. Beyond the
//! limit the bench fails.

#![allow(missing_docs, clippy::unwrap_used, unreachable_pub)]

mod positions;

use std::hint::black_box;

use bourse_track::{Best, best_routes};
use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use positions::{Position, dense, position};

fn limit(instructions: u64) -> LibraryBenchmarkConfig {
    let mut callgrind = Callgrind::default();
    callgrind.hard_limits([(EventKind::Ir, instructions)]);
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(callgrind);
    config
}

#[library_benchmark]
#[bench::zero(position(0))]
#[bench::one(position(1))]
#[bench::three(position(3))]
#[bench::four(position(4))]
#[bench::six(position(6))]
#[bench::seven(position(7))]
#[bench::nine(position(9))]
fn numbered(position: Position) -> Best {
    best_routes(&black_box(position).run()).unwrap()
}

#[library_benchmark]
#[bench::two(position(2))]
#[bench::five(position(5))]
#[bench::eight(position(8))]
fn skipping(position: Position) -> Best {
    best_routes(&black_box(position).run()).unwrap()
}

// As dense as the rules allow.
#[library_benchmark]
#[bench::zero(dense(0))]
#[bench::one(dense(1))]
#[bench::two(dense(2))]
fn dear(position: Position) -> Best {
    best_routes(&black_box(position).run()).unwrap()
}

// The most so far is 503,917,147, and 3,352,961,738 with a train that skips cities.
library_benchmark_group!(name = two_numbered, config = limit(600_000_000), benchmarks = numbered);
library_benchmark_group!(name = one_skips, config = limit(4_000_000_000), benchmarks = skipping);
library_benchmark_group!(name = dense_map, config = limit(35_000_000_000), benchmarks = dear);

main!(library_benchmark_groups = two_numbered, one_skips, dense_map);
