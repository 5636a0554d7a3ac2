//! Answers are compressed, in the pool: a long one takes longer than the threads
//! that answer have.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::{Mutex, PoisonError};

use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::App;
use super::identity::Visitor;
use crate::pool::NotDone;

/// What is shorter gains nothing.
const WORTH_IT: u64 = 256;

/// The files of the page, compressed: they do not change while the server runs.
#[derive(Default)]
pub(crate) struct CompressedFiles(Mutex<HashMap<HeaderValue, Bytes>>);

impl CompressedFiles {
    fn get(&self, tag: &HeaderValue) -> Option<Bytes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(tag).cloned()
    }

    fn keep(&self, tag: HeaderValue, zipped: Bytes) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(tag, zipped);
    }
}

/// Compresses an answer for whoever can read it.
#[expect(clippy::expect_used, reason = "a body with an exact size is in memory")]
pub(super) async fn compress(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    let wanted = request.method() != Method::HEAD && accepts_gzip(request.headers());
    let mut response = next.run(request).await;
    if !is_text(response.headers()) || response.body().size_hint().lower() < WORTH_IT {
        return response;
    }
    response.headers_mut().append(header::VARY, HeaderValue::from_static("accept-encoding"));
    if !wanted || response.body().size_hint().exact().is_none() {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let plain = to_bytes(body, usize::MAX).await;
    let plain = plain.expect("it is all there: only what is streamed has no exact size");
    let tag = parts.headers.get(header::ETAG).cloned();
    let known = tag.as_ref().and_then(|tag| app.compressed.get(tag));
    let zipped = match known {
        Some(zipped) => Some(zipped),
        None => {
            let text = plain.clone();
            let zipped = app
                .registry
                .reckon(&visitor.account(), move |_| Ok::<_, NotDone>(gzip(&text)))
                .await;
            // Whoever is too busy for that sends what there is.
            zipped.ok()
        }
    };
    let Some(zipped) = zipped else { return Response::from_parts(parts, plain.into()) };
    if let Some(tag) = tag {
        app.compressed.keep(tag, zipped.clone());
    }
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(zipped))
}

#[expect(clippy::expect_used, reason = "what is written to memory is written")]
fn gzip(text: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::with_capacity(text.len() / 4), Compression::default());
    encoder.write_all(text).expect("memory takes it");
    encoder.finish().expect("memory takes it").into()
}

/// Whether an answer is text, and not compressed already.
fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let text = ["text/", "application/json", "application/jsonl", "image/svg+xml"];
    kind.is_some_and(|kind| text.iter().any(|text| kind.starts_with(text)))
        && !headers.contains_key(header::CONTENT_ENCODING)
}

/// Whether whoever asks can read gzip: it is named, or everything is, and not
/// with the weight 0.
fn accepts_gzip(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING);
    let weight = |name: &str| {
        let named = lines.iter().filter_map(|line| line.to_str().ok());
        named.flat_map(|line| line.split(',')).find_map(|word| {
            let (coding, parameters) = word.split_once(';').unwrap_or((word, ""));
            let weight = parameters.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
            coding.trim().eq_ignore_ascii_case(name).then(|| weight.unwrap_or(0.0))
        })
    };
    weight("gzip").or_else(|| weight("*")).is_some_and(|weight| weight > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_browser_can_read_is_read_from_its_request() {
        let accepts = |line: &str| {
            let mut headers = HeaderMap::new();
            headers.append(header::ACCEPT_ENCODING, line.parse().unwrap());
            accepts_gzip(&headers)
        };
        for yes in ["gzip", "br, GZIP;q=0.5", "deflate, gzip;q=1.0, *;q=0.5", "*", "*;q=0, gzip"] {
            assert!(accepts(yes), "{yes}");
        }
        for no in ["", "br", "gzip;q=0", "identity", "*;q=0", "gzip;q=0, *", "gzip;q=?"] {
            assert!(!accepts(no), "{no}");
        }
        assert!(!accepts_gzip(&HeaderMap::new()));
    }
}
