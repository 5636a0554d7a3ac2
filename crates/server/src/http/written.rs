//! Answers that are written where they are reckoned.

use axum::body::Bytes;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::problem::Problem;
use crate::pool::NotDone;

/// An answer as JSON. To be written in the pool: a long one takes longer than
/// the threads that answer have.
pub(crate) struct Written(Bytes);

impl Written {
    pub(crate) fn of(answer: &impl Serialize) -> Result<Self, Problem> {
        let text = serde_json::to_vec(answer).map_err(|error| {
            tracing::error!(%error, "an answer cannot be written");
            NotDone::Failed
        })?;
        Ok(Self(text.into()))
    }
}

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        let kind = HeaderValue::from_static("application/json");
        ([(header::CONTENT_TYPE, kind)], self.0).into_response()
    }
}
