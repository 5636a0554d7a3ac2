//! Tables over HTTP and WebSocket: storage, identity, bots in seats.
//!
//! A table is an append-only log ([`table::Entry`]); everything else follows
//! from it. A move is stored before anybody is told of it.

#![forbid(unsafe_code)]

pub mod api;
mod connections;
mod games;
mod hall;
mod http;
mod ids;
pub mod limits;
mod names;
mod orders;
mod pool;
mod server;
pub mod store;
pub mod table;
pub mod types;

pub use connections::Timeouts;
pub use games::games;
pub use ids::{GuestId, Key, TableId};
pub use server::{Config, Server, ServerError};
