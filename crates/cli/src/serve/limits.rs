//! What the server puts up with, from the command line.

use bourse_server::limits::{Limits, Network, Rate};
use clap::Args;

/// A rate is written as 300+20/s: so many at once, then so many per s, min or h.
#[derive(Args)]
#[command(
    next_help_heading = "Limits (a RATE is written 300+20/s: 300 at once, then 20 per s, min or h)"
)]
pub(super) struct LimitArgs {
    /// An address, or several (10.0.0.0/8), without limits; may be repeated
    #[arg(long, value_name = "ADDR")]
    unlimited: Vec<Network>,

    /// The address of a proxy, whose X-Forwarded-For is believed; may be repeated
    #[arg(long, value_name = "ADDR")]
    proxy: Vec<Network>,

    /// Connections at a time, of everybody together
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    connections: usize,

    /// Connections at a time from one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().address_connections)]
    address_connections: usize,

    /// Requests from one address
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().address_requests)]
    address_requests: Rate,

    /// Requests of one guest, messages over sockets included
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().guest_requests)]
    guest_requests: Rate,

    /// Messages over one socket
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().socket_messages)]
    socket_messages: Rate,

    /// Changes that one guest makes at one table
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().table_changes)]
    table_changes: Rate,

    /// Standing orders that one guest gives or withdraws at one table
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().table_orders)]
    table_orders: Rate,

    /// Seats that one guest takes, leaves, fills or asks for at one table
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().table_seats)]
    table_seats: Rate,

    /// New guests from one address
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().address_guests)]
    address_guests: Rate,

    /// Tables made from one address
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().address_tables)]
    address_tables: Rate,

    /// Tables made by one guest
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().guest_tables)]
    guest_tables: Rate,

    /// Open tables of one guest
    #[arg(long, value_name = "N", default_value_t = Limits::default().open_tables)]
    open_tables: u32,

    /// Records that are being sent or read at a time, of everybody together
    #[arg(long, value_name = "N", default_value_t = Limits::default().uploads)]
    uploads: usize,

    /// Records that are being sent or read at a time from one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().address_uploads)]
    address_uploads: usize,

    /// Entries of a table's log; when there are so many, only the game goes on there
    #[arg(long, value_name = "N", default_value_t = Limits::default().table_entries)]
    table_entries: u64,
}

impl LimitArgs {
    pub(super) fn limits(&self) -> Limits {
        Limits {
            connections: self.connections,
            address_connections: self.address_connections,
            address_requests: self.address_requests,
            guest_requests: self.guest_requests,
            socket_messages: self.socket_messages,
            table_changes: self.table_changes,
            table_orders: self.table_orders,
            table_seats: self.table_seats,
            address_guests: self.address_guests,
            address_tables: self.address_tables,
            guest_tables: self.guest_tables,
            open_tables: self.open_tables,
            uploads: self.uploads,
            address_uploads: self.address_uploads,
            table_entries: self.table_entries,
            unlimited: self.unlimited.clone(),
            proxies: self.proxy.clone(),
        }
    }
}
