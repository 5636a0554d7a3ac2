//! What one seat, or a spectator, may know.

use serde::Serialize;

use crate::{Dice, Game, Seat};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, from this seat.
    Seat(Seat),
    /// Somebody who does not play.
    Spectator,
}

impl Viewer {
    /// Whether the viewer is the player of a seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// Something that is shown to a viewer without what he may not know.
pub trait Redact {
    /// What is left: a type that cannot hold the secret.
    type Seen: Clone + PartialEq + std::fmt::Debug + Serialize;

    /// What this viewer sees.
    fn seen_by(&self, viewer: Viewer) -> Self::Seen;
}

/// What a viewer may know of a state: a type of its own that cannot hold a
/// secret. The table sends nothing else, and bots see nothing else.
pub trait View: Clone + PartialEq + std::fmt::Debug + Serialize + Send + Sync {
    /// The game looked at.
    type Game: Game;

    /// Who looks.
    fn viewer(&self) -> Viewer;

    /// What the viewer himself may do now; empty for a spectator.
    fn moves(&self) -> <Self::Game as Game>::Moves;

    /// Whether nothing is hidden from the viewer: the sample is then the state.
    fn is_complete(&self) -> bool;

    /// A full state that agrees with the view: what is hidden is drawn. Where
    /// nothing is hidden it is the state itself. The view of the sample is this
    /// view.
    fn sample(&self, dice: &mut impl Dice) -> Self::Game;
}
