//! What trains would bring.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bourse_1861::{Company, Empire, Owner, TrainKind};
use bourse_track::{Board, Bonus, Column, Run, Train, best_routes, russia};

use crate::cancelled::Cancelled;

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
    /// Once the flag is set nothing is worked out any more.
    pub(super) fn stop_when(&mut self, cancelled: Arc<AtomicBool>) {
        self.cancelled = Cancelled::by(cancelled);
    }

    /// What these trains of a company would bring on a board in the present
    /// phase.
    pub(super) fn revenue(
        &mut self,
        game: &Empire,
        board: &Board,
        company: Company,
        kinds: &[TrainKind],
    ) -> i32 {
        if kinds.is_empty() || self.cancelled.is_set() {
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
            map: russia(),
            board,
            company: company.on_map(),
            trains: &known.trains,
            bonuses: &known.bonuses,
            column,
            edition: game.options().edition(),
        };
        let best = best_routes(&run).map_or(0, |best| best.revenue);
        let revenue = i32::try_from(best).unwrap_or(0);
        if self.known.len() >= MOST_KNOWN {
            self.known.clear();
        }
        self.known.insert(known, revenue);
        revenue
    }

    /// What a company's trains bring now.
    pub(super) fn now(&mut self, game: &Empire, company: Company) -> i32 {
        self.revenue(game, game.board(), company, &kinds(game, company))
    }
}

/// The kinds of a company's trains.
pub(super) fn kinds(game: &Empire, company: Company) -> Vec<TrainKind> {
    game.depot().of_company(company).map(|card| card.train.kind).collect()
}
