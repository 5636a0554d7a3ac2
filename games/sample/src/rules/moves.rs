//! What a seat may do.

use serde::Serialize;

use crate::rules::action::Action;
use crate::rules::card::CardSet;

/// What a seat may do: lay one of these cards; none when it is not to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Moves {
    /// The cards.
    pub lay: CardSet,
}

impl bourse_game::Moves for Moves {
    type Action = Action;

    fn kinds(&self) -> usize {
        1
    }

    fn count_of(&self, _: usize) -> u64 {
        self.lay.len().into()
    }

    fn nth_of(&self, _: usize, n: u64) -> Option<Action> {
        self.lay.nth(n).map(|card| Action::Lay { card })
    }

    fn contains(&self, &Action::Lay { card }: &Action) -> bool {
        self.lay.contains(card)
    }
}
