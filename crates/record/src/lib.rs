//! The game record: a header, one line for each decision and draw, the result.
//!
//! A record is text, JSON Lines, defined in `docs/record.md`. It replays
//! without a generator: [`Replay`] plays it line by line and checks each,
//! [`Writer`] writes it, and [`bourse_game::Recorded`] shows the state after a line in a form
//! any other program can compare with its own. [`Draws`] draws so that anybody
//! can recompute it afterwards, and [`verify()`] does.

#![forbid(unsafe_code)]

mod draws;
mod entries;
mod fault;
mod header;
mod line;
mod replay;
mod verify;
mod writer;

pub use draws::{Commitment, Draws, Nonce, Proof, Secret};
pub use entries::Entries;
pub use fault::RecordFault;
pub use header::{
    Header, HeaderError, RawHeader, option_to_json, options_from_json, options_to_json,
    prices_from_json,
};
pub use line::{Entry, MalformedLine, line_text};
pub use replay::{LONGEST_LINE, LineError, RecordError, Replay, Trust, Unreadable, lines, replay};
pub use verify::{Unbelievable, Unverified, Verified, verify};
pub use writer::Writer;

/// The version of the record format.
pub const FORMAT: u64 = 1;
