//! From a file of the site to a record, and back.

use std::io::{self, Write};

use bourse_game::{Game, Line, Seat};
use bourse_record::{
    Entry, Header, HeaderError, MalformedLine, RawHeader, Unreadable, Writer, lines,
};
use thiserror::Error;

use super::error::{ActionError, EighteenXxError};
use super::export::{ExportError, Exporter};
use super::file::EighteenXxFile;
use super::replay::{EighteenXxReplay, EighteenXxReplayError};
use crate::G1861;

/// Why a file or a record cannot be written in the other form.
#[derive(Debug, Error)]
pub enum ConvertError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] EighteenXxError),
    /// The file's actions cannot be played.
    #[error(transparent)]
    Replay(#[from] EighteenXxReplayError),
    /// The text is no list of lines.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The record's header is refused.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// The record is of a game the site calls otherwise.
    #[error("only games of 1861 can be exported so")]
    Game,
    /// A line is no line of a record.
    #[error("line {number}: {error}")]
    Line {
        /// The line's number, from 1.
        number: u64,
        /// Why.
        error: MalformedLine,
    },
    /// A decision cannot be written in the site's terms.
    #[error("line {number}: {error}")]
    Export {
        /// The line's number, from 1.
        number: u64,
        /// Why.
        error: ExportError,
    },
    /// Nothing can be written.
    #[error(transparent)]
    Write(#[from] io::Error),
}

/// A game that the site exported, as a record.
#[derive(Debug)]
pub struct Imported<W> {
    /// The record, up to the last good action.
    pub record: W,
    /// Why it does not go on to the end of the file.
    pub stopped: Option<EighteenXxReplayError>,
}

/// Writes the record of a game that the site exported, up to the first action
/// that cannot be read or is refused.
///
/// # Errors
///
/// When it is no such file, or when nothing can be written.
pub fn import<W: Write>(text: &[u8], out: W) -> Result<Imported<W>, ConvertError> {
    let file = EighteenXxFile::read(text)?;
    let mut replay = EighteenXxReplay::new(&file).map_err(EighteenXxReplayError::Setup)?;
    let mut header = Header::<G1861>::new(replay.game().setup());
    header.names = Some(replay.game().players().seats().map(|seat| file.name(seat)).collect());
    let mut record = Writer::new(out, &header)?;
    let ended = |name| EighteenXxError::Action { name, error: ActionError::EndedByPlayers };
    let stopped = file.stopped.clone().or_else(|| file.ended.map(ended));
    let mut stopped = stopped.map(EighteenXxReplayError::Unread);
    for action in &file.actions {
        if replay.leads_nowhere(action) {
            continue;
        }
        let ours = replay.translate(action);
        if let Err(error) = replay.play(action, &mut ()) {
            stopped = Some(EighteenXxReplayError::Action { name: action.name, error });
            break;
        }
        if let Ok((seat, action)) = ours {
            record.line(&Line::Decision { seat, action })?;
        }
    }
    let record = match replay.game().turn().standing() {
        Some(standing) => record.result(&standing, None)?,
        None => record.broken_off(),
    };
    Ok(Imported { record, stopped })
}

/// Writes a record as the site would export its game.
///
/// # Errors
///
/// When it is not the record of a game played as on the site, or when nothing
/// can be written.
pub fn export<W: Write>(record: &[u8], mut out: W) -> Result<W, ConvertError> {
    let first = lines(record).next().ok_or(Unreadable::Empty)??.1;
    let raw = RawHeader::read(first)?;
    if raw.game() != G1861::DECLARATION.id {
        return Err(ConvertError::Game);
    }
    let header = Header::<G1861>::check(raw)?;
    let wrong = |number| move |error| ConvertError::Export { number, error };
    let mut exporter = Exporter::new(G1861::new(header.setup)).map_err(wrong(1))?;
    for line in lines(record).skip(1) {
        let (number, line) = line?;
        let entry = Entry::<G1861>::read(line);
        let entry = entry.map_err(|error| ConvertError::Line { number, error })?;
        if let Entry::Line(Line::Decision { seat, action }, _) = entry {
            exporter.play(seat, &action).map_err(wrong(number))?;
        }
    }
    serde_json::to_writer(&mut out, &exporter.file(header.names.as_deref()))
        .map_err(io::Error::from)?;
    out.write_all(b"\n")?;
    Ok(out)
}

impl EighteenXxFile<'_> {
    /// What a player is called: his name, or his id, fit to print.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).and_then(|name| name.as_deref());
        let id = || self.players.get(seat.index()).map(ToString::to_string).unwrap_or_default();
        let name = name.map_or_else(id, str::to_owned);
        name.chars().filter(|letter| !letter.is_control()).collect()
    }
}
