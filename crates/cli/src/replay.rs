//! `bourse replay`

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use bourse_catalogue::{GameId, foreign_forms, with_game};
use bourse_game::foreign::{ForeignForm, Show};
use bourse_game::words::{Teller, Told, sentence};
use bourse_game::{Recorded, Turn};
use bourse_record::{LineError, RawHeader, RecordError, Trust};
use clap::Args;
use serde_json::{Value, json};

use crate::{Done, Failure, input};

/// Replay a record, checking every line; or a game as another site exports it
#[derive(Args)]
pub(crate) struct Replay {
    /// The record or the exported game, or - for standard input
    file: PathBuf,

    /// Print the state after every line, one JSON object a line; of an exported game in the form
    /// of the site's engine
    #[arg(long)]
    trace: bool,

    /// Prove again that routes were the best, which is otherwise believed of a record; where that
    /// takes too many steps, say which are unproved and what others could bring at most
    #[arg(long)]
    prove: bool,

    /// Tell the game in sentences
    #[arg(long, conflicts_with = "trace")]
    tell: bool,
}

impl Replay {
    pub(crate) fn run(&self) -> Done {
        let text = input::read(&self.file)?;
        if let Some(form) = foreign_forms().find(|form| form.recognises(&text)) {
            return self.replay_foreign(form, &text);
        }
        let (game, raw) = header(&text)?;
        with_game!(game, G => self.replay::<G>(raw, &text))
    }

    fn replay_foreign(&self, form: &dyn ForeignForm, file: &[u8]) -> Done {
        let show = match (self.trace, self.tell) {
            (true, _) => Show::States,
            (false, true) => Show::Sentences,
            (false, false) => Show::End,
        };
        let mut out = BufWriter::new(std::io::stdout().lock());
        let end = form.replay(file, show, &mut out);
        let shown = out.flush();
        // A wrong file is worth more words than a reader who has gone.
        let end = end?;
        shown?;
        self.tell_end(&end, out)
    }

    fn replay<G: Recorded + Told>(&self, raw: RawHeader, text: &[u8]) -> Done {
        let mut shown: Done = Ok(());
        let mut events = Vec::new();
        let name = |seat| format!("Seat {seat}");
        let mut teller = Teller::new(BufWriter::new(std::io::stdout().lock()), &name);
        let trust = if self.prove { Trust::Prove } else { Trust::Believe };
        let mut before: Option<G> = None;
        let mut unproved = Vec::new();
        let game = bourse_record::replay::<G, _>(raw, text, trust, &mut events, |game, events| {
            if self.prove {
                let said = before.as_ref().and_then(|before| before.unproved(events));
                unproved.extend(said.map(|said| format!("line {}: {said}", game.line())));
                before = Some(game.state().clone());
            }
            if shown.is_ok() {
                shown = self.show(game, events, &mut teller);
            }
            events.clear();
        });
        let ended = teller.end();
        // A wrong record is worth more words than a reader who has gone.
        let game = game.map_err(|error| Failure::Said(describe(&error)))?;
        shown?;
        let out = ended?;
        for said in unproved {
            writeln!(std::io::stderr(), "{said}")?;
        }
        self.tell_end(&ending(&game), out)
    }

    /// Writes how the game ended, or what is due in it, as a line of JSON: apart from the
    /// states, which other programs compare.
    fn tell_end(&self, end: &Value, mut out: impl Write) -> Done {
        if self.trace {
            writeln!(std::io::stderr(), "{end}")?;
        } else {
            writeln!(out, "{end}")?;
        }
        Ok(out.flush()?)
    }

    /// Shows the state after a line, or tells what happened in it.
    fn show<G: Recorded + Told>(
        &self,
        game: &bourse_record::Replay<G>,
        events: &[G::Event],
        teller: &mut Teller<'_, impl Write>,
    ) -> Done {
        if self.tell && game.line() == 1 {
            teller.open(game.state())?;
        }
        if self.tell {
            teller.tell(game.state(), events)?;
        }
        if self.trace && !matches!(game.turn(), Turn::Chance(_)) {
            teller.state(&game.state().trace(game.line()))?;
        }
        Ok(())
    }
}

/// The header of a record, and the game it is of.
pub(crate) fn header(text: &[u8]) -> Result<(GameId, RawHeader), Failure> {
    match bourse_record::lines(text).next() {
        Some(Ok((_, line))) => Ok(GameId::of_header(line)?),
        Some(Err(error)) => Err(Failure::Said(error.to_string())),
        None => Err(Failure::Said("the record is empty".into())),
    }
}

/// The result, or whose decision is due.
fn ending<G: Recorded>(game: &bourse_record::Replay<G>) -> Value {
    use bourse_game::Due;
    match (game.result(), game.turn()) {
        (Some(result), _) => json!({ "result": result }),
        (None, Turn::Chance(due)) => json!({"due": {"type": due.kind(), "seat": due.seat()}}),
        (None, turn) => json!({"due": {"kind": game.state().kind(), "seats": turn.to_move()}}),
    }
}

/// What is wrong with a record, in a sentence.
pub(crate) fn describe<G: Told>(error: &RecordError<G>) -> String {
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
