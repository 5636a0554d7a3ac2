//! Headers for every answer, and what is logged of a request.

use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{HeaderValue, Response, header};
use axum::middleware::Next;
use tracing::Span;

use super::{App, Origin};

/// What browsers are told about every answer: everything comes from here, and
/// nobody frames it; where the public address is https, nothing else ever is.
pub(super) async fn headers(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> axum::response::Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, app.policy);
    if app.public.is_some_and(|public| public.is_https()) {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=63072000; includeSubDomains"),
        );
        headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    }
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// What a page may load and whom it may talk to. Some browsers do not count
/// sockets among what comes from here, so they are named where that is known.
#[expect(clippy::expect_used, reason = "an origin was read as a URI; asked once, at the start")]
pub(crate) fn policy(public: Option<&Origin>) -> HeaderValue {
    let sockets = public.map_or_else(String::new, |public| format!(" {}", public.socket()));
    let policy = format!(
        "default-src 'self'; img-src 'self' data:; connect-src 'self'{sockets}; object-src 'none'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    );
    HeaderValue::try_from(policy).expect("an origin is one that a header can hold")
}

/// What is logged of a request: never a header, a query or a body. Secrets of
/// links are in the part of the address that browsers do not send.
pub(super) fn span<B>(request: &axum::http::Request<B>) -> Span {
    tracing::info_span!("request", method = %request.method(), path = request.uri().path())
}

/// What is logged of an answer.
pub(super) fn log<B>(response: &Response<B>, took: Duration, _: &Span) {
    let (status, micros) = (response.status().as_u16(), took.as_micros() as u64);
    if response.status().is_server_error() {
        tracing::error!(status, micros, "answered");
    } else {
        tracing::debug!(status, micros, "answered");
    }
}
