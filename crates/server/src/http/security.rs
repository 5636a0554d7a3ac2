//! Headers for every answer, and what is logged of a request.

use std::time::Duration;

use axum::extract::Request;
use axum::http::{HeaderValue, Response, header};
use axum::middleware::Next;
use tracing::Span;

/// What browsers are told about every answer: everything comes from here, and
/// nobody frames it.
pub(super) async fn headers(request: Request, next: Next) -> axum::response::Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                  connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; \
                  frame-ancestors 'none'";
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
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
