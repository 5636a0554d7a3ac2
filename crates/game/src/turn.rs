//! Whose move it is, and how a game came out.

use serde::Serialize;

use crate::{BySeat, Money, Players, Seats};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn<D> {
    /// Each of these seats may decide now. Usually one; all at once where
    /// choices are simultaneous.
    Decide(Seats),
    /// The table draws one of the outcomes.
    Chance(D),
    /// Nothing: the game is over.
    Over(Standing),
}

impl<D> Turn<D> {
    /// The seats that may decide now.
    pub fn to_move(&self) -> Seats {
        match self {
            Self::Decide(seats) => *seats,
            Self::Chance(_) | Self::Over(_) => Seats::NONE,
        }
    }

    /// How the game came out, when it is over.
    pub fn standing(&self) -> Option<Standing> {
        match self {
            Self::Over(standing) => Some(*standing),
            Self::Decide(_) | Self::Chance(_) => None,
        }
    }
}

/// How a game came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// The final score of each seat.
    #[serde(skip)]
    pub scores: BySeat<Money>,
    /// Who won; several when the victory is shared.
    pub winners: Seats,
}

impl Standing {
    /// The seats with the highest score share the victory.
    #[must_use]
    pub fn highest(players: Players, scores: BySeat<Money>) -> Self {
        let best = scores.iter(players).max().copied();
        let winners = players.seats().filter(|&seat| Some(scores[seat]) == best).collect();
        Self { scores, winners }
    }
}
