//! What went wrong.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Json, ProblemCode, Update};

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(rename = "Problem")]
#[schema(as = Problem)]
pub struct ProblemInfo {
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
    pub error: ProblemInfo,
}

impl ProblemInfo {
    /// A problem of which there is no more to say than its code and a sentence.
    #[must_use]
    pub fn new(code: ProblemCode, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            rule: None,
            section: None,
            update: None,
            ended: None,
            why: None,
        }
    }
}
