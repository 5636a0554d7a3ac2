//! Tables over HTTP.

mod body;
mod compress;
mod drain;
mod health;
mod identity;
mod json_answer;
mod limits;
mod lobby_diff;
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

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, FromRef};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::any;
use axum::{Extension, Json, Router};
use axum_extra::extract::cookie::Key as CookieKey;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::trace::TraceLayer;
use utoipa::{OpenApi, openapi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use compress::CompressedFiles;
pub(crate) use limits::Limiter;
pub(crate) use origin::Origin;
use problem::Problem;
pub(crate) use security::policy;
pub(crate) use sessions::Sessions;

use crate::api::{GameInfo, ProblemCode};
use crate::connections::Timeouts;
use crate::registry::Registry;

/// No request is larger.
const LARGEST: usize = 64 << 10;
/// But a record may be.
const LARGEST_RECORD: usize = 4 << 20;

/// What every request needs.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) registry: Arc<Registry>,
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

/// Everything the server answers. Where a route is and how it is described both come from its
/// `utoipa::path`, so that the two cannot drift.
pub(crate) fn router(app: App) -> Router {
    let (api, mut description) = api(&app).split_for_parts();
    let ready = OpenApiRouter::default().routes(routes!(health::ready));
    let health = OpenApiRouter::default().routes(routes!(health::health));
    let (ready, readiness) = tagged("health", ready).split_for_parts();
    let (health, liveness) = tagged("health", health).split_for_parts();
    description.merge(readiness);
    description.merge(liveness);
    Router::new()
        .merge(api)
        .method_not_allowed_fallback(wrong_method)
        .route("/api", any(not_found))
        .route("/api/", any(not_found))
        .route("/api/{*rest}", any(not_found))
        .fallback(page::page)
        .merge(ready)
        .layer(from_fn_with_state(app.clone(), limits::requests))
        .merge(health)
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
        .layer(Extension(Arc::new(description)))
        .with_state(app)
}

/// What pages and programs ask for, each with its limits.
fn api(app: &App) -> OpenApiRouter<App> {
    let upload = OpenApiRouter::default()
        .routes(routes!(making::upload))
        .route_layer(DefaultBodyLimit::max(LARGEST_RECORD))
        .route_layer(from_fn_with_state(app.clone(), limits::making))
        .route_layer(from_fn_with_state(app.clone(), limits::uploads));
    let making = OpenApiRouter::default()
        .routes(routes!(making::make))
        .routes(routes!(making::fork))
        .routes(routes!(making::rematch))
        .route_layer(from_fn_with_state(app.clone(), limits::making))
        .merge(upload);
    let orders = OpenApiRouter::default()
        .routes(routes!(orders::give))
        .routes(routes!(orders::withdraw))
        .route_layer(from_fn_with_state(app.clone(), limits::orders));
    let seats = OpenApiRouter::default()
        .routes(routes!(tables::sit))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::seat_bot))
        .route_layer(from_fn_with_state(app.clone(), limits::seats));
    let changes = OpenApiRouter::default()
        .routes(routes!(tables::answer_seat))
        .routes(routes!(tables::pace))
        .routes(routes!(tables::play))
        .routes(routes!(tables::draw))
        .routes(routes!(tables::undo))
        .routes(routes!(tables::answer_undo))
        .routes(routes!(tables::redo))
        .routes(routes!(tables::withdraw))
        .merge(tagged("orders", orders))
        .merge(seats)
        .route_layer(from_fn_with_state(app.clone(), limits::changes));
    let tables = OpenApiRouter::default()
        .routes(routes!(tables::lobby))
        .routes(routes!(tables::look))
        .routes(routes!(tables::moment))
        .routes(routes!(tables::positions))
        .routes(routes!(tables::chart))
        .routes(routes!(tables::record))
        .routes(routes!(tables::foreign_record))
        .routes(routes!(tables::invitation))
        .routes(routes!(tables::preview))
        .merge(changes);
    let name = OpenApiRouter::default()
        .routes(routes!(people::name))
        .route_layer(from_fn_with_state(app.clone(), limits::new_guests));
    let people = OpenApiRouter::default()
        .routes(routes!(people::me))
        .routes(routes!(people::link, people::renew_link))
        .routes(routes!(people::come_back))
        .routes(routes!(people::check_return))
        .merge(name);
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(openapi))
        .merge(tagged("games", OpenApiRouter::default().routes(routes!(games))))
        .merge(tagged("socket", OpenApiRouter::default().routes(routes!(socket::open))))
        .merge(tagged("people", people))
        .merge(tagged("making", making))
        .merge(tagged("tables", tables))
}

/// The same routes; those that are in no group of the description yet are in this one.
fn tagged(group: &str, mut routes: OpenApiRouter<App>) -> OpenApiRouter<App> {
    let paths = routes.get_openapi_mut().paths.paths.values_mut();
    for operation in paths.flat_map(|path| [&mut path.get, &mut path.post]).flatten() {
        operation.tags.get_or_insert_with(|| vec![group.to_owned()]);
    }
    routes
}

/// Everything over HTTP. What goes over the socket is described in the book.
#[derive(OpenApi)]
#[openapi(info(
    title = "Bourse",
    description = "Tables for economic board games. Errors have the body `{\"error\": Problem}`."
))]
struct Description;

/// This description, as OpenAPI
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200)))]
async fn openapi(
    Extension(description): Extension<Arc<openapi::OpenApi>>,
) -> Json<openapi::OpenApi> {
    Json(openapi::OpenApi::clone(&description))
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
