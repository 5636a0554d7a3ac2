//! What is worth a thought.

use bourse_game::Money;

use crate::bots::desk::Desk;
use crate::{Action, Holder, Payment, Round, Step, TrainId, TrainOffer, TurnStep};

/// What two loans of a minor bring.
const MINOR_LOANS: i32 = 90;

/// All that a sensible player would think of.
pub(super) fn ideas(desk: &Desk<'_>) -> Vec<Action> {
    let mut ideas = Vec::new();
    if desk.may_pass() {
        ideas.push(Action::Pass);
    }
    match desk.game.step() {
        Some(Step::OpeningAuction | Step::MinorAuction) => bid(desk, &mut ideas),
        Some(Step::Shares) => trade(desk, &mut ideas),
        Some(Step::AfterMerger) => shares(desk, &mut ideas),
        Some(Step::Turn(step)) => turn(desk, step, &mut ideas),
        Some(Step::Trainless) => ideas.push(Action::Nationalise),
        Some(Step::Discard(_)) => {
            let trains = desk.discards().into_iter();
            ideas.extend(trains.map(|train| Action::DiscardTrain { train }));
        }
        Some(Step::Merge) => merge(desk, &mut ideas),
        Some(Step::Consent | Step::MergerConsent) => {
            ideas.extend([Action::Accept, Action::Decline]);
        }
        Some(Step::FirstToken | Step::TokenLimit) | None => {}
    }
    ideas
}

fn bid(desk: &Desk<'_>, ideas: &mut Vec<Action>) {
    if let Some((lots, lowest, _)) = desk.bids() {
        ideas.extend(lots.iter().map(|&lot| Action::Bid { lot, amount: lowest }));
    }
}

fn shares(desk: &Desk<'_>, ideas: &mut Vec<Action>) {
    let shares = desk.shares().into_iter();
    ideas.extend(shares.map(|(company, from)| Action::BuyShare { company, from }));
}

fn trade(desk: &Desk<'_>, ideas: &mut Vec<Action>) {
    shares(desk, ideas);
    for (company, most) in desk.sales() {
        ideas.push(Action::SellShares { company, shares: 1 });
        if most > 1 {
            ideas.push(Action::SellShares { company, shares: most });
        }
    }
    let (companies, prices) = desk.foundings();
    if let Some(&company) = companies.first() {
        ideas.extend(prices.into_iter().map(|price| Action::Found { company, price }));
    }
    if let Some((lots, lowest, highest)) = desk.bids() {
        for amount in opening_bids(desk, lowest, highest) {
            ideas.extend(lots.iter().map(|&lot| Action::Bid { lot, amount }));
        }
    }
}

/// The lowest bid, and the one that lets a minor buy its first train.
fn opening_bids(desk: &Desk<'_>, lowest: Money, highest: Money) -> Vec<Money> {
    let train = desk.game.new_trains().next().map_or(0, |kind| kind.price().0);
    let enough = Money((train + 20 - MINOR_LOANS + 19) / 20 * 20);
    let mut bids = vec![lowest];
    if enough > lowest && enough <= highest {
        bids.push(enough);
    }
    bids
}

fn turn(desk: &Desk<'_>, step: TurnStep, ideas: &mut Vec<Action>) {
    match step {
        TurnStep::Redeem => {}
        TurnStep::Dividend => {
            ideas.extend(Payment::ALL.map(|kind| Action::Dividend { kind }));
        }
        TurnStep::PrivatesEarly | TurnStep::PrivatesLate => {
            let privates = desk.own_privates().into_iter();
            ideas.extend(privates.map(|(private, price)| Action::BuyPrivate { private, price }));
        }
        TurnStep::Trains => trains(desk, ideas),
        TurnStep::Track | TurnStep::Token | TurnStep::Run | TurnStep::Loans | TurnStep::Done => {}
    }
}

/// Trains of bank and pool, and those of his other companies that can do
/// without.
fn trains(desk: &Desk<'_>, ideas: &mut Vec<Action>) {
    for offer in desk.trains() {
        ideas.push(Action::BuyTrain { train: offer.train, price: offer.lowest });
    }
    for TrainOffer { train, lowest, highest } in desk.own_trains() {
        if is_spare(desk, train) {
            let middle = Money((lowest.0 + highest.0) / 2);
            let prices = [lowest, middle, highest];
            ideas.extend(prices.map(|price| Action::BuyTrain { train, price }));
        }
    }
}

/// Whether the company that has a train has another and this one has none; or
/// it operates later in the round and can then borrow for a better one.
fn is_spare(desk: &Desk<'_>, train: TrainId) -> bool {
    let (game, depot) = (desk.game, desk.game.depot());
    let Round::Operating(operating) = game.round() else { return false };
    let (Some(buyer), Some(Holder::Company(seller))) = (operating.company(), depot.holder(train))
    else {
        return false;
    };
    if depot.count(seller) > 1 {
        return depot.count(buyer) == 0;
    }
    let later = operating.order.iter().skip(usize::from(operating.at) + 1).any(|&it| it == seller);
    let next = game.new_trains().next();
    let better = next.is_some_and(|next| {
        let means = game.buying_power(seller) + game.charter(buyer).cash;
        next > train.kind && means >= next.price()
    });
    later && better
}

fn merge(desk: &Desk<'_>, ideas: &mut Vec<Action>) {
    ideas.extend(desk.forms().first().map(|&company| Action::Form { company }));
    if desk.may_convert() {
        ideas.push(Action::Convert);
    }
    ideas.extend(desk.own_partners().into_iter().map(|company| Action::Merge { company }));
    ideas.extend(desk.rival_partners().into_iter().map(|company| Action::Merge { company }));
}
