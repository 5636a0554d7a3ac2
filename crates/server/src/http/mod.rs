//! Tables over HTTP.

mod body;
mod compress;
mod describe;
mod drain;
mod health;
mod identity;
mod limits;
mod making;
mod orders;
mod origin;
mod page;
mod people;
mod problem;
mod security;
mod sessions;
mod socket;
mod tables;
mod told_lobby;
mod written;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, FromRef};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::{any, get, post};
use axum::{Json, Router};
use axum_extra::extract::cookie::Key as CookieKey;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::trace::TraceLayer;

pub(crate) use compress::CompressedFiles;
pub(crate) use limits::Limiter;
pub(crate) use origin::Origin;
use problem::Problem;
pub(crate) use security::policy;
pub(crate) use sessions::Sessions;

use crate::api::{GameInfo, ProblemCode};
use crate::connections::Timeouts;
use crate::hall::Hall;

/// No request is larger.
const LARGEST: usize = 64 << 10;
/// But a record may be.
const LARGEST_RECORD: usize = 4 << 20;

/// What every request needs.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    /// What cookies are signed with.
    pub(crate) key: CookieKey,
    /// The address people use, if it is known.
    pub(crate) public: Option<Origin>,
    /// What browsers are told a page may load.
    pub(crate) policy: HeaderValue,
    /// Whose cookies were good once and are no more.
    pub(crate) sessions: Arc<Sessions>,
    /// How much everybody may ask.
    pub(crate) limiter: Arc<Limiter>,
    /// The files of the page as they are sent.
    pub(crate) compressed: Arc<CompressedFiles>,
    /// How long others may take.
    pub(crate) timeouts: Timeouts,
    /// Turns true when the server is to stop.
    pub(crate) closing: watch::Receiver<bool>,
}

impl FromRef<App> for CookieKey {
    fn from_ref(app: &App) -> Self {
        app.key.clone()
    }
}

/// Everything the server answers.
pub(crate) fn router(app: App) -> Router {
    let upload = Router::new()
        .route("/tables/upload", post(making::upload).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .route_layer(from_fn_with_state(app.clone(), limits::making))
        .route_layer(from_fn_with_state(app.clone(), limits::uploads));
    let making = Router::new()
        .route("/tables", post(making::make))
        .route("/tables/{id}/fork", post(making::fork))
        .route("/tables/{id}/rematch", post(making::rematch))
        .route_layer(from_fn_with_state(app.clone(), limits::making))
        .merge(upload);
    let orders = Router::new()
        .route("/tables/{id}/orders", post(orders::give))
        .route("/tables/{id}/orders/withdraw", post(orders::withdraw))
        .route_layer(from_fn_with_state(app.clone(), limits::orders));
    let seats = Router::new()
        .route("/tables/{id}/sit", post(tables::sit))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/bot", post(tables::seat_bot))
        .route_layer(from_fn_with_state(app.clone(), limits::seats));
    let changes = Router::new()
        .route("/tables/{id}/seat/answer", post(tables::answer_seat))
        .route("/tables/{id}/pace", post(tables::pace))
        .route("/tables/{id}/play", post(tables::play))
        .route("/tables/{id}/draw", post(tables::draw))
        .route("/tables/{id}/undo", post(tables::undo))
        .route("/tables/{id}/undo/answer", post(tables::answer_undo))
        .route("/tables/{id}/redo", post(tables::redo))
        .route("/tables/{id}/withdraw", post(tables::withdraw))
        .merge(orders)
        .merge(seats)
        .route_layer(from_fn_with_state(app.clone(), limits::changes));
    let name = Router::new()
        .route("/me", post(people::name))
        .route_layer(from_fn_with_state(app.clone(), limits::new_guests));
    let api = Router::new()
        .route("/openapi.json", get(describe::openapi))
        .route("/games", get(games))
        .route("/me", get(people::me))
        .route("/me/link", get(people::link).post(people::renew_link))
        .route("/me/return", post(people::come_back))
        .route("/me/return/check", post(people::check_return))
        .route("/tables", get(tables::lobby))
        .route("/tables/{id}", get(tables::look))
        .route("/tables/{id}/at/{line}", get(tables::moment))
        .route("/tables/{id}/positions", get(tables::positions))
        .route("/tables/{id}/chart", get(tables::chart))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/record/{form}", get(tables::foreign_record))
        .route("/tables/{id}/invitation", post(tables::invitation))
        .route("/tables/{id}/preview", post(tables::preview))
        .route("/socket", get(socket::open))
        .merge(making)
        .merge(changes)
        .merge(name)
        .fallback(not_found)
        .method_not_allowed_fallback(wrong_method);
    Router::new()
        .nest("/api", api)
        .fallback(page::page)
        .route("/ready", get(health::ready))
        .layer(from_fn_with_state(app.clone(), limits::requests))
        .route("/health", get(health::health))
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(app.clone(), origin::guard))
        .layer(from_fn_with_state(app.clone(), security::headers))
        .layer(from_fn_with_state(app.clone(), compress::compress))
        .layer(from_fn(drain::to_the_end))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(CatchPanicLayer::custom(|_| {
            Problem::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                ProblemCode::Internal,
                "that should not have happened",
            )
            .into_response()
        }))
        .layer(TraceLayer::new_for_http().make_span_with(security::span).on_response(security::log))
        .with_state(app)
}

/// What somebody is answered who is one too many.
pub(crate) fn refusing() -> Router {
    Router::new().fallback(any(async || Problem::too_many_connections()))
}

/// The games that can be played
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    Json(crate::games::games())
}

async fn not_found() -> Problem {
    Problem::new(
        StatusCode::NOT_FOUND,
        ProblemCode::NotFound,
        "there is nothing here; see /api/openapi.json",
    )
}

async fn wrong_method() -> Problem {
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, ProblemCode::NotFound, "not with this method")
}
