//! The player who reckons the game through.

mod ideas;
mod judge;
mod resolve;
mod track;

use bourse_1861::{Action, Empire, Step, TurnStep, View};
use bourse_game::{View as _, Viewer};

use super::desk::Desk;
use super::runs::Runs;
use super::temper::Temper;
use crate::{Bot, Generator};
pub(super) use judge::Judge;

/// How much his judgement wavers, so that not every game is the same.
const MOOD: f32 = 0.002;

/// Opens the books for everything he might do, reckons them to the end of the
/// game, and does what leaves him best off.
#[derive(Clone, Debug, Default)]
pub(super) struct Regular {
    runs: Runs,
}

impl Bot<Empire> for Regular {
    fn decide(&mut self, view: &View, dice: &mut Generator) -> Action {
        let temper = Temper::new(dice, MOOD);
        let Viewer::Seat(seat) = view.viewer() else { return Action::Pass };
        let desk = Desk::new(view.game(), seat);
        let decided = Mind { desk: &desk, runs: &mut self.runs, temper }.decide();
        desk.allowed(decided, dice)
    }
}

/// A decision in the making.
struct Mind<'a> {
    desk: &'a Desk<'a>,
    runs: &'a mut Runs,
    temper: Temper,
}

impl Mind<'_> {
    fn decide(&mut self) -> Option<Action> {
        match self.desk.game.step()? {
            Step::Turn(TurnStep::Track) => self.lay(),
            Step::Turn(TurnStep::Token) => self.token(),
            Step::Turn(TurnStep::Run) => self.desk.run(),
            Step::FirstToken => self.first_token(),
            Step::TokenLimit => self.remove_token(),
            _ => self.best_idea(),
        }
    }

    /// The idea that comes out best in the books.
    fn best_idea(&mut self) -> Option<Action> {
        let ideas = ideas::ideas(self.desk);
        if ideas.len() <= 1 {
            return ideas.into_iter().next();
        }
        let mut judge = Judge::new(self.desk.game, self.desk.seat, self.runs);
        let mut best: Option<(Action, f32)> = None;
        for (number, idea) in ideas.into_iter().enumerate() {
            let Some(after) = resolve::after(self.desk, &idea) else { continue };
            let mood = self.temper.of(number as u64) - 1.0;
            let score = judge.score(&after) + mood * judge.scale();
            if std::env::var("DEBUG").is_ok() {
                println!("   ~ {:?}: {idea:?} {score:.0} mood {:.0}", self.desk.game.step(), mood * judge.scale());
            }
            if best.as_ref().is_none_or(|(_, most)| score > *most) {
                best = Some((idea, score));
            }
        }
        best.map(|(idea, _)| idea)
    }
}
