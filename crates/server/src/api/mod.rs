//! What the server and the page say to each other.
//!
//! The page's types are generated from these (`make types`), so that the two
//! cannot drift; the API description at `/api/openapi.json` is made of them
//! too. What a table is asked and answers is `bourse_table`'s.

mod games;
mod lobby;
mod making;
mod people;
mod socket;

pub use bourse_table::api::{
    BrokenOff, Chair, ChairKind, Chart, CheckInvitation, Draw, DrawProof, Due, ErrorBody,
    GiveOrder, Invitation, Json, Leave, Mode, OrderEnd, Origin, OwnOrders, Pace, Play, Position,
    Preview, PreviewRequest, ProblemCode, ProblemInfo, Redo, RedoOffer, Refused, RuleSection,
    SeatAnswer, SeatBot, SeatCause, SeatRefused, SeatVote, Seating, Series, Sit, StandingOrder,
    Status, Step, Stopped, TableInfo, TableLine, TableResult, UndoAnswer, UndoOffer, UndoRefused,
    UndoRequest, UndoTo, Update, Withdraw, WithdrawOrder, You,
};
pub use games::{DomainInfo, GameInfo, OptionInfo};
pub use lobby::{ListChanges, Lobby};
pub use making::{Fork, NewSeat, NewTable, Upload};
pub use people::{ComeBack, Me, Name, ReturnKey, Returning};
pub use socket::{FromPage, FromServer};

/// The version of everything in this module; a page with another one is asked
/// to reload.
pub const PROTOCOL: u32 = 3;
