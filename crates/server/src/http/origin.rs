//! Where a page comes from: only pages of this server may act with its cookie.

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::problem::Problem;
use crate::api::ProblemCode;

/// The scheme and host of an address, in one form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    https: bool,
    /// With its port, if that is not the usual one.
    host: String,
}

impl Origin {
    /// Reads the origin of an address of the web.
    pub(crate) fn of(url: &str) -> Option<Self> {
        let uri: Uri = url.trim().to_ascii_lowercase().parse().ok()?;
        let https = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        Some(Self { https, host: host(uri.authority()?, https)? })
    }

    pub(crate) fn is_https(&self) -> bool {
        self.https
    }

    /// Where sockets are opened.
    pub(super) fn socket(&self) -> String {
        format!("{}://{}", if self.https { "wss" } else { "ws" }, self.host)
    }
}

/// A host without the port that is usual there. Names of users have no place in
/// it.
fn host(authority: &Authority, https: bool) -> Option<String> {
    if authority.as_str().contains('@') || authority.host().is_empty() {
        return None;
    }
    let usual = if https { 443 } else { 80 };
    let port = authority.port_u16().filter(|port| *port != usual);
    let host = authority.host();
    Some(port.map_or_else(|| host.to_owned(), |port| format!("{host}:{port}")))
}

/// Refuses what a page from elsewhere wants to do. A request that says nothing
/// of where it comes from is a program's: browsers always do.
pub(super) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let acts = !request.method().is_safe() || request.headers().contains_key(header::UPGRADE);
    if acts && !is_ours(request.headers(), app.public.as_ref()) {
        let message = "a page from elsewhere may not do that";
        let problem = Problem::new(StatusCode::FORBIDDEN, ProblemCode::BadOrigin, message);
        return problem.into_response();
    }
    next.run(request).await
}

/// Whether a request comes from a page of this server: of its public address,
/// or, where none is known, of the host it was sent to.
fn is_ours(headers: &HeaderMap, public: Option<&Origin>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Some(origin) = origin.to_str().ok().and_then(Origin::of) else { return false };
    if let Some(public) = public {
        return origin == *public;
    }
    let sent_to = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let sent_to = sent_to.and_then(|host| host.to_ascii_lowercase().parse::<Authority>().ok());
    sent_to.and_then(|sent_to| host(&sent_to, origin.https)) == Some(origin.host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_has_one_form() {
        let same = |a: &str, b: &str| assert_eq!(Origin::of(a).unwrap(), Origin::of(b).unwrap());
        same("https://bourse.example", "HTTPS://Bourse.Example:443/some/where");
        same("http://bourse.example:80", "http://bourse.example/");
        same("http://[::1]:8080", "http://[::1]:8080/me");
        let differ = |a: &str, b: &str| assert_ne!(Origin::of(a).unwrap(), Origin::of(b).unwrap());
        differ("https://bourse.example", "http://bourse.example");
        differ("https://bourse.example", "https://bourse.example:8443");
        differ("https://bourse.example", "https://bourse.example.evil.example");
        for wrong in [
            "",
            "null",
            "bourse.example",
            "ftp://bourse.example",
            "https://u@bourse.example",
            "file:///etc",
        ] {
            assert_eq!(Origin::of(wrong), None, "{wrong}");
        }
    }
}
