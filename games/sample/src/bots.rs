//! Players of Sample: `random`, which every game has, and `greedy`.

use bourse_game::View as _;
use bourse_game::bots::{Bot, Bots, Generator, Random, pick};

use crate::{Action, Card, Sample, View};

impl Bots for Sample {
    const NAMES: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy)),
            _ => None,
        }
    }
}

/// Bids what the lot is worth, as near as its hand allows from below: in an auction
/// in which the second price is paid no other bid gains more. Where every card is
/// above the worth, the lowest loses least.
#[derive(Clone, Copy, Debug, Default)]
struct Greedy;

impl Bot<Sample> for Greedy {
    fn decide(&mut self, view: &View, dice: &mut Generator) -> Action {
        let moves = view.moves();
        let fair = |card: &Card| view.table().lot().is_some_and(|lot| *card <= lot);
        let bid = moves.lay.iter().rfind(fair).or_else(|| moves.lay.nth(0));
        bid.map_or_else(|| pick(&moves, dice), |card| Action::Lay { card })
    }
}
