//! Positions as large as the published ones are solved with little effort.

#![allow(clippy::unwrap_used)]

#[path = "../benches/positions/mod.rs"]
mod positions;

use bourse_track::best_routes_while;
use positions::{COUNT, position};

/// How often a search may ask whether to go on: about 16,000 steps each time,
/// the same on every machine. The most so far, and a little.
const MOST_QUESTIONS: usize = 130;

#[test]
fn positions_as_large_as_the_published_ones_take_few_steps() {
    for number in 0..COUNT {
        let position = position(number);
        let mut asked = 0;
        let mut go_on = || {
            asked += 1;
            true
        };
        let best = best_routes_while(&position.run(), &mut go_on).unwrap();
        println!("{number}: {} trails, {} in {asked} steps", position.trails, best.revenue);
        assert!(best.proved, "position {number}");
        assert!(asked <= MOST_QUESTIONS, "position {number}: {asked}");
    }
}
