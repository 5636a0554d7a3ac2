//! `bourse export`

use std::io::Write;
use std::path::PathBuf;

use bourse_1861::Empire;
use bourse_game::{Game, Line};
use bourse_record::site::Exporter;
use bourse_record::{Entry, GameId, Header, lines};
use clap::{Args, ValueEnum};

use crate::replay::header;
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

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// As 18xx.games exports a game
    #[value(name = "18xx")]
    EighteenXx,
}

impl Export {
    pub(crate) fn run(&self) -> Done {
        let Format::EighteenXx = self.format;
        let text = input::read(&self.file)?;
        let (game, raw) = header(&text)?;
        if game != GameId::Empire {
            return Err(Failure::Said("only games of 1861 can be exported so".into()));
        }
        let said = |error: &dyn std::fmt::Display| Failure::Said(error.to_string());
        let header = Header::<Empire>::check(raw).map_err(|error| said(&error))?;
        let mut exporter =
            Exporter::new(Empire::new(header.setup)).map_err(|error| said(&error))?;
        for line in lines(&text).skip(1) {
            let (number, line) = line.map_err(|error| said(&error))?;
            let entry = Entry::<Empire>::read(line)
                .map_err(|error| Failure::Said(format!("line {number}: {error}")))?;
            if let Entry::Line(Line::Decision { seat, action }, _) = entry {
                exporter
                    .play(seat, &action)
                    .map_err(|error| Failure::Said(format!("line {number}: {error}")))?;
            }
        }
        let file = exporter.file(header.names.as_deref());
        let mut out = std::io::stdout().lock();
        serde_json::to_writer(&mut out, &file)?;
        writeln!(out)?;
        Ok(())
    }
}
