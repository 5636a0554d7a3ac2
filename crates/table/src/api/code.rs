//! The codes of everything that can go wrong.

use serde::Serialize;
use utoipa::ToSchema;

/// Declares the codes once: the type they are sent as, and the list the page
/// gets.
macro_rules! codes {
    ($($(#[$meaning:meta])* $code:ident,)*) => {
        /// What went wrong, for programs.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum ProblemCode {
            $($(#[$meaning])* $code,)*
        }

        impl ProblemCode {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$code,)*];
        }
    };
}

codes! {
    /// Somebody has already asked about this seat.
    AlreadyAsked,
    /// There is no such game.
    BadGame,
    /// Nobody can be called that.
    BadName,
    /// The game has no such options.
    BadOptions,
    /// A page of another address may not do that.
    BadOrigin,
    /// The game is not for so many players.
    BadPlayers,
    /// The price lists do not fit the game.
    BadPrices,
    /// The record cannot be read, or breaks a rule.
    BadRecord,
    /// The request itself makes no sense.
    BadRequest,
    /// Too much else is to be done.
    Busy,
    /// No seat is free.
    Full,
    /// The game has not begun.
    Gathering,
    /// It would tell what is hidden.
    Hidden,
    /// The standing order would end at once.
    IdleOrder,
    /// The server failed.
    Internal,
    /// The table's log is full: nothing but the game itself goes on.
    LogFull,
    /// Too many standing orders.
    ManyOrders,
    /// There is nobody who could agree: bots have no vote.
    NobodyToAsk,
    /// There is no such bot.
    NoBot,
    /// The game cannot be written in that form.
    NoExport,
    /// The personal link belongs to nobody.
    NoGuest,
    /// There is no such line, or none to take back.
    NoLine,
    /// Whoever asks has no name yet.
    NoName,
    /// There is no such standing order.
    NoOrder,
    /// Nothing was taken back that could be played again.
    NoRedo,
    /// The table has no such seat.
    NoSeat,
    /// There is no such table.
    NoTable,
    /// Nothing is being asked about that seat.
    NoVote,
    /// Nobody asked to take anything back.
    NotAsked,
    /// Nothing secret is committed.
    NotConcealed,
    /// There is nothing at this address.
    NotFound,
    /// Only who made the table may do that.
    NotHost,
    /// The invitation is missing or wrong.
    NotInvited,
    /// The game is not over.
    NotOver,
    /// The table draws by itself.
    NotTyped,
    /// The seat or the table is somebody else's.
    NotYours,
    /// The seat has given as many standing orders as it may in one game.
    OrdersSpent,
    /// The device is somebody else.
    OtherGuest,
    /// A rule of the game forbids it.
    Refused,
    /// Somebody who was put out of his seat since could not agree.
    Replaced,
    /// The table has gone on.
    Stale,
    /// Nothing was stored.
    Store,
    /// The seat is taken.
    Taken,
    /// Sending the request took too long.
    TimedOut,
    /// The request is too large.
    TooLarge,
    /// It took too long and was given up.
    TooLong,
    /// Too many connections from one address, or of all together.
    TooManyConnections,
    /// Too many requests of one guest, from one address or at one table.
    TooManyRequests,
    /// Too many open tables of one guest.
    TooManyTables,
    /// Not in a game that is typed in.
    Typed,
}
