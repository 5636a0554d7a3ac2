//! `bourse perft`

use std::io::Write;
use std::path::PathBuf;

use bourse_catalogue::with_game;
use bourse_game::words::Told;
use bourse_game::{Recorded, perft};
use bourse_record::Trust;
use clap::Args;

use crate::input::{self, NewTable};
use crate::replay::{describe, header};
use crate::{Done, Failure};

/// Count the different games of a given number of lines
///
/// Every action of every seat to move and every outcome of a draw is counted
/// once. Two engines that agree on the count offer the same moves.
#[derive(Args)]
pub(crate) struct Perft {
    #[command(flatten)]
    table: NewTable,

    /// How many lines
    #[arg(long, short)]
    depth: u32,

    /// Count from where this record breaks off, not from the start
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "options", "prices"])]
    after: Option<PathBuf>,
}

impl Perft {
    pub(crate) fn run(&self) -> Done {
        let count = with_game!(self.table.game, G => perft(&self.position::<G>()?, self.depth));
        writeln!(std::io::stdout(), "{count}")?;
        Ok(())
    }

    fn position<G: Recorded + Told>(&self) -> Result<G, Failure> {
        let Some(path) = &self.after else {
            return Ok(G::new(self.table.setup::<G>(*G::DECLARATION.players.start())?));
        };
        let text = input::read(path)?;
        let (game, raw) = header(&text)?;
        if game != self.table.game {
            return Err(Failure::Said("the record is of another game".into()));
        }
        let replayed =
            bourse_record::replay::<G, _>(raw, &text, Trust::Believe, &mut (), |_, ()| ());
        let replayed = replayed.map_err(|error| describe(&error))?;
        Ok(replayed.state().clone())
    }
}
