//! Files in which other programs keep games: read into a record, written from one.
//!
//! A record is our form of a game. Another site may have a form of its own for the same
//! game; a game that understands it lists it in
//! [`Playable::FOREIGN_FORMS`](crate::Playable::FOREIGN_FORMS), and the command and the server take and
//! give such files without knowing whose they are.

use std::io::{self, Write};

use serde_json::Value;

/// A form in which another program keeps games that can be played here.
pub trait ForeignForm: Sync {
    /// What it is called: `--format NAME` on the command line, the last word of an
    /// address, the beginning of a file's name.
    fn name(&self) -> &'static str;

    /// Whose form it is, in a few words.
    fn about(&self) -> &'static str;

    /// How the name of such a file ends.
    fn extension(&self) -> &'static str;

    /// The media type of such a file.
    fn media_type(&self) -> &'static str;

    /// Whether a text is such a file, good or bad, rather than a record.
    fn recognises(&self, text: &[u8]) -> bool;

    /// Writes the game of a file as a record, up to its last good move; where that is not
    /// the end of the file, says what is wrong with the next.
    ///
    /// # Errors
    ///
    /// When it is no such file, or the record cannot be written.
    fn import(&self, file: &[u8], record: &mut dyn Write) -> Result<Option<Fault>, ForeignError>;

    /// Writes the game of a record as such a file.
    ///
    /// # Errors
    ///
    /// When the record has no such form, or the file cannot be written.
    fn export(&self, record: &[u8], file: &mut dyn Write) -> Result<(), ForeignError>;

    /// Replays a file, checking every move, and returns its end: the result, or who is to
    /// act.
    ///
    /// # Errors
    ///
    /// When a move cannot be read or is refused, or nothing more can be shown.
    fn replay(&self, file: &[u8], show: Show, out: &mut dyn Write) -> Result<Value, ForeignError>;
}

/// What is shown while a game is replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Show {
    /// Nothing but its end.
    End,
    /// The state at the start and after every move, as the other program traces it.
    States,
    /// What happens, in sentences.
    Sentences,
}

/// What is wrong with a file, or with a move of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// Where, and what, with the code of the rule that refuses it: for logs and programs.
    pub message: String,
    /// The same, with the rule in a sentence: for the terminal.
    pub sentence: String,
    /// The rule of the game that refuses it, with its parameters, for whoever words it.
    pub rule: Option<Value>,
    /// What else is wrong, in short, for whoever words it.
    pub why: Option<Value>,
}

/// Why a game is not taken from one form to another.
#[derive(Debug)]
pub enum ForeignError {
    /// The file, or the record, has a fault.
    Wrong(Fault),
    /// What comes of it cannot be written.
    Write(io::Error),
}

impl From<io::Error> for ForeignError {
    fn from(error: io::Error) -> Self {
        Self::Write(error)
    }
}

impl From<Fault> for ForeignError {
    fn from(fault: Fault) -> Self {
        Self::Wrong(fault)
    }
}
