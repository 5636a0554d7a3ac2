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
    let garbles = |c: char| c.is_control() || turns(c);
    if fits && !name.chars().any(garbles) && !name.chars().all(|c| c == ' ' || is_unseen(c)) {
        return Ok(name);
    }
    let message = format!("a name has 1 to {LONGEST_NAME} characters");
    Err(Problem::new(StatusCode::BAD_REQUEST, "bad_name", message))
}

/// Whether a character turns the direction of the text around it.
fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character cannot be seen when it stands alone.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200d}'
        | '\u{2060}'..='\u{2064}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// A new guest.
pub(crate) fn new_guest(name: String) -> Guest {
    Guest { id: GuestId::random(), name, key: Key::random() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_seen_and_turns_nothing_around() {
        let kept = |name: &str| check_name(name).ok();
        assert_eq!(kept("  Ada \t Lovelace\n"), Some("Ada Lovelace".into()));
        assert_eq!(kept("\u{1f469}\u{200d}\u{1f52c}"), Some("\u{1f469}\u{200d}\u{1f52c}".into()));
        assert_eq!(kept(&"é".repeat(40)), Some("é".repeat(40)));
        let long = "é".repeat(41);
        for wrong in [
            "",
            " \n ",
            "a\u{0}b",
            "\u{7f}",
            "\u{200b}",
            "\u{3164} \u{2060}",
            "evil\u{202e}cod",
            &long,
        ] {
            assert_eq!(kept(wrong), None, "{wrong:?}");
        }
    }
}
