//! Rules of thumb: a quick, sound action for any seat.

use bourse_game::{Game, Money, Moves as _, Seat};

use super::bidding::{limits, offer_value, winner};
use super::expansion;
use super::forecast::{rounds_left, turns_left};
use super::plan::Plan;
use super::rollout_noise::RolloutNoise;
use super::stakes::{Stakes, building_money};
use super::survey::Surveys;
use crate::{
    Action, Auction, Chicago, Company, Dial, FOREST_CASH, Hex, HexSet, Phase, Table, Terrain,
};

/// Players who play by rules of thumb, and the turn that is under way.
#[derive(Clone, Debug)]
pub(super) struct RolloutPolicy {
    noise: RolloutNoise,
    plan: Option<Plan>,
    surveys: Surveys,
}

/// The table as the seat sees it that is to move.
struct Outlook<'a> {
    state: &'a Chicago,
    seat: Seat,
    stakes: Stakes,
    rounds: f32,
}

impl RolloutPolicy {
    /// Players with this noise; the turn under way follows the plan, if there is
    /// one.
    pub(super) fn new(noise: RolloutNoise, plan: Option<Plan>, surveys: Surveys) -> Self {
        Self { noise, plan, surveys }
    }

    /// The action of the seat to move.
    pub(super) fn act(&mut self, state: &Chicago, seat: Seat) -> Action {
        let table = state.table();
        if let Phase::Auction(auction) = table.phase() {
            return self.bid(state, auction);
        }
        if *table.phase() == Phase::Choose {
            self.plan = None;
        }
        if let Some(action) = self.plan.and_then(|plan| plan.action(table)) {
            return action;
        }
        let outlook = Outlook::new(state, seat);
        let plan = match table.phase() {
            Phase::Expand(Some(begun)) => return outlook.build_on(begun.company),
            Phase::Offer => self.auction(&outlook).0,
            Phase::Expand(None) => self.expand(&outlook).0,
            Phase::Develop => develop(&outlook).0,
            Phase::Choose | Phase::Auction(_) | Phase::Over => self.turn(&outlook),
        };
        self.plan = Some(plan);
        plan.action(table).unwrap_or(Action::Forgo)
    }

    /// Bids as much as it takes when it can win, for the policy knows what the
    /// others would give; otherwise passes.
    fn bid(&self, state: &Chicago, auction: &Auction) -> Action {
        let table = state.table();
        let limits = limits(state, rounds_left(table), auction.company, self.noise);
        let lowest = table.lowest_bid(auction);
        match winner(&limits, auction.still_in, auction.to_bid, lowest) {
            Some((winner, amount)) if winner == auction.to_bid => Action::Bid { amount },
            Some(_) | None => Action::Pass,
        }
    }

    /// The turn that wins the seat most.
    fn turn(&mut self, outlook: &Outlook) -> Plan {
        let table = outlook.table();
        let turns: u64 = Dial::ALL.into_iter().map(|dial| u64::from(table.dial(dial))).sum();
        let turn = (u64::from(table.dividends()) + 16) * 64 + turns;
        if self.noise.wastes(turn * 4 + 3) {
            return waste(table);
        }
        let mut best: Option<(Plan, f32)> = None;
        for dial in open_dials(table) {
            let (plan, value) = match dial {
                Dial::Auction => self.auction(outlook),
                Dial::Expand => self.expand(outlook),
                Dial::Develop => develop(outlook),
            };
            let value = value * self.noise.factor(turn * 4 + dial as u64);
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((plan, value));
            }
        }
        best.map_or(Plan::Auction(None), |(plan, _)| plan)
    }

    /// The best share to offer, and what that wins.
    fn auction(&self, outlook: &Outlook) -> (Plan, f32) {
        let &Outlook { state, seat, ref stakes, rounds } = outlook;
        let value = |company| offer_value(state, stakes, rounds, company, seat, self.noise);
        let offers = on_offer(state.table()).map(|company| (company, value(company)));
        let (company, value) = best_of(offers);
        (Plan::Auction(company), value)
    }

    /// The best expansion, and what it wins.
    fn expand(&mut self, outlook: &Outlook) -> (Plan, f32) {
        let table = outlook.table();
        let held = Company::ALL.into_iter().filter_map(|company| {
            let stake = outlook.stakes.of(company);
            if stake <= 0.0 {
                return None;
            }
            let path = self.surveys.best(table, outlook.rounds, company)?;
            Some(((company, path), stake * path.value))
        });
        let (expansion, value) = best_of(held);
        (Plan::Expand(expansion), value)
    }
}

impl<'a> Outlook<'a> {
    fn new(state: &'a Chicago, seat: Seat) -> Self {
        let table = state.table();
        Self { state, seat, stakes: Stakes::new(table, seat), rounds: rounds_left(table) }
    }

    fn table(&self) -> &Table {
        self.state.table()
    }

    /// Goes on with an expansion as long as that wins something.
    fn build_on(&self, company: Company) -> Action {
        expansion::best(self.table(), self.rounds, company)
            .filter(|_| self.stakes.of(company) > 0.0)
            .and_then(|path| path.next(self.table().company(company).network))
            .map_or(Action::Done, |hex| Action::Build { company, hex })
    }
}

/// The dials that can be turned.
pub(super) fn open_dials(table: &Table) -> impl Iterator<Item = Dial> {
    Dial::ALL.into_iter().filter(|&dial| !table.is_red(dial))
}

/// Turns the dial nearest red for nothing, to have dividends sooner.
fn waste(table: &Table) -> Plan {
    match open_dials(table).min_by_key(|&dial| turns_left(table, dial)) {
        Some(Dial::Expand) => Plan::Expand(None),
        Some(Dial::Develop) => Plan::Develop(None),
        Some(Dial::Auction) | None => Plan::Auction(None),
    }
}

/// The best hex to develop, and what that wins.
fn develop(outlook: &Outlook) -> (Plan, f32) {
    let (table, rounds) = (outlook.table(), outlook.rounds);
    let hexes = undeveloped(table).iter();
    let (hex, value) =
        best_of(hexes.map(|hex| (hex, develop_value(table, &outlook.stakes, rounds, hex))));
    (Plan::Develop(hex), value)
}

/// What developing the hex wins.
pub(super) fn develop_value(table: &Table, stakes: &Stakes, rounds: f32, hex: Hex) -> f32 {
    let worth = match hex.terrain() {
        Terrain::Forest => FOREST_CASH.0 as f32 * building_money(rounds),
        Terrain::Industrial(industry) => {
            let next = table.next_on_track(industry).unwrap_or(table.track(industry));
            (next - table.track(industry)).0 as f32 * rounds
        }
        Terrain::Plain | Terrain::Mountain | Terrain::City | Terrain::Start => {
            hex.house_value().0 as f32 * rounds
        }
    };
    if worth == 0.0 {
        return 0.0;
    }
    worth * table.present(hex).map(|company| stakes.of(company)).sum::<f32>()
}

/// The hexes that have locomotives and no house.
pub(super) fn undeveloped(table: &Table) -> HexSet {
    table.occupied() - table.houses()
}

/// The companies that have a share to offer.
pub(super) fn on_offer(table: &Table) -> impl Iterator<Item = Company> {
    Company::ALL.into_iter().filter(|&company| {
        let charter = table.company(company);
        charter.open && charter.unsold > 0
    })
}

/// What wins most, with what it wins; nothing if nothing wins anything.
fn best_of<T>(choices: impl Iterator<Item = (T, f32)>) -> (Option<T>, f32) {
    let mut best = (None, 0.0);
    for (choice, value) in choices {
        if value > best.1 {
            best = (Some(choice), value);
        }
    }
    best
}

/// The action if the rules allow it, else leaving it be.
pub(super) fn allowed(state: &Chicago, seat: Seat, action: Action) -> Option<Action> {
    let moves = state.moves(seat);
    [action, Action::Pass, Action::Forgo, Action::Done]
        .into_iter()
        .find(|action| moves.contains(action))
}

/// The most the seat would bid for a share of the company.
pub(super) fn limit(state: &Chicago, seat: Seat, company: Company, noise: RolloutNoise) -> Money {
    limits(state, rounds_left(state.table()), company, noise)[seat]
}
