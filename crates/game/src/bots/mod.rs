//! Players that think.
//!
//! A bot sees what a person in its seat would see, a view, and names an action.
//! Each game has its own bots, under the same three names: `random`, `greedy` and
//! `regular`. A bot that has got better keeps its name; what it was before has a
//! version added, `regular@1`, and plays the same games from the same seeds for ever.

mod cancelled;
mod generator;
mod random;
mod splitmix;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::Game;

pub use cancelled::Cancelled;
pub use generator::Generator;
pub use random::{Random, pick};
pub use splitmix::{Noise, NoiseDraw, SplitMix64};

/// A player that decides by itself.
pub trait Bot<G: Game>: Send {
    /// An action for the viewer's seat, which is to move. Given the same view
    /// and the same generator, always the same action.
    fn decide(&mut self, view: &G::View, dice: &mut Generator) -> G::Action;

    /// Once the flag is set nobody waits for an action any more: a bot that
    /// thinks long hurries, and what it then decides is of no use.
    fn stop_when(&mut self, _cancelled: Arc<AtomicBool>) {}
}

/// A game that bots can play.
pub trait Bots: Game {
    /// The names of its bots, weakest first: the newest of each.
    const NAMES: &'static [&'static str];

    /// The bot with this name, with or without a version.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;
}
