//! Counting: how many games are there of so many lines?

use crate::{Due, Game, Moves, Turn};

/// The number of different sequences of `depth` lines from a state: every
/// action of every seat to move, and every outcome of a draw, counted once. A
/// game that ends earlier counts for nothing.
///
/// The figure says little about a game and much about an engine: two engines
/// that agree on it offer the same moves.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match state.turn() {
        Turn::Over(_) => 0,
        Turn::Chance(due) if depth == 1 => due.outcomes().count() as u64,
        Turn::Chance(due) => due
            .outcomes()
            .map(|(outcome, _)| {
                let mut next = state.clone();
                next.resolve(&outcome, &mut ()).map_or(0, |()| perft(&next, depth - 1))
            })
            .sum(),
        Turn::Decide(seats) => seats
            .iter()
            .map(|seat| {
                let moves = state.moves(seat);
                if depth == 1 {
                    return moves.count();
                }
                moves
                    .iter()
                    .map(|action| {
                        let mut next = state.clone();
                        next.apply(seat, &action, &mut ()).map_or(0, |()| perft(&next, depth - 1))
                    })
                    .sum()
            })
            .sum(),
    }
}
