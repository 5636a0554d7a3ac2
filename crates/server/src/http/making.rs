//! Making tables: new ones, from a moment of another, from a record, again.

use std::borrow::Cow;
use std::io;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use bourse_catalogue::{GameId, foreign_forms, with_game};
use bourse_game::foreign::{Fault, ForeignError, ForeignForm};
use bourse_game::{Players, Seat, SetupError};
use bourse_record::{
    Entry as Recorded, Header, HeaderError, RecordFault, Replay, Secret, Trust, Unreadable, lines,
};
use bourse_table::ids::{Key, random_bytes};
use bourse_table::{
    Created, LONGEST_ABSENCE, LONGEST_PAUSE, LogEntry, Occupant, USUAL_ABSENCE, check_bot,
    check_name, clean_names, seated,
};
use serde_json::json;

use super::App;
use super::body::{AtTable, JsonBody, UnparsedBody};
use super::identity::Visitor;
use super::json_answer::JsonAnswer;
use super::problem::Problem;
use super::tables::Answer;
use crate::api::{
    BrokenOff, Fork, Json, Mode, NewSeat, NewTable, Origin, ProblemCode, SeatCause, Update, Upload,
};
use crate::pool::{CancelToken, NotDone};
use crate::registry::LoadedTable;
use crate::store::Guest;

/// Make a table
#[utoipa::path(
    post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = Update))
)]
pub(crate) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(wish): JsonBody<NewTable>,
) -> Answer {
    let guest = visitor.named(&app).await?;
    let none = || bad(ProblemCode::BadGame, format!("there is no game {:?}", wish.game));
    let game = GameId::from_id(&wish.game).ok_or_else(none)?;
    let secret = Secret::new(random_bytes());
    let drawn = wish.mode == Mode::Play && game.declaration().chance;
    let mut header = json!({
        "bourse": bourse_record::FORMAT,
        "game": wish.game,
        "players": wish.seats.len(),
        "options": wish.options,
        "rules": game.declaration().rules.end(),
    });
    if let Some(prices) = &wish.prices {
        header["prices"] = json!(prices);
    }
    if drawn {
        header["commitment"] = json!(secret.commitment());
    }
    let header = checked(&header.to_string())?;
    let seats = match wish.mode {
        Mode::Play => sitting(game, &guest, &wish.seats)?,
        Mode::Typed => everybody(&guest, &wish.seats)?,
    };
    let made = Created {
        header,
        host: guest.id.clone(),
        invite: Key::random(),
        listed: wish.listed,
        mode: wish.mode,
        pause: wish.pause.min(LONGEST_PAUSE),
        secret,
        lines: Vec::new(),
        origin: None,
        stopped: None,
        absent_minutes: wish.absent_minutes.unwrap_or(USUAL_ABSENCE).min(LONGEST_ABSENCE),
    };
    begin(&app, &visitor, made, seats).await
}

/// Play on from a moment of a game, at a table of its own
#[utoipa::path(
    post, path = "/api/tables/{id}/fork", params(("id" = String, Path)), request_body = Fork,
    responses((status = 200, body = Update))
)]
pub(crate) async fn fork(
    State(app): State<App>,
    AtTable(id): AtTable,
    visitor: Visitor,
    JsonBody(wish): JsonBody<Fork>,
) -> Answer {
    let guest = visitor.named(&app).await?;
    let account = visitor.account();
    let loaded = app.registry.load(&account, &id).await?;
    let beginning = move |_: &CancelToken| Ok::<_, Problem>(loaded.table().beginning(wish.line)?);
    let (header, lines) = app.registry.reckon(&account, beginning).await?;
    let (game, players, header) = go_on(&header)?;
    check_count(players, &wish.seats)?;
    let seats = sitting(game, &guest, &wish.seats)?;
    let origin = Some(Origin { table: id.to_string(), line: wish.line });
    let made = Created { origin, ..again(&guest, header, lines, wish.pause) };
    begin(&app, &visitor, made, seats).await
}

/// Look at a recorded game, or play it on
///
/// The record is one of ours, or a game as another site exports it. Of the
/// latter as much is shown as can be replayed, and why no more.
#[utoipa::path(
    post, path = "/api/tables/upload", request_body = Upload,
    responses((status = 200, body = Update))
)]
pub(crate) async fn upload(
    State(app): State<App>,
    visitor: Visitor,
    body: UnparsedBody<Upload>,
) -> Answer {
    let guest = visitor.named(&app).await?;
    let read = move |cancel: &CancelToken| -> Result<_, Problem> {
        let wish = body.read()?;
        let (record, stopped) = our_form(&wish.record, cancel)?;
        let record = read_record(&record, cancel)?;
        Ok((wish, record, stopped))
    };
    let account = visitor.account();
    let (wish, (game, players, header, lines), stopped) =
        app.registry.reckon(&account, read).await?;
    let (stopped, nothing) = if lines.is_empty() { (None, stopped) } else { (stopped, None) };
    if let Some(BrokenOff { message, why, .. }) = nothing {
        return Err(Problem::bad_record(message, why.as_ref().and_then(raw)));
    }
    let seats = match &wish.seats {
        Some(seats) => {
            check_count(players, seats)?;
            sitting(game, &guest, seats)?
        }
        None => Vec::new(),
    };
    let stopped = stopped.map(|stopped| BrokenOff { line: lines.len(), ..stopped });
    let made = Created { stopped, ..again(&guest, header, lines, wish.pause) };
    begin(&app, &visitor, made, seats).await
}

/// Play again with the same people, once the game is over
///
/// Whoever asks first sits down at the new table, with the bots. The others are
/// invited: each sits down where he sat by asking the same, or does not.
#[utoipa::path(
    post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = Update), (status = 409, body = crate::api::ErrorBody))
)]
pub(crate) async fn rematch(
    State(app): State<App>,
    AtTable(id): AtTable,
    visitor: Visitor,
) -> Answer {
    let guest = visitor.named(&app).await?;
    let account = visitor.account();
    let loaded = app.registry.load(&account, &id).await?;
    let table = loaded.table();
    let seats = table.seats_for_rematch(&guest.id)?;
    let secret = Secret::new(random_bytes());
    let made = Created {
        header: promised(&table.made().header, table.made().mode, &secret)?,
        host: guest.id.clone(),
        invite: Key::random(),
        // By invitation: nobody takes the seat of who has not yet answered.
        listed: false,
        pause: table.pause(),
        secret,
        lines: Vec::new(),
        origin: None,
        stopped: None,
        ..table.made().clone()
    };
    let next = app.registry.rematch(&account, &loaded, made, seats.clone()).await?;
    app.registry.change(&account, &next, move |table| Ok(table.still_empty(&seats))).await?;
    shown(&app, &visitor, next).await
}

/// A table that goes on from some lines. Its draws are its own, and the record
/// promises nothing about those before.
fn again(guest: &Guest, header: String, lines: Vec<String>, pause: u32) -> Created {
    Created {
        header,
        host: guest.id.clone(),
        invite: Key::random(),
        listed: false,
        mode: Mode::Play,
        pause: pause.min(LONGEST_PAUSE),
        secret: Secret::new(random_bytes()),
        lines,
        origin: None,
        stopped: None,
        absent_minutes: USUAL_ABSENCE,
    }
}

async fn begin(app: &App, visitor: &Visitor, made: Created, seats: Vec<LogEntry>) -> Answer {
    let loaded = app.registry.make(&visitor.account(), made, seats).await?;
    shown(app, visitor, loaded).await
}

/// Where a table stands for whoever came to it.
async fn shown(app: &App, visitor: &Visitor, loaded: Arc<LoadedTable>) -> Answer {
    let guest = visitor.guest.clone();
    let update =
        move |_: &CancelToken| JsonAnswer::of(&loaded.update(guest.as_ref(), None, None)?);
    app.registry.reckon(&visitor.account(), update).await
}

/// A game that goes on has the seats it had.
fn check_count(players: Players, seats: &[NewSeat]) -> Result<(), Problem> {
    if seats.len() == usize::from(players.count()) {
        return Ok(());
    }
    let (given, players) = (seats.len(), players.count());
    Err(bad(ProblemCode::BadPlayers, format!("{given} seats for a game of {players}")))
}

/// Who sits down at once.
fn sitting(game: GameId, guest: &Guest, seats: &[NewSeat]) -> Result<Vec<LogEntry>, Problem> {
    let bots = with_game!(game, G => <G as bourse_game::bots::Bots>::NAMES);
    let mut sitting = Vec::new();
    for (number, seat) in (0..).map_while(Seat::new).zip(seats) {
        let person = |name| Occupant::Guest { guest: guest.id.clone(), name };
        let (who, nonce) = match seat {
            NewSeat::Me { nonce } => (person(guest.name.clone()), *nonce),
            NewSeat::Screen { name, nonce } => (person(check_name(name)?), *nonce),
            NewSeat::Bot { bot } => (Occupant::Bot { bot: check_bot(bots, bot)? }, None),
            NewSeat::Open => continue,
        };
        sitting.push(seated(number, who, nonce, SeatCause::Own));
    }
    Ok(sitting)
}

/// Everybody at a physical table, entered by one.
fn everybody(guest: &Guest, seats: &[NewSeat]) -> Result<Vec<LogEntry>, Problem> {
    let numbers = (0..).map_while(Seat::new);
    numbers
        .zip(seats)
        .map(|(number, seat)| {
            let name = match seat {
                NewSeat::Me { .. } => guest.name.clone(),
                NewSeat::Screen { name, .. } => check_name(name)?,
                NewSeat::Open | NewSeat::Bot { .. } => {
                    let message = "at a physical table every seat has a name";
                    return Err(bad(ProblemCode::BadRequest, message));
                }
            };
            let who = Occupant::Guest { guest: guest.id.clone(), name };
            Ok(seated(number, who, None, SeatCause::Own))
        })
        .collect()
}

/// A header in the form the record writes.
fn checked(text: &str) -> Result<String, Problem> {
    let (game, raw) = GameId::of_header(text.as_bytes()).map_err(bad_header)?;
    with_game!(game, G => text_of(&Header::<G>::check(raw).map_err(bad_header)?))
}

/// The same game, for a table that goes on from it, without a promise about its
/// draws. The names are of those who played it so far.
fn go_on(text: &str) -> Result<(GameId, Players, String), Problem> {
    let (game, raw) = GameId::of_header(text.as_bytes()).map_err(bad_header)?;
    with_game!(game, G => {
        let header = Header::<G>::check(raw).map_err(bad_header)?;
        let players = header.setup.players();
        let names = header.names.as_deref().map(clean_names);
        let text = text_of(&Header { commitment: None, names, ..header })?;
        Ok((game, players, text))
    })
}

/// The same game with a new promise.
fn promised(text: &str, mode: Mode, secret: &Secret) -> Result<String, Problem> {
    let (game, raw) = GameId::of_header(text.as_bytes()).map_err(bad_header)?;
    let commitment = (mode == Mode::Play && game.declaration().chance).then(|| secret.commitment());
    with_game!(game, G => {
        let header = Header::<G>::check(raw).map_err(bad_header)?;
        text_of(&Header { commitment, ..header })
    })
}

fn text_of<G: bourse_game::Recorded>(header: &Header<G>) -> Result<String, Problem> {
    serde_json::to_string(&header.raw())
        .map_err(|error| bad(ProblemCode::BadRecord, error.to_string()))
}

/// The text of a record, or of a game that another site exported, as a record up
/// to its last good move.
fn our_form<'a>(
    text: &'a str,
    cancel: &CancelToken,
) -> Result<(Cow<'a, str>, Option<BrokenOff>), Problem> {
    let Some(form) = foreign_forms().find(|form| form.recognises(text.as_bytes())) else {
        return Ok((Cow::Borrowed(text), None));
    };
    let (record, stopped) = imported(form, text, cancel)?;
    Ok((Cow::Owned(record), stopped))
}

fn imported(
    form: &dyn ForeignForm,
    text: &str,
    cancel: &CancelToken,
) -> Result<(String, Option<BrokenOff>), Problem> {
    let mut out = AsLongAsWanted { written: Vec::new(), cancel };
    let fault =
        form.import(text.as_bytes(), &mut out).map_err(|error| match cancel.is_cancelled() {
            true => NotDone::TooLong.into(),
            false => not_opened(error),
        })?;
    let record = String::from_utf8(out.written)
        .map_err(|error| bad(ProblemCode::BadRecord, error.to_string()))?;
    Ok((record, fault.map(stopped)))
}

/// Takes what is written as long as somebody waits for it: whatever writes stops
/// when it is refused.
#[derive(Debug)]
struct AsLongAsWanted<'a> {
    written: Vec<u8>,
    cancel: &'a CancelToken,
}

impl io::Write for AsLongAsWanted<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.cancel.is_cancelled() {
            return Err(io::Error::other("nobody waits for it any more"));
        }
        self.written.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn not_opened(error: ForeignError) -> Problem {
    match error {
        ForeignError::Wrong(fault) => {
            Problem::bad_record(fault.message, fault.why.as_ref().and_then(raw))
        }
        ForeignError::Write(error) => bad(ProblemCode::BadRecord, error.to_string()),
    }
}

fn raw(value: &impl serde::Serialize) -> Option<Json> {
    serde_json::value::to_raw_value(value).ok()
}

/// Why a file goes no further, for the page.
fn stopped(Fault { message, rule, why, .. }: Fault) -> BrokenOff {
    BrokenOff { line: 0, message, rule, why }
}

/// The header and the lines of a record, each of them checked.
fn read_record(
    text: &str,
    cancel: &CancelToken,
) -> Result<(GameId, Players, String, Vec<String>), Problem> {
    let unreadable = |error: Unreadable| bad_record(&error.to_string(), &(&error).into());
    let refused = |error: HeaderError| bad_record(&error.to_string(), &(&error).into());
    let first = lines(text.as_bytes()).next().unwrap_or(Err(Unreadable::Empty));
    let (_, first) = first.map_err(unreadable)?;
    let (game, raw) = GameId::of_header(first).map_err(refused)?;
    let kept = with_game!(game, G => {
        let header = Header::<G>::check(raw).map_err(refused)?;
        let mut replay = Replay::new(&header, Trust::Prove);
        let mut kept = Vec::new();
        for line in lines(text.as_bytes()).skip(1) {
            if cancel.is_cancelled() {
                return Err(NotDone::TooLong.into());
            }
            let (number, line) = line.map_err(unreadable)?;
            replay.play(line, &mut ()).map_err(|error| {
                let message = format!("line {number}: {}", error.code());
                bad_record(&message, &RecordFault::of_line(number, &error))
            })?;
            if let Ok(Recorded::Line(line, _)) = Recorded::<G>::read(line) {
                // The numbers of another table's draws mean nothing here.
                let text = bourse_record::line_text(&line.recorded(replay.state()), None);
                let text = text.map_err(|error| {
                    bad_record(&format!("line {number}: {error}"), &RecordFault::NotALine { line: number })
                });
                kept.push(text?);
            }
        }
        kept
    });
    let first = std::str::from_utf8(first)
        .map_err(|error| bad(ProblemCode::BadRecord, error.to_string()))?;
    let (game, players, header) = go_on(first)?;
    Ok((game, players, header, kept))
}

fn bad_record(message: &str, fault: &RecordFault) -> Problem {
    Problem::bad_record(message, raw(fault))
}

fn bad(code: ProblemCode, message: impl Into<String>) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, code, message)
}

fn bad_header(error: HeaderError) -> Problem {
    let code = match &error {
        HeaderError::Setup(SetupError::Players { .. }) => ProblemCode::BadPlayers,
        HeaderError::Prices(_) | HeaderError::NoPrices { .. } => ProblemCode::BadPrices,
        _ => ProblemCode::BadOptions,
    };
    bad(code, error.to_string())
}

#[cfg(test)]
mod tests {
    use bourse_game::foreign::Show;
    use serde_json::Value;

    use super::*;

    /// A header of some game, and a line that is none.
    fn wrong_record() -> String {
        let game = GameId::ALL[0].declaration();
        let header = json!({
            "bourse": bourse_record::FORMAT, "game": game.id, "players": game.players.start(),
            "options": {},
        });
        format!("{header}\nno line\n")
    }

    #[test]
    fn what_is_wrong_with_a_record_is_said_for_the_page_to_word() {
        let problem = read_record(&wrong_record(), &CancelToken::default()).unwrap_err();
        assert_eq!(problem.code(), ProblemCode::BadRecord);
        let why = serde_json::to_value(problem.into_info().why).unwrap();
        assert_eq!(why, json!({ "type": "not_a_line", "line": 2 }));
    }

    #[test]
    fn a_record_nobody_waits_for_is_not_read_to_its_end() {
        let cancel = CancelToken::default();
        cancel.cancel();
        let problem = read_record(&wrong_record(), &cancel).unwrap_err();
        assert_eq!(problem.code(), ProblemCode::TooLong);
    }

    /// A form whose games have no end.
    struct Endless;

    impl ForeignForm for Endless {
        fn name(&self) -> &'static str {
            "endless"
        }

        fn about(&self) -> &'static str {
            "As nobody writes a game"
        }

        fn extension(&self) -> &'static str {
            "txt"
        }

        fn media_type(&self) -> &'static str {
            "text/plain"
        }

        fn recognises(&self, _: &[u8]) -> bool {
            true
        }

        fn import(
            &self,
            _: &[u8],
            record: &mut dyn io::Write,
        ) -> Result<Option<Fault>, ForeignError> {
            loop {
                record.write_all(b"and so on\n")?;
            }
        }

        fn export(&self, _: &[u8], _: &mut dyn io::Write) -> Result<(), ForeignError> {
            Ok(())
        }

        fn replay(&self, _: &[u8], _: Show, _: &mut dyn io::Write) -> Result<Value, ForeignError> {
            Ok(Value::Null)
        }
    }

    #[test]
    fn a_file_of_another_site_nobody_waits_for_is_not_read_to_its_end() {
        let cancel = CancelToken::default();
        cancel.cancel();
        let problem = imported(&Endless, "", &cancel).unwrap_err();
        assert_eq!(problem.code(), ProblemCode::TooLong);
    }
}
