//! Reading requests, with a clear answer when they cannot be read.

use std::marker::PhantomData;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use bourse_catalogue::foreign_forms;
use bourse_game::Seat;
use bourse_game::foreign::ForeignForm;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::App;
use super::problem::Problem;
use crate::api::ProblemCode;
use crate::ids::TableId;
use crate::table::TableError;

/// The body of a request, as JSON.
pub(crate) struct Given<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Given<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        Unread::from_request(request, app).await?.read().map(Self)
    }
}

/// The body of a request that may be so long that it is read in the pool.
pub(crate) struct Unread<T> {
    bytes: Bytes,
    form: PhantomData<fn() -> T>,
}

impl<T: DeserializeOwned> Unread<T> {
    pub(crate) fn read(&self) -> Result<T, Problem> {
        serde_json::from_slice(&self.bytes)
            .map_err(|error| Problem::bad_request(format!("the body: {error}")))
    }
}

impl<T> FromRequest<App> for Unread<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if !kind.is_some_and(|kind| kind.starts_with("application/json")) {
            let message = "the body must be application/json";
            return Err(Problem::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                ProblemCode::BadRequest,
                message,
            ));
        }
        let read = Bytes::from_request(request, app);
        let read = timeout(app.timeouts.body, read).await.map_err(|_| timed_out())?;
        Ok(Self { bytes: read.map_err(unread)?, form: PhantomData })
    }
}

fn timed_out() -> Problem {
    let message = "sending the request took too long";
    Problem::new(StatusCode::REQUEST_TIMEOUT, ProblemCode::TimedOut, message)
}

fn unread(rejection: BytesRejection) -> Problem {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Problem::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            ProblemCode::TooLarge,
            "the request is too large",
        );
    }
    Problem::bad_request("the body could not be read")
}

/// The table a path names.
pub(crate) struct AtTable(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for AtTable {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        #[derive(Deserialize)]
        struct Id {
            id: String,
        }
        let path = Path::<Id>::from_request_parts(parts, state).await;
        let id = path.ok().and_then(|Path(path)| TableId::parse(&path.id));
        id.map(Self).ok_or_else(Problem::no_table)
    }
}

/// The line a path names.
pub(crate) struct AtLine(pub(crate) usize);

impl<S: Send + Sync> FromRequestParts<S> for AtLine {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        #[derive(Deserialize)]
        struct Line {
            line: usize,
        }
        let path = Path::<Line>::from_request_parts(parts, state).await;
        let none =
            |_| Problem::new(StatusCode::NOT_FOUND, ProblemCode::NoLine, "a line is a number");
        path.map(|Path(path)| Self(path.line)).map_err(none)
    }
}

/// The form of another site that a path names.
pub(crate) struct InForm(pub(crate) &'static dyn ForeignForm);

impl<S: Send + Sync> FromRequestParts<S> for InForm {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        #[derive(Deserialize)]
        struct Form {
            form: String,
        }
        let path = Path::<Form>::from_request_parts(parts, state).await;
        let form = path
            .ok()
            .and_then(|Path(path)| foreign_forms().find(|known| known.name() == path.form));
        let none =
            || Problem::new(StatusCode::NOT_FOUND, ProblemCode::NotFound, "there is no such form");
        form.map(Self).ok_or_else(none)
    }
}

/// How somebody wants to look at a table.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Look {
    pub(crate) viewer: Option<u8>,
    pub(crate) since: Option<u64>,
}

impl Look {
    /// The seat through whose eyes.
    pub(crate) fn seat(self) -> Result<Option<Seat>, Problem> {
        seat(self.viewer)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Look {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        query(parts, state).await
    }
}

/// The lines somebody wants to look at, and through whose eyes.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lines {
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) viewer: Option<u8>,
}

impl<S: Send + Sync> FromRequestParts<S> for Lines {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        query(parts, state).await
    }
}

async fn query<T: DeserializeOwned, S: Send + Sync>(
    parts: &mut Parts,
    state: &S,
) -> Result<T, Problem> {
    let query = Query::<T>::from_request_parts(parts, state).await;
    query.map(|Query(asked)| asked).map_err(|error| Problem::bad_request(error.body_text()))
}

/// The seat with a number, if one is named.
pub(crate) fn seat(number: Option<u8>) -> Result<Option<Seat>, Problem> {
    let seat = |number| Seat::new(number).ok_or(TableError::NoSeat);
    Ok(number.map(seat).transpose()?)
}
