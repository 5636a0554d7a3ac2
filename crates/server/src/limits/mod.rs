//! How much one person, one address or one table may ask of the server.
//!
//! Everything here is arithmetic on a moment that is handed in; who is refused
//! what, and in which words, is said in [`crate::http`].

mod buckets;
mod network;
mod occupancy;
mod rate;

pub(crate) use buckets::Buckets;
pub use network::{Network, NotANetwork};
pub(crate) use occupancy::{Occupancy, Place};
pub(crate) use rate::Bucket;
pub use rate::{NotARate, Rate, Unit};

/// What the server puts up with. Far above what people at a table need, also a
/// whole club behind one address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Connections at a time, of everybody together.
    pub connections: usize,
    /// Connections at a time from one address; behind a proxy, sockets.
    pub address_connections: usize,
    /// Requests from one address.
    pub address_requests: Rate,
    /// Requests of one guest, messages over their sockets included.
    pub guest_requests: Rate,
    /// Messages over one socket.
    pub socket_messages: Rate,
    /// Changes that one guest makes at one table.
    pub table_changes: Rate,
    /// Standing orders that one guest gives or withdraws at one table.
    pub table_orders: Rate,
    /// Seats that one guest takes, leaves or gives to a bot at one table, or asks
    /// for.
    pub table_seats: Rate,
    /// New guests from one address.
    pub address_guests: Rate,
    /// Tables made from one address.
    pub address_tables: Rate,
    /// Tables made by one guest.
    pub guest_tables: Rate,
    /// Tables of one guest at which a game is on, or is to begin, and something
    /// happened in the last two weeks.
    pub open_tables: u32,
    /// Records that are being sent or read at a time, of everybody together:
    /// each may have some megabytes.
    pub uploads: usize,
    /// The same from one address.
    pub address_uploads: usize,
    /// Entries of one table's log. When there are so many, nothing but the game
    /// itself goes on there.
    pub table_entries: u64,
    /// For these addresses there are no limits but that of all connections.
    pub unlimited: Vec<Network>,
    /// Whose word is taken for whom they ask.
    pub proxies: Vec<Network>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 16_384,
            address_connections: 512,
            address_requests: Rate::new(1000, 100, Unit::Second),
            guest_requests: Rate::new(300, 20, Unit::Second),
            socket_messages: Rate::new(120, 5, Unit::Second),
            table_changes: Rate::new(100, 5, Unit::Second),
            table_orders: Rate::new(60, 12, Unit::Minute),
            table_seats: Rate::new(30, 60, Unit::Hour),
            address_guests: Rate::new(60, 240, Unit::Hour),
            address_tables: Rate::new(100, 600, Unit::Hour),
            guest_tables: Rate::new(30, 120, Unit::Hour),
            open_tables: 300,
            uploads: 64,
            address_uploads: 8,
            table_entries: 20_000,
            unlimited: Vec::new(),
            proxies: Vec::new(),
        }
    }
}
