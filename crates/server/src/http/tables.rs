//! Looking at a table, and acting there.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bourse_game::Seat;
use bourse_game::foreign::ForeignError;
use serde::Serialize;

use super::App;
use super::body::{AtLine, AtTable, Given, InForm, Lines, Look, seat};
use super::identity::Visitor;
use super::problem::Problem;
use super::written::Written;
use crate::api::{
    Chart, CheckInvitation, Draw, Invitation, Leave, Lobby, Pace, Play, Position, Preview,
    PreviewRequest, ProblemCode, Redo, SeatAnswer, SeatBot, Sit, UndoAnswer, UndoTo, Update,
    Withdraw,
};
use crate::hall::Room;
use crate::ids::GuestId;
use crate::names::check_name;
use crate::pool::Cancel;
use crate::table::{Entry, Table, TableError};

pub(super) type Answer = Result<Written, Problem>;

/// Decides, stores, and answers with where the table stands then.
pub(super) async fn act<F>(
    app: &App,
    AtTable(id): AtTable,
    visitor: Visitor,
    (viewer, since): (Option<Seat>, Option<u64>),
    decide: F,
) -> Answer
where
    F: Fn(&Table, &GuestId) -> Result<Vec<Entry>, TableError> + Send + Sync + 'static,
{
    let account = visitor.account();
    let guest = visitor.guest()?;
    let room = app.hall.room(&account, &id).await?;
    let actor = guest.clone();
    app.hall.change(&account, &room, move |table| decide(table, &actor)).await?;
    let update = move |_: &Cancel| {
        // A seat that was just left is nobody's to look from.
        let own = viewer.filter(|seat| room.table().seats_of(&guest).contains(*seat));
        Written::of(&room.update(Some(&guest), own, since)?)
    };
    app.hall.reckon(&account, update).await
}

/// Reckons something about a table as it stands.
async fn ask<T: Send + 'static>(
    app: &App,
    AtTable(id): AtTable,
    visitor: Visitor,
    answer: impl FnOnce(&Room, Option<&GuestId>) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let account = visitor.account();
    let room = app.hall.room(&account, &id).await?;
    app.hall.reckon(&account, move |_| answer(&room, visitor.guest.as_ref())).await
}

/// The same, answered as JSON.
async fn ask_json<T: Serialize>(
    app: &App,
    table: AtTable,
    visitor: Visitor,
    answer: impl FnOnce(&Room, Option<&GuestId>) -> Result<T, TableError> + Send + 'static,
) -> Result<Written, Problem> {
    ask(app, table, visitor, move |room, guest| Written::of(&answer(room, guest)?)).await
}

/// The tables one can see
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Lobby)))]
pub(crate) async fn lobby(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Json<Lobby>, Problem> {
    Ok(Json(app.hall.lobby(visitor.guest.as_ref()).await?))
}

/// Where a table stands, and what happened since an entry
#[utoipa::path(
    get, path = "/api/tables/{id}",
    params(("id" = String, Path), ("viewer" = Option<u8>, Query), ("since" = Option<u64>, Query)),
    responses((status = 200, body = Update))
)]
pub(crate) async fn look(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    look: Look,
) -> Answer {
    let seat = look.seat()?;
    ask_json(&app, table, visitor, move |room, guest| room.update(guest, seat, look.since)).await
}

/// The game after a line; nobody's moves are listed
#[utoipa::path(
    get, path = "/api/tables/{id}/at/{line}",
    params(("id" = String, Path), ("line" = usize, Path), ("viewer" = Option<u8>, Query)),
    responses((status = 200, body = Position))
)]
pub(crate) async fn moment(
    State(app): State<App>,
    table: AtTable,
    AtLine(line): AtLine,
    visitor: Visitor,
    look: Look,
) -> Result<Written, Problem> {
    let seat = look.seat()?;
    let position = move |room: &Room, guest: Option<&GuestId>| {
        let table = room.table();
        table.position_at(line, table.viewer(guest, seat)?)
    };
    ask_json(&app, table, visitor, position).await
}

/// The game after each of some lines, at most 80; nobody's moves are listed
#[utoipa::path(
    get, path = "/api/tables/{id}/positions",
    params(
        ("id" = String, Path), ("from" = usize, Query), ("to" = usize, Query),
        ("viewer" = Option<u8>, Query)
    ),
    responses((status = 200, body = Vec<Position>))
)]
pub(crate) async fn positions(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    lines: Lines,
) -> Result<Written, Problem> {
    let seat = seat(lines.viewer)?;
    let positions = move |room: &Room, guest: Option<&GuestId>| {
        let table = room.table();
        table.positions(lines.from..=lines.to, table.viewer(guest, seat)?)
    };
    ask_json(&app, table, visitor, positions).await
}

/// Figures of the game after each line
#[utoipa::path(
    get, path = "/api/tables/{id}/chart",
    params(("id" = String, Path), ("viewer" = Option<u8>, Query)),
    responses((status = 200, body = Chart))
)]
pub(crate) async fn chart(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    look: Look,
) -> Result<Written, Problem> {
    let seat = look.seat()?;
    let chart = move |room: &Room, guest: Option<&GuestId>| {
        let table = room.table();
        Ok(table.chart(table.viewer(guest, seat)?))
    };
    ask_json(&app, table, visitor, chart).await
}

/// The record, as JSON Lines
#[utoipa::path(
    get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "application/jsonl"))
)]
pub(crate) async fn record(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let id = table.0.clone();
    let record = |room: &Room, _: Option<&GuestId>| {
        let table = room.table();
        Ok((table.game(), table.record()?))
    };
    let (game, record) = ask(&app, table, visitor, record).await?;
    let name = format!("attachment; filename=\"{game}-{id}.jsonl\"");
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record).into_response())
}

/// The record of a game, as another site exports its own
#[utoipa::path(
    get, path = "/api/tables/{id}/record/{form}",
    params(("id" = String, Path), ("form" = String, Path)),
    responses((status = 200), (status = 404), (status = 409))
)]
pub(crate) async fn foreign_record(
    State(app): State<App>,
    table: AtTable,
    InForm(form): InForm,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let id = table.0.clone();
    let written = move |room: &Room, _: Option<&GuestId>| {
        let record = room.table().record()?;
        let mut file = Vec::new();
        match form.export(record.as_bytes(), &mut file) {
            Ok(()) => Ok(file),
            Err(ForeignError::Wrong(fault)) => {
                Err(Problem::new(StatusCode::CONFLICT, ProblemCode::NoExport, fault.message))
            }
            Err(ForeignError::Write(error)) => Err(Problem::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                ProblemCode::Internal,
                error.to_string(),
            )),
        }
    };
    let file = ask(&app, table, visitor, written).await?;
    let name = format!("attachment; filename=\"{}-{id}.{}\"", form.name(), form.extension());
    let headers =
        [(header::CONTENT_TYPE, form.media_type().to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, file).into_response())
}

/// Sit down, or ask the others whether one may
#[utoipa::path(
    post, path = "/api/tables/{id}/sit", params(("id" = String, Path)), request_body = Sit,
    responses((status = 200, body = Update))
)]
pub(crate) async fn sit(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    Given(wish): Given<Sit>,
) -> Answer {
    let guest = visitor.named(&app).await?;
    let name = match &wish.name {
        Some(name) => check_name(name)?,
        None => guest.name,
    };
    let attendance = app.hall.room(&visitor.account(), &table.0).await?.attendance();
    act(&app, table, visitor, (None, None), move |table, guest| {
        table.sit(guest, name.clone(), &wish, &attendance)
    })
    .await
}

/// Whether an invitation is good, before anybody sits down by it
#[utoipa::path(
    post, path = "/api/tables/{id}/invitation", params(("id" = String, Path)),
    request_body = CheckInvitation, responses((status = 200, body = Invitation))
)]
pub(crate) async fn invitation(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    Given(brought): Given<CheckInvitation>,
) -> Result<Written, Problem> {
    let check =
        move |room: &Room, _: Option<&GuestId>| Ok(room.table().check_invitation(&brought.key));
    ask_json(&app, table, visitor, check).await
}

/// Choose how long bots wait before they move
#[utoipa::path(
    post, path = "/api/tables/{id}/pace", params(("id" = String, Path)), request_body = Pace,
    responses((status = 200, body = Update))
)]
pub(crate) async fn pace(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    Given(wish): Given<Pace>,
) -> Answer {
    act(&app, table, visitor, (None, None), move |table, guest| table.pace(guest, wish)).await
}

/// Get up, perhaps leaving the seat to a bot
#[utoipa::path(
    post, path = "/api/tables/{id}/leave", params(("id" = String, Path)), request_body = Leave,
    responses((status = 200, body = Update))
)]
pub(crate) async fn leave(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    Given(wish): Given<Leave>,
) -> Answer {
    act(&app, table, visitor, (None, None), move |table, guest| table.leave(guest, &wish)).await
}

/// Let a bot play for a seat, or ask the others whether it may
#[utoipa::path(
    post, path = "/api/tables/{id}/bot", params(("id" = String, Path)), request_body = SeatBot,
    responses((status = 200, body = Update))
)]
pub(crate) async fn seat_bot(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    Given(wish): Given<SeatBot>,
) -> Answer {
    let guest = visitor.named(&app).await?;
    let attendance = app.hall.room(&visitor.account(), &table.0).await?.attendance();
    act(&app, table, visitor, (None, None), move |table, id| {
        table.seat_bot(id, guest.name.clone(), &wish, &attendance)
    })
    .await
}

/// Answer the wish that a seat changes hands
#[utoipa::path(
    post, path = "/api/tables/{id}/seat/answer", params(("id" = String, Path)),
    request_body = SeatAnswer, responses((status = 200, body = Update))
)]
pub(crate) async fn answer_seat(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    Given(answer): Given<SeatAnswer>,
) -> Answer {
    act(&app, table, visitor, (None, None), move |table, guest| table.answer_seat(guest, answer))
        .await
}

/// Decide, once or several times; stored all or not at all
#[utoipa::path(
    post, path = "/api/tables/{id}/play", params(("id" = String, Path)), request_body = Play,
    responses(
        (status = 200, body = Update),
        (status = 409, body = crate::api::ErrorBody, description = "stale: what was missed is in it"),
        (status = 422, body = crate::api::ErrorBody, description = "refused: the rule is in it")
    )
)]
pub(crate) async fn play(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    Given(wish): Given<Play>,
) -> Answer {
    let seen = (Some(wish.seat), Some(wish.seq));
    act(&app, table, visitor, seen, move |table, guest| table.play(guest, &wish)).await
}

/// Type in a draw of a physical game
#[utoipa::path(
    post, path = "/api/tables/{id}/draw", params(("id" = String, Path)), request_body = Draw,
    responses((status = 200, body = Update))
)]
pub(crate) async fn draw(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    Given(wish): Given<Draw>,
) -> Answer {
    let seen = (None, Some(wish.seq));
    act(&app, table, visitor, seen, move |table, guest| table.draw(guest, &wish)).await
}

/// Try decisions on a copy
#[utoipa::path(
    post, path = "/api/tables/{id}/preview", params(("id" = String, Path)),
    request_body = PreviewRequest, responses((status = 200, body = Preview))
)]
pub(crate) async fn preview(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    Given(request): Given<PreviewRequest>,
) -> Result<Written, Problem> {
    let guest = visitor.clone().guest()?;
    let preview = move |room: &Room, _: Option<&GuestId>| room.table().preview(&guest, &request);
    ask_json(&app, table, visitor, preview).await
}

/// Take back, or ask the others to
#[utoipa::path(
    post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = UndoTo,
    responses((status = 200, body = Update))
)]
pub(crate) async fn undo(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    Given(wish): Given<UndoTo>,
) -> Answer {
    let seen = (Some(wish.seat), Some(wish.seq));
    act(&app, table, visitor, seen, move |table, guest| table.undo(guest, &wish)).await
}

/// Answer a wish to take back
#[utoipa::path(
    post, path = "/api/tables/{id}/undo/answer", params(("id" = String, Path)),
    request_body = UndoAnswer, responses((status = 200, body = Update))
)]
pub(crate) async fn answer_undo(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    Given(answer): Given<UndoAnswer>,
) -> Answer {
    let seen = (None, Some(answer.seq));
    act(&app, table, visitor, seen, move |table, guest| table.answer_undo(guest, &answer)).await
}

/// Play again what was just taken back
#[utoipa::path(
    post, path = "/api/tables/{id}/redo", params(("id" = String, Path)), request_body = Redo,
    responses((status = 200, body = Update))
)]
pub(crate) async fn redo(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    Given(wish): Given<Redo>,
) -> Answer {
    let seen = (Some(wish.seat), Some(wish.seq));
    act(&app, table, visitor, seen, move |table, guest| table.redo(guest, wish)).await
}

/// Withdraw a secret commitment
#[utoipa::path(
    post, path = "/api/tables/{id}/withdraw", params(("id" = String, Path)),
    request_body = Withdraw, responses((status = 200, body = Update))
)]
pub(crate) async fn withdraw(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    Given(wish): Given<Withdraw>,
) -> Answer {
    let seen = (Some(wish.seat), Some(wish.seq));
    act(&app, table, visitor, seen, move |table, guest| table.withdraw(guest, &wish)).await
}
