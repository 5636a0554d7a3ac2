//! What went wrong.

use std::time::Duration;

use axum::Json as JsonBody;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bourse_game::{Refusal, Rule};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Json, ProblemCode, Update};

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Problem {
    /// What it is, for programs.
    #[ts(type = "string")]
    pub code: ProblemCode,
    /// What it is, in English, for logs; the page words it by its code.
    pub message: String,
    /// The rule of the game that refuses it, with its parameters.
    #[ts(type = "Record<string, unknown> | null")]
    #[schema(value_type = Option<Object>)]
    pub rule: Option<Json>,
    /// Where that rule is written.
    pub section: Option<RuleSection>,
    /// With code `stale`: what the page missed.
    // Written where it was reckoned: it may be long.
    #[ts(type = "Update | null")]
    #[schema(value_type = Option<Update>)]
    pub update: Option<Box<Json>>,
    /// With code `idle_order`: why the order would end at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub ended: Option<Json>,
    /// With code `bad_record`: what is wrong with the file, in short.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, unknown>")]
    #[schema(value_type = Option<Object>)]
    pub why: Option<Box<Json>>,
    /// The HTTP status it goes with.
    #[serde(skip)]
    #[ts(skip)]
    status: u16,
    /// After how many seconds it is worth trying again.
    #[serde(skip)]
    #[ts(skip)]
    retry_after: Option<u32>,
}

/// Where a rule is written.
#[derive(Clone, Copy, Debug, Serialize, TS, ToSchema)]
pub struct RuleSection {
    /// The section of our book.
    pub book: &'static str,
    /// The heading of the game's own rulebook.
    pub rulebook: &'static str,
}

/// The body of every error.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ErrorBody {
    /// What went wrong.
    pub error: Problem,
}

impl Problem {
    /// A problem with this status and code.
    #[must_use]
    pub fn new(status: StatusCode, code: ProblemCode, message: impl Into<String>) -> Self {
        let status = status.as_u16();
        Self {
            code,
            message: message.into(),
            rule: None,
            section: None,
            update: None,
            ended: None,
            why: None,
            status,
            retry_after: None,
        }
    }

    /// The request itself makes no sense.
    #[must_use]
    pub fn bad_request(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, ProblemCode::BadRequest, message)
    }

    /// Somebody asks too often; after this time he may again.
    #[must_use]
    pub fn too_many_requests(wait: Duration) -> Self {
        let seconds = u32::try_from(wait.as_secs())
            .unwrap_or(u32::MAX)
            .saturating_add(u32::from(wait.subsec_nanos() > 0));
        let message = format!("too many requests; try again in {seconds} s");
        let (status, code) = (StatusCode::TOO_MANY_REQUESTS, ProblemCode::TooManyRequests);
        Self { retry_after: Some(seconds), ..Self::new(status, code, message) }
    }

    /// The page does not know the latest entries; here they are.
    #[must_use]
    pub fn stale(update: &Update) -> Self {
        let message = "the table has gone on; see `update`";
        let problem = Self::new(StatusCode::CONFLICT, ProblemCode::Stale, message);
        Self { update: serde_json::value::to_raw_value(update).ok().map(Box::new), ..problem }
    }

    /// A standing order has nothing to do.
    #[must_use]
    pub fn idle_order(why: Json) -> Self {
        let message = "the order would end at once; see `ended`";
        let problem = Self::new(StatusCode::UNPROCESSABLE_ENTITY, ProblemCode::IdleOrder, message);
        Self { ended: Some(why), ..problem }
    }

    /// A file is no game that can be opened.
    #[must_use]
    pub fn bad_record(message: impl Into<String>, why: Option<Json>) -> Self {
        let problem = Self::new(StatusCode::BAD_REQUEST, ProblemCode::BadRecord, message);
        Self { why: why.map(Box::new), ..problem }
    }

    /// The rules of the game refuse it.
    #[must_use]
    pub fn refused<R: Rule>(refusal: &Refusal<R>) -> Self {
        let problem = Self::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            ProblemCode::Refused,
            refusal.code().to_owned(),
        );
        let rule = match refusal {
            Refusal::Rule(rule) => serde_json::value::to_raw_value(rule),
            Refusal::GameOver
            | Refusal::ChancePending
            | Refusal::WrongSeat { .. }
            | Refusal::WrongPhase => {
                serde_json::value::to_raw_value(&serde_json::json!({ "rule": refusal.code() }))
            }
        };
        let section = refusal
            .section()
            .map(|section| RuleSection { book: section.book, rulebook: section.rulebook });
        Self { rule: rule.ok(), section, ..problem }
    }

    /// The HTTP status it goes with.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, retry_after) = (self.status(), self.retry_after);
        let mut answer = (status, JsonBody(ErrorBody { error: self })).into_response();
        if let Some(seconds) = retry_after {
            answer.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        answer
    }
}
