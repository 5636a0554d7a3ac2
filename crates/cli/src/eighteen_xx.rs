//! `bourse replay` of a game that 18xx.games exported.

use std::io::{BufWriter, Write};

use bourse_1861::eighteen_xx::{
    Actor, EighteenXxCompany, EighteenXxFile, EighteenXxReplay, EighteenXxReplayError,
    EighteenXxState, PlayError, replay_file,
};
use bourse_1861::{Event, G1861};
use bourse_game::words::sentence;
use bourse_game::{Recorded, Seat};
use serde_json::json;

use crate::teller::Teller;
use crate::{Done, Failure};

/// What is shown while a game is replayed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Show {
    /// Nothing but its end.
    End,
    /// The state at the start and after every action.
    States,
    /// What happens, in sentences.
    Sentences,
}

/// Replays a game.
pub(crate) fn replay(text: &[u8], show: Show) -> Done {
    let file = EighteenXxFile::read(text).map_err(|error| Failure::Said(error.to_string()))?;
    let name = |seat: Seat| file.name(seat);
    let mut teller = Teller::new(BufWriter::new(std::io::stdout().lock()), &name);
    let mut shown: Done = Ok(());
    let mut events: Vec<Event> = Vec::new();
    let game = replay_file(&file, &mut events, |game, events| {
        if shown.is_ok() {
            shown = match show {
                Show::End => Ok(()),
                Show::States => teller.state(&EighteenXxState::new(game, &file.players)),
                Show::Sentences => teller.tell(game, events),
            }
            .map_err(Failure::from);
        }
        events.clear();
    });
    let ended = teller.end();
    // A wrong file is worth more words than a reader who has gone.
    let game = game.map_err(|error| Failure::Said(describe(&error)))?;
    shown?;
    let mut out = ended?;
    let end = ending(&file, &game);
    if show == Show::States {
        writeln!(std::io::stderr(), "{end}")?;
    } else {
        writeln!(out, "{end}")?;
    }
    Ok(out.flush()?)
}

/// Why a game cannot be replayed, in a sentence.
pub(crate) fn describe(error: &EighteenXxReplayError) -> String {
    match error {
        EighteenXxReplayError::Action { name, error: PlayError::Refused(refusal) } => {
            format!("{name}: {} [{}]", sentence::<G1861>(refusal), refusal.code())
        }
        EighteenXxReplayError::Action { .. }
        | EighteenXxReplayError::Unread(_)
        | EighteenXxReplayError::Setup(_) => error.to_string(),
    }
}

/// The result, or who is to act, as a line of JSON.
fn ending(file: &EighteenXxFile<'_>, game: &EighteenXxReplay) -> String {
    let value = match (game.result(), game.due()) {
        (None, Some((actor, seat))) => {
            let entity = match actor {
                Actor::Seat(seat) => json!(file.players.get(seat.index())),
                Actor::Company(company) => json!(EighteenXxCompany(company)),
            };
            json!({"due": {"kind": game.game().kind(), "entity": entity, "seats": [seat]}})
        }
        (result, _) => json!({ "result": result }),
    };
    value.to_string()
}
