//! The description of the interface.

use axum::Json;
use utoipa::OpenApi;

use super::{making, people, tables};

/// Everything over HTTP. The socket is described in the book.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bourse",
        description = "Tables for economic board games. Errors have the body `{\"error\": Problem}`."
    ),
    paths(
        super::games,
        super::health,
        people::me,
        people::name,
        people::link,
        people::come_back,
        tables::lobby,
        tables::look,
        tables::moment,
        tables::chart,
        tables::record,
        tables::sit,
        tables::leave,
        tables::seat_bot,
        tables::play,
        tables::draw,
        tables::preview,
        tables::undo,
        tables::answer_undo,
        tables::withdraw,
        making::make,
        making::upload,
        making::fork,
        making::rematch,
    )
)]
struct Description;

/// The description, as OpenAPI.
pub(super) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
