//! The possibilities worth thinking about.

use bourse_game::Seat;

use super::expansion;
use super::forecast::rounds_left;
use super::plan::Plan;
use super::rollout_policy::{develop_value, on_offer, open_dials, undeveloped};
use super::stakes::Stakes;
use crate::{Action, Chicago, Company, Dial, Phase, Table};

/// How many paths of each company are tried.
const PATHS: usize = 4;
/// How many hexes to develop are tried.
const HEXES: usize = 5;

/// Something to do now, and how the turn goes on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    /// What is done now.
    pub(super) action: Action,
    /// The turn it belongs to; none in an auction.
    pub(super) plan: Option<Plan>,
}

/// Everything worth trying for the seat, which is to move.
pub(super) fn candidates(state: &Chicago, seat: Seat) -> Vec<Candidate> {
    let table = state.table();
    let plans = match table.phase() {
        Phase::Auction(auction) => {
            let raise = Action::Bid { amount: table.lowest_bid(auction) };
            return [Action::Pass, raise].map(|action| Candidate { action, plan: None }).into();
        }
        Phase::Choose => open_dials(table).flat_map(|dial| plans(table, seat, dial)).collect(),
        Phase::Offer => plans(table, seat, Dial::Auction),
        Phase::Expand(_) => plans(table, seat, Dial::Expand),
        Phase::Develop => plans(table, seat, Dial::Develop),
        Phase::Over => Vec::new(),
    };
    let candidate = |plan: Plan| Some(Candidate { action: plan.action(table)?, plan: Some(plan) });
    plans.into_iter().filter_map(candidate).collect()
}

/// The turns with this dial, forgoing its action among them.
fn plans(table: &Table, seat: Seat, dial: Dial) -> Vec<Plan> {
    match dial {
        Dial::Auction => {
            let offers = on_offer(table).map(|company| Plan::Auction(Some(company)));
            std::iter::once(Plan::Auction(None)).chain(offers).collect()
        }
        Dial::Expand => expansions(table, seat),
        Dial::Develop => developments(table, seat),
    }
}

fn expansions(table: &Table, seat: Seat) -> Vec<Plan> {
    let (stakes, rounds) = (Stakes::new(table, seat), rounds_left(table));
    let may_build = |company: Company| match table.phase() {
        Phase::Expand(Some(begun)) => begun.company == company,
        _ => table.shares(seat, company) > 0,
    };
    let mut plans = vec![Plan::Expand(None)];
    for company in Company::ALL.into_iter().filter(|&company| may_build(company)) {
        let mut paths = expansion::paths(table, rounds, company);
        paths.sort_by(|a, b| b.value.total_cmp(&a.value));
        if stakes.of(company) < 0.0 {
            // What is good for the company is good for the others: the worst
            // use of its money may be the best.
            paths.reverse();
        }
        paths.truncate(PATHS);
        plans.extend(paths.into_iter().map(|path| Plan::Expand(Some((company, path)))));
    }
    plans
}

fn developments(table: &Table, seat: Seat) -> Vec<Plan> {
    let (stakes, rounds) = (Stakes::new(table, seat), rounds_left(table));
    let value = |hex| develop_value(table, &stakes, rounds, hex);
    let hexes = undeveloped(table).iter().map(|hex| (hex, value(hex)));
    let mut hexes: Vec<_> = hexes.filter(|&(_, value)| value > 0.0).collect();
    hexes.sort_by(|a, b| b.1.total_cmp(&a.1));
    hexes.truncate(HEXES);
    let develop = hexes.into_iter().map(|(hex, _)| Plan::Develop(Some(hex)));
    std::iter::once(Plan::Develop(None)).chain(develop).collect()
}
