//! The server as its pages meet it: over HTTP and sockets, with its data in a
//! real file.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod book;
mod cards;
mod client;
mod crash;
mod data;
mod growth;
mod input;
mod limits;
mod making;
mod nonsense;
mod odd;
mod orders;
mod overload;
mod peeking;
mod play;
mod protocol;
mod ready;
mod seats;
mod secrets;
mod security;
mod timeouts;
mod undo;
