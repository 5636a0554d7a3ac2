//! `cargo bench -p bourse-track --bench instructions`: how many instructions the
//! best routes take on the ten positions, the same on every run. Beyond the
//! limit the bench fails.

#![allow(missing_docs, clippy::unwrap_used, unreachable_pub)]

mod positions;

use std::hint::black_box;

use bourse_track::{Best, best_routes};
use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use positions::{Position, position};

#[library_benchmark]
#[bench::zero(position(0))]
#[bench::one(position(1))]
#[bench::two(position(2))]
#[bench::three(position(3))]
#[bench::four(position(4))]
#[bench::five(position(5))]
#[bench::six(position(6))]
#[bench::seven(position(7))]
#[bench::eight(position(8))]
#[bench::nine(position(9))]
fn best(position: Position) -> Best {
    best_routes(&black_box(position).run()).unwrap()
}

library_benchmark_group!(
    name = routes,
    config = LibraryBenchmarkConfig::default()
        .tool(Callgrind::default().hard_limits([(EventKind::Ir, 400_000_000_u64)])),
    benchmarks = best
);

main!(library_benchmark_groups = routes);
