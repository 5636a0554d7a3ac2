//! The player who reckons the game through.

mod ideas;
mod judge;
mod resolve;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bourse_game::bots::{Bot, Generator};
use bourse_game::{View as _, Viewer};
use judge::{Idea, Judge};

use super::building::{self, Taste};
use super::desk::Desk;
use super::runs::Runs;
use super::temper::Temper;
use super::tokens;
use crate::{Action, G1861, Lot, Step, TurnStep, View};

/// How much his judgement wavers, so that not every game is the same.
const MOOD: f32 = 0.002;

/// How he judges track.
const TASTE: Taste = Taste { now: 1.0, later: 0.5, promise: 0.5, cost: 0.1, token_rounds: 5 };

/// In the auctions of privates it wavers so much more.
const BIDDING: f32 = 50.0;

/// Opens the books for everything he might do, reckons them to the end of the
/// game, and does what leaves him best off.
#[derive(Clone, Debug, Default)]
pub(super) struct Regular {
    runs: Runs,
}

impl Bot<G1861> for Regular {
    fn decide(&mut self, view: &View, dice: &mut Generator) -> Action {
        let temper = Temper::new(dice, MOOD);
        let Viewer::Seat(seat) = view.viewer() else { return Action::Pass };
        let desk = Desk::new(view.game(), seat);
        let decided = Mind { desk: &desk, runs: &mut self.runs, temper }.decide();
        desk.allowed(decided, &self.runs, dice)
    }

    fn stop_when(&mut self, cancelled: Arc<AtomicBool>) {
        self.runs.stop_when(cancelled);
    }
}

/// A decision in the making.
struct Mind<'a> {
    desk: &'a Desk<'a>,
    runs: &'a mut Runs,
    temper: Temper,
}

impl Mind<'_> {
    fn decide(&mut self) -> Option<Action> {
        match self.desk.game.step()? {
            Step::Turn(TurnStep::Track) => building::lay(self.desk, self.runs, TASTE),
            Step::Turn(TurnStep::Token) => tokens::token(self.desk, self.runs, TASTE),
            Step::Turn(TurnStep::Run) => self.desk.run(self.runs),
            Step::OpeningAuction => self.bid_for_private(),
            Step::FirstToken => tokens::first_token(self.desk),
            Step::TokenLimit => tokens::remove_token(self.desk, self.runs),
            _ => self.best_idea(),
        }
    }

    /// A private is worth its value: what it pays until then could also be
    /// earned with a minor.
    fn bid_for_private(&mut self) -> Option<Action> {
        let (lots, amount, _) = self.desk.bids()?;
        let lot = *lots.first()?;
        let Lot::Private(private) = lot else { return None };
        let wavers = 1.0 + BIDDING * (self.temper.of(private as u64) - 1.0);
        let limit = private.value().0 as f32 * wavers;
        Some(if amount.0 as f32 <= limit { Action::Bid { lot, amount } } else { Action::Pass })
    }

    /// The idea that comes out best in the books.
    fn best_idea(&mut self) -> Option<Action> {
        let ideas = ideas::ideas(self.desk);
        if ideas.len() <= 1 {
            return ideas.into_iter().next();
        }
        let mut judge = Judge::new(self.desk.game, self.desk.seat, self.runs);
        let scale = judge.scale();
        let ideas = ideas.into_iter().enumerate().filter_map(|(number, action)| {
            let after = resolve::after(self.desk, &action)?;
            let liking = (self.temper.of(number as u64) - 1.0) * scale;
            Some(Idea { action, after, liking })
        });
        judge.best(ideas.collect())
    }
}
