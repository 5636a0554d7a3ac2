//! What can be wrong with a file.

use std::fmt;

use thiserror::Error;

/// Why a file of 18xx.games cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum EighteenXxError {
    /// It is no such file.
    #[error("not a game of 18xx.games: {0}")]
    Malformed(String),
    /// Its text was cut off or damaged.
    #[error("the file breaks off: {0}")]
    Broken(String),
    /// It is of another game.
    #[error("the file is of {0}, not of 1861")]
    Title(String),
    /// It is not for that many.
    #[error("1861 is for 3 to 6 players, not {0}")]
    Players(usize),
    /// Two players cannot be told apart.
    #[error("two players have the id {0}")]
    SamePlayer(String),
    /// A player who cannot be named.
    #[error("a player has neither id nor name")]
    NoId,
    /// One of its actions.
    #[error("{name}: {error}")]
    Action {
        /// Which.
        name: ActionName,
        /// What is wrong.
        error: ActionError,
    },
}

impl EighteenXxError {
    pub(super) fn action(
        id: Option<u64>,
        place: usize,
        auto: Option<usize>,
        error: ActionError,
    ) -> Self {
        Self::Action { name: ActionName { id, place, auto }, error }
    }
}

/// Which action of a file: by its id, or where it has none by its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionName {
    /// Its id, or that of the action it followed.
    pub id: Option<u64>,
    /// Its place in the list, from 0.
    pub place: usize,
    /// Its number among what followed by itself, from 0.
    pub auto: Option<usize>,
}

impl fmt::Display for ActionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.id {
            Some(id) => write!(f, "action {id}")?,
            None => write!(f, "the action at place {}, which has no id", self.place)?,
        }
        match self.auto {
            Some(auto) => write!(f, ", automatic action {auto}"),
            None => Ok(()),
        }
    }
}

/// What is wrong with an action of a file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ActionError {
    /// It is not of the right form.
    #[error("{0}")]
    Malformed(String),
    /// The game has no such action.
    #[error("1861 has no action {0:?}")]
    Type(String),
    /// Something is missing.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// Nobody at the table acts.
    #[error("{0} neither plays nor is a company")]
    Entity(String),
    /// A word that is not known.
    #[error("{key} cannot be {word:?}")]
    Word {
        /// The key.
        key: &'static str,
        /// The word.
        word: String,
    },
    /// Not some shares of one company.
    #[error("shares are certificates of one company and count its tenths")]
    Shares,
    /// More than all the money.
    #[error("no trains bring so much")]
    Revenue,
    /// An undo that goes nowhere.
    #[error("there is no action {id} to go back to")]
    NoSuchAction {
        /// Where it should go.
        id: u64,
    },
    /// A redo without an undo.
    #[error("nothing was undone that could be redone")]
    NothingToRedo,
    /// The players ended the game with it, before its end.
    #[error("the players ended the game there")]
    EndedByPlayers,
    /// The players had ended the game.
    #[error("the players had ended the game before")]
    AfterEnd,
}
