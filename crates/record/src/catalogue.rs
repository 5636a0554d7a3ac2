//! The games a record can be of.

use bourse_1861::Empire;
use bourse_chicago::Chicago;
use bourse_game::{Declaration, Game};
use bourse_speculation::Speculation;

/// A game that can be recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameId {
    /// Chicago Express.
    Chicago,
    /// Speculation.
    Speculation,
    /// 1861.
    Empire,
}

impl GameId {
    /// All games.
    pub const ALL: [Self; 3] = [Self::Chicago, Self::Speculation, Self::Empire];

    /// The game with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.declaration().id == id)
    }

    /// What the game says of itself.
    #[must_use]
    pub fn declaration(self) -> Declaration {
        match self {
            Self::Chicago => Chicago::DECLARATION,
            Self::Speculation => Speculation::DECLARATION,
            Self::Empire => Empire::DECLARATION,
        }
    }
}

/// Runs code with a type parameter for the game:
/// `with_game!(id, G => play::<G>(file))`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::GameId::Chicago => {
                type $game = $crate::Chicago;
                $body
            }
            $crate::GameId::Speculation => {
                type $game = $crate::Speculation;
                $body
            }
            $crate::GameId::Empire => {
                type $game = $crate::Empire;
                $body
            }
        }
    };
}
