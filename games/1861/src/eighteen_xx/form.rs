//! The form of 18xx.games among those in which games are read and written.

use std::io::{self, Write};

use bourse_game::foreign::{Fault, ForeignError, ForeignForm, Show};
use bourse_game::words::{Teller, sentence};
use bourse_game::{Recorded, Refusal, Seat};
use serde::Serialize;
use serde_json::{Value, json};

use super::action::Actor;
use super::convert::{ConvertError, export, import};
use super::error::EighteenXxError;
use super::file::EighteenXxFile;
use super::ids::EighteenXxCompany;
use super::replay::{EighteenXxReplay, EighteenXxReplayError, PlayError, replay_file};
use super::trace::EighteenXxState;
use crate::{Event, G1861};

/// Games as 18xx.games exports them.
#[derive(Clone, Copy, Debug)]
pub struct EighteenXx;

impl ForeignForm for EighteenXx {
    fn name(&self) -> &'static str {
        "18xx"
    }

    fn about(&self) -> &'static str {
        "As 18xx.games exports a game"
    }

    fn extension(&self) -> &'static str {
        "json"
    }

    fn media_type(&self) -> &'static str {
        "application/json"
    }

    fn recognises(&self, text: &[u8]) -> bool {
        EighteenXxFile::is_one(text)
    }

    fn import(&self, file: &[u8], record: &mut dyn Write) -> Result<Option<Fault>, ForeignError> {
        let imported = import(file, record)?;
        Ok(imported.stopped.as_ref().map(Fault::from))
    }

    fn export(&self, record: &[u8], file: &mut dyn Write) -> Result<(), ForeignError> {
        export(record, file)?;
        Ok(())
    }

    fn replay(&self, file: &[u8], show: Show, out: &mut dyn Write) -> Result<Value, ForeignError> {
        let file = EighteenXxFile::read(file).map_err(|error| Fault::from(&error))?;
        let name = |seat: Seat| file.name(seat);
        let mut teller = Teller::new(out, &name);
        let mut shown: io::Result<()> = Ok(());
        let mut events: Vec<Event> = Vec::new();
        let game = replay_file(&file, &mut events, |game, events| {
            if shown.is_ok() {
                shown = match show {
                    Show::End => Ok(()),
                    Show::States => teller.state(&EighteenXxState::new(game, &file.players)),
                    Show::Sentences => teller.tell(game, events),
                };
            }
            events.clear();
        });
        // A wrong file is worth more words than a reader who has gone.
        let game = game.map_err(|error| Fault::from(&error))?;
        shown?;
        Ok(ending(&file, &game))
    }
}

/// The result, or who is to act, and which action ended the game before its end.
fn ending(file: &EighteenXxFile<'_>, game: &EighteenXxReplay) -> Value {
    match (game.result(), game.due()) {
        (None, Some((actor, seat))) => {
            let entity = match actor {
                Actor::Seat(seat) => json!(file.players.get(seat.index())),
                Actor::Company(company) => json!(EighteenXxCompany(company)),
            };
            let due = json!({"kind": game.game().kind(), "entity": entity, "seats": [seat]});
            match file.ended {
                Some(name) => json!({"due": due, "ended_by_players": name.id}),
                None => json!({ "due": due }),
            }
        }
        (result, _) => json!({ "result": result }),
    }
}

/// A fault that no rule of the game finds.
fn without_rule(message: String, why: Option<impl Serialize>) -> Fault {
    let why = why.and_then(|why| serde_json::to_value(why).ok());
    Fault { sentence: message.clone(), message, rule: None, why }
}

impl From<&EighteenXxError> for Fault {
    fn from(error: &EighteenXxError) -> Self {
        without_rule(error.to_string(), Some(error.why()))
    }
}

impl From<&EighteenXxReplayError> for Fault {
    fn from(error: &EighteenXxReplayError) -> Self {
        let fault = without_rule(error.to_string(), error.why());
        let EighteenXxReplayError::Action { name, error: PlayError::Refused(refusal) } = error
        else {
            return fault;
        };
        let rule = match refusal {
            Refusal::Rule(rule) => serde_json::to_value(rule).ok(),
            Refusal::GameOver
            | Refusal::ChancePending
            | Refusal::WrongSeat { .. }
            | Refusal::WrongPhase => None,
        };
        let sentence = format!("{name}: {} [{}]", sentence::<G1861>(refusal), refusal.code());
        Self { sentence, rule, ..fault }
    }
}

impl From<ConvertError> for ForeignError {
    fn from(error: ConvertError) -> Self {
        match error {
            ConvertError::Write(error) => Self::Write(error),
            ConvertError::File(error) => Self::Wrong((&error).into()),
            ConvertError::Replay(_)
            | ConvertError::Unreadable(_)
            | ConvertError::Header(_)
            | ConvertError::Game
            | ConvertError::Line { .. }
            | ConvertError::Export { .. } => {
                Self::Wrong(without_rule(error.to_string(), None::<()>))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever stops reading a record stops its writing.
    #[test]
    fn an_import_ends_where_nobody_takes_the_record() {
        struct Gone;

        impl Write for Gone {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(io::ErrorKind::BrokenPipe.into())
            }

            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }

        let file = br#"{"title":"1861","players":[{"id":1},{"id":2},{"id":3}],"actions":[]}"#;
        assert!(EighteenXx.import(file, &mut Vec::new()).unwrap().is_none());
        let gone = EighteenXx.import(file, &mut Gone);
        assert!(matches!(gone, Err(ForeignError::Write(_))), "{gone:?}");
    }
}
