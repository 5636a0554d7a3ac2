//! One line of a game: a decision or the outcome of a draw.

use serde::Serialize;

use crate::{Action, Game, Redact, Refusal, Seat, Sink, Viewer};

/// One step of a game, as its record keeps it.
#[derive(Clone, PartialEq, Debug)]
pub enum Line<G: Game> {
    /// A seat decided.
    Decision {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
    },
    /// A draw came out.
    Chance(G::Outcome),
}

impl<G: Game> Line<G> {
    /// Plays the line.
    ///
    /// # Errors
    ///
    /// When the rules refuse it; the state is then unchanged.
    pub fn play(
        &self,
        state: &mut G,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), Refusal<G::Rule>> {
        match self {
            Self::Decision { seat, action } => state.apply(*seat, action, sink),
            Self::Chance(outcome) => state.resolve(outcome, sink),
        }
    }

    /// Plays the line of a record once more: see [`Game::replay`].
    ///
    /// # Errors
    ///
    /// When the rules refuse it; the state is then unchanged.
    pub fn replay(
        &self,
        state: &mut G,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), Refusal<G::Rule>> {
        match self {
            Self::Decision { seat, action } => state.replay(*seat, action, sink),
            Self::Chance(outcome) => state.resolve(outcome, sink),
        }
    }

    /// The line, which was just played, as a record has to keep it: see
    /// [`Game::recorded`].
    #[must_use]
    pub fn recorded(self, after: &G) -> Self {
        match self {
            Self::Decision { seat, action } => {
                let action = after.recorded(&action).unwrap_or(action);
                Self::Decision { seat, action }
            }
            Self::Chance(_) => self,
        }
    }

    /// The line as a viewer sees it at the moment it is played.
    pub fn seen_by(&self, viewer: Viewer) -> SeenLine<G> {
        match self {
            Self::Decision { seat, action } => {
                SeenLine::Decision { seat: *seat, action: action.seen_by(*seat, viewer) }
            }
            Self::Chance(outcome) => SeenLine::Chance { chance: outcome.seen_by(viewer) },
        }
    }
}

/// A line without what its viewer may not know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged, bound = "")]
pub enum SeenLine<G: Game> {
    /// A seat decided.
    Decision {
        /// Who.
        seat: Seat,
        /// What the viewer sees of it.
        action: <G::Action as Action>::Seen,
    },
    /// A draw came out.
    Chance {
        /// What the viewer sees of it.
        chance: <G::Outcome as Redact>::Seen,
    },
}
