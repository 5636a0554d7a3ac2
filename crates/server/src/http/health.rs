//! Whether the program lives, and whether it can do its work.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use tokio::time::timeout;
use utoipa::ToSchema;

use super::App;
use crate::api::PROTOCOL;
use crate::store::StoreError;

/// How long the store may take to write something of no importance.
const PATIENCE: Duration = Duration::from_secs(2);

/// A program that lives.
#[derive(Serialize, ToSchema)]
pub(super) struct Health {
    ok: bool,
    version: &'static str,
    protocol: u32,
}

/// Whether the program lives
#[utoipa::path(get, path = "/health", responses((status = 200, body = Health)))]
pub(super) async fn health() -> Json<Health> {
    Json(Health { ok: true, version: env!("CARGO_PKG_VERSION"), protocol: PROTOCOL })
}

/// Whether the server can do its work.
#[derive(Serialize, ToSchema)]
pub(super) struct Readiness {
    ready: bool,
    /// Why it cannot.
    reason: Option<NotReady>,
}

/// Why a server cannot do its work.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum NotReady {
    /// There is no room for what is to be stored.
    DiskFull,
    /// The data file was deleted or moved.
    FileGone,
    /// Something else keeps the store from being written.
    NotWritable,
    /// The store does not answer in time.
    Slow,
    /// The server is about to stop.
    Stopping,
}

/// Whether the server can do its work: something is written to find out
#[utoipa::path(
    get, path = "/ready", responses((status = 200, body = Readiness), (status = 503, body = Readiness))
)]
pub(super) async fn ready(State(app): State<App>) -> (StatusCode, Json<Readiness>) {
    let reason = reason(&app).await;
    let status = if reason.is_none() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(Readiness { ready: reason.is_none(), reason }))
}

async fn reason(app: &App) -> Option<NotReady> {
    if *app.closing.borrow() {
        return Some(NotReady::Stopping);
    }
    match timeout(PATIENCE, app.registry.store().check()).await {
        Ok(Ok(())) => None,
        Ok(Err(error)) => {
            tracing::error!(%error, "not ready");
            Some(match error {
                StoreError::DiskFull => NotReady::DiskFull,
                StoreError::Gone(_) => NotReady::FileGone,
                _ => NotReady::NotWritable,
            })
        }
        Err(_) => Some(NotReady::Slow),
    }
}
