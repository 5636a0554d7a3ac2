//! Guests.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use bourse_table::{Key, check_name};

use super::App;
use super::body::JsonBody;
use super::identity::{Visitor, cookie, new_guest, renewed};
use super::problem::Problem;
use crate::api::{ComeBack, Me, Name, ProblemCode, ReturnKey, Returning};
use crate::store::Guest;

/// Who the page belongs to
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(crate) async fn me(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let jar = renewed(&app, jar, &visitor);
    let name = known(&app, &visitor).await?.map(|guest| guest.name);
    Ok((jar, Json(Me { name })))
}

/// Who asks, if they have given a name.
async fn known(app: &App, visitor: &Visitor) -> Result<Option<Guest>, Problem> {
    match &visitor.guest {
        Some(id) => Ok(app.registry.store().guest(id).await?),
        None => Ok(None),
    }
}

/// Give a name, or another one
#[utoipa::path(post, path = "/api/me", request_body = Name, responses((status = 200, body = Me)))]
pub(crate) async fn name(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    JsonBody(given): JsonBody<Name>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let name = check_name(&given.name)?;
    let guest = match known(&app, &visitor).await? {
        Some(guest) => Guest { name: name.clone(), ..guest },
        None => new_guest(name.clone()),
    };
    app.registry.store().put_guest(guest.clone()).await?;
    Ok((cookie(&app, jar, &guest.id), Json(Me { name: Some(name) })))
}

/// The secret of the link to come back with from another device
#[utoipa::path(get, path = "/api/me/link", responses((status = 200, body = ReturnKey)))]
pub(crate) async fn link(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Json<ReturnKey>, Problem> {
    let guest = visitor.named(&app).await?;
    Ok(Json(ReturnKey { key: guest.key.as_str().to_owned() }))
}

/// Change that secret: the old link works no longer, and other devices are
/// nobody's until they come back by the new one
#[utoipa::path(post, path = "/api/me/link", responses((status = 200, body = ReturnKey)))]
pub(crate) async fn renew_link(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
) -> Result<(SignedCookieJar, Json<ReturnKey>), Problem> {
    let (guest, key) = (visitor.named(&app).await?, Key::random());
    let changes = app.registry.store().renew_key(&guest.id, key.clone()).await?;
    app.sessions.set(&guest.id, changes);
    Ok((cookie(&app, jar, &guest.id), Json(ReturnKey { key: key.as_str().to_owned() })))
}

async fn guest_by_link(app: &App, key: &str) -> Result<Guest, Problem> {
    let unknown =
        || Problem::new(StatusCode::NOT_FOUND, ProblemCode::NoGuest, "this link belongs to nobody");
    let key = Key::parse(key).ok_or_else(unknown)?;
    app.registry.store().guest_by_key(&key).await?.ok_or_else(unknown)
}

/// Whose link it is, and who one is here now
#[utoipa::path(
    post, path = "/api/me/return/check", request_body = ReturnKey,
    responses((status = 200, body = Returning))
)]
pub(crate) async fn check_return(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(given): JsonBody<ReturnKey>,
) -> Result<Json<Returning>, Problem> {
    let guest = guest_by_link(&app, &given.key).await?;
    let now = known(&app, &visitor).await?.filter(|now| now.id != guest.id);
    Ok(Json(Returning { name: guest.name, replaces: now.map(|now| now.name) }))
}

/// Come back with the secret of a personal link
#[utoipa::path(
    post, path = "/api/me/return", request_body = ComeBack, responses((status = 200, body = Me))
)]
pub(crate) async fn come_back(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    JsonBody(given): JsonBody<ComeBack>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let guest = guest_by_link(&app, &given.key).await?;
    let now = known(&app, &visitor).await?;
    if now.is_some_and(|now| now.id != guest.id) && !given.replace {
        let message = "this device is somebody else; say `replace` to become the link's owner";
        return Err(Problem::new(StatusCode::CONFLICT, ProblemCode::OtherGuest, message));
    }
    Ok((cookie(&app, jar, &guest.id), Json(Me { name: Some(guest.name) })))
}
