//! A table as a value: no HTTP, no disk, no clock, and no game by name.
//!
//! Everything about a [`Table`] follows from its log of [`LogEntry`]s. What is to be done is decided
//! by functions that change nothing and give the entries to store ([`Table::play`],
//! [`Table::sit`], …), or say why not ([`TableError`]). Once they are stored, [`Table::absorb`]
//! takes them in; reading a table from its log is the same. Who asks, what time it is, and which
//! game a header names ([`Table::new`]) is for the caller to say; of the machine a table wants
//! only the random bytes of ids and nonces ([`ids`]).
//!
//! | where | what is there |
//! |---|---|
//! | `entry.rs` | the log: what is stored, and all that is stored |
//! | `table/mod.rs`, `play.rs` | the table: entries taken in and what follows by itself; decisions of people |
//! | `table/seats.rs`, `seat_changes.rs`, `attendance.rs` | who sits where, who sat where, who is absent |
//! | `table/votes.rs`, `undo.rs` | seats that change hands, and lines taken back, when the others agree |
//! | `table/orders.rs`, `bots.rs`, `log_limit.rs` | standing orders; the bot that is to decide; how long a log may become |
//! | `table/show.rs`, `summary.rs` | what each viewer is shown; what the lobby says |
//! | `history/` | the game of a table: the lines in force and the state after them, going back and forth, the book of orders; `any.rs` hides which game it is |
//! | `error.rs` | what a table refuses, and why |
//! | `api/` | all of this as it goes to the page |

#![forbid(unsafe_code)]

pub mod api;
mod attendance;
mod entry;
mod error;
mod history;
pub mod ids;
mod names;
mod table;

pub use attendance::{Attendance, LONGEST_ABSENCE, USUAL_ABSENCE};
pub use entry::{Created, LogEntry, Occupant};
pub use error::{Corrupt, RuleRefusal, TableError};
pub use history::{Thought, all_options};
pub use ids::{GuestId, Key, TableId};
pub use names::{check_name, clean_names};
pub use table::{BotTurn, LONGEST_PAUSE, Listing, Summary, Table, check_bot, seated};
