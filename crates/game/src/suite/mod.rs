//! The test-suite that runs on every game.
//!
//! A game's own tests say what its rules are; these say that it keeps the
//! contract: what is offered is accepted and what is not offered is refused
//! with a reason, a refusal changes nothing, nothing is made or lost, games
//! end, and nobody is shown what he may not know.
//!
//! Every function panics with the seed and the line when the contract is
//! broken; they are for tests only.

#![allow(clippy::panic, clippy::missing_panics_doc, clippy::expect_used)]

mod contract;
mod same_games;
mod secrets;
mod setups;
mod walk;

use crate::Game;

pub use contract::contract;
pub use same_games::same_game;
pub use secrets::secrets;
pub use setups::setups;
pub use walk::{Coin, Step, walk};

/// What a game tells the suite about itself. Implemented by a unit type of the
/// game's tests.
pub trait Audit<G: Game> {
    /// Every action somebody could name in this state, sensible or not: the
    /// suite compares it with what is offered.
    fn universe(state: &G) -> Vec<G::Action>;

    /// Outcomes that could be claimed for a draw, possible or not.
    fn claims(state: &G) -> Vec<G::Outcome>;

    /// All the money that is not in the bank.
    fn money(state: &G) -> i64;

    /// What the bank paid out in an event, less what it took in.
    fn paid_by_bank(event: &G::Event) -> i64;

    /// Checks what is always true of a state: shares, tiles, tokens add up.
    ///
    /// # Errors
    ///
    /// What does not add up.
    fn audit(state: &G) -> Result<(), String>;
}

/// How much the suite does.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Random games for each way of setting up the table.
    pub games: u32,
    /// The whole universe of actions is tried in every state whose line is a
    /// multiple of this.
    pub every: u32,
}

/// Runs the whole suite.
pub fn run<G: Game, A: Audit<G>>(effort: Effort) {
    for (number, setup) in setups::<G>().into_iter().enumerate() {
        for game in 0..effort.games {
            let seed = (number as u64) << 32 | u64::from(game);
            contract::<G, A>(setup, seed, effort.every);
            secrets::<G, A>(setup, seed, effort.every);
        }
    }
}
