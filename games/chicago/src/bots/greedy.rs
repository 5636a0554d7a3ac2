//! The player who takes what is best now.

use bourse_game::bots::{Bot, Generator, pick};
use bourse_game::{Dice, View as _, Viewer};

use super::rollout_noise::RolloutNoise;
use super::rollout_policy::{RolloutPolicy, allowed, limit};
use super::survey::Surveys;
use crate::{Action, Chicago, Phase, View};

/// How much his judgement wavers, so that not every game is the same.
const NOISE: f32 = 0.1;

/// Plays by the policy of rollouts alone: bids a share up to what its dividends will bring, and
/// takes the turn that gains him most on the others right now.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Greedy;

impl Bot<Chicago> for Greedy {
    fn decide(&mut self, view: &View, dice: &mut Generator) -> Action {
        let Viewer::Seat(seat) = view.viewer() else {
            return Action::Pass;
        };
        let state = view.sample(dice);
        let noise = RolloutNoise::new(dice.below(u64::MAX), NOISE);
        let action = match state.table().phase() {
            Phase::Auction(auction) => {
                let amount = state.table().lowest_bid(auction);
                if amount <= limit(&state, seat, auction.company, noise) {
                    Action::Bid { amount }
                } else {
                    Action::Pass
                }
            }
            Phase::Choose | Phase::Offer | Phase::Expand(_) | Phase::Develop | Phase::Over => {
                RolloutPolicy::new(noise, None, Surveys::default()).act(&state, seat)
            }
        };
        allowed(&state, seat, action).unwrap_or_else(|| pick(&view.moves(), dice))
    }
}
