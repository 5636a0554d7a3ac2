//! How a game came out, in the form of the record.

use serde::{Deserialize, Serialize};

use crate::{Money, Players, Seat, Standing};

/// How a record says the game came out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// The scores by seat.
    pub scores: Vec<Money>,
    /// Who won, ascending.
    pub winners: Vec<Seat>,
}

impl Ended {
    /// The result of a game that is over.
    #[must_use]
    pub fn new(players: Players, standing: &Standing) -> Self {
        Self {
            scores: standing.scores.iter(players).copied().collect(),
            winners: standing.winners.iter().collect(),
        }
    }
}
