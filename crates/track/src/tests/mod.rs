//! The fast search against its slow twin, and what must hold of any optimum.

mod networks;
mod random;

use std::sync::atomic::AtomicBool;

use random::{Dice, Small, small};

use crate::routes::search::best_routes_sized;
use crate::routes::search::column_generation::Sizes;
use crate::{
    Declared, Route, RunError, SEARCH_STEPS, best_routes, best_routes_within, brute_force,
};

/// The fast and the slow search agree on revenue and on the very routes.
fn agree(small: &Small, seed: u64) {
    let run = small.run();
    let fast = best_routes(&run).unwrap();
    let (revenue, slow) = brute_force::best(&run);
    assert!(fast.proved, "seed {seed}");
    assert_eq!(fast.revenue, revenue, "revenue, seed {seed}");
    assert_eq!(fast.bound, revenue, "bound, seed {seed}");
    let told = |route: Route| Declared { train: route.train, connections: route.connections };
    let fast: Vec<Declared> = fast.routes.into_iter().map(told).collect();
    assert_eq!(fast, slow, "routes, seed {seed}");
}

#[test]
fn fast_and_slow_agree_on_two_thousand_small_maps() {
    for seed in 0..2_000 {
        agree(&small(seed), seed);
    }
}

#[test]
#[ignore = "minutes"]
fn fast_and_slow_agree_on_fifty_thousand_small_maps() {
    for seed in 2_000..52_000 {
        agree(&small(seed), seed);
    }
}

#[test]
fn another_train_never_lowers_the_optimum() {
    for seed in 0..500 {
        let mut small = small(seed);
        let before = best_routes(&small.run()).unwrap().revenue;
        small.trains.push(random::train(&mut Dice(seed)));
        assert!(best_routes(&small.run()).unwrap().revenue >= before, "seed {seed}");
    }
}

#[test]
fn an_own_token_added_never_lowers_the_optimum() {
    for seed in 0..500 {
        let small = small(seed);
        let before = best_routes(&small.run()).unwrap().revenue;
        for hex in small.map.hexes() {
            for (stop, city) in (0..).zip(small.map.hex(hex).layout.stops()) {
                for slot in 0..usize::from(city.slots) {
                    let mut board = small.board;
                    let at = crate::Station { hex, stop };
                    if board.place_token(&small.map, at, slot, random::own()).is_ok() {
                        let run = crate::Run { board: &board, ..small.run() };
                        let after = best_routes(&run).unwrap().revenue;
                        assert!(after >= before, "seed {seed}");
                    }
                }
            }
        }
    }
}

#[test]
fn with_few_steps_there_is_still_a_bound() {
    let never = AtomicBool::new(false);
    for seed in 0..200 {
        let small = small(seed);
        let best = best_routes(&small.run()).unwrap();
        for steps in [0, 10, 100, 1_000] {
            let early = best_routes_within(&small.run(), steps, &never).unwrap();
            assert!(early.bound >= best.revenue, "seed {seed}, {steps} steps");
            assert!(early.revenue <= best.revenue, "seed {seed}, {steps} steps");
            assert_eq!(early.proved, early.revenue == early.bound, "seed {seed}, {steps} steps");
        }
    }
}

#[test]
fn a_cancelled_search_gives_no_answer() {
    let run = small(1);
    let cancelled = best_routes_within(&run.run(), SEARCH_STEPS, &AtomicBool::new(true));
    assert_eq!(cancelled, Err(RunError::Cancelled));
}

/// So few routes are kept that they must be generated, on maps small enough for
/// the slow twin.
#[test]
fn routes_that_are_generated_prove_the_same() {
    let never = AtomicBool::new(false);
    let sizes = Sizes { kept: 4, generated: 4, sifted: 1 << 10 };
    let mut proved = 0;
    for seed in 0..1_000 {
        let small = small(seed);
        let best = best_routes(&small.run()).unwrap();
        let few = best_routes_sized(&small.run(), SEARCH_STEPS, &never, sizes).unwrap();
        assert!(few.revenue <= best.revenue && few.bound >= best.revenue, "seed {seed}");
        proved += usize::from(few.proved);
    }
    assert!(proved > 990, "{proved} of 1000 proved");
}
