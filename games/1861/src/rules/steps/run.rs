//! A company runs its trains (§5.5.4).

use bourse_game::{Money, Refusal, Sink};
use bourse_track::{Bonus, Declared, Hex, Route, Run, Train, check_routes};

use crate::map;
use crate::rules::action::{Action, TrainRoute};
use crate::rules::charter::Owner;
use crate::rules::company::Company;
use crate::rules::edition::Edition;
use crate::rules::event::Event;
use crate::rules::moves::{Offer, RunOffer};
use crate::rules::rounds::TurnStep;
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::{Checked, Step};
use crate::rules::train::{Card, TrainId};

/// It runs when it has a train and track leads from a token to another stop. On
/// 18xx.games it is enough that track once did.
fn can_run(game: &G1861, company: Company) -> bool {
    let charter = &game.companies[company];
    let leads = |at| game.board.leads_anywhere(map(), at);
    let stays = !game.options().is_jklm() && game.version().route_stays && charter.had_route;
    runnable(game, company).next().is_some() && (stays || charter.stations().any(leads))
}

/// The trains that can run: each does once in an operating round, whoever has it
/// then.
fn runnable(game: &G1861, company: Company) -> impl Iterator<Item = TrainId> + '_ {
    let cards = game.depot.of_company(company);
    cards.filter(|card| !game.has_run(card)).map(|card| card.train)
}

/// By the rulebook the state railway runs by itself (§5.6.2).
pub(super) fn asks(game: &G1861, company: Company) -> bool {
    let by_itself = company == Company::Rsr && game.options().is_jklm();
    !by_itself && can_run(game, company)
}

pub(super) fn offers(game: &G1861, company: Company, offers: &mut Vec<Offer>) {
    offers.push(Offer::Run(Box::new(offer(game, company))));
}

/// All that is needed to judge routes.
fn offer(game: &G1861, company: Company) -> RunOffer {
    let privates = game.privates_of(Owner::Company(company));
    RunOffer::new(
        game.board,
        company,
        runnable(game, company).collect(),
        privates.filter_map(|private| private.bonus()).collect(),
        game.phase.column(),
        game.options().edition(),
        game.beside.best(),
    )
}

impl G1861 {
    /// The trains about to run, if that is what is due.
    #[must_use]
    pub fn run_due(&self) -> Option<RunOffer> {
        let company = self.operating()?;
        (self.step() == Some(Step::Turn(TurnStep::Run))).then(|| offer(self, company))
    }

    /// Whether the train has run in this operating round for a company that had
    /// it before.
    fn has_run(&self, card: &Card) -> bool {
        card.used && self.version().train_runs_once
    }

    /// Routes of the operating company's trains, stop by stop.
    ///
    /// # Errors
    ///
    /// When they are not legal.
    pub fn told_routes(&self, routes: &[TrainRoute]) -> Result<Vec<Route>, Rule> {
        let company = self.operating().ok_or(Rule::NotItsTrain)?;
        offer(self, company).told(routes)
    }
}

/// The routes stop by stop.
pub(crate) fn told(
    run: &Run<'_>,
    trains: &[TrainId],
    routes: &[TrainRoute],
) -> Result<Vec<Route>, Rule> {
    let declared = |route: &TrainRoute| {
        let train = trains.iter().position(|&train| train == route.train);
        let hexes = |connection: &Vec<_>| connection.iter().map(hex).collect();
        let connections = route.connections.iter().map(hexes).collect();
        Ok(Declared { train: train.ok_or(Rule::NotItsTrain)?, connections })
    };
    let declared = routes.iter().map(declared).collect::<Result<Vec<_>, Rule>>()?;
    Ok(check_routes(run, &declared)?)
}

fn hex(name: &crate::rules::names::HexName) -> Hex {
    name.0
}

/// A company's trains about to run.
pub(crate) fn run<'a>(
    board: &'a bourse_track::Board,
    company: Company,
    trains: &'a [Train],
    bonuses: &'a [Bonus],
    column: bourse_track::Column,
    edition: Edition,
) -> Run<'a> {
    let (company, counting) = (company.on_map(), edition.counting());
    Run { map: map(), board, company, trains, bonuses, column, counting }
}

pub(super) fn check(game: &G1861, company: Company, action: &Action) -> Checked {
    match action {
        Action::Run { routes, revenue } => {
            check_trains(game, company, routes)?;
            Ok(offer(game, company).check(routes, *revenue)?)
        }
        _ => Err(Refusal::WrongPhase),
    }
}

/// Whether no train of these routes has run in this round.
fn check_trains(game: &G1861, company: Company, routes: &[TrainRoute]) -> Result<(), Rule> {
    let mut has_run = game.depot.of_company(company).filter(|card| game.has_run(card));
    let again = has_run.find(|card| routes.iter().any(|route| route.train == card.train));
    again.map_or(Ok(()), |card| Err(Rule::TrainHasRun { train: card.train }))
}

/// As [`check`], but whether the routes are the best is believed.
pub(super) fn check_legal(game: &G1861, company: Company, action: &Action) -> Checked {
    match action {
        Action::Run { routes, revenue } => {
            check_trains(game, company, routes)?;
            Ok(offer(game, company).check_legal(routes, *revenue)?)
        }
        _ => Err(Refusal::WrongPhase),
    }
}

/// Without a decision nothing runs, but for the state railway.
pub(super) fn skip(game: &mut G1861, company: Company, sink: &mut impl Sink<Event>) {
    if company == Company::Rsr && can_run(game, company) {
        let offer = offer(game, company);
        let run = game.beside.state_runs.run(&offer);
        game.beside.forget_routes();
        earn(game, company, run.revenue, (!run.is_proved()).then_some(run.at_most), sink);
    } else {
        game.next_step();
    }
}

pub(super) fn apply(
    game: &mut G1861,
    company: Company,
    revenue: Money,
    sink: &mut impl Sink<Event>,
) {
    game.companies[company].had_route = true;
    earn(game, company, revenue, None, sink);
}

fn earn(
    game: &mut G1861,
    company: Company,
    revenue: Money,
    at_most: Option<Money>,
    sink: &mut impl Sink<Event>,
) {
    sink.event(Event::Ran { company, revenue, at_most });
    if let Some(turn) = game.turn_mut() {
        turn.revenue = revenue;
    }
    game.next_step();
}
