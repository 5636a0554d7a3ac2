//! The player who takes what is best now.

mod auctions;
mod operating;
mod shares;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bourse_game::bots::{Bot, Generator};
use bourse_game::{View as _, Viewer};

use super::building::{self, Taste};
use super::desk::Desk;
use super::runs::Runs;
use super::temper::Temper;
use super::tokens;
use crate::{Action, G1861, Holder, Step, TrainId, TurnStep, View, Wanted};

/// How much his judgement wavers, so that not every game is the same.
const MOOD: f32 = 0.1;

/// How he judges track.
const TASTE: Taste = Taste { now: 1.0, later: 0.3, promise: 0.4, cost: 0.1, token_rounds: 4 };

/// Looks at the table as it lies: bids up to a simple worth, lays the tile that
/// improves the run most, pays all dividends, and buys the share that earns
/// most for its price.
#[derive(Clone, Debug, Default)]
pub(super) struct Greedy {
    runs: Runs,
}

impl Bot<G1861> for Greedy {
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
    /// A private goes for its value, a train for its price if it is not the
    /// company's last.
    fn sell(&self) -> Action {
        let game = self.desk.game;
        let fair = game.deal().is_some_and(|deal| match deal.what {
            Wanted::Private(private) => deal.price >= private.value(),
            Wanted::Train(train) => deal.price >= train.kind.price() && self.keeps_another(train),
        });
        if fair { Action::Accept } else { Action::Decline }
    }

    /// Whether the company that has a train has another.
    fn keeps_another(&self, train: TrainId) -> bool {
        let depot = self.desk.game.depot();
        matches!(depot.holder(train), Some(Holder::Company(owner)) if depot.count(owner) > 1)
    }

    fn decide(&mut self) -> Option<Action> {
        match self.desk.game.step()? {
            Step::OpeningAuction => self.bid_for_private(),
            Step::Shares => self.trade(),
            Step::MinorAuction => self.bid_for_minor(),
            Step::FirstToken => tokens::first_token(self.desk),
            Step::Turn(step) => match step {
                TurnStep::Redeem => Some(Action::Pass),
                TurnStep::Track => building::lay(self.desk, self.runs, TASTE),
                TurnStep::Token => tokens::token(self.desk, self.runs, TASTE),
                TurnStep::Run => self.desk.run(self.runs),
                TurnStep::Dividend => self.pay(),
                TurnStep::PrivatesEarly | TurnStep::PrivatesLate => self.buy_private(),
                TurnStep::Trains => self.buy_train(),
                TurnStep::Loans | TurnStep::Done => None,
            },
            Step::Consent => Some(self.sell()),
            Step::MergerConsent => Some(Action::Accept),
            Step::Trainless => self.keep_or_not(),
            Step::Discard(_) => self.discard(),
            Step::Merge => self.merge(),
            Step::TokenLimit => tokens::remove_token(self.desk, self.runs),
            Step::AfterMerger => self.join(),
        }
    }
}
