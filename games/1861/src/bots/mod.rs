//! Players of 1861.

mod building;
mod desk;
mod greedy;
mod ledger;
mod reach;
mod regular;
mod runs;
mod temper;
#[cfg(test)]
mod tests;
mod tokens;

use bourse_game::bots::{Bot, Bots, Random};
use greedy::Greedy;
use regular::Regular;

use crate::G1861;

impl Bots for G1861 {
    const NAMES: &'static [&'static str] = &["random", "greedy", "regular"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::default())),
            "regular" | "regular@1" => Some(Box::new(Regular::default())),
            _ => None,
        }
    }
}
