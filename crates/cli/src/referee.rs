//! `bourse referee`

use std::io::{BufRead, Write};

use bourse_game::{Due, Turn};
use bourse_record::{Header, Recorded, Replay, with_game};
use clap::Args;
use serde_json::json;

use crate::Done;
use crate::input::NewTable;
use crate::replay::line_error;
use crate::words::Told;

/// Referee a game line by line: record lines in, one JSON answer out for each
///
/// Reads lines of a record, without its header, from standard input. Answers
/// each at once with the state after it, with the draw that is due, or with the
/// rule that refuses it; a refused line changes nothing.
#[derive(Args)]
pub(crate) struct Referee {
    #[command(flatten)]
    table: NewTable,
}

impl Referee {
    pub(crate) fn run(&self) -> Done {
        with_game!(self.table.game, G => self.referee::<G>())
    }

    fn referee<G: Recorded + Told>(&self) -> Done {
        let fewest = *G::DECLARATION.players.start();
        let header = Header::<G>::new(self.table.setup::<G>(fewest)?);
        let mut game = Replay::new(&header);
        let mut input = std::io::stdin().lock();
        let mut out = std::io::stdout().lock();
        let mut line = Vec::new();
        loop {
            line.clear();
            if input.read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            answer(&mut game, &line, &mut out)?;
            out.flush()?;
        }
    }
}

fn answer<G: Recorded + Told>(game: &mut Replay<G>, line: &[u8], out: &mut impl Write) -> Done {
    if let Err(error) = game.play(line, &mut ()) {
        let refused = json!({"rule": error.code(), "message": line_error(&error)});
        serde_json::to_writer(&mut *out, &json!({ "refused": refused }))?;
    } else if let Turn::Chance(due) = game.turn() {
        let due = json!({"type": due.kind(), "seat": due.seat()});
        serde_json::to_writer(&mut *out, &json!({ "due": due }))?;
    } else {
        serde_json::to_writer(&mut *out, &game.state().trace(game.line()))?;
    }
    writeln!(out)?;
    Ok(())
}
