//! The game record: a header, one line for each decision and draw, the result.
//!
//! A record is text, JSON Lines, defined in `docs/record.md`. It replays
//! without a generator: [`Replay`] plays it line by line and checks each,
//! [`Writer`] writes it, and [`Traced`] shows the state after a line in a form
//! any other program can compare with its own.

#![forbid(unsafe_code)]

mod catalogue;
mod chicago;
mod header;
mod line;
mod replay;
mod trace;
mod writer;

pub use catalogue::GameId;
pub use header::{Header, HeaderError, RawHeader, options_from_json, options_to_json};
pub use line::{Ended, Entry, MalformedLine};
pub use replay::{LineError, RecordError, Replay, Unreadable, lines, replay};
pub use trace::Traced;
pub use writer::Writer;

#[doc(hidden)]
pub use bourse_chicago::Chicago;

/// The version of the record format.
pub const FORMAT: u64 = 1;
