//! Players of Chicago Express.
//!
//! `greedy` plays by [`rollout_policy`]: rules of thumb that look at the table as it
//! lies. `regular` tries every sensible turn and plays the game to its end, all
//! seats by that policy, to see what comes of it.

mod atlas;
mod bidding;
mod candidates;
mod expansion;
mod forecast;
mod greedy;
mod plan;
mod regular;
mod rollout;
mod rollout_noise;
mod rollout_policy;
mod stakes;
mod survey;
#[cfg(test)]
mod tests;

use bourse_game::bots::{Bot, Bots, Random};
use greedy::Greedy;
use regular::Regular;

use crate::Chicago;

impl Bots for Chicago {
    const NAMES: &'static [&'static str] = &["random", "greedy", "regular"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy)),
            "regular" | "regular@1" => Some(Box::new(Regular::default())),
            _ => None,
        }
    }
}
