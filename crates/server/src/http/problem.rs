//! Why a request was not followed, as HTTP says it: the one place where the
//! status of an error is decided.

use std::time::Duration;

use axum::Json as JsonResponse;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::api::{ErrorBody, Json, ProblemCode, ProblemInfo};
use crate::hall::RegistryError;
use crate::pool::NotDone;
use crate::store::StoreError;
use crate::table::TableError;

/// Why a request was not followed. Nothing has changed.
#[derive(Debug)]
pub(crate) struct Problem {
    info: Box<ProblemInfo>,
    status: StatusCode,
    /// After how many seconds it is worth trying again.
    retry_after: Option<u32>,
}

impl Problem {
    /// A problem with this status and code.
    pub(crate) fn new(status: StatusCode, code: ProblemCode, message: impl Into<String>) -> Self {
        Self { info: Box::new(ProblemInfo::new(code, message)), status, retry_after: None }
    }

    /// The request itself makes no sense.
    pub(crate) fn bad_request(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, ProblemCode::BadRequest, message)
    }

    /// A file is no game that can be opened.
    pub(crate) fn bad_record(message: impl Into<String>, why: Option<Json>) -> Self {
        let mut problem = Self::new(StatusCode::BAD_REQUEST, ProblemCode::BadRecord, message);
        problem.info.why = why.map(Box::new);
        problem
    }

    /// There is no table with this id.
    pub(crate) fn no_table() -> Self {
        RegistryError::NoTable.into()
    }

    /// Somebody asks too often; after this time they may again.
    pub(crate) fn too_many_requests(wait: Duration) -> Self {
        let seconds = u32::try_from(wait.as_secs())
            .unwrap_or(u32::MAX)
            .saturating_add(u32::from(wait.subsec_nanos() > 0));
        let message = format!("too many requests; try again in {seconds} s");
        let (status, code) = (StatusCode::TOO_MANY_REQUESTS, ProblemCode::TooManyRequests);
        Self { retry_after: Some(seconds), ..Self::new(status, code, message) }
    }

    /// Nobody else is let in.
    pub(crate) fn too_many_connections() -> Self {
        let message = "too many connections from this address, or of all together";
        let (status, code) = (StatusCode::SERVICE_UNAVAILABLE, ProblemCode::TooManyConnections);
        Self::new(status, code, message)
    }

    #[cfg(test)]
    pub(crate) fn code(&self) -> ProblemCode {
        self.info.code
    }

    /// What a socket says of it.
    pub(crate) fn into_info(self) -> ProblemInfo {
        *self.info
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = ErrorBody { error: *self.info };
        let mut answer = (self.status, JsonResponse(body)).into_response();
        if let Some(seconds) = self.retry_after {
            answer.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        answer
    }
}

impl From<TableError> for Problem {
    fn from(error: TableError) -> Self {
        let status = status(&error);
        Self { info: Box::new(error.into()), status, retry_after: None }
    }
}

impl From<RegistryError> for Problem {
    fn from(error: RegistryError) -> Self {
        match error {
            RegistryError::Table(error) => error.into(),
            RegistryError::NotDone(why) => why.into(),
            RegistryError::Store(_) => {
                let (status, code) = (StatusCode::SERVICE_UNAVAILABLE, ProblemCode::Store);
                Self::new(status, code, "nothing was stored; try again")
            }
            RegistryError::NoTable => {
                Self::new(StatusCode::NOT_FOUND, ProblemCode::NoTable, error.to_string())
            }
        }
    }
}

impl From<NotDone> for Problem {
    fn from(why: NotDone) -> Self {
        let (status, code) = match why {
            NotDone::Busy => (StatusCode::SERVICE_UNAVAILABLE, ProblemCode::Busy),
            NotDone::TooLong => (StatusCode::SERVICE_UNAVAILABLE, ProblemCode::TooLong),
            NotDone::Failed => (StatusCode::INTERNAL_SERVER_ERROR, ProblemCode::Internal),
        };
        Self::new(status, code, why.to_string())
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        RegistryError::from(error).into()
    }
}

/// The status that goes with what a table refuses.
fn status(error: &TableError) -> StatusCode {
    match error {
        TableError::NoEntry
        | TableError::Unreadable { .. }
        | TableError::NoAction
        | TableError::BadKey
        | TableError::NotKnownYet
        | TableError::LinesBackwards { .. }
        | TableError::TooManyLines
        | TableError::LongPause
        | TableError::NoBot { .. }
        | TableError::BadName
        | TableError::NothingToTakeBack => StatusCode::BAD_REQUEST,
        TableError::NotYourSeat
        | TableError::NotSitting
        | TableError::DidNotPlay
        | TableError::NotHost
        | TableError::NotInvited
        | TableError::NoSayInVote => StatusCode::FORBIDDEN,
        TableError::NoLine | TableError::NoSeat => StatusCode::NOT_FOUND,
        TableError::Stale(_)
        | TableError::Gathering
        | TableError::NotOver
        | TableError::NotTyped
        | TableError::Typed
        | TableError::Hidden
        | TableError::LogFull
        | TableError::Taken
        | TableError::Full
        | TableError::SeatAlreadyAsked
        | TableError::SeatJustRefused
        | TableError::NobodyToAsk
        | TableError::NoVote
        | TableError::Replaced
        | TableError::NoSayInUndo
        | TableError::NoRedo
        | TableError::NotConcealed
        | TableError::ManyOrders
        | TableError::OrdersSpent
        | TableError::NoOrder => StatusCode::CONFLICT,
        TableError::Rule(_) | TableError::IdleOrder(_) => StatusCode::UNPROCESSABLE_ENTITY,
        TableError::Unwritable | TableError::Corrupt(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
