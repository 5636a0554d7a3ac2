//! What the state railway runs by itself (§5.6.2).
//!
//! By the rulebook that is the best, so a record does not say it. Where the best
//! was not proved, another search could find more: then the record keeps the run
//! with the decision it followed from, and a replay takes it from there.

use std::collections::VecDeque;

use bourse_game::{Refusal, Sink};

use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::rules::moves::{BestRun, RunOffer};
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::Step;

/// The runs that follow from one decision.
#[derive(Clone, Debug, Default)]
pub(crate) struct StateRuns {
    ran: Vec<BestRun>,
    told: Option<Told>,
}

/// What a record says of them.
#[derive(Clone, Debug)]
struct Told {
    next: VecDeque<BestRun>,
    trust: Trust,
    refused: Option<Refusal<Rule>>,
}

/// Whether a run is looked for again, and has to bring as much as is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trust {
    /// It is.
    Prove,
    /// It only has to be legal.
    Believe,
}

impl StateRuns {
    /// The run that is due: the one that is told, or the best.
    pub(crate) fn run(&mut self, offer: &RunOffer) -> BestRun {
        let run = match &mut self.told {
            Some(told) => told.run(offer),
            None => offer.best().clone(),
        };
        self.ran.push(run.clone());
        run
    }

    /// What is proved need not be kept.
    fn forget_proved(&mut self) {
        if self.ran.iter().all(BestRun::is_proved) {
            self.ran = Vec::new();
        }
    }
}

impl Told {
    /// The next run; nothing is run once one was refused.
    fn run(&mut self, offer: &RunOffer) -> BestRun {
        match self.next(offer) {
            Ok(run) => run,
            Err(refusal) => {
                self.refused.get_or_insert(refusal);
                BestRun::default()
            }
        }
    }

    fn next(&mut self, offer: &RunOffer) -> Result<BestRun, Refusal<Rule>> {
        let run = self.next.pop_front().ok_or(Refusal::WrongPhase)?;
        match self.trust {
            Trust::Prove => offer.check(&run.routes, run.revenue)?,
            Trust::Believe => offer.check_legal(&run.routes, run.revenue)?,
        }
        if run.at_most < run.revenue {
            return Err(Rule::WrongRevenue { revenue: run.at_most }.into());
        }
        Ok(run)
    }

    fn end(self) -> Result<(), Refusal<Rule>> {
        match self.refused {
            Some(refusal) => Err(refusal),
            None if self.next.is_empty() => Ok(()),
            None => Err(Refusal::WrongPhase),
        }
    }
}

impl G1861 {
    /// Plays an action that was checked, and whatever follows from it.
    pub(crate) fn play(&mut self, step: Step, action: &Action, sink: &mut impl Sink<Event>) {
        self.beside.forget_routes();
        self.beside.state_runs.ran.clear();
        step.apply(self, action, sink);
        self.go_on(sink);
        self.beside.state_runs.forget_proved();
    }

    /// The same, with the runs that follow from it as a record tells them.
    pub(crate) fn play_told(
        &mut self,
        step: Step,
        action: &Action,
        runs: &[BestRun],
        trust: Trust,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal<Rule>> {
        let mut after = self.clone();
        let next = runs.iter().cloned().collect();
        after.beside.state_runs.told = Some(Told { next, trust, refused: None });
        let mut events = Vec::new();
        after.play(step, action, &mut events);
        if let Some(told) = after.beside.state_runs.told.take() {
            told.end()?;
        }
        *self = after;
        events.into_iter().for_each(|event| sink.event(event));
        Ok(())
    }

    /// The decision with what the state railway ran after it, if that has to be
    /// kept.
    pub(crate) fn with_state_runs(&self, action: &Action) -> Option<Action> {
        let ran = &self.beside.state_runs.ran;
        (!ran.is_empty()).then(|| Action::Recorded {
            action: Box::new(action.decision().clone()),
            state_runs: ran.clone(),
        })
    }
}
