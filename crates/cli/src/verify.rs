//! `bourse verify`

use std::io::Write;
use std::path::PathBuf;

use bourse_catalogue::with_game;
use bourse_game::Recorded;
use bourse_game::words::Told;
use bourse_record::{Header, RawHeader, RecordError, Trust, Unbelievable, Verified};
use clap::Args;

use crate::replay::{describe, header};
use crate::{Done, Failure, input};

/// Recompute every draw of a record from the seed it carries
///
/// A finished game's record shows the secret its table had committed to and the
/// seats' nonces. Every draw follows from them and from its number; the first
/// line that does not fit is named.
#[derive(Args)]
pub(crate) struct Verify {
    /// The record, or - for standard input
    file: PathBuf,

    /// Accept numbers of draws that the record does not show: they were used up
    /// by draws that the players undid
    #[arg(long)]
    undone: bool,
}

impl Verify {
    pub(crate) fn run(&self) -> Done {
        let text = input::read(&self.file)?;
        let (game, raw) = header(&text)?;
        with_game!(game, G => self.verify::<G>(raw, &text))
    }

    fn verify<G: Recorded + Told>(&self, raw: RawHeader, text: &[u8]) -> Done {
        let mut out = std::io::stdout().lock();
        if !G::DECLARATION.chance {
            bourse_record::replay::<G, _>(raw, text, Trust::Believe, &mut (), |_, ()| ())
                .map_err(|error| Failure::Said(describe(&error)))?;
            writeln!(out, "nothing is drawn in {}", G::TITLE)?;
            return Ok(());
        }
        let header = Header::<G>::check(raw)?;
        let verified =
            bourse_record::verify(&header, text).map_err(|error| Failure::Said(fault(error)))?;
        self.check_gaps(&verified)?;
        writeln!(out, "{} draws, all as the seed says", verified.draws)?;
        if !verified.promised {
            writeln!(
                out,
                "the header holds no commitment: nothing shows that the seed was chosen before"
            )?;
        }
        Ok(())
    }

    /// Whoever could leave out draws as he likes could choose what comes.
    fn check_gaps(&self, verified: &Verified) -> Done {
        match verified.gaps.first() {
            Some(line) if !self.undone => Err(Failure::Said(format!(
                "line {line}: the number of the draw is not the next one; that is right only where \
                 draws were undone by consent (--undone accepts it)"
            ))),
            Some(_) | None => Ok(()),
        }
    }
}

fn fault<G: Recorded + Told>(error: Unbelievable<G>) -> String {
    match error {
        Unbelievable::Draws(unverified) => unverified.to_string(),
        Unbelievable::Line { number, error } => describe(&RecordError::Line { number, error }),
        Unbelievable::Unreadable(error) => error.to_string(),
    }
}
