//! The player who takes what is best now.

mod auctions;
mod operating;
mod shares;

use bourse_game::bots::NoiseDraw;

use super::building::{self, TrackWeights};
use super::decision::{Decision, Strategy};
use super::tokens;
use crate::{Action, Holder, Step, TrainId, TurnStep, Wanted};

/// How he judges track.
const TRACK_WEIGHTS: TrackWeights =
    TrackWeights { now: 1.0, later: 0.3, promise: 0.4, cost: 0.1, token_rounds: 4 };

/// Looks at the table as it lies: bids up to a simple worth, lays the tile that
/// improves the run most, pays all dividends, and buys the share that earns
/// most for its price.
#[derive(Clone, Copy, Debug)]
pub(super) struct Greedy;

impl Strategy for Greedy {
    const NOISE: f32 = 0.1;

    /// The measure of all others plays as it always did.
    fn noise_draw(&self) -> NoiseDraw {
        NoiseDraw::Overlaid
    }

    fn decide(&self, decision: &mut Decision<'_>) -> Option<Action> {
        decision.by_looking()
    }
}

impl Decision<'_> {
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

    fn by_looking(&mut self) -> Option<Action> {
        match self.desk.game.step()? {
            Step::OpeningAuction => self.bid_for_private(1.0),
            Step::Shares => self.trade(),
            Step::MinorAuction => self.bid_for_minor(),
            Step::FirstToken => tokens::first_token(self.desk),
            Step::Turn(step) => match step {
                TurnStep::Redeem => Some(Action::Pass),
                TurnStep::Track => building::lay(self.desk, self.runs, TRACK_WEIGHTS),
                TurnStep::Token => tokens::token(self.desk, self.runs, TRACK_WEIGHTS),
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
