//! `bourse types`

use std::io::Write;

use clap::Args;

use crate::Done;

/// Print the TypeScript types of what the server says
#[derive(Args)]
pub(crate) struct Types {}

impl Types {
    pub(crate) fn run(&self) -> Done {
        std::io::stdout().write_all(bourse_server::types::typescript().as_bytes())?;
        Ok(())
    }
}
