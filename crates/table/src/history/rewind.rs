//! Going back and forth in the history of a game without replaying it from its
//! start each time.

use std::sync::Arc;

use bourse_game::{Game, Playable, Seat};

use super::any::AnyHistory as _;
use super::orders::taken_back;
use super::{History, PlayedLine};
use crate::error::Corrupt;

/// After so many lines there is a checkpoint: going anywhere replays fewer
/// lines than this, and a long game has few of them in memory.
const SPACING: usize = 64;

/// The states after every so many lines. Copies share them.
#[derive(Clone)]
pub(crate) struct Checkpoints<G>(Vec<Arc<G>>);

impl<G> Default for Checkpoints<G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<G: Clone> Checkpoints<G> {
    /// The game stands like this after so many lines.
    pub(crate) fn note(&mut self, lines: usize, state: &G) {
        if lines == (self.0.len() + 1) * SPACING {
            self.0.push(Arc::new(state.clone()));
        }
    }

    /// The last one after no more than so many lines, with its place.
    fn before(&self, lines: usize) -> Option<(usize, &G)> {
        let count = self.0.len().min(lines / SPACING);
        let state = self.0.get(count.checked_sub(1)?)?;
        Some((count * SPACING, state))
    }

    /// Takes those away that are after more than so many lines.
    fn split_off(&mut self, lines: usize) -> Vec<Arc<G>> {
        self.0.split_off(self.0.len().min(lines / SPACING))
    }
}

/// Lines that were taken back and can be played again, with what would have to
/// be replayed for it.
#[derive(Clone)]
pub(crate) struct CutLines<G: Game> {
    lines: Vec<Arc<PlayedLine<G>>>,
    checkpoints: Vec<Arc<G>>,
    /// The state after them, if they are many.
    state: Option<Arc<G>>,
}

impl<G: Playable> History<G> {
    /// The state after the first so many lines.
    pub(crate) fn state_at(&self, line: usize) -> Option<G> {
        let (from, mut state) = self.nearest(line);
        for kept in self.lines.get(from..line)? {
            kept.replay(&mut state);
        }
        Some(state)
    }

    /// The last state that is remembered after no more than so many lines, and after how many.
    fn nearest(&self, line: usize) -> (usize, G) {
        if line == self.lines.len() {
            return (line, self.state.clone());
        }
        let start = || (0, G::new(self.setup()));
        self.checkpoints.before(line).map_or_else(start, |(at, state)| (at, state.clone()))
    }

    /// Cuts all lines off after the first so many.
    fn cut(&mut self, to: usize) -> CutLines<G> {
        let to = to.min(self.lines.len());
        let (from, mut before) = self.nearest(to);
        for kept in &self.lines[from..to] {
            kept.replay(&mut before);
        }
        self.replayed += to - from;
        let lines = self.lines.split_off(to);
        let after = std::mem::replace(&mut self.state, before);
        let state = (lines.len() > SPACING).then(|| Arc::new(after));
        let checkpoints = self.checkpoints.split_off(to);
        self.settle();
        CutLines { lines, checkpoints, state }
    }

    /// What follows from the last line in force.
    fn settle(&mut self) {
        let last = self.lines.last().map(|kept| (kept.free_after, kept.secret_after));
        (self.free, self.secret_from) = last.unwrap_or_default();
    }

    pub(crate) fn take_back(&mut self, to: usize) {
        let cut = self.cut(to);
        self.taken_back.push(cut);
        self.book.back_to(to, &taken_back());
    }

    pub(crate) fn play_again(&mut self) -> Result<(), Corrupt> {
        let cut = self.taken_back.pop().ok_or_else(|| Corrupt("nothing to restore".into()))?;
        match cut.state {
            Some(state) => {
                self.lines.extend(cut.lines);
                self.checkpoints.0.extend(cut.checkpoints);
                self.state = (*state).clone();
            }
            None => {
                self.replayed += cut.lines.len();
                for kept in cut.lines {
                    kept.replay(&mut self.state);
                    self.lines.push(kept);
                    self.checkpoints.note(self.lines.len(), &self.state);
                }
            }
        }
        self.settle();
        Ok(())
    }

    /// Takes a single line out: the last decision of a seat. Those after it are
    /// played anew.
    pub(crate) fn take_out_last_of(&mut self, seat: Seat) -> Result<usize, Corrupt> {
        let place = self.last_of(seat).ok_or_else(|| Corrupt("nothing to withdraw".into()))?;
        let cut = self.cut(place);
        self.book.line_removed(place);
        for kept in cut.lines.iter().skip(1) {
            self.keep(kept.line.clone(), kept.draw, kept.at.clone())?;
        }
        Ok(place)
    }
}

impl<G: Game> PlayedLine<G> {
    /// Plays the line again where it was played before.
    #[expect(clippy::expect_used, reason = "taken into force, it was played from the same state")]
    pub(super) fn replay(&self, state: &mut G) {
        self.line.replay(state, &mut ()).expect("a line in force can be played again");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checkpoints_stand_at_every_so_many_lines() {
        let mut checkpoints = Checkpoints::default();
        for line in 1..=3 * SPACING + 5 {
            checkpoints.note(line, &line);
        }
        assert_eq!(checkpoints.before(SPACING - 1), None);
        assert_eq!(checkpoints.before(SPACING), Some((SPACING, &SPACING)));
        let twice = 2 * SPACING;
        assert_eq!(checkpoints.before(twice + 7), Some((twice, &twice)));
        assert_eq!(checkpoints.split_off(twice).len(), 1);
        assert_eq!(checkpoints.before(9 * SPACING), Some((twice, &twice)));
        checkpoints.note(3 * SPACING, &0);
        assert_eq!(checkpoints.before(9 * SPACING), Some((3 * SPACING, &0)), "after other lines");
    }
}
