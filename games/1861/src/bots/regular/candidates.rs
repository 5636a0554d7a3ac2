//! What is worth a thought.

use bourse_game::Money;

use crate::bots::desk::Desk;
use crate::bots::figures::MINOR_BORROWS;
use crate::{Action, Holder, Payment, Round, Step, TrainId, TrainOffer, TurnStep};

/// Track in the first turn of a minor.
const FIRST_TRACK: i32 = 20;

/// All that a sensible player would think of.
pub(super) fn candidates(desk: &Desk<'_>) -> Vec<Action> {
    let mut candidates = Vec::new();
    if desk.may_pass() {
        candidates.push(Action::Pass);
    }
    match desk.game.step() {
        Some(Step::OpeningAuction | Step::MinorAuction) => bid(desk, &mut candidates),
        Some(Step::Shares) => trade(desk, &mut candidates),
        Some(Step::AfterMerger) => shares(desk, &mut candidates),
        Some(Step::Turn(step)) => turn(desk, step, &mut candidates),
        Some(Step::Trainless) => candidates.push(Action::Nationalise),
        Some(Step::Discard(_)) => {
            let trains = desk.discards().into_iter();
            candidates.extend(trains.map(|train| Action::DiscardTrain { train }));
        }
        Some(Step::Merge) => merge(desk, &mut candidates),
        Some(Step::Consent | Step::MergerConsent) => {
            candidates.extend([Action::Accept, Action::Decline]);
        }
        Some(Step::FirstToken | Step::TokenLimit) | None => {}
    }
    candidates
}

fn bid(desk: &Desk<'_>, candidates: &mut Vec<Action>) {
    if let Some((lots, lowest, _)) = desk.bids() {
        candidates.extend(lots.iter().map(|&lot| Action::Bid { lot, amount: lowest }));
    }
}

fn shares(desk: &Desk<'_>, candidates: &mut Vec<Action>) {
    let shares = desk.shares().into_iter();
    candidates.extend(shares.map(|(company, from)| Action::BuyShare { company, from }));
}

fn trade(desk: &Desk<'_>, candidates: &mut Vec<Action>) {
    shares(desk, candidates);
    for (company, most) in desk.sales() {
        candidates.push(Action::SellShares { company, shares: 1 });
        if most > 1 {
            candidates.push(Action::SellShares { company, shares: most });
        }
    }
    let (companies, prices) = desk.foundings();
    if let Some(&company) = companies.first() {
        candidates.extend(prices.into_iter().map(|price| Action::Found { company, price }));
    }
    if let Some((lots, lowest, highest)) = desk.bids() {
        for amount in opening_bids(desk, lowest, highest) {
            candidates.extend(lots.iter().map(|&lot| Action::Bid { lot, amount }));
        }
    }
}

/// The lowest bid, and the one that lets a minor buy its first train.
fn opening_bids(desk: &Desk<'_>, lowest: Money, highest: Money) -> Vec<Money> {
    let train = desk.game.new_trains().next().map_or(0, |kind| kind.price().0);
    let enough = Money((train + FIRST_TRACK - MINOR_BORROWS + 19) / 20 * 20);
    let mut bids = vec![lowest];
    if enough > lowest && enough <= highest {
        bids.push(enough);
    }
    bids
}

fn turn(desk: &Desk<'_>, step: TurnStep, candidates: &mut Vec<Action>) {
    match step {
        TurnStep::Redeem => {}
        TurnStep::Dividend => {
            candidates.extend(Payment::ALL.map(|kind| Action::Dividend { kind }));
        }
        TurnStep::PrivatesEarly | TurnStep::PrivatesLate => {
            let privates = desk.own_privates().into_iter();
            candidates
                .extend(privates.map(|(private, price)| Action::BuyPrivate { private, price }));
        }
        TurnStep::Trains => trains(desk, candidates),
        TurnStep::Track | TurnStep::Token | TurnStep::Run | TurnStep::Loans | TurnStep::Done => {}
    }
}

/// Trains of bank and pool, and those of his other companies that can do
/// without.
fn trains(desk: &Desk<'_>, candidates: &mut Vec<Action>) {
    for offer in desk.trains() {
        candidates.push(Action::BuyTrain { train: offer.train, price: offer.lowest });
    }
    for TrainOffer { train, lowest, highest } in desk.own_trains() {
        if is_spare(desk, train) {
            let middle = Money((lowest.0 + highest.0) / 2);
            let prices = [lowest, middle, highest];
            candidates.extend(prices.map(|price| Action::BuyTrain { train, price }));
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

fn merge(desk: &Desk<'_>, candidates: &mut Vec<Action>) {
    candidates.extend(desk.forms().first().map(|&company| Action::Form { company }));
    if desk.may_convert() {
        candidates.push(Action::Convert);
    }
    candidates.extend(desk.own_partners().into_iter().map(|company| Action::Merge { company }));
    candidates.extend(desk.rival_partners().into_iter().map(|company| Action::Merge { company }));
}
