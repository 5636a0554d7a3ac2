//! `bourse export` and `bourse import`

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use bourse_1861::eighteen_xx::{self, ConvertError};
use clap::{Args, ValueEnum};

use crate::{Done, Failure, input};

/// Write a game of 1861 in the form of another site
#[derive(Args)]
pub(crate) struct Export {
    /// The record, or - for standard input
    file: PathBuf,

    /// The form
    #[arg(long, value_enum)]
    format: Format,
}

/// Write a game of 1861 that another site exported as a record, up to its last good move
#[derive(Args)]
pub(crate) struct Import {
    /// The file, or - for standard input
    file: PathBuf,

    /// Its form
    #[arg(long, value_enum, default_value = "18xx")]
    format: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// As 18xx.games exports a game
    #[value(name = "18xx")]
    EighteenXx,
}

impl Export {
    pub(crate) fn run(&self) -> Done {
        let Format::EighteenXx = self.format;
        let text = eighteen_xx::export(&input::read(&self.file)?, Vec::new()).map_err(said)?;
        write(&text)
    }
}

impl Import {
    pub(crate) fn run(&self) -> Done {
        let Format::EighteenXx = self.format;
        let imported = eighteen_xx::import(&input::read(&self.file)?, Vec::new()).map_err(said)?;
        write(&imported.record)?;
        if let Some(error) = imported.stopped {
            let why = crate::eighteen_xx::describe(&error);
            writeln!(std::io::stderr(), "the record goes to the last good move: {why}")?;
        }
        Ok(())
    }
}

fn said(error: ConvertError) -> Failure {
    Failure::Said(error.to_string())
}

fn write(text: &[u8]) -> Done {
    let mut out = BufWriter::new(std::io::stdout().lock());
    out.write_all(text)?;
    Ok(out.flush()?)
}
