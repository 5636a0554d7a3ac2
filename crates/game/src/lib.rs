//! The contract every game of Bourse obeys.
//!
//! A game is a value that implements [`Game`]. It says whose move it is
//! ([`Turn`]), what may be done ([`Moves`]), does it or refuses it with the
//! rule ([`Refusal`]), tells what happened ([`Event`] to a [`Sink`]), and shows
//! each viewer what he may know ([`View`], [`Redact`]). Chance is explicit
//! ([`Due`]): the rules say what may be drawn, somebody else draws.
//!
//! What else a game gives stands beside the rules: how its state is recorded
//! ([`Recorded`]), its [`bots`], its sentences ([`words`]), what the page is shown
//! ([`page`]) and its standing [`orders`]; some games also give files in [`foreign`] forms and
//! best [`routes`] of trains. [`Playable`] is all of it.
//!
//! Start with [`Game`]; `docs/adding-a-game.md` walks through it. The feature
//! `suite` adds the test-suite that runs on every game.

#![forbid(unsafe_code)]

pub mod bots;
mod chance;
mod declaration;
mod dice;
mod ended;
mod event;
pub mod foreign;
mod game;
mod line;
mod money;
mod moves;
pub mod orders;
pub mod page;
mod perft;
mod plain;
mod playable;
mod recorded;
mod refusal;
pub mod routes;
mod seat;
#[cfg(feature = "suite")]
pub mod suite;
mod tables;
mod turn;
mod view;
mod wire;
pub mod words;

pub use chance::{Due, NoChance};
pub use declaration::{Declaration, Domain, OptionDeclaration, Options, Setup, SetupError};
pub use dice::Dice;
pub use ended::Ended;
pub use event::{Event, Sink};
pub use game::{Action, Game};
pub use line::{Line, SeenLine};
pub use money::Money;
pub use moves::Moves;
pub use perft::perft;
pub use plain::plain;
pub use playable::Playable;
pub use recorded::{PricesError, Recorded};
pub use refusal::{Refusal, Rule, Section};
pub use seat::{BySeat, MAX_SEATS, Players, Seat, Seats};
pub use turn::{Standing, Turn};
pub use view::{Redact, View, Viewer};
pub use wire::{Object, named, present};
