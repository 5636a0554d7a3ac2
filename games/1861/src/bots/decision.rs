//! A decision in the making, whoever makes it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bourse_game::bots::{Bot, Generator, Noise, NoiseDraw};
use bourse_game::{Dice as _, View as _, Viewer};

use super::desk::Desk;
use super::runs::Runs;
use crate::{Action, G1861, Lot, View};

/// How a bot decides.
pub(super) trait Strategy: Send {
    /// How much its judgement wavers, so that not every game is the same.
    const NOISE: f32;

    /// How that noise is drawn.
    fn noise_draw(&self) -> NoiseDraw;

    /// What it would do; nothing if it has no opinion.
    fn decide(&self, decision: &mut Decision<'_>) -> Option<Action>;
}

/// A bot that decides by a strategy, and remembers what trains bring.
#[derive(Clone, Debug, Default)]
pub(super) struct Player<S> {
    strategy: S,
    runs: Runs,
}

impl<S> Player<S> {
    pub(super) fn new(strategy: S) -> Self {
        Self { strategy, runs: Runs::default() }
    }
}

impl<S: Strategy> Bot<G1861> for Player<S> {
    fn decide(&mut self, view: &View, dice: &mut Generator) -> Action {
        let noise = Noise::drawn(self.strategy.noise_draw(), dice.below(u64::MAX), S::NOISE);
        let Viewer::Seat(seat) = view.viewer() else { return Action::Pass };
        let desk = Desk::new(view.game(), seat);
        let mut decision = Decision { desk: &desk, runs: &mut self.runs, noise };
        let decided = self.strategy.decide(&mut decision);
        desk.allowed(decided, &self.runs, dice)
    }

    fn stop_when(&mut self, cancelled: Arc<AtomicBool>) {
        self.runs.stop_when(cancelled);
    }
}

/// A decision in the making.
pub(super) struct Decision<'a> {
    pub(super) desk: &'a Desk<'a>,
    pub(super) runs: &'a mut Runs,
    pub(super) noise: Noise,
}

impl Decision<'_> {
    /// A private is worth its value, with so many times the usual noise: what it pays
    /// until the end could also be earned with a minor.
    pub(super) fn bid_for_private(&self, noise: f32) -> Option<Action> {
        let (lots, lowest, _) = self.desk.bids()?;
        let lot = *lots.first()?;
        let Lot::Private(private) = lot else { return None };
        let factor = 1.0 + noise * (self.noise.factor(private as u64) - 1.0);
        Some(bid_up_to(lot, lowest, private.value().0 as f32 * factor))
    }
}

/// The lowest bid, if it is within the limit.
pub(super) fn bid_up_to(lot: Lot, lowest: bourse_game::Money, limit: f32) -> Action {
    if lowest.0 as f32 <= limit { Action::Bid { lot, amount: lowest } } else { Action::Pass }
}
