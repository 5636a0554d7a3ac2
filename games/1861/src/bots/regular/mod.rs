//! The player who reckons the game through.

mod candidates;
mod evaluation;
mod resolve;

use bourse_game::bots::NoiseDraw;
use evaluation::{Candidate, Evaluator};

use super::building::{self, TrackWeights};
use super::decision::{Decision, Strategy};
use super::ledger::Bookkeeping;
use super::tokens;
use crate::{Action, Step, TurnStep};

/// How he judges track.
const TRACK_WEIGHTS: TrackWeights =
    TrackWeights { now: 1.0, later: 0.5, promise: 0.5, cost: 0.1, token_rounds: 5 };

/// In the auctions of privates judgement wavers so much more.
const BIDDING: f32 = 50.0;

/// Opens the books for everything he might do, reckons them to the end of the
/// game, and does what leaves him best off.
#[derive(Clone, Copy, Debug)]
pub(super) struct Regular {
    noise_draw: NoiseDraw,
    bookkeeping: Bookkeeping,
}

impl Regular {
    /// The newest.
    pub(super) const NEWEST: Self =
        Self { noise_draw: NoiseDraw::Counted, bookkeeping: Bookkeeping::Exact };

    /// `regular@1`, which plays the same games from the same seeds for ever.
    pub(super) const FIRST: Self =
        Self { noise_draw: NoiseDraw::Overlaid, bookkeeping: Bookkeeping::First };
}

impl Strategy for Regular {
    const NOISE: f32 = 0.002;

    fn noise_draw(&self) -> NoiseDraw {
        self.noise_draw
    }

    fn decide(&self, decision: &mut Decision<'_>) -> Option<Action> {
        let Decision { desk, runs, .. } = decision;
        match desk.game.step()? {
            Step::Turn(TurnStep::Track) => building::lay(desk, runs, TRACK_WEIGHTS),
            Step::Turn(TurnStep::Token) => tokens::token(desk, runs, TRACK_WEIGHTS),
            Step::Turn(TurnStep::Run) => desk.run(runs),
            Step::OpeningAuction => decision.bid_for_private(BIDDING),
            Step::FirstToken => tokens::first_token(desk),
            Step::TokenLimit => tokens::remove_token(desk, runs),
            _ => self.best_candidate(decision),
        }
    }
}

impl Regular {
    /// The candidate that comes out best in the books.
    fn best_candidate(&self, decision: &mut Decision<'_>) -> Option<Action> {
        let Decision { desk, runs, noise } = decision;
        let actions = candidates::candidates(desk);
        if actions.len() <= 1 {
            return actions.into_iter().next();
        }
        let mut evaluator = Evaluator::new(*self, desk.game, desk.seat, runs);
        let scale = evaluator.scale();
        let candidates = actions.into_iter().enumerate().filter_map(|(number, action)| {
            let after = resolve::after(desk, &action)?;
            let liking = (noise.factor(number as u64) - 1.0) * scale;
            Some(Candidate { action, after, liking })
        });
        evaluator.best(candidates.collect())
    }
}
