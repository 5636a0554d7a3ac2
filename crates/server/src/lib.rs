//! Tables over HTTP and WebSocket: storage, identity, bots in seats.
//!
//! A table is an append-only log ([`bourse_table::LogEntry`]); everything else follows
//! from it. A move is stored before anybody is told of it.

#![forbid(unsafe_code)]

pub mod api;
mod connections;
mod games;
mod http;
pub mod limits;
mod pool;
mod registry;
mod server;
pub mod store;
pub mod types;

pub use connections::Timeouts;
pub use games::{games, open_table};
pub use server::{Config, Server, ServerError};
