//! Players of 1861.

mod building;
mod decision;
mod desk;
mod figures;
mod greedy;
mod ledger;
mod reach;
mod regular;
mod runs;
#[cfg(test)]
mod tests;
mod tokens;

use bourse_game::bots::{Bot, Bots, Random};
use decision::Player;
use greedy::Greedy;
use regular::Regular;

use crate::G1861;

impl Bots for G1861 {
    const NAMES: &'static [&'static str] = &["random", "greedy", "regular"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Player::new(Greedy))),
            "regular" => Some(Box::new(Player::new(Regular::NEWEST))),
            "regular@1" => Some(Box::new(Player::new(Regular::FIRST))),
            _ => None,
        }
    }
}
