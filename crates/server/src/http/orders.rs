//! Standing orders.

use axum::extract::State;

use super::App;
use super::body::{AtTable, JsonBody};
use super::identity::Visitor;
use super::tables::{Answer, act};
use crate::api::{GiveOrder, Update, WithdrawOrder};

/// Give a standing order
#[utoipa::path(
    post, path = "/api/tables/{id}/orders", params(("id" = String, Path)),
    request_body = GiveOrder,
    responses(
        (status = 200, body = Update),
        (status = 409, body = crate::api::ErrorBody, description = "stale: what was missed is in it"),
        (status = 422, body = crate::api::ErrorBody, description = "idle_order: it would end at once")
    )
)]
pub(crate) async fn give(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    JsonBody(wish): JsonBody<GiveOrder>,
) -> Answer {
    let seen = (Some(wish.seat), Some(wish.seq));
    act(&app, table, visitor, seen, move |table, guest| table.give_order(guest, &wish)).await
}

/// Withdraw a standing order, or put away one that has ended
#[utoipa::path(
    post, path = "/api/tables/{id}/orders/withdraw", params(("id" = String, Path)),
    request_body = WithdrawOrder, responses((status = 200, body = Update))
)]
pub(crate) async fn withdraw(
    State(app): State<App>,
    table: AtTable,
    visitor: Visitor,
    JsonBody(wish): JsonBody<WithdrawOrder>,
) -> Answer {
    act(&app, table, visitor, (Some(wish.seat), None), move |table, guest| {
        table.withdraw_order(guest, wish)
    })
    .await
}
