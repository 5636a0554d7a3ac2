//! What the server and the page say to each other.
//!
//! The page's types are generated from these (`make types`), so that the two
//! cannot drift; the API description at `/api/openapi.json` is made of them
//! too. What is shown of each game is in [`crate::shape`].

mod acting;
mod chart;
mod code;
mod games;
mod lobby;
mod making;
mod orders;
mod people;
mod problem;
mod socket;
mod table;

pub use acting::{
    CheckInvitation, Draw, Fork, Invitation, Leave, Pace, Play, Preview, PreviewRequest, Redo,
    Refused, SeatAnswer, SeatBot, Sit, Stopped, UndoAnswer, UndoTo, Upload, Withdraw,
};
pub use chart::{Chart, Series};
pub use code::ProblemCode;
pub use games::{DomainInfo, GameInfo, OptionInfo};
pub use lobby::{ListChanges, Lobby, Status, TableLine};
pub use making::{Mode, NewSeat, NewTable, USUAL_ABSENCE};
pub use orders::{GiveOrder, OrderEnd, OwnOrders, StandingOrder, WithdrawOrder};
pub use people::{ComeBack, Me, Name, ReturnKey, Returning};
pub use problem::{ErrorBody, ProblemInfo, RuleSection};
pub use socket::{FromPage, FromServer};
pub use table::{
    BrokenOff, Chair, ChairKind, DrawProof, Due, Origin, Position, RedoOffer, SeatCause,
    SeatRefused, SeatVote, Seating, Step, TableInfo, TableResult, UndoOffer, UndoRefused,
    UndoRequest, Update, You,
};

use serde_json::value::RawValue;

/// The version of everything in this module; a page with another one is asked
/// to reload.
pub const PROTOCOL: u32 = 3;

/// JSON whose form a game decides.
pub type Json = Box<RawValue>;
