//! The rules, and nothing but the rules: no reading, no drawing, no sentences.

mod action;
mod card;
mod draw;
mod event;
mod game;
mod moves;
mod options;
mod rule;
mod table;
mod view;

pub use action::{Action, ActionKind, SeenAction};
pub use card::{Card, CardSet};
pub use draw::{Due, Outcome, OutcomeKind, SeenOutcome};
pub use event::{Event, HiddenCard, SeenEvent};
pub use game::Sample;
pub use moves::Moves;
pub use options::{Options, Price};
pub use rule::Rule;
pub use table::{Phase, Table};
pub use view::View;

/// How many cards there are: 1 to this (§1).
pub const CARDS: u8 = 24;
/// How many cards each player is dealt, and so how many rounds there are (§2).
pub const HAND: u8 = 4;
/// The most who can play (§1).
pub const MOST_PLAYERS: u8 = 4;
