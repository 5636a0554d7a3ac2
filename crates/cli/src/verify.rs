//! `bourse verify`

use std::io::Write;
use std::path::PathBuf;

use bourse_record::{Header, RawHeader, Recorded, with_game};
use clap::Args;

use crate::replay::{describe, header};
use crate::words::Told;
use crate::{Done, Failure, input};

/// Recompute every draw of a record from the seed it carries
///
/// A finished game's record shows the secret its table had committed to and the
/// seats' nonces. Every draw follows from them; the first line that does not is
/// named.
#[derive(Args)]
pub(crate) struct Verify {
    /// The record, or - for standard input
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(&self) -> Done {
        let text = input::read(&self.file)?;
        let (game, raw) = header(&text)?;
        with_game!(game, G => verify::<G>(raw, &text))
    }
}

fn verify<G: Recorded + Told>(raw: RawHeader, text: &[u8]) -> Done {
    let header = Header::<G>::check(raw.clone())?;
    bourse_record::replay::<G, _>(raw, text, &mut (), |_, ()| ())
        .map_err(|error| Failure::Said(describe(&error)))?;
    let verified =
        bourse_record::verify(&header, text).map_err(|error| Failure::Said(error.to_string()))?;
    writeln!(std::io::stdout(), "{} draws, all as the seed says", verified.draws)?;
    if !verified.promised {
        writeln!(
            std::io::stdout(),
            "the header holds no commitment: nothing shows that the seed was chosen before"
        )?;
    }
    Ok(())
}
