//! The description of the interface.

use std::sync::LazyLock;

use axum::Json;
use utoipa::OpenApi;

use super::{health, making, orders, people, socket, tables};

/// Everything over HTTP. What goes over the socket is described in the book.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bourse",
        description = "Tables for economic board games. Errors have the body `{\"error\": Problem}`."
    ),
    paths(
        super::games,
        health::health,
        health::ready,
        openapi,
        socket::open,
        people::me,
        people::name,
        people::link,
        people::renew_link,
        people::check_return,
        people::come_back,
        tables::lobby,
        tables::look,
        tables::moment,
        tables::positions,
        tables::chart,
        tables::record,
        tables::foreign_record,
        tables::sit,
        tables::invitation,
        tables::leave,
        tables::seat_bot,
        tables::answer_seat,
        tables::pace,
        tables::play,
        tables::draw,
        tables::preview,
        tables::undo,
        tables::answer_undo,
        tables::redo,
        tables::withdraw,
        orders::give,
        orders::withdraw,
        making::make,
        making::upload,
        making::fork,
        making::rematch,
    )
)]
struct Description;

/// This description, as OpenAPI
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200)))]
pub(super) async fn openapi() -> Json<&'static utoipa::openapi::OpenApi> {
    static DESCRIPTION: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(Description::openapi);
    Json(&DESCRIPTION)
}
