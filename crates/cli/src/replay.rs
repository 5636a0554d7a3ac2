//! `bourse replay`

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use bourse_game::Turn;
use bourse_record::{LineError, RawHeader, RecordError, Traced, with_game};
use clap::Args;
use serde_json::json;

use crate::words::{Told, sentence};
use crate::{Done, Failure, input};

/// Replay a record, checking every line
#[derive(Args)]
pub(crate) struct Replay {
    /// The record, or - for standard input
    file: PathBuf,

    /// Print the state after every line, one JSON object a line
    #[arg(long)]
    trace: bool,

    /// Tell the game in sentences
    #[arg(long, conflicts_with = "trace")]
    tell: bool,
}

impl Replay {
    pub(crate) fn run(&self) -> Done {
        let text = input::read(&self.file)?;
        let first = match bourse_record::lines(&text).next() {
            Some(Ok((_, line))) => line,
            Some(Err(error)) => return Err(Failure::Said(error.to_string())),
            None => return Err(Failure::Said("the record is empty".into())),
        };
        let (game, raw) = RawHeader::read(first)?;
        with_game!(game, G => self.replay::<G>(raw, &text))
    }

    fn replay<G: Traced + Told>(&self, raw: RawHeader, text: &[u8]) -> Done {
        let mut out = BufWriter::new(std::io::stdout().lock());
        let mut written: Done = Ok(());
        let mut events = Vec::new();
        let game = bourse_record::replay::<G, _>(raw, text, &mut events, |game, events| {
            if written.is_ok() {
                written = self.show(game, events, &mut out);
            }
            events.clear();
        });
        out.flush()?;
        written?;
        let game = game.map_err(|error| Failure::Said(describe(&error)))?;
        let end = ending(&game);
        if self.trace {
            eprintln!("{end}");
        } else {
            writeln!(out, "{end}")?;
        }
        Ok(out.flush()?)
    }

    fn show<G: Traced + Told>(
        &self,
        game: &bourse_record::Replay<G>,
        events: &[G::Event],
        out: &mut impl Write,
    ) -> Done {
        if self.tell {
            for event in events {
                if let Some(line) = game.state().tell(event, &|seat| format!("Seat {seat}")) {
                    writeln!(out, "{line}")?;
                }
            }
        }
        if self.trace && !matches!(game.turn(), Turn::Chance(_)) {
            serde_json::to_writer(&mut *out, &game.state().trace(game.line()))?;
            writeln!(out)?;
        }
        Ok(())
    }
}

/// The result, or whose decision is due, as a line of JSON.
fn ending<G: Traced>(game: &bourse_record::Replay<G>) -> String {
    use bourse_game::Due;
    let value = match (game.result(), game.turn()) {
        (Some(result), _) => json!({ "result": result }),
        (None, Turn::Chance(due)) => json!({"due": {"type": due.kind(), "seat": due.seat()}}),
        (None, turn) => json!({"due": {"kind": game.state().kind(), "seats": turn.to_move()}}),
    };
    value.to_string()
}

/// What is wrong with a record, in a sentence.
fn describe<G: Told>(error: &RecordError<G>) -> String {
    match error {
        RecordError::Header(error) => error.to_string(),
        RecordError::Unreadable(error) => error.to_string(),
        RecordError::Line { number, error } => format!("line {number}: {}", line_error(error)),
    }
}

/// Why a line was not accepted, in a sentence.
pub(crate) fn line_error<G: Told>(error: &LineError<G>) -> String {
    match error {
        LineError::Malformed(error) => format!("not a line of a record: {error}"),
        LineError::Refused(refusal) => sentence::<G>(refusal),
        LineError::ResultTooEarly => "a result, but the game is not over".into(),
        LineError::ResultDiffers { replayed } => format!(
            "the result differs: the game came out {}",
            serde_json::to_string(replayed).unwrap_or_default()
        ),
        LineError::AfterResult => "nothing comes after the result".into(),
    }
}
