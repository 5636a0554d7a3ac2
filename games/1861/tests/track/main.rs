//! Track and routes on the game's map: what may be laid, what companies reach, what
//! trains bring; and the same in recorded games, when they are at hand: `../shared`
//! beside the checkout, or `BOURSE_SHARED`.

#![allow(clippy::unwrap_used, clippy::panic)]

mod board;
mod dice;
mod large_positions;
mod lay;
mod lay_games;
mod lays;
mod legality;
mod networks;
mod reach;
mod recorded;
mod replayed;
mod routes;
