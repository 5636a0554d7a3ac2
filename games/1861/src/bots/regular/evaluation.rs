//! How a position comes out.

use bourse_game::Seat;
use bourse_game::bots::Noise;

use super::Regular;
use crate::bots::ledger::{Ledger, Prospects};
use crate::bots::reach::{Ground, Reach};
use crate::bots::runs::{Runs, kinds};
use crate::{Action, ByCompany, Company, G1861, Holder, TrainKind};

/// How much the fortunes of rivals count against his own.
const RIVALRY: f32 = 0.9;

/// How much of that is the best of them.
const BEST_RIVAL: f32 = 0.5;

/// Successive halving: how often candidates are rolled out, and how many of the best
/// go on to the next stage.
const STAGES: [(u64, usize); 3] = [(8, 6), (24, 3), (64, 1)];

/// How much the rollouts differ.
const ROLLOUT_NOISE: f32 = 0.2;

/// Something he might do.
pub(super) struct Candidate {
    pub(super) action: Action,
    /// The table after it.
    pub(super) after: G1861,
    /// How much noise adds to it.
    pub(super) liking: f32,
}

/// A candidate in the books.
struct RolledOut {
    action: Action,
    books: Ledger,
    liking: f32,
    /// How far ahead he came out, all rollouts together.
    leads: f32,
}

/// Evaluates positions near the present one by rollouts in the books.
pub(super) struct Evaluator<'a> {
    strategy: Regular,
    base: &'a G1861,
    seat: Seat,
    runs: &'a mut Runs,
    known: ByCompany<Option<Prospects>>,
}

impl<'a> Evaluator<'a> {
    pub(super) fn new(strategy: Regular, base: &'a G1861, seat: Seat, runs: &'a mut Runs) -> Self {
        let known = ByCompany::from_fn(|_| None);
        Self { strategy, base, seat, runs, known }
    }

    /// What noise of one is worth.
    pub(super) fn scale(&self) -> f32 {
        self.base.value(self.seat).0 as f32
    }

    /// The candidate that comes out best: all are rolled out a few times, the better
    /// ones more often. All meet the same noise, so that only what they change counts.
    pub(super) fn best(&mut self, candidates: Vec<Candidate>) -> Option<Action> {
        let Regular { noise_draw, bookkeeping } = self.strategy;
        let open = |Candidate { action, after, liking }| {
            let prospects = |company| self.prospects(&after, company);
            let books = Ledger::open(&after, bookkeeping, prospects);
            RolledOut { action, books, liking, leads: 0.0 }
        };
        let mut left: Vec<RolledOut> = candidates.into_iter().map(open).collect();
        let mut rollouts = 0;
        for (more, kept) in STAGES {
            if left.len() <= 1 {
                break;
            }
            for candidate in &mut left {
                for seed in rollouts..rollouts + more {
                    let noise = Noise::drawn(noise_draw, seed, ROLLOUT_NOISE);
                    let fortunes = candidate.books.outcome(noise);
                    candidate.leads += lead(self.seat, self.base, &fortunes);
                }
            }
            rollouts += more;
            let score = |it: &RolledOut| it.leads / rollouts as f32 + it.liking;
            left.sort_by(|a, b| score(b).total_cmp(&score(a)));
            left.truncate(kept);
        }
        left.into_iter().next().map(|candidate| candidate.action)
    }

    /// What a company can expect; companies that are there already are looked
    /// at once.
    fn prospects(&mut self, game: &G1861, company: Company) -> Prospects {
        if self.base.charter(company).is_open() && self.base.board() == game.board() {
            if let Some(known) = &self.known[company] {
                return known.clone();
            }
            let found = prospects(self.base, company, self.runs);
            self.known[company] = Some(found.clone());
            return found;
        }
        prospects(game, company, self.runs)
    }
}

/// How far ahead of the others a seat is.
fn lead(seat: Seat, game: &G1861, fortunes: &[f32; 6]) -> f32 {
    let own = fortunes[seat.index()];
    let rivals = || {
        let seats = game.players().seats().filter(|&rival| rival != seat);
        seats.map(|rival| fortunes[rival.index()])
    };
    let best = rivals().fold(0.0, f32::max);
    let mean = rivals().sum::<f32>() / rivals().count().max(1) as f32;
    own - RIVALRY * (BEST_RIVAL * best + (1.0 - BEST_RIVAL) * mean)
}

/// What a company can expect of each kind of train on the present track.
fn prospects(game: &G1861, company: Company, runs: &mut Runs) -> Prospects {
    let held = kinds(game, company);
    let next = game.new_trains().next().unwrap_or(TrainKind::Eight);
    let pooled = |kind| game.depot().of(Holder::Pool).any(|card| card.train.kind == kind);
    let mut alone = [0; 9];
    for kind in TrainKind::ALL.into_iter().filter(|kind| !kind.is_express()) {
        if kind >= next || held.contains(&kind) || pooled(kind) {
            alone[kind as usize] = runs.revenue(game, game.board(), company, &[kind]);
        }
    }
    let two = runs.revenue(game, game.board(), company, &[TrainKind::Two]);
    alone[TrainKind::TwoTwo as usize] = 2 * two;
    alone[TrainKind::FiveFive as usize] = 2 * alone[TrainKind::Five as usize];
    let place = if company.is_minor() { place(game, company, next) } else { 1.0 };
    let mut found = Prospects { alone, together: 1.0, place, since: 0 };
    if held.is_empty() && !game.charter(company).operated {
        let begun = Prospects::new(place, game.phase(), 0);
        found.alone = std::array::from_fn(|kind| alone[kind].max(begun.alone[kind]));
    }
    if held.len() > 1 {
        let together = runs.now(game, company);
        found.fit(&held, company.is_minor(), game.phase(), together);
    }
    found
}

/// How good a minor's place is beside the usual.
fn place(game: &G1861, company: Company, next: TrainKind) -> f32 {
    let reach = Reach::new(game.board(), &Ground::new(game), company);
    let promise = reach.promise(game.board(), game.phase().column(), next.on_track().reach);
    (promise / Prospects::usual(next, game.phase())).clamp(0.6, 1.3)
}
