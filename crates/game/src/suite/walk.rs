//! Random games, step by step.

use crate::bots::SplitMix64;
use crate::{Dice, Due, Game, Line, Moves, Turn};

/// A small, fast generator for tests.
#[derive(Clone, Debug)]
pub struct Coin(SplitMix64);

impl Coin {
    /// A generator that always gives the same numbers for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }
}

impl Dice for Coin {
    fn below(&mut self, bound: u64) -> u64 {
        self.0.advance().checked_rem(bound).unwrap_or(0)
    }
}

/// One step of a walk: a state and the line about to be played in it.
pub struct Step<'a, G: Game> {
    /// The state before the line.
    pub state: &'a G,
    /// The line.
    pub line: &'a Line<G>,
    /// The line's number, from 1.
    pub number: u32,
}

/// A line that can be played in the state: the kind of action uniformly, then
/// the action uniformly within its kind; an outcome by its weight. `None` when
/// the game is over.
pub(super) fn random_line<G: Game>(state: &G, dice: &mut impl Dice) -> Option<Line<G>> {
    match state.turn() {
        Turn::Over(_) => None,
        Turn::Chance(due) => {
            Some(Line::Chance(due.draw(dice).expect("a draw that is due has an outcome")))
        }
        Turn::Decide(seats) => {
            let seats: Vec<_> = seats.iter().collect();
            let seat = *dice.pick(&seats).expect("a decision is somebody's");
            let moves = state.moves(seat);
            let kinds: Vec<usize> =
                (0..moves.kinds()).filter(|&kind| moves.count_of(kind) > 0).collect();
            let kind = *dice.pick(&kinds).unwrap_or_else(|| panic!("dead end: {state:?}"));
            let action = moves
                .nth_of(kind, dice.below(moves.count_of(kind)))
                .expect("a counted action exists");
            Some(Line::Decision { seat, action })
        }
    }
}

/// Plays a random game to its end, calling `each` before every line, and
/// returns the last state and the number of lines.
pub fn walk<G: Game>(
    mut state: G,
    dice: &mut impl Dice,
    mut each: impl FnMut(Step<'_, G>),
) -> (G, u32) {
    let longest = G::DECLARATION.longest.unwrap_or(1_000_000);
    let mut number = 0;
    while let Some(line) = random_line(&state, dice) {
        number += 1;
        assert!(number <= longest, "longer than declared");
        each(Step { state: &state, line: &line, number });
        line.play(&mut state, &mut ()).unwrap_or_else(|refusal| {
            panic!("offered and refused: {line:?}: {refusal:?} in {state:?}")
        });
    }
    (state, number)
}
