//! `bourse replay` of a game that 18xx.games exported.

use std::io::{BufWriter, Write};

use bourse_record::site::{Actor, SiteCompany, SiteFile, SiteReplay, SiteState, replay_site};
use serde_json::json;

use crate::{Done, Failure};

/// Replays the game; with `trace` it prints the state at the start and after
/// every action.
pub(crate) fn replay(text: &[u8], trace: bool, tell: bool) -> Done {
    if tell {
        return Err(Failure::Said("a game of 18xx.games cannot be told in sentences".into()));
    }
    let file = SiteFile::read(text).map_err(|error| Failure::Said(error.to_string()))?;
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut shown: Done = Ok(());
    let game = replay_site(&file, &mut (), |game, ()| {
        if trace && shown.is_ok() {
            shown = show(&mut out, &SiteState::new(game, &file.players));
        }
    });
    let flushed = out.flush();
    // A wrong file is worth more words than a reader who has gone.
    let game = game.map_err(|error| Failure::Said(error.to_string()))?;
    shown?;
    flushed?;
    let end = ending(&file, &game);
    if trace {
        writeln!(std::io::stderr(), "{end}")?;
    } else {
        writeln!(out, "{end}")?;
    }
    Ok(out.flush()?)
}

fn show(out: &mut impl Write, state: &SiteState<'_>) -> Done {
    serde_json::to_writer(&mut *out, state)?;
    Ok(writeln!(out)?)
}

/// The result, or who is to act, as a line of JSON.
fn ending(file: &SiteFile<'_>, game: &SiteReplay) -> String {
    let value = match (game.result(), game.due()) {
        (Some(result), _) => json!({ "result": result }),
        (None, Some((actor, seat))) => {
            let entity = match actor {
                Actor::Seat(seat) => json!(file.players.get(seat.index())),
                Actor::Company(company) => json!(SiteCompany(company)),
            };
            json!({"due": {"entity": entity, "seats": [seat]}})
        }
        (None, None) => json!({ "due": {"seats": []} }),
    };
    value.to_string()
}
