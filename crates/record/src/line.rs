//! The lines after the header: decisions, draws, the result.

use bourse_game::{Ended, Game, Line, Object, Seat, plain, present};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::draws::Proof;

/// A line of a record after its header.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry<G: Game> {
    /// A decision, or a draw with its number if that is written.
    Line(Line<G>, Option<u64>),
    /// The result, perhaps with what proves the draws; nothing comes after it.
    Ended(Ended, Option<Proof>),
}

/// Why something is no line of a record.
#[derive(Debug, Error)]
pub enum MalformedLine {
    /// It is not JSON, or not of the right form.
    #[error("{}", plain(.0))]
    Json(#[from] serde_json::Error),
    /// It is longer than any line.
    #[error("it is longer than a mebibyte")]
    Long,
    /// It is neither a decision, nor a draw, nor a result.
    #[error("a line has a seat and an action, or a chance, or a result")]
    Shape,
}

/// A line as it is read: every key a line may have.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "A: DeserializeOwned, O: DeserializeOwned"))]
struct Wire<A, O> {
    #[serde(default, deserialize_with = "present")]
    seat: Option<Seat>,
    #[serde(default, deserialize_with = "present")]
    action: Option<A>,
    #[serde(default, deserialize_with = "present")]
    chance: Option<O>,
    #[serde(default, deserialize_with = "present")]
    k: Option<u64>,
    #[serde(default, deserialize_with = "present")]
    result: Option<Object<Ended>>,
    #[serde(default, deserialize_with = "present")]
    seed: Option<Object<Proof>>,
}

#[derive(Serialize)]
struct Decided<'a, A> {
    seat: Seat,
    action: &'a A,
}

#[derive(Serialize)]
struct Drawn<'a, O> {
    chance: &'a O,
    #[serde(skip_serializing_if = "Option::is_none")]
    k: Option<u64>,
}

/// A decision, or a draw with its number, as the record writes it.
pub(crate) fn write_line<G: Game>(
    out: impl std::io::Write,
    line: &Line<G>,
    k: Option<u64>,
) -> serde_json::Result<()> {
    match line {
        Line::Decision { seat, action } => {
            serde_json::to_writer(out, &Decided { seat: *seat, action })
        }
        Line::Chance(outcome) => serde_json::to_writer(out, &Drawn { chance: outcome, k }),
    }
}

/// The text of a decision, or of a draw with its number, in a record.
///
/// # Errors
///
/// When a value of the game has no form in JSON.
pub fn line_text<G: Game>(line: &Line<G>, k: Option<u64>) -> serde_json::Result<String> {
    let mut text = Vec::new();
    write_line(&mut text, line, k)?;
    String::from_utf8(text).map_err(serde::ser::Error::custom)
}

impl<G: Game> Entry<G> {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// When the text is no line of a record of this game.
    pub fn read(text: &[u8]) -> Result<Self, MalformedLine> {
        let Object(wire) = serde_json::from_slice::<Object<Wire<G::Action, G::Outcome>>>(text)?;
        let Wire { seat, action, chance, k, result, seed } = wire;
        match (seat, action, chance, k, result, seed) {
            (Some(seat), Some(action), None, None, None, None) => {
                Ok(Self::Line(Line::Decision { seat, action }, None))
            }
            (None, None, Some(outcome), k, None, None) => Ok(Self::Line(Line::Chance(outcome), k)),
            (None, None, None, None, Some(Object(result)), seed) => {
                Ok(Self::Ended(result, seed.map(|Object(seed)| seed)))
            }
            _ => Err(MalformedLine::Shape),
        }
    }
}
