//! Who asks: a guest with a signed cookie, or nobody in particular.

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use bourse_table::{GuestId, Key};

use super::limits::Caller;
use super::problem::Problem;
use super::{App, Origin};
use crate::api::ProblemCode;
use crate::pool::Account;
use crate::store::Guest;

/// A year, in seconds.
const YEAR: i64 = 365 * 24 * 60 * 60;

/// Whoever asks.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// Who it is, if they have a cookie.
    pub(crate) guest: Option<GuestId>,
    /// From where.
    pub(crate) caller: Caller,
}

impl Visitor {
    /// The guest, who must have given a name.
    pub(crate) fn guest(self) -> Result<GuestId, Problem> {
        self.guest.ok_or_else(no_name)
    }

    /// On whose account something is reckoned: their own, or, of those who have
    /// none, that of all at their address.
    pub(crate) fn account(&self) -> Account {
        let household = self.caller.household();
        match &self.guest {
            Some(guest) => Account::Guest(guest.clone(), Some(household)),
            None => Account::Household(household),
        }
    }

    /// The guest with their name.
    pub(crate) async fn named(&self, app: &App) -> Result<Guest, Problem> {
        let id = self.guest.as_ref().ok_or_else(no_name)?;
        app.registry.store().guest(id).await?.ok_or_else(no_name)
    }
}

fn no_name() -> Problem {
    Problem::new(StatusCode::UNAUTHORIZED, ProblemCode::NoName, "give a name first: POST /api/me")
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        let guest_by = |name| jar.get(name).and_then(|cookie| app.sessions.guest(cookie.value()));
        let guest = guest_by(cookie_name(app)).or_else(|| guest_by(PLAIN));
        Ok(Self { guest, caller })
    }
}

/// The cookie where the public address is not https, or was not yet.
const PLAIN: &str = "bourse";
/// The prefix makes browsers refuse it from other hosts and without https.
const SECURE: &str = "__Host-bourse";

fn is_secure(app: &App) -> bool {
    app.public.as_ref().is_some_and(Origin::is_https)
}

fn cookie_name(app: &App) -> &'static str {
    if is_secure(app) { SECURE } else { PLAIN }
}

/// Whoever has a cookie from before the address became https gets its successor.
pub(crate) fn renewed(app: &App, jar: SignedCookieJar, visitor: &Visitor) -> SignedCookieJar {
    match &visitor.guest {
        Some(guest) if is_secure(app) && jar.get(SECURE).is_none() => cookie(app, jar, guest),
        _ => jar,
    }
}

/// The cookie of a guest.
pub(crate) fn cookie(app: &App, jar: SignedCookieJar, guest: &GuestId) -> SignedCookieJar {
    let jar = match is_secure(app) && jar.get(PLAIN).is_some() {
        true => jar.remove(Cookie::build(PLAIN).path("/")),
        false => jar,
    };
    let mut cookie = Cookie::new(cookie_name(app), app.sessions.cookie(guest));
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(is_secure(app));
    cookie.set_path("/");
    cookie.set_max_age(time::Duration::seconds(YEAR));
    jar.add(cookie)
}

/// A new guest.
pub(crate) fn new_guest(name: String) -> Guest {
    Guest { id: GuestId::random(), name, key: Key::random() }
}
