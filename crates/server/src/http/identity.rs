//! Who asks: a guest with a signed cookie, or nobody in particular.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};

use super::App;
use crate::api::Problem;
use crate::ids::{GuestId, Key};
use crate::store::Guest;

/// A year, in seconds.
const YEAR: i64 = 365 * 24 * 60 * 60;
/// The longest name somebody can have, in characters.
const LONGEST_NAME: usize = 40;

/// Whoever asks.
#[derive(Clone, Debug)]
pub(crate) struct Visitor(pub(crate) Option<GuestId>);

impl Visitor {
    /// The guest, who must have given a name.
    pub(crate) fn guest(self) -> Result<GuestId, Problem> {
        self.0.ok_or_else(no_name)
    }

    /// The guest with his name.
    pub(crate) async fn named(self, app: &App) -> Result<Guest, Problem> {
        let id = self.guest()?;
        app.hall.store().guest(&id).await?.ok_or_else(no_name)
    }
}

fn no_name() -> Problem {
    Problem::new(StatusCode::UNAUTHORIZED, "no_name", "give a name first: POST /api/me")
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        let guest = jar.get(cookie_name(app)).and_then(|cookie| GuestId::parse(cookie.value()));
        Ok(Self(guest))
    }
}

/// The prefix makes browsers refuse it from other hosts and without https.
fn cookie_name(app: &App) -> &'static str {
    if app.secure { "__Host-bourse" } else { "bourse" }
}

/// The cookie of a guest.
pub(crate) fn cookie(app: &App, jar: SignedCookieJar, guest: &GuestId) -> SignedCookieJar {
    let mut cookie = Cookie::new(cookie_name(app), guest.as_str().to_owned());
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(app.secure);
    cookie.set_path("/");
    cookie.set_max_age(time::Duration::seconds(YEAR));
    jar.add(cookie)
}

/// A name as it is kept: without what cannot be seen, and not too long.
pub(crate) fn check_name(name: &str) -> Result<String, Problem> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    if fits && !name.chars().any(char::is_control) {
        return Ok(name);
    }
    let message = format!("a name has 1 to {LONGEST_NAME} characters");
    Err(Problem::new(StatusCode::BAD_REQUEST, "bad_name", message))
}

/// A new guest.
pub(crate) fn new_guest(name: String) -> Guest {
    Guest { id: GuestId::random(), name, key: Key::random() }
}
