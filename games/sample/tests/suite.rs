//! The test-suite that runs on every game.

#![allow(clippy::unwrap_used, reason = "tests")]

use bourse_game::suite::{self, Audit, Effort};
use bourse_game::{Game, Seat};
use bourse_sample::{Action, CardSet, Event, Outcome, Sample};

struct Table;

impl Audit<Sample> for Table {
    fn universe(_: &Sample) -> Vec<Action> {
        CardSet::ALL.iter().map(|card| Action::Lay { card }).collect()
    }

    fn claims(_: &Sample) -> Vec<Outcome> {
        let deals = (0..6)
            .filter_map(Seat::new)
            .flat_map(|seat| CardSet::ALL.iter().map(move |card| Outcome::Deal { seat, card }));
        deals.chain(CardSet::ALL.iter().map(|card| Outcome::TurnUp { card })).collect()
    }

    fn money(state: &Sample) -> i64 {
        let seats = state.setup().players().seats();
        seats.map(|seat| i64::from(state.table().score(seat).0)).sum()
    }

    fn paid_by_bank(event: &Event) -> i64 {
        match event {
            Event::LotTaken { lot, price, .. } => (lot.worth() - price.worth()).0.into(),
            _ => 0,
        }
    }

    /// No card is in two places.
    fn audit(state: &Sample) -> Result<(), String> {
        let mut seen = state.table().gone();
        for seat in state.setup().players().seats() {
            for card in state.hand(seat).iter().chain(state.laid(seat)) {
                if seen.contains(card) {
                    return Err(format!("{card:?} is there twice"));
                }
                seen = seen.with(card);
            }
        }
        Ok(())
    }
}

#[test]
fn the_contract_is_kept() {
    suite::run::<Sample, Table>(Effort { games: 20, every: 1 });
}
