//! Positions as large as the published ones are solved with little effort, and
//! the densest that can be laid within the steps a search has.

#[path = "../../benches/positions/mod.rs"]
mod positions;

use bourse_track::{Declared, SEARCH_STEPS, best_routes, check_routes};
use positions::{COUNT, DEAR, dense, position};

/// The most steps so far, and a little.
const MOST_STEPS: u64 = 6_000_000;

#[test]
fn positions_as_large_as_the_published_ones_take_few_steps() {
    for number in 0..COUNT {
        let position = position(number);
        let best = best_routes(&position.run()).unwrap();
        let steps = best.steps;
        println!("{number}: {} trails, {} in {steps} steps", position.trails, best.revenue);
        assert!(best.proved, "position {number}");
        assert!(steps <= MOST_STEPS, "position {number}: {steps}");
    }
}

/// What is offered belongs to the rules: it does not change.
#[test]
fn dense_positions_are_answered_within_the_steps_of_a_search() {
    let mut answers = Vec::new();
    for number in 0..DEAR.len() {
        let position = dense(number);
        let best = best_routes(&position.run()).unwrap();
        println!("{number}: {} of at most {} in {}", best.revenue, best.bound, best.steps);
        assert!(best.steps <= SEARCH_STEPS, "position {number}");
        let declared: Vec<Declared> = best
            .routes
            .iter()
            .map(|route| Declared { train: route.train, connections: route.connections.clone() })
            .collect();
        assert_eq!(check_routes(&position.run(), &declared).unwrap(), best.routes);
        answers.push((best.revenue, best.bound));
    }
    assert_eq!(answers, DEAR);
}
