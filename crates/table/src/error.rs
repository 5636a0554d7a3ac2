//! What a table refuses, and why.

use bourse_game::{Refusal, Rule};
use thiserror::Error;

use crate::api::{Json, ProblemCode, ProblemInfo, RuleSection, Update};
use crate::history::{MOST, MOST_IN_ALL, json};
use crate::names::LONGEST_NAME;
use crate::table::{LONGEST_PAUSE, MOST_POSITIONS};

/// Why a table does not do something. Nothing has changed.
#[derive(Clone, Debug, Error)]
pub enum TableError {
    /// A rule of the game forbids it.
    #[error("{}", .0.code)]
    Rule(RuleRefusal),
    /// The page does not know the latest entries; here they are. They are written where they are
    /// reckoned: there may be many.
    #[error("the table has gone on; see `update`")]
    Stale(Json),
    /// The number of an entry that was never written.
    #[error("the table has no such entry yet")]
    NoEntry,
    /// Something in the game's own form that cannot be read.
    #[error("the {what}: {error}")]
    Unreadable {
        /// An action, an outcome, an order.
        what: &'static str,
        /// What is wrong with it.
        error: String,
    },
    /// A move without an action.
    #[error("there is no action")]
    NoAction,
    /// What a page calls its move is empty or long.
    #[error("a move's key has 1 to 64 characters")]
    BadKey,
    /// More was decided than can be known before a draw, or before something is laid open.
    #[error("what comes next is not known yet")]
    NotKnownYet,
    /// The game has not begun.
    #[error("the game begins when every seat is taken")]
    Gathering,
    /// The game is not over.
    #[error("a game is played again when it is over")]
    NotOver,
    /// The table draws by itself.
    #[error("at this table the table draws")]
    NotTyped,
    /// Standing orders where a physical game is typed in.
    #[error("a game that is typed in has no standing orders")]
    Typed,
    /// It would tell what is hidden.
    #[error("while the game is on, its record would tell what is hidden")]
    Hidden,
    /// There is no such line.
    #[error("the game has no such line")]
    NoLine,
    /// The last line asked for comes before the first.
    #[error("line {from} does not come before {to}")]
    LinesBackwards {
        /// The first.
        from: usize,
        /// The last.
        to: usize,
    },
    /// Too many lines are asked for at once.
    #[error("no more than {MOST_POSITIONS} lines are shown at a time")]
    TooManyLines,
    /// The table's log is full: nothing but the game itself goes on.
    #[error("too much has happened at this table; the game can only be played to its end")]
    LogFull,
    /// Bots would wait too long.
    #[error("bots wait 0 to {LONGEST_PAUSE} ms")]
    LongPause,

    /// The seat is somebody else's.
    #[error("this is not your seat")]
    NotYourSeat,
    /// Only for the host and those who sit.
    #[error("only the host and who sits here may do that")]
    NotSitting,
    /// Only for those who played.
    #[error("only who played may play again")]
    DidNotPlay,
    /// Only for who made the table.
    #[error("only who made the table may do that")]
    NotHost,
    /// The invitation is missing or wrong.
    #[error("sitting down needs an invitation")]
    NotInvited,
    /// The table has no such seat.
    #[error("the table has no such seat")]
    NoSeat,
    /// Somebody sits there.
    #[error("the seat is taken")]
    Taken,
    /// Somebody sits everywhere.
    #[error("no seat is free")]
    Full,
    /// The game has no such bot.
    #[error("there is no bot {bot:?}; there are {}", .known.join(", "))]
    NoBot {
        /// The name that was given.
        bot: String,
        /// Those there are.
        known: &'static [&'static str],
    },
    /// Nobody can be called that.
    #[error("a name has 1 to {LONGEST_NAME} characters")]
    BadName,

    /// Somebody has already asked about the seat.
    #[error("somebody has asked about this seat; wait for the answer")]
    SeatAlreadyAsked,
    /// The others have refused it a moment ago.
    #[error("the others have just refused; ask again when the game has gone on")]
    SeatJustRefused,
    /// There is nobody who could agree: bots have no vote.
    #[error("the others would have to agree, and there is nobody to ask")]
    NobodyToAsk,
    /// Nothing is being asked about the seat.
    #[error("nobody asks that any more")]
    NoVote,
    /// Others are asked about the seat.
    #[error("you are not asked about this seat")]
    NoSayInVote,

    /// There is no such line to go back to.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// Somebody who could not agree was put out of their seat since.
    #[error("somebody was put out of his seat since and cannot agree")]
    Replaced,
    /// Nobody asked to take anything back.
    #[error("nobody asked you to take anything back")]
    NoSayInUndo,
    /// Nothing was taken back that could be played again.
    #[error("there is nothing to play again")]
    NoRedo,
    /// Nothing secret is committed.
    #[error("nothing secret is committed")]
    NotConcealed,

    /// Too many standing orders.
    #[error("no more than {MOST} orders stand at a time")]
    ManyOrders,
    /// The seat has given as many standing orders as it may in one game.
    #[error("no seat gives more than {MOST_IN_ALL} orders in a game")]
    OrdersSpent,
    /// There is no such standing order.
    #[error("there is no such standing order")]
    NoOrder,
    /// The standing order would end at once, for this reason.
    #[error("the order would end at once; see `ended`")]
    IdleOrder(Json),

    /// A game that cannot be written down.
    #[error("the game has no text")]
    Unwritable,
    /// The log cannot be replayed.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
}

/// The rule of a game that forbids something.
#[derive(Clone, Debug)]
pub struct RuleRefusal {
    code: &'static str,
    /// The rule with its parameters, as the page is told it.
    rule: Json,
    section: Option<RuleSection>,
}

impl RuleRefusal {
    fn new<R: Rule>(refusal: &Refusal<R>) -> Self {
        let rule = match refusal {
            Refusal::Rule(rule) => json(rule),
            Refusal::GameOver
            | Refusal::ChancePending
            | Refusal::WrongSeat { .. }
            | Refusal::WrongPhase => json(&serde_json::json!({ "rule": refusal.code() })),
        };
        let section = refusal
            .section()
            .map(|section| RuleSection { book: section.book, rulebook: section.rulebook });
        Self { code: refusal.code(), rule, section }
    }
}

impl<R: Rule> From<Refusal<R>> for TableError {
    fn from(refusal: Refusal<R>) -> Self {
        Self::Rule(RuleRefusal::new(&refusal))
    }
}

impl TableError {
    /// The rule that forbids it, with its parameters.
    pub(crate) fn into_rule(self) -> Option<Json> {
        match self {
            Self::Rule(refusal) => Some(refusal.rule),
            _ => None,
        }
    }

    pub(crate) fn unreadable(what: &'static str, error: &serde_json::Error) -> Self {
        Self::Unreadable { what, error: error.to_string() }
    }

    pub(crate) fn stale(update: &Update) -> Self {
        Self::Stale(json(update))
    }

    /// What it is, for programs.
    #[must_use]
    pub fn code(&self) -> ProblemCode {
        match self {
            Self::Rule(_) => ProblemCode::Refused,
            Self::Stale(_) => ProblemCode::Stale,
            Self::NoEntry
            | Self::Unreadable { .. }
            | Self::NoAction
            | Self::BadKey
            | Self::NotKnownYet
            | Self::LinesBackwards { .. }
            | Self::TooManyLines
            | Self::LongPause => ProblemCode::BadRequest,
            Self::Gathering => ProblemCode::Gathering,
            Self::NotOver => ProblemCode::NotOver,
            Self::NotTyped => ProblemCode::NotTyped,
            Self::Typed => ProblemCode::Typed,
            Self::Hidden => ProblemCode::Hidden,
            Self::NoLine | Self::NothingToTakeBack => ProblemCode::NoLine,
            Self::LogFull => ProblemCode::LogFull,
            Self::NotYourSeat | Self::NotSitting | Self::DidNotPlay => ProblemCode::NotYours,
            Self::NotHost => ProblemCode::NotHost,
            Self::NotInvited => ProblemCode::NotInvited,
            Self::NoSeat => ProblemCode::NoSeat,
            Self::Taken => ProblemCode::Taken,
            Self::Full => ProblemCode::Full,
            Self::NoBot { .. } => ProblemCode::NoBot,
            Self::BadName => ProblemCode::BadName,
            Self::SeatAlreadyAsked | Self::SeatJustRefused => ProblemCode::AlreadyAsked,
            Self::NobodyToAsk => ProblemCode::NobodyToAsk,
            Self::NoVote => ProblemCode::NoVote,
            Self::NoSayInVote | Self::NoSayInUndo => ProblemCode::NotAsked,
            Self::Replaced => ProblemCode::Replaced,
            Self::NoRedo => ProblemCode::NoRedo,
            Self::NotConcealed => ProblemCode::NotConcealed,
            Self::ManyOrders => ProblemCode::ManyOrders,
            Self::OrdersSpent => ProblemCode::OrdersSpent,
            Self::NoOrder => ProblemCode::NoOrder,
            Self::IdleOrder(_) => ProblemCode::IdleOrder,
            Self::Unwritable | Self::Corrupt(_) => ProblemCode::Internal,
        }
    }
}

impl From<TableError> for ProblemInfo {
    fn from(error: TableError) -> Self {
        let problem = Self::new(error.code(), error.to_string());
        match error {
            TableError::Rule(RuleRefusal { rule, section, .. }) => {
                Self { rule: Some(rule), section, ..problem }
            }
            TableError::Stale(update) => Self { update: Some(Box::new(update)), ..problem },
            TableError::IdleOrder(why) => Self { ended: Some(why), ..problem },
            _ => problem,
        }
    }
}

/// Why a log cannot be read: it was not written by us, or not by rules we know.
#[derive(Clone, Debug, Error)]
#[error("the table's log cannot be replayed: {0}")]
pub struct Corrupt(pub String);
