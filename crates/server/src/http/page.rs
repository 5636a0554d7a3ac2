//! The page itself.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

/// What `npm run build` made: inside the program in release builds, read from
/// the disk in others.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Files;

/// A file of the page, or the page for every address of it.
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return super::wrong_method().await.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return super::not_found().await.into_response();
    }
    if let Some(file) = Files::get(path).filter(|_| path != "index.html") {
        return send(path, file, &headers);
    }
    // What has an ending is a file, and not there.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return super::not_found().await.into_response();
    }
    match Files::get("index.html") {
        Some(file) => send("index.html", file, &headers),
        None => (
            StatusCode::SERVICE_UNAVAILABLE,
            Html("<p>The page is not built: run <code>npm ci &amp;&amp; npm run build</code> in the folder \
                  <code>web</code>, or <code>make run</code>.</p>"),
        )
            .into_response(),
    }
}

fn send(path: &str, file: rust_embed::EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = hex::encode(&file.metadata.sha256_hash()[..16]);
    let tag = format!("\"{hash}\"");
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    // Files under assets have their hash in their name and never change.
    let keep = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut answer = file.data.into_owned().into_response();
    let kind = kind_of(path);
    let set = answer.headers_mut();
    set.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    set.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        set.insert(header::ETAG, tag);
    }
    answer
}

fn kind_of(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" | "webmanifest" => "application/json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}
