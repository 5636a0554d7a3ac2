//! The games of Bourse: the one place that lists them.

#![forbid(unsafe_code)]

use bourse_game::foreign::ForeignForm;
use bourse_game::routes::RouteFinder;
use bourse_game::{Declaration, Game, Playable};
use bourse_record::{HeaderError, RawHeader};

/// Declares the games: an enum of their ids, and `with_game!`. The last line may carry a
/// condition, under which alone the game is there.
macro_rules! catalogue {
    (
        $(#[doc = $doc:literal] $id:ident = $game:path,)*
        #[cfg($when:meta)]
        #[doc = $doc_when:literal] $id_when:ident = $game_when:path,
    ) => {
        /// A game that can be played.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum GameId {
            $(#[doc = $doc] $id,)*
            #[cfg($when)]
            #[doc = $doc_when]
            $id_when,
        }

        #[doc(hidden)]
        pub mod types {
            $(pub use $game as $id;)*
            #[cfg($when)]
            pub use $game_when as $id_when;
        }

        impl GameId {
            /// All games.
            pub const ALL: &[Self] = &[$(Self::$id,)* #[cfg($when)] Self::$id_when];

            /// What the game says of itself.
            #[must_use]
            pub fn declaration(self) -> Declaration {
                match self {
                    $(Self::$id => <types::$id as Game>::DECLARATION,)*
                    #[cfg($when)]
                    Self::$id_when => <types::$id_when as Game>::DECLARATION,
                }
            }
        }

        // A condition inside `with_game!` would be asked of the crate that uses it.
        #[cfg($when)]
        catalogue!(@with ($) $($id)* $id_when);
        #[cfg(not($when))]
        catalogue!(@with ($) $($id)*);
    };
    (@with ($dollar:tt) $($id:ident)*) => {
        /// Runs code with a type parameter for the game:
        /// `with_game!(id, G => play::<G>(file))`.
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar game:ident => $dollar body:expr) => {
                match $dollar id {
                    $($crate::GameId::$id => {
                        type $dollar game = $crate::types::$id;
                        $dollar body
                    })*
                }
            };
        }
    };
}

catalogue! {
    /// Chicago Express.
    Chicago = bourse_chicago::Chicago,
    /// Speculation.
    Speculation = bourse_speculation::Speculation,
    /// 1861.
    G1861 = bourse_1861::G1861,
    #[cfg(feature = "sample")]
    /// Sample, to learn from and to test with.
    Sample = bourse_sample::Sample,
}

impl GameId {
    /// The game with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.declaration().id == id)
    }

    /// Reads a record's header and finds out which game it is of.
    ///
    /// # Errors
    ///
    /// When it is no header, of another version of the format, or of a game
    /// Bourse does not know.
    pub fn of_header(line: &[u8]) -> Result<(Self, RawHeader), HeaderError> {
        let raw = RawHeader::read(line)?;
        let game = Self::from_id(raw.game()).ok_or_else(|| HeaderError::Game(raw.game().into()))?;
        Ok((game, raw))
    }
}

/// The forms of other programs in which some game is read and written.
pub fn foreign_forms() -> impl Iterator<Item = &'static dyn ForeignForm> {
    GameId::ALL.iter().flat_map(|&game| with_game!(game, G => G::FOREIGN_FORMS)).copied()
}

/// Who finds the best routes of trains, in some game, by the rules of some edition.
pub fn route_finders() -> impl DoubleEndedIterator<Item = &'static dyn RouteFinder> {
    GameId::ALL.iter().flat_map(|&game| with_game!(game, G => G::ROUTE_FINDERS)).copied()
}
