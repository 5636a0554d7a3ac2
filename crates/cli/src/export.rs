//! `bourse export` and `bourse import`

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use bourse_catalogue::foreign_forms;
use bourse_game::foreign::ForeignForm;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::{Done, input};

/// Write a game in the form of another site
#[derive(Args)]
pub(crate) struct Export {
    /// The record, or - for standard input
    file: PathBuf,

    /// The form
    #[arg(long, value_parser = format())]
    format: Format,
}

/// Write a game that another site exported as a record, up to its last good move
#[derive(Args)]
pub(crate) struct Import {
    /// The file, or - for standard input
    file: PathBuf,

    /// Its form
    #[arg(long, value_parser = format(), default_value = usual_format())]
    format: Format,
}

/// A form somebody chose.
#[derive(Clone, Copy)]
struct Format(&'static dyn ForeignForm);

/// Reads the name of a form; the help lists all there are.
fn format() -> impl TypedValueParser<Value = Format> {
    let named = |form: &dyn ForeignForm| PossibleValue::new(form.name()).help(form.about());
    PossibleValuesParser::new(foreign_forms().map(named)).try_map(|name| {
        let chosen = foreign_forms().find(|form| form.name() == name);
        chosen.map(Format).ok_or("there is no such form")
    })
}

fn usual_format() -> &'static str {
    foreign_forms().next().map_or("", ForeignForm::name)
}

impl Export {
    pub(crate) fn run(&self) -> Done {
        let Format(form) = self.format;
        let mut file = Vec::new();
        form.export(&input::read(&self.file)?, &mut file)?;
        write(&file)
    }
}

impl Import {
    pub(crate) fn run(&self) -> Done {
        let Format(form) = self.format;
        let mut record = Vec::new();
        let stopped = form.import(&input::read(&self.file)?, &mut record)?;
        write(&record)?;
        if let Some(fault) = stopped {
            let why = fault.sentence;
            writeln!(std::io::stderr(), "the record goes to the last good move: {why}")?;
        }
        Ok(())
    }
}

fn write(text: &[u8]) -> Done {
    let mut out = BufWriter::new(std::io::stdout().lock());
    out.write_all(text)?;
    Ok(out.flush()?)
}
