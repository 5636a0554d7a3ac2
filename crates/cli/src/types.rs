//! `bourse types`

use std::io::Write;

use bourse_catalogue::GameId;
use bourse_server::types::{typescript, typescript_of};
use clap::Args;

use crate::Done;
use crate::input::game_id;

/// Print the TypeScript types of what the server says
#[derive(Args)]
pub(crate) struct Types {
    /// Those of a game, rather than those of the frame
    #[arg(value_parser = game_id)]
    game: Option<GameId>,
}

impl Types {
    pub(crate) fn run(&self) -> Done {
        let text = match self.game {
            Some(game) => typescript_of(game),
            None => typescript(),
        };
        std::io::stdout().write_all(text.as_bytes())?;
        Ok(())
    }
}
