//! Figures over a game.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// Figures of a game after each of its lines, as far as the viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Chart {
    /// The lines' numbers, one for each point.
    pub lines: Vec<usize>,
    /// The figures.
    pub series: Vec<Series>,
}

/// One figure over a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Series {
    /// What is counted, in the game's words: `cash`, `income`, …
    pub group: &'static str,
    /// Whose it is: a seat's number or a company's id.
    pub name: String,
    /// Null where the viewer may not know it.
    pub values: Vec<Option<i32>>,
}
