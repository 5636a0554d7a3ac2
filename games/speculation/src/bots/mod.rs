//! Players of Speculation.
//!
//! `greedy` imagines the next rounds with random cards and takes what gains
//! most. `regular` imagines them with players who trade and play cards by
//! [`rollout_policy`], and takes what makes it win most.

mod chances;
mod forecast;
mod greedy;
mod outlook;
mod regular;
mod rollout;
mod rollout_policy;
mod tariff;
#[cfg(test)]
mod tests;

use bourse_game::bots::{Bot, Bots, Random};
use greedy::Greedy;
use regular::Regular;

use crate::Speculation;

impl Bots for Speculation {
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
