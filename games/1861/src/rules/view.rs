//! What a viewer may know: everything.

use bourse_game::{Dice, Game, Viewer};
use serde::{Serialize, Serializer};

use crate::rules::moves::Moves;
use crate::rules::state::G1861;

/// The whole game: nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    viewer: Viewer,
    game: G1861,
}

impl View {
    pub(crate) fn new(game: &G1861, viewer: Viewer) -> Self {
        Self { viewer, game: game.clone() }
    }

    /// The game looked at.
    #[must_use]
    pub fn game(&self) -> &G1861 {
        &self.game
    }
}

impl bourse_game::View for View {
    type Game = G1861;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn moves(&self) -> Moves {
        match self.viewer {
            Viewer::Seat(seat) => self.game.moves(seat),
            Viewer::Spectator => Moves::default(),
        }
    }

    fn is_complete(&self) -> bool {
        true
    }

    fn sample(&self, _: &mut impl Dice) -> G1861 {
        self.game.clone()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&format!("{:?}", self.game))
    }
}
