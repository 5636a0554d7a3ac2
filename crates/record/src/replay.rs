//! Playing a record, line by line, each line checked.

use bourse_game::{Ended, Game, Recorded, Refusal, Sink, Turn};
use thiserror::Error;

use crate::line::{Entry, MalformedLine};
use crate::{Header, HeaderError, RawHeader};

/// No line of a record is longer than this; what is longer is not read.
pub const LONGEST_LINE: usize = 1 << 20;

/// A game that is being replayed, or refereed.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    state: G,
    /// The number of the last line accepted; the header is line 1.
    line: u64,
    ended: bool,
    trust: Trust,
}

/// Why a line was not accepted. Nothing has changed.
#[derive(Debug)]
pub enum LineError<G: Game> {
    /// It is no line of a record.
    Malformed(MalformedLine),
    /// The rules refuse it.
    Refused(Refusal<G::Rule>),
    /// A result before the game is over.
    ResultTooEarly,
    /// A result that is not the game's.
    ResultDiffers {
        /// How the game came out.
        replayed: Ended,
    },
    /// A line after the result.
    AfterResult,
}

impl<G: Game> LineError<G> {
    /// The error's name among the record format's rules.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Malformed(_) => "malformed",
            Self::Refused(refusal) => refusal.code(),
            Self::ResultTooEarly => "wrong_phase",
            Self::ResultDiffers { .. } => "result_differs",
            Self::AfterResult => "game_over",
        }
    }
}

/// Whether what is dear to prove, such as that routes were the best, is proved
/// again or believed of a record. Everything else is always checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trust {
    /// It is proved, as when the game was played.
    Prove,
    /// It is believed.
    Believe,
}

impl<G: Recorded> Replay<G> {
    /// The game at its start.
    #[must_use]
    pub fn new(header: &Header<G>, trust: Trust) -> Self {
        Self { state: G::new(header.setup), line: 1, ended: false, trust }
    }

    /// The state after the lines so far.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The number of the last line accepted; the header is line 1.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<Ended> {
        let players = self.state.setup().players();
        self.state.turn().standing().map(|standing| Ended::new(players, &standing))
    }

    /// Plays the next line.
    ///
    /// # Errors
    ///
    /// When it is malformed, refused by the rules, or a wrong result; nothing
    /// changes then.
    pub fn play(
        &mut self,
        text: &[u8],
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), LineError<G>> {
        if self.ended {
            return Err(LineError::AfterResult);
        }
        if text.len() > LONGEST_LINE {
            return Err(LineError::Malformed(MalformedLine::Long));
        }
        match Entry::<G>::read(text).map_err(LineError::Malformed)? {
            Entry::Line(line, _) => {
                let state = &mut self.state;
                let played = match self.trust {
                    Trust::Prove => line.play(state, sink),
                    Trust::Believe => line.replay(state, sink),
                };
                played.map_err(LineError::Refused)?;
            }
            Entry::Ended(result, _) => {
                self.check_result(&result)?;
                self.ended = true;
            }
        }
        self.line += 1;
        Ok(())
    }

    fn check_result(&self, result: &Ended) -> Result<(), LineError<G>> {
        match self.result() {
            None => Err(LineError::ResultTooEarly),
            Some(replayed) if replayed != *result => Err(LineError::ResultDiffers { replayed }),
            Some(_) => Ok(()),
        }
    }

    /// What the game waits for.
    pub fn turn(&self) -> Turn<G::Due> {
        self.state.turn()
    }
}

/// Why a record cannot be replayed.
#[derive(Debug)]
pub enum RecordError<G: Game> {
    /// The header is refused.
    Header(HeaderError),
    /// A line is refused.
    Line {
        /// The line's number, from 1.
        number: u64,
        /// Why.
        error: LineError<G>,
    },
    /// A line cannot even be read.
    Unreadable(Unreadable),
}

/// Why a text is no list of lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unreadable {
    /// Nothing is there.
    #[error("the record is empty")]
    Empty,
    /// An empty line inside the record.
    #[error("line {0} is empty")]
    Blank(u64),
    /// A line beyond all measure.
    #[error("line {0} is longer than a mebibyte")]
    Long(u64),
}

/// The lines of a record with their numbers, from 1.
///
/// # Errors
///
/// When a line is empty or far too long.
pub fn lines(text: &[u8]) -> impl Iterator<Item = Result<(u64, &[u8]), Unreadable>> {
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    text.split(|&byte| byte == b'\n').zip(1..).map(|(line, number)| {
        if line.trim_ascii().is_empty() {
            Err(if number == 1 { Unreadable::Empty } else { Unreadable::Blank(number) })
        } else if line.len() > LONGEST_LINE {
            Err(Unreadable::Long(number))
        } else {
            Ok((number, line))
        }
    })
}

/// Replays a record whose header has been read, calling `each` with the game
/// after the header and after every decision and draw.
///
/// # Errors
///
/// The first line that is not accepted.
pub fn replay<G: Recorded, S: Sink<G::Event>>(
    raw: RawHeader,
    text: &[u8],
    trust: Trust,
    sink: &mut S,
    mut each: impl FnMut(&Replay<G>, &mut S),
) -> Result<Replay<G>, RecordError<G>> {
    let header = Header::check(raw).map_err(RecordError::Header)?;
    let mut game = Replay::new(&header, trust);
    each(&game, sink);
    for line in lines(text).skip(1) {
        let (number, line) = line.map_err(RecordError::Unreadable)?;
        game.play(line, sink).map_err(|error| RecordError::Line { number, error })?;
        if !game.ended {
            each(&game, sink);
        }
    }
    Ok(game)
}
