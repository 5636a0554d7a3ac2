//! The player who thinks ahead.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bourse_game::bots::{Bot, Cancelled, Generator, SplitMix64, pick};
use bourse_game::{Dice as _, Game, Moves as _, Seat, View as _, Viewer};

use super::chances::chance;
use super::outlook::Outlook;
use super::rollout::play_until;
use super::rollout_policy::RolloutPolicy;
use crate::{Action, Company, Moves, Speculation, Trades, View};

/// How many games are imagined for a decision.
const ROLLOUTS: usize = 500;
/// How many rounds each of them is played on. Further ahead chance drowns what
/// the decision changed; the outlook is a better judge of what comes then.
const ROUNDS: u32 = 5;
/// How many trades are looked at closely, beside passing.
const TRADES: usize = 10;

/// Imagines the rest of the game with hands that agree with the discards, and
/// takes the action after which he wins most.
#[derive(Clone, Debug)]
pub(crate) struct Regular {
    rollouts: usize,
    cancelled: Cancelled,
}

impl Regular {
    /// A player who imagines so many games for a decision.
    pub(crate) fn new(rollouts: usize) -> Self {
        Self { rollouts, cancelled: Cancelled::default() }
    }
}

impl Default for Regular {
    fn default() -> Self {
        Self::new(ROLLOUTS)
    }
}

impl Bot<Speculation> for Regular {
    fn decide(&mut self, view: &View, dice: &mut Generator) -> Action {
        let moves = view.moves();
        let Viewer::Seat(seat) = view.viewer() else {
            return pick(&moves, dice);
        };
        let state = view.sample(dice);
        let cancelled = &self.cancelled;
        let search = Search { view, seat, outlook: Outlook::new(&state), cancelled };
        let actions = match moves {
            Moves::Trade(trades) => search.trades(&state, &trades),
            Moves::None | Moves::Rank { .. } | Moves::Commit { .. } => moves.iter().collect(),
        };
        search.best(actions, self.rollouts, dice).unwrap_or_else(|| pick(&moves, dice))
    }

    fn stop_when(&mut self, cancelled: Arc<AtomicBool>) {
        self.cancelled = Cancelled::by(cancelled);
    }
}

/// A decision being thought about.
struct Search<'a> {
    view: &'a View,
    seat: Seat,
    outlook: Outlook,
    cancelled: &'a Cancelled,
}

impl Search<'_> {
    /// The trades with the best outlook, and passing.
    fn trades(&self, state: &Speculation, trades: &Trades) -> Vec<Action> {
        let later = self.outlook.prices(state);
        let rise = |company: Option<Company>| {
            company.map_or(0.0, |of| later[of] - self.view.prices()[of].0 as f32)
        };
        let mut deals: Vec<_> = trades.iter().filter(|&deal| deal != (None, None)).collect();
        let gain = |&(sell, buy): &(_, _)| rise(buy) - rise(sell);
        deals.sort_by(|a, b| gain(b).total_cmp(&gain(a)));
        deals.truncate(TRADES);
        deals.push((None, None));
        deals.into_iter().map(|(sell, buy)| Action::Trade { sell, buy }).collect()
    }

    /// The action that wins most. All are tried equally often, then the better
    /// half again, until one is left.
    fn best(&self, actions: Vec<Action>, rollouts: usize, dice: &mut Generator) -> Option<Action> {
        let mut judged: Vec<(Action, f32)> = actions.into_iter().map(|one| (one, 0.0)).collect();
        let halvings = judged.len().next_power_of_two().ilog2().max(1) as usize;
        while judged.len() > 1 {
            for _ in 0..(rollouts / halvings / judged.len()).max(1) {
                if self.cancelled.is_set() {
                    return None;
                }
                // All actions meet the same hands and the same luck, so that
                // only what they change counts.
                let state = self.view.sample(dice);
                let luck = SplitMix64::new(dice.below(u64::MAX));
                for (action, sum) in &mut judged {
                    *sum += self.outcome(state, action, luck);
                }
            }
            judged.sort_by(|a, b| b.1.total_cmp(&a.1));
            judged.truncate(judged.len().div_ceil(2));
        }
        judged.first().map(|&(action, _)| action)
    }

    /// The chance to win some rounds after the action.
    fn outcome(&self, mut state: Speculation, action: &Action, mut luck: SplitMix64) -> f32 {
        let until = state.table().round() + ROUNDS;
        if state.apply(self.seat, action, &mut ()).is_err() {
            return f32::MIN;
        }
        play_until(&mut state, until, &mut RolloutPolicy::new(&self.outlook), &mut luck);
        chance(&state, self.seat, &self.outlook)
    }
}
