//! What a player could wish for and may not have, and why.

use bourse_game::{Game, Money, Moves as _, Refusal, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::{Action, Company, G1861, Holder, Lot, Moves, Private, Rule, Source, Status, Step};

/// Something that cannot be done, and why.
#[derive(Serialize, TS)]
#[ts(rename = "G1861Refused")]
pub(super) struct Forbidden {
    action: Action,
    rule: Rule,
}

/// What a player could wish for at this step and may not have. Hexes are left
/// out: the map tries them.
pub(super) fn forbidden(game: &G1861, seat: Seat, moves: &Moves) -> Vec<Forbidden> {
    if game.to_move() != Some(seat) {
        return Vec::new();
    }
    let wishes = game.step().map(|step| wishes(game, seat, step)).unwrap_or_default();
    let wishes = wishes.into_iter().filter(|action| !moves.contains(action));
    let why = |action: Action| match game.check(seat, &action) {
        // What is not there needs no reason.
        Err(Refusal::Rule(Rule::NoSuchShare | Rule::NoShares)) => None,
        Err(Refusal::Rule(rule)) => Some(Forbidden { action, rule }),
        Err(_) | Ok(()) => None,
    };
    wishes.filter_map(why).collect()
}

/// What a player might try at a step, allowed or not.
fn wishes(game: &G1861, seat: Seat, step: Step) -> Vec<Action> {
    let mut wishes = vec![Action::Pass];
    match step {
        Step::Shares => wishes.extend(stock_wishes(game)),
        Step::Turn(_) => wishes.extend(turn_wishes(game)),
        Step::Merge => {
            wishes.push(Action::Convert);
            let open = Company::minors().filter(|&minor| game.charter(minor).is_open());
            let others = open.filter(|&minor| game.merging() != Some(minor));
            wishes.extend(others.map(|company| Action::Merge { company }));
        }
        Step::TokenLimit => {
            let tokens = Company::publics().flat_map(|company| game.charter(company).stations());
            wishes.extend(tokens.map(|at| Action::RemoveToken { at: at.into() }));
        }
        Step::AfterMerger => {
            let held = Company::publics().filter(|&it| game.charter(it).shares[seat] > 0);
            wishes.extend(held.map(|company| Action::BuyShare { company, from: Source::Treasury }));
        }
        Step::OpeningAuction
        | Step::MinorAuction
        | Step::FirstToken
        | Step::Consent
        | Step::MergerConsent
        | Step::Trainless
        | Step::Discard(_) => {}
    }
    wishes
}

fn stock_wishes(game: &G1861) -> Vec<Action> {
    let mut wishes = Vec::new();
    for company in Company::publics() {
        wishes.extend(Source::ALL.into_iter().map(|from| Action::BuyShare { company, from }));
        wishes.push(Action::SellShares { company, shares: 1 });
    }
    let unformed = |company: &Company| game.charter(*company).status == Status::Unformed;
    let bid = |minor| Action::Bid { lot: Lot::Minor(minor), amount: Money(100) };
    wishes.extend(Company::minors().filter(unformed).map(bid));
    let lowest = game.chart().public_starts().next();
    if let (Some(company), Some((price, _))) = (Company::publics().find(unformed), lowest) {
        wishes.push(Action::Found { company, price });
    }
    wishes
}

fn turn_wishes(game: &G1861) -> Vec<Action> {
    let Some(company) = game.operating() else { return Vec::new() };
    let new = game.new_trains().map(|kind| game.depot().next_of(kind));
    let others = game.depot().cards().iter().filter(|it| it.holder != Holder::Company(company));
    let trains = new.chain(others.map(|card| card.train));
    let trains = trains.map(|train| Action::BuyTrain { train, price: train.kind.price() });
    let private = |private| Action::BuyPrivate { private, price: Money(1) };
    trains.chain(Private::ALL.into_iter().map(private)).collect()
}
