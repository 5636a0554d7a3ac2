//! Players of Chicago Express.

use bourse_chicago::Chicago;

use crate::{Bot, Bots, Random};

impl Bots for Chicago {
    const NAMES: &'static [&'static str] = &["random"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            _ => None,
        }
    }
}
