//! Offered ⇔ accepted ⇔ explained; refused ⇔ unchanged; nothing made or lost.

use std::collections::BTreeSet;

use super::{Audit, Coin, Step, walk};
use crate::{Game, Line, Moves, Seat, Setup, Turn};

/// Plays one random game and checks the contract in its states.
pub fn contract<G: Game, A: Audit<G>>(setup: Setup<G::Options>, seed: u64, every: u32) {
    let start = G::new(setup);
    assert_eq!(start.setup(), setup, "the setup is kept");
    let (last, _) = walk(start, &mut Coin::new(seed), |step| {
        let place = || format!("seed {seed}, line {}, {setup:?}", step.number);
        let state = step.state;
        A::audit(state).unwrap_or_else(|error| panic!("{error} ({})", place()));
        money_is_conserved::<G, A>(&step, &place);
        if step.number % every == 0 {
            decisions::<G, A>(state, &place);
            outcomes::<G, A>(state, &place);
        }
    });
    A::audit(&last).unwrap_or_else(|error| panic!("{error} at the end (seed {seed})"));
    after_the_end::<G, A>(&last);
}

fn money_is_conserved<G: Game, A: Audit<G>>(step: &Step<'_, G>, place: &dyn Fn() -> String) {
    let mut after = step.state.clone();
    let mut events = Vec::new();
    step.line.play(&mut after, &mut events).expect("the walk plays what is offered");
    let paid: i64 = events.iter().map(A::paid_by_bank).sum();
    assert_eq!(
        A::money(&after) - A::money(step.state),
        paid,
        "money appeared or vanished after {:?} with {events:?} ({})",
        step.line,
        place()
    );
}

/// For every seat and every action of the universe.
fn decisions<G: Game, A: Audit<G>>(state: &G, place: &dyn Fn() -> String) {
    let universe = A::universe(state);
    let to_move = state.turn().to_move();
    for seat in state.setup().players().seats() {
        let moves = state.moves(seat);
        assert!(to_move.contains(seat) || moves.is_empty(), "offered out of turn ({})", place());
        let mut offered = 0;
        for action in &universe {
            let contained = moves.contains(action);
            offered += u64::from(contained);
            let mut after = state.clone();
            let applied = after.apply(seat, action, &mut ());
            let explained = state.check(seat, action);
            assert_eq!(applied, explained, "apply and check differ on {action:?} ({})", place());
            assert_eq!(
                contained,
                applied.is_ok(),
                "{action:?} is offered: {contained}, but {applied:?} ({})",
                place()
            );
            match applied {
                Ok(()) => assert!(
                    after != *state,
                    "{action:?} was accepted and changed nothing ({})",
                    place()
                ),
                Err(_) => {
                    assert!(after == *state, "refused {action:?} changed the state ({})", place());
                }
            }
        }
        assert_eq!(offered, moves.count(), "offered outside the universe ({})", place());
        let listed: Vec<G::Action> = moves.iter().collect();
        assert_eq!(listed.len() as u64, moves.count(), "counted and listed differ ({})", place());
        let mut seen = BTreeSet::new();
        for (n, action) in listed.iter().enumerate() {
            assert!(moves.contains(action), "listed, not contained: {action:?} ({})", place());
            assert_eq!(moves.nth(n as u64).as_ref(), Some(action), "nth and iter ({})", place());
            let written = serde_json::to_string(action).expect("actions can be written");
            assert!(seen.insert(written), "listed twice: {action:?} ({})", place());
        }
        kinds_differ(state, seat, &moves, place);
    }
}

/// An action that comes to the same as the only one of another kind, such as
/// passing, was accepted and dropped.
fn kinds_differ<G: Game>(state: &G, seat: Seat, moves: &G::Moves, place: &dyn Fn() -> String) {
    let after = |action: &G::Action| {
        let mut after = state.clone();
        after.apply(seat, action, &mut ()).expect("what is listed is accepted");
        after
    };
    for only in (0..moves.kinds()).filter(|&kind| moves.count_of(kind) == 1) {
        let Some(action) = moves.nth_of(only, 0) else { continue };
        let then = after(&action);
        for kind in (0..moves.kinds()).filter(|&kind| kind != only) {
            let others = (0..moves.count_of(kind)).filter_map(|n| moves.nth_of(kind, n));
            for other in others {
                let same = after(&other) == then;
                assert!(!same, "{other:?} and {action:?} come to the same ({})", place());
            }
        }
    }
}

/// For every outcome somebody could claim.
fn outcomes<G: Game, A: Audit<G>>(state: &G, place: &dyn Fn() -> String) {
    use crate::Due;
    let possible: Vec<(G::Outcome, u64)> = match state.turn() {
        Turn::Chance(due) => due.outcomes().collect(),
        Turn::Decide(_) | Turn::Over(_) => Vec::new(),
    };
    if let Turn::Chance(due) = state.turn() {
        let total: u64 = possible.iter().map(|(_, weight)| weight).sum();
        assert_eq!(total, due.total_weight(), "weights do not add up ({})", place());
        assert!(due.at_weight(total).is_none(), "a place beyond the weights ({})", place());
        for (outcome, weight) in &possible {
            let owned =
                (0..total).filter(|&at| due.at_weight(at).as_ref() == Some(outcome)).count();
            assert_eq!(owned as u64, *weight, "weight of {outcome:?} ({})", place());
        }
    }
    for outcome in A::claims(state).iter().chain(possible.iter().map(|(outcome, _)| outcome)) {
        let can_come = possible.iter().any(|(other, _)| other == outcome);
        let mut after = state.clone();
        let resolved = after.resolve(outcome, &mut ());
        assert_eq!(can_come, resolved.is_ok(), "{outcome:?}: {resolved:?} ({})", place());
        assert!(
            resolved.is_ok() || after == *state,
            "refused {outcome:?} changed it ({})",
            place()
        );
    }
}

/// Nothing is accepted any more.
fn after_the_end<G: Game, A: Audit<G>>(last: &G) {
    let Turn::Over(standing) = last.turn() else { panic!("the walk ended before the game") };
    assert!(!standing.winners.is_empty(), "somebody wins");
    for action in A::universe(last) {
        for seat in last.setup().players().seats() {
            let line = Line::Decision { seat, action: action.clone() };
            let mut after = last.clone();
            assert!(line.play(&mut after, &mut ()).is_err(), "{line:?} after the end");
            assert_eq!(after, *last, "refused after the end and changed the state");
        }
    }
}
