//! The contract every game of Bourse obeys.
//!
//! A game is a value that implements [`Game`]. It says whose move it is
//! ([`Turn`]), what may be done ([`Moves`]), does it or refuses it with the
//! rule ([`Refusal`]), tells what happened ([`Event`] to a [`Sink`]), and shows
//! each viewer what he may know ([`View`], [`Redact`]). Chance is explicit
//! ([`Due`]): the rules say what may be drawn, somebody else draws.
//!
//! Start with [`Game`]; `docs/adding-a-game.md` walks through it. The feature
//! `suite` adds the test-suite that runs on every game.

#![forbid(unsafe_code)]

mod chance;
mod declaration;
mod dice;
mod event;
mod game;
mod line;
mod money;
mod moves;
mod perft;
mod refusal;
mod seat;
#[cfg(feature = "suite")]
pub mod suite;
mod tables;
mod turn;
mod view;
mod wire;

pub use chance::{Due, NoChance};
pub use declaration::{Declaration, Domain, OptionDeclaration, Options, Setup, SetupError};
pub use dice::Dice;
pub use event::{Event, Sink};
pub use game::{Action, Game};
pub use line::{Line, SeenLine};
pub use money::Money;
pub use moves::Moves;
pub use perft::perft;
pub use refusal::{Refusal, Rule, Section};
pub use seat::{BySeat, MAX_SEATS, Players, Seat, Seats};
pub use turn::{Standing, Turn};
pub use view::{Redact, View, Viewer};
pub use wire::{Object, named, present};
