//! `bourse backup`

use std::io::Write;
use std::path::PathBuf;

use bourse_server::store::backup;
use clap::Args;

use crate::{Done, Failure};

/// Copy all tables into a file, also while they are served
///
/// To serve from it, put it into an empty folder under the name bourse.sqlite.
#[derive(Args)]
pub(crate) struct Backup {
    /// The file to write; it must not be there yet
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The folder of the data file
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,
}

impl Backup {
    pub(crate) fn run(&self) -> Done {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let copied = runtime.block_on(backup(&self.data, &self.file));
        copied.map_err(|error| Failure::Said(error.to_string()))?;
        let bytes = std::fs::metadata(&self.file)?.len();
        writeln!(std::io::stdout(), "{}: {bytes} bytes", self.file.display())?;
        Ok(())
    }
}
