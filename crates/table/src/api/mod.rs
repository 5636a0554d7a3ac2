//! What a table is asked and what it answers, in the form in which it goes to the page.
//!
//! The page's types are generated from these, so that the two cannot drift.

mod acting;
mod chart;
mod code;
mod lobby;
mod mode;
mod orders;
mod problem;
mod table;

pub use acting::{
    CheckInvitation, Draw, Invitation, Leave, Pace, Play, Preview, PreviewRequest, Redo, Refused,
    SeatAnswer, SeatBot, Sit, Stopped, UndoAnswer, UndoTo, Withdraw,
};
pub use chart::{Chart, Series};
pub use code::ProblemCode;
pub use lobby::TableLine;
pub use mode::{Mode, Status};
pub use orders::{GiveOrder, OrderEnd, OwnOrders, StandingOrder, WithdrawOrder};
pub use problem::{ErrorBody, ProblemInfo, RuleSection};
pub use table::{
    BrokenOff, Chair, ChairKind, DrawProof, Due, Origin, Position, RedoOffer, SeatCause,
    SeatRefused, SeatVote, Seating, Step, TableInfo, TableResult, UndoOffer, UndoRefused,
    UndoRequest, Update, You,
};

use serde_json::value::RawValue;

/// JSON whose form a game decides.
pub type Json = Box<RawValue>;
