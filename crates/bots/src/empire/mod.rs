//! Players of 1861.

mod building;
mod desk;
mod greedy;
mod reach;
mod runs;
mod temper;

use bourse_1861::Empire;

use crate::{Bot, Bots, Random};
use greedy::Greedy;

impl Bots for Empire {
    const NAMES: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::default())),
            _ => None,
        }
    }
}
