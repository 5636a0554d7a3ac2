//! Players of 1861.

use bourse_1861::Empire;

use crate::{Bot, Bots, Random};

impl Bots for Empire {
    const NAMES: &'static [&'static str] = &["random"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            _ => None,
        }
    }
}
