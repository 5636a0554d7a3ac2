//! Why a file goes no further, for whoever words it in a reader's language.

use bourse_game::Refusal;
use serde::{Deserialize, Serialize};

use super::error::{ActionError, ActionName, EighteenXxError};
use super::replay::{EighteenXxReplayError, PlayError};
use super::translate::Mismatch;

/// Why a file goes no further.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Why {
    /// The id of the action that is wrong, where one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<u64>,
    /// What is wrong.
    #[serde(flatten)]
    pub reason: Reason,
}

/// What is wrong with a file or with an action of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Reason {
    /// It is no file of the site.
    NotAGame,
    /// It was cut off or damaged.
    Broken,
    /// It is of another game.
    OtherGame {
        /// Which.
        title: String,
    },
    /// It is not for that many.
    Players {
        /// How many.
        count: usize,
    },
    /// Its players cannot be told apart.
    SamePlayers,
    /// The action is not written as the site writes it.
    Unreadable,
    /// The game has no such action.
    UnknownAction {
        /// What it is called.
        word: String,
    },
    /// Nobody at the table acts.
    Nobody {
        /// Who should.
        id: String,
    },
    /// It takes back what is not there.
    NothingToUndo,
    /// Nothing was taken back.
    NothingToRedo,
    /// The players ended the game there.
    EndedByPlayers,
    /// The game is over.
    Over,
    /// Somebody else is to act.
    OtherTurn,
    /// The shares are not there, or are not sold so.
    Shares,
    /// Shares cost something else.
    SharePrice,
    /// There is no such city.
    City,
    /// It cannot be done now.
    NotNow,
}

impl Why {
    fn of_action(name: ActionName, reason: Reason) -> Self {
        Self { action: name.id, reason }
    }

    const fn of_file(reason: Reason) -> Self {
        Self { action: None, reason }
    }
}

impl EighteenXxError {
    /// What is wrong.
    #[must_use]
    pub fn why(&self) -> Why {
        Why::of_file(match self {
            Self::Malformed(_) => Reason::NotAGame,
            Self::Broken(_) => Reason::Broken,
            Self::Title(title) => Reason::OtherGame { title: title.clone() },
            Self::Players(count) => Reason::Players { count: *count },
            Self::SamePlayer(_) | Self::NoId => Reason::SamePlayers,
            Self::Action { name, error } => return Why::of_action(*name, error.reason()),
        })
    }
}

impl ActionError {
    fn reason(&self) -> Reason {
        match self {
            Self::Malformed(_) | Self::Missing(_) | Self::Word { .. } | Self::Revenue => {
                Reason::Unreadable
            }
            Self::Type(word) => Reason::UnknownAction { word: word.clone() },
            Self::Entity(id) => Reason::Nobody { id: id.clone() },
            Self::Shares => Reason::Shares,
            Self::NoSuchAction { .. } => Reason::NothingToUndo,
            Self::NothingToRedo => Reason::NothingToRedo,
            Self::EndedByPlayers => Reason::EndedByPlayers,
            Self::AfterEnd => Reason::Over,
        }
    }
}

impl EighteenXxReplayError {
    /// What is wrong; nothing where a rule of the game says it.
    #[must_use]
    pub fn why(&self) -> Option<Why> {
        match self {
            Self::Setup(_) => Some(Why::of_file(Reason::NotAGame)),
            Self::Unread(error) => Some(error.why()),
            Self::Action { name, error } => Some(Why::of_action(*name, error.reason()?)),
        }
    }
}

impl PlayError {
    fn reason(&self) -> Option<Reason> {
        match self {
            Self::Mismatch(mismatch) => Some(mismatch.reason()),
            Self::Refused(Refusal::Rule(_)) => None,
            Self::Refused(Refusal::GameOver) => Some(Reason::Over),
            Self::Refused(_) => Some(Reason::NotNow),
        }
    }
}

impl Mismatch {
    fn reason(&self) -> Reason {
        match self {
            Self::Over => Reason::Over,
            Self::Actor { .. } => Reason::OtherTurn,
            Self::Shares | Self::OneShare => Reason::Shares,
            Self::SharePrice { .. } => Reason::SharePrice,
            Self::City => Reason::City,
            Self::Kind(_) => Reason::NotNow,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_names_its_action_and_what_words_it_needs() {
        let name = ActionName { id: Some(9), place: 8, auto: None };
        let error = EighteenXxError::Action { name, error: ActionError::Type("fly".into()) };
        let json = serde_json::to_value(error.why()).unwrap();
        assert_eq!(json, serde_json::json!({"action": 9, "type": "unknown_action", "word": "fly"}));
        let json = serde_json::to_value(EighteenXxError::Title("1867".into()).why()).unwrap();
        assert_eq!(json, serde_json::json!({"type": "other_game", "title": "1867"}));
        let over =
            EighteenXxReplayError::Action { name, error: PlayError::Mismatch(Mismatch::Over) };
        assert_eq!(over.why().unwrap().reason, Reason::Over);
    }
}
