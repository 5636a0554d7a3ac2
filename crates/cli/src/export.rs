//! `bourse export` and `bourse import`

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use bourse_record::site::{self, ConvertError};
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

/// Write a game of 1861 that another site exported as a record
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
        write(site::export(&input::read(&self.file)?, Vec::new()))
    }
}

impl Import {
    pub(crate) fn run(&self) -> Done {
        let Format::EighteenXx = self.format;
        write(site::import(&input::read(&self.file)?, Vec::new()))
    }
}

/// Nothing is written of what cannot be written whole.
fn write(text: Result<Vec<u8>, ConvertError>) -> Done {
    let text = text.map_err(|error| Failure::Said(error.to_string()))?;
    let mut out = BufWriter::new(std::io::stdout().lock());
    out.write_all(&text)?;
    Ok(out.flush()?)
}
