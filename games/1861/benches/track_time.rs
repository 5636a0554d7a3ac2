//! `cargo bench -p bourse-1861 --bench track_time`: how long the best routes take on
//! ten positions as large as the published ones, and how long it takes there to
//! follow track and to list and check what may be laid.

#![allow(missing_docs, clippy::unwrap_used)]

mod positions;

use bourse_1861::map;
use bourse_track::{Network, best_routes};
use divan::Bencher;
use divan::counter::ItemsCount;
use positions::{COUNT, DEAR, company, dense, position};

fn main() {
    divan::main();
}

#[divan::bench(args = 0..COUNT)]
fn best(bencher: Bencher, number: usize) {
    let position = position(number);
    bencher.bench(|| best_routes(&position.run()).unwrap());
}

/// As dense as the rules allow.
#[divan::bench(args = 0..DEAR.len(), sample_count = 5)]
fn dear(bencher: Bencher, number: usize) {
    let position = dense(number);
    bencher.bench(|| best_routes(&position.run()).unwrap());
}

#[divan::bench(args = 0..COUNT)]
fn network(bencher: Bencher, number: usize) {
    let position = position(number);
    bencher.bench(|| Network::new(map(), &position.board, company()));
}

#[divan::bench(args = 0..COUNT)]
fn copied_network(bencher: Bencher, number: usize) {
    let network = position(number).network();
    bencher.bench(|| divan::black_box(network));
}

#[divan::bench(args = 0..COUNT)]
fn lays(bencher: Bencher, number: usize) {
    let position = position(number);
    let network = position.network();
    bencher.bench(|| position.survey(&network).lays());
}

/// All that is legal, one by one.
#[divan::bench(args = 0..COUNT)]
fn check(bencher: Bencher, number: usize) {
    let position = position(number);
    let network = position.network();
    let survey = position.survey(&network);
    let lays = survey.lays();
    let check = || lays.iter().all(|&(hex, tile, turn)| survey.check(hex, tile, turn).is_ok());
    bencher.counter(ItemsCount::new(lays.len())).bench(check);
}

/// All that is legal, one by one, each on the same position.
#[divan::bench(args = 0..COUNT)]
fn tile_laid(bencher: Bencher, number: usize) {
    let position = position(number);
    let network = position.network();
    let lays = position.survey(&network).lays();
    bencher.counter(ItemsCount::new(lays.len())).bench(|| {
        for &(hex, tile, turn) in &lays {
            let (mut board, mut network) = (position.board, network);
            let _ = board.lay(map(), hex, tile, turn);
            network.tile_laid(map(), &board, hex);
            divan::black_box(network);
        }
    });
}
