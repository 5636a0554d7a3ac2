//! The contract, tried on Chicago Express.

use bourse_chicago::{Action, Chicago, Company, Dial, Event, Hex};
use bourse_game::suite::{self, Audit, Effort};
use bourse_game::{Game, Money, NoChance};

struct Auditor;

impl Audit<Chicago> for Auditor {
    fn universe(state: &Chicago) -> Vec<Action> {
        let richest = state.setup().players().seats().map(|seat| state.cash(seat)).max();
        let highest = richest.unwrap_or(Money::ZERO).0 + 2;
        let mut all: Vec<Action> =
            (-1..=highest).map(|amount| Action::Bid { amount: Money(amount) }).collect();
        all.extend([i32::MIN, i32::MAX].map(|amount| Action::Bid { amount: Money(amount) }));
        all.extend([Action::Pass, Action::Done, Action::Forgo]);
        all.extend(Dial::ALL.map(|dial| Action::Choose { dial }));
        all.extend(Company::ALL.map(|company| Action::Offer { company }));
        all.extend(Hex::all().map(|hex| Action::Develop { hex }));
        for company in Company::ALL {
            all.extend(Hex::all().map(|hex| Action::Build { company, hex }));
        }
        all
    }

    fn claims(_: &Chicago) -> Vec<NoChance> {
        Vec::new()
    }

    fn money(state: &Chicago) -> i64 {
        let cash = state.setup().players().seats().map(|seat| state.cash(seat));
        let treasuries = Company::ALL.map(|company| state.table().company(company).treasury);
        cash.chain(treasuries).map(|money| i64::from(money.0)).sum()
    }

    fn paid_by_bank(event: &Event) -> i64 {
        match *event {
            Event::Built { price, .. } => -i64::from(price.0),
            Event::ForestPaid { amount, .. } | Event::Dividend { amount, .. } => {
                i64::from(amount.0)
            }
            _ => 0,
        }
    }

    fn audit(state: &Chicago) -> Result<(), String> {
        let table = state.table();
        let seats = || state.setup().players().seats();
        for company in Company::ALL {
            let charter = table.company(company);
            let held: u8 = seats().map(|seat| table.shares(seat, company)).sum();
            if held + charter.unsold != company.shares() {
                return Err(format!("{company:?}: {held} shares held, {} unsold", charter.unsold));
            }
            let placed = charter.network.len();
            if placed + usize::from(charter.locomotives) != usize::from(company.locomotives()) {
                return Err(format!("{company:?}: {placed} locomotives placed"));
            }
            if charter.treasury < Money::ZERO {
                return Err(format!("{company:?}: treasury {}", charter.treasury));
            }
            if charter.open && !connected(state, company) {
                return Err(format!("{company:?} is torn apart"));
            }
        }
        if table.houses().len() + usize::from(table.houses_left()) != 20 {
            return Err("houses do not add up".into());
        }
        if let Some(seat) = seats().find(|&seat| state.cash(seat) < Money::ZERO) {
            return Err(format!("{seat:?} has {}", state.cash(seat)));
        }
        Ok(())
    }
}

/// Every hex of the network is reached from the start hex.
fn connected(state: &Chicago, company: Company) -> bool {
    let network = state.table().company(company).network;
    let mut reached = bourse_chicago::HexSet::only(company.start());
    loop {
        let grown = reached | (reached.neighbours() & network);
        if grown == reached {
            return reached == network;
        }
        reached = grown;
    }
}

/// Every number of players, every option.
#[test]
fn the_contract_is_kept() {
    suite::run::<Chicago, Auditor>(Effort { games: 2, every: 7 });
}

/// `make test-long`.
#[test]
#[ignore = "takes minutes"]
fn the_contract_is_kept_for_long() {
    suite::run::<Chicago, Auditor>(Effort { games: 60, every: 3 });
}
