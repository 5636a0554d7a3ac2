//! The player who thinks the game through.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bourse_game::bots::{Bot, Cancelled, Generator, pick};
use bourse_game::{Dice, Game, Seat, View as _, Viewer};

use super::candidates::{Idea, ideas};
use super::habit::{Habit, allowed};
use super::playout::play_out;
use super::survey::Surveys;
use super::temper::Temper;
use crate::{Action, Chicago, View};

/// How far imagined players deviate from habit.
const MOOD: f32 = 0.2;
/// How often they turn a dial for nothing: a gain put off may be a gain lost.
const BURNING: f32 = 0.2;

/// How often each idea is played out, and how many of the best are then looked
/// at again.
const LOOKS: [(usize, usize); 3] = [(2, 8), (5, 3), (10, 1)];

/// Plays every sensible idea out to the end of the game, several times, and
/// takes the one that leaves him furthest ahead of the others. So a share is
/// worth what it brings until the end, to him and to his rivals; and turning a
/// dial for nothing is as good an idea as any other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Regular {
    cancelled: Cancelled,
}

impl Bot<Chicago> for Regular {
    fn decide(&mut self, view: &View, dice: &mut Generator) -> Action {
        let Viewer::Seat(seat) = view.viewer() else {
            return Action::Pass;
        };
        let state = view.sample(dice);
        let possible = ideas(&state, seat)
            .into_iter()
            .filter(|idea| state.check(seat, &idea.action).is_ok())
            .collect();
        self.best(view, seat, possible, dice)
            .and_then(|idea| allowed(&state, seat, idea.action))
            .unwrap_or_else(|| pick(&view.moves(), dice))
    }

    fn stop_when(&mut self, cancelled: Arc<AtomicBool>) {
        self.cancelled = Cancelled::by(cancelled);
    }
}

impl Regular {
    /// The idea that comes out best.
    fn best(
        &self,
        view: &View,
        seat: Seat,
        ideas: Vec<Idea>,
        dice: &mut Generator,
    ) -> Option<Idea> {
        let mut judged: Vec<(Idea, f32)> = ideas.into_iter().map(|idea| (idea, 0.0)).collect();
        let surveys = Surveys::new(view.table());
        for (looks, kept) in LOOKS {
            if judged.len() <= 1 || self.cancelled.is_set() {
                break;
            }
            for _ in 0..looks {
                // All ideas meet the same players: only what they change counts.
                let state = view.sample(dice);
                let temper = Temper::new(dice.below(u64::MAX), MOOD).burning(BURNING);
                for (idea, score) in &mut judged {
                    let habit = Habit::new(temper, idea.plan, surveys.clone());
                    *score += outcome(state, seat, idea.action, habit);
                }
            }
            judged.sort_by(|a, b| b.1.total_cmp(&a.1));
            judged.truncate(kept);
        }
        judged.first().map(|&(idea, _)| idea)
    }
}

/// How far ahead of the others the action leaves the seat at the end of the
/// game.
fn outcome(mut state: Chicago, seat: Seat, action: Action, habit: Habit) -> f32 {
    if state.apply(seat, &action, &mut ()).is_err() {
        return f32::MIN;
    }
    play_out(state, seat, habit)
}
