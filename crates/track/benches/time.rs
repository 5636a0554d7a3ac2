//! `cargo bench -p bourse-track --bench time`: how long the best routes take on
//! ten positions as large as the published ones.

#![allow(missing_docs, clippy::unwrap_used)]

mod positions;

use bourse_track::best_routes;
use divan::Bencher;
use positions::{COUNT, position};

fn main() {
    divan::main();
}

#[divan::bench(args = 0..COUNT)]
fn best(bencher: Bencher, number: usize) {
    let position = position(number);
    bencher.bench(|| best_routes(&position.run()).unwrap());
}
