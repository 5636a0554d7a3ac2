//! Guests.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;

use super::App;
use super::body::Given;
use super::identity::{Visitor, check_name, cookie, new_guest};
use crate::api::{Me, Name, Problem, ReturnKey};
use crate::ids::Key;
use crate::store::Guest;

/// Who the page belongs to
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(crate) async fn me(State(app): State<App>, visitor: Visitor) -> Result<Json<Me>, Problem> {
    let name = match visitor.0 {
        Some(id) => app.hall.store().guest(&id).await?.map(|guest| guest.name),
        None => None,
    };
    Ok(Json(Me { name }))
}

/// Give a name, or another one
#[utoipa::path(post, path = "/api/me", request_body = Name, responses((status = 200, body = Me)))]
pub(crate) async fn name(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Given(given): Given<Name>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let name = check_name(&given.name)?;
    let known = match &visitor.0 {
        Some(id) => app.hall.store().guest(id).await?,
        None => None,
    };
    let guest = match known {
        Some(guest) => Guest { name: name.clone(), ..guest },
        None => new_guest(name.clone()),
    };
    app.hall.store().put_guest(guest.clone()).await?;
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

/// Come back with the secret of a personal link
#[utoipa::path(
    post, path = "/api/me/return", request_body = ReturnKey, responses((status = 200, body = Me))
)]
pub(crate) async fn come_back(
    State(app): State<App>,
    jar: SignedCookieJar,
    Given(given): Given<ReturnKey>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let unknown = || Problem::new(StatusCode::NOT_FOUND, "no_guest", "this link belongs to nobody");
    let key = Key::parse(&given.key).ok_or_else(unknown)?;
    let guest = app.hall.store().guest_by_key(&key).await?.ok_or_else(unknown)?;
    Ok((cookie(&app, jar, &guest.id), Json(Me { name: Some(guest.name) })))
}
