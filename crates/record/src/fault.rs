//! What is wrong with a record, in short, for whoever words it in a reader's language.

use bourse_game::{Game, SetupError};
use serde::Serialize;
use ts_rs::TS;

use crate::{HeaderError, LineError, Unreadable};

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RecordFault {
    /// Nothing is there.
    EmptyRecord,
    /// A line inside it is empty.
    BlankLine {
        /// Which, from 1.
        line: u64,
    },
    /// A line is beyond all measure.
    LongLine {
        /// Which, from 1.
        line: u64,
    },
    /// The first line is no header.
    NoHeader,
    /// The format has another version.
    OtherFormat {
        /// Which.
        version: u64,
    },
    /// There is no such game.
    UnknownGame {
        /// What it is called.
        game: String,
    },
    /// The game has no such option.
    UnknownOption {
        /// What it is called.
        option: String,
    },
    /// An option has no such value, or not at this table.
    OptionValue {
        /// The option.
        option: String,
    },
    /// The game is not for that many.
    PlayerCount {
        /// How many.
        players: u8,
    },
    /// The rules have no such version.
    OtherRules {
        /// Which.
        version: u32,
    },
    /// The commitment is not the hash of anything.
    Commitment,
    /// The price lists cannot be used.
    Prices,
    /// There is not one name for each seat.
    NameCount {
        /// How many names there are.
        names: usize,
        /// How many players there are.
        players: u8,
    },
    /// A line is not as the format has it.
    NotALine {
        /// Which, from 1.
        line: u64,
    },
    /// The rules refuse a line.
    RefusedLine {
        /// Which, from 1.
        line: u64,
        /// The rule's code.
        rule: &'static str,
    },
    /// A result before the game is over.
    EarlyResult {
        /// In which line, from 1.
        line: u64,
    },
    /// A result that is not the game's.
    OtherResult {
        /// In which line, from 1.
        line: u64,
    },
    /// A line after the result.
    AfterResult {
        /// Which, from 1.
        line: u64,
    },
}

impl RecordFault {
    /// What is wrong with the line of this number.
    #[must_use]
    pub fn of_line<G: Game>(line: u64, error: &LineError<G>) -> Self {
        match error {
            LineError::Malformed(_) => Self::NotALine { line },
            LineError::Refused(refusal) => Self::RefusedLine { line, rule: refusal.code() },
            LineError::ResultTooEarly => Self::EarlyResult { line },
            LineError::ResultDiffers { .. } => Self::OtherResult { line },
            LineError::AfterResult => Self::AfterResult { line },
        }
    }
}

impl From<&HeaderError> for RecordFault {
    fn from(error: &HeaderError) -> Self {
        match error {
            HeaderError::Malformed(_) => Self::NoHeader,
            HeaderError::Version(version) => Self::OtherFormat { version: *version },
            HeaderError::Game(game) => Self::UnknownGame { game: game.clone() },
            HeaderError::Option { name, .. } => Self::UnknownOption { option: name.clone() },
            HeaderError::Value { name, .. } | HeaderError::Setup(SetupError::Option { name }) => {
                Self::OptionValue { option: (*name).to_owned() }
            }
            HeaderError::Setup(SetupError::Players { given, .. }) => {
                Self::PlayerCount { players: *given }
            }
            HeaderError::Setup(SetupError::Rules { given, .. }) => {
                Self::OtherRules { version: *given }
            }
            HeaderError::Commitment => Self::Commitment,
            HeaderError::NoPrices { .. } | HeaderError::Prices(_) => Self::Prices,
            HeaderError::Names { given, players } => {
                Self::NameCount { names: *given, players: *players }
            }
        }
    }
}

impl From<&Unreadable> for RecordFault {
    fn from(error: &Unreadable) -> Self {
        match *error {
            Unreadable::Empty => Self::EmptyRecord,
            Unreadable::Blank(line) => Self::BlankLine { line },
            Unreadable::Long(line) => Self::LongLine { line },
        }
    }
}
