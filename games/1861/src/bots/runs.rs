//! What trains would bring.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bourse_game::bots::Cancelled;
use bourse_track::{Board, Bonus, Column, Run, RunError, SEARCH_STEPS, Train, best_routes_within};

use crate::map;
use crate::{Company, G1861, Owner, TrainKind};

/// So many runs are remembered before they are forgotten again.
const MOST_KNOWN: usize = 4_000;

/// Runs worked out before. What they bring follows from what they are known by,
/// so a memory changes nothing but the time it takes.
#[derive(Clone, Debug, Default)]
pub(super) struct Runs {
    known: HashMap<Known, i32>,
    cancelled: Cancelled,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Known {
    board: Board,
    company: Company,
    trains: Vec<Train>,
    bonuses: Vec<Bonus>,
    column: Column,
}

impl Runs {
    /// Once the flag is set nothing is worked out any more, and what is being
    /// worked out is given up.
    pub(super) fn stop_when(&mut self, cancelled: Arc<AtomicBool>) {
        self.cancelled = Cancelled::by(cancelled);
    }

    /// Whether somebody still waits for what is worked out.
    pub(super) fn cancelled(&self) -> &Cancelled {
        &self.cancelled
    }

    /// What these trains of a company would bring on a board in the present
    /// phase; nothing once nobody waits for it.
    pub(super) fn revenue(
        &mut self,
        game: &G1861,
        board: &Board,
        company: Company,
        kinds: &[TrainKind],
    ) -> i32 {
        if kinds.is_empty() {
            return 0;
        }
        let mut trains: Vec<Train> = kinds.iter().map(|kind| kind.on_track()).collect();
        trains.sort_unstable();
        let privates = game.privates_of(Owner::Company(company));
        let bonuses = privates.filter_map(|private| private.bonus()).collect();
        let column = game.phase().column();
        let known = Known { board: *board, company, trains, bonuses, column };
        if let Some(&revenue) = self.known.get(&known) {
            return revenue;
        }
        let run = Run {
            map: map(),
            board,
            company: company.on_map(),
            trains: &known.trains,
            bonuses: &known.bonuses,
            column,
            counting: game.options().edition().counting(),
        };
        let best = match best_routes_within(&run, SEARCH_STEPS, self.cancelled.flag()) {
            // Not what they bring, so nothing to remember.
            Err(RunError::Cancelled) => return 0,
            best => best.map_or(0, |best| best.revenue),
        };
        let revenue = i32::try_from(best).unwrap_or(0);
        if self.known.len() >= MOST_KNOWN {
            self.known.clear();
        }
        self.known.insert(known, revenue);
        revenue
    }

    /// What a company's trains bring now.
    pub(super) fn now(&mut self, game: &G1861, company: Company) -> i32 {
        self.revenue(game, game.board(), company, &kinds(game, company))
    }
}

/// The kinds of a company's trains.
pub(super) fn kinds(game: &G1861, company: Company) -> Vec<TrainKind> {
    game.depot().of_company(company).map(|card| card.train.kind).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use crate::{Options, Step, TurnStep};
    use bourse_game::{Game, Setup, Viewer};

    use super::*;
    use crate::bots::desk::Desk;
    use bourse_game::bots::{Bots, Generator};

    /// A company about to run, in a game between greedy players.
    fn about_to_run() -> (G1861, Company) {
        let setup = Setup::newest(&G1861::DECLARATION, 3, Options::default()).unwrap();
        let (mut game, mut dice) = (G1861::new(setup), Generator::new(1, 0));
        let mut greedy = G1861::bot("greedy").unwrap();
        while game.step() != Some(Step::Turn(TurnStep::Run)) {
            let seat = game.to_move().unwrap();
            let action = greedy.decide(&game.view(Viewer::Seat(seat)), &mut dice);
            game.apply(seat, &action, &mut ()).unwrap();
        }
        let company = game.operating().unwrap();
        (game, company)
    }

    #[test]
    fn a_search_nobody_waits_for_is_given_up_and_not_remembered() {
        let (game, company) = about_to_run();
        let flag = Arc::new(AtomicBool::new(true));
        let mut runs = Runs::default();
        runs.stop_when(Arc::clone(&flag));
        assert_eq!(runs.now(&game, company), 0);
        flag.store(false, Ordering::Relaxed);
        assert!(runs.now(&game, company) > 0, "what was given up is worked out anew");
    }

    #[test]
    fn the_run_itself_is_not_looked_for_when_nobody_waits() {
        let (game, _) = about_to_run();
        let desk = Desk::new(&game, game.to_move().unwrap());
        let mut runs = Runs::default();
        runs.stop_when(Arc::new(AtomicBool::new(true)));
        assert_eq!(desk.run(&runs), None);
        assert!(desk.run(&Runs::default()).is_some());
    }
}
