//! `bourse referee`

use std::io::{BufRead, Read, Write};

use bourse_catalogue::with_game;
use bourse_game::words::Told;
use bourse_game::{Due, Recorded, Turn};
use bourse_record::{Header, LONGEST_LINE, Replay, Trust};
use clap::Args;
use serde_json::json;

use crate::Done;
use crate::input::NewTable;
use crate::replay::line_error;

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
        let mut game = Replay::new(&header, Trust::Prove);
        let mut input = std::io::stdin().lock();
        let mut out = std::io::stdout().lock();
        let mut line = Vec::new();
        while read_line(&mut input, &mut line)? {
            answer(&mut game, &line, &mut out)?;
            out.flush()?;
        }
        Ok(())
    }
}

/// Reads the next line, or says that there is none. Of a line far too long no
/// more is kept than shows that it is.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<bool> {
    line.clear();
    let most = LONGEST_LINE as u64 + 1;
    if input.by_ref().take(most).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() as u64 == most {
        input.skip_until(b'\n')?;
    }
    Ok(true)
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
