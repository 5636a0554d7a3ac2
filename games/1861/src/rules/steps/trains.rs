//! A company buys trains (§5.5.8, §5.5.9, §5.6.5).

use bourse_game::{Money, Refusal, Sink};

use crate::rules::action::Action;
use crate::rules::charter::Owner;
use crate::rules::company::{Company, Kind};
use crate::rules::event::Event;
use crate::rules::moves::{Offer, TrainOffer};
use crate::rules::options::ExpressTrains;
use crate::rules::rounds::Wanted;
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::{Checked, consent};
use crate::rules::train::{Card, Holder, TrainId, TrainKind};

impl G1861 {
    /// How many new trains of a kind are left; as many as wanted if not said.
    #[must_use]
    pub fn trains_left(&self, kind: TrainKind) -> Option<u8> {
        let count = match (kind.is_express(), self.options().express_trains()) {
            (false, _) | (true, ExpressTrains::TwoEach) => kind.count()?,
            (true, ExpressTrains::OnlyFive) if kind == TrainKind::TwoTwo => 0,
            (true, ExpressTrains::OnlyFive) => kind.count()?,
            (true, ExpressTrains::Unlimited) => return None,
        };
        Some(count.saturating_sub(self.depot.sold(kind)))
    }

    /// The new trains that can be bought: the first kind that is left, and from
    /// phase 8 the express trains beside it.
    pub fn new_trains(&self) -> impl Iterator<Item = TrainKind> + '_ {
        let left = |kind: &TrainKind| self.trains_left(*kind).is_none_or(|left| left > 0);
        let first = TrainKind::ALL.into_iter().find(left);
        let express = move |kind: &TrainKind| kind.is_express() && self.is_last_phase();
        TrainKind::ALL
            .into_iter()
            .filter(move |kind| Some(*kind) == first || (express(kind) && left(kind)))
    }

    /// The trains in the pool that are for sale: all of them, on 18xx.games the
    /// first of each kind.
    fn pool(&self) -> impl Iterator<Item = TrainId> + '_ {
        let trains = self.depot.of(Holder::Pool).map(|card| card.train);
        let all = self.options().is_jklm() || !self.version().pool_sells_first;
        let earlier = trains.clone();
        let is_first = move |train: &TrainId| {
            earlier.clone().find(|other| other.kind == train.kind) == Some(*train)
        };
        trains.filter(move |train| all || is_first(train))
    }

    /// The cheapest train of bank and pool; of equal ones the new one.
    fn cheapest(&self) -> Option<TrainId> {
        let new = self.new_trains().map(|kind| self.depot.next_of(kind));
        new.chain(self.pool()).min_by_key(|train| train.kind.price())
    }
}

/// Whether the company has no train and could pay for the cheapest with all
/// its loans (§5.5.9).
fn must_buy(game: &G1861, company: Company) -> bool {
    game.depot.count(company) == 0
        && game.cheapest().is_some_and(|train| train.kind.price() <= game.buying_power(company))
}

fn has_room(game: &G1861, company: Company) -> bool {
    let limit = game.phase.train_limit(company.kind());
    limit.is_none_or(|limit| game.depot.count(company) < usize::from(limit))
        && game.depot.has_room()
}

/// Whether any company but this one has a train: 18xx.games asks then, if there
/// is any money.
fn others_have(game: &G1861, company: Company) -> bool {
    game.depot
        .cards()
        .iter()
        .any(|card| matches!(card.holder, Holder::Company(other) if other != company))
}

pub(super) fn asks(game: &G1861, company: Company) -> bool {
    if company.kind() == Kind::State {
        return false;
    }
    let cash = game.companies[company].cash;
    let affordable = game.cheapest().is_some_and(|train| train.kind.price() <= cash);
    let another = cash >= Money(1) && others_have(game, company);
    must_buy(game, company) || (has_room(game, company) && (affordable || another))
}

/// From whom a train is bought, if it is for sale at all: not the state
/// railway's.
fn seller(game: &G1861, company: Company, train: TrainId) -> Result<Owner, Rule> {
    match game.depot.holder(train) {
        Some(Holder::Pool) => {
            let is_sold = game.pool().any(|other| other == train);
            if is_sold { Ok(Owner::Bank) } else { Err(Rule::TrainNotForSale) }
        }
        Some(Holder::Company(other)) if other != company && other.kind() != Kind::State => {
            consent::check_again(game, company, Wanted::Train(train))?;
            Ok(Owner::Company(other))
        }
        Some(Holder::Company(_)) => Err(Rule::TrainNotForSale),
        None => {
            let new = game.new_trains().any(|kind| game.depot.next_of(kind) == train);
            if new { Ok(Owner::Bank) } else { Err(Rule::TrainNotForSale) }
        }
    }
}

/// The lowest and the highest price of a train.
fn prices(game: &G1861, company: Company, train: TrainId) -> Result<(Money, Money), Rule> {
    let cash = game.companies[company].cash;
    match seller(game, company, train)? {
        // Only who must buy takes loans, and only for trains of the bank.
        Owner::Bank => {
            let price = train.kind.price();
            let forced = must_buy(game, company);
            let means = if forced { game.buying_power(company) } else { cash };
            if price > means {
                return Err(Rule::TrainTooExpensive {
                    price,
                    means,
                    forced: game.depot.count(company) == 0,
                });
            }
            Ok((price, price))
        }
        Owner::Seat(_) | Owner::Company(_) => Ok((Money(1), cash)),
    }
}

pub(super) fn offers(game: &G1861, company: Company, offers: &mut Vec<Offer>) {
    let offer = |train| {
        let (lowest, highest) = prices(game, company, train).ok()?;
        (lowest <= highest).then_some(TrainOffer { train, lowest, highest })
    };
    let room = has_room(game, company);
    let new = game.new_trains().map(|kind| game.depot.next_of(kind));
    let of_bank = new.chain(game.pool()).filter(|_| room);
    offers.push(Offer::BuyTrain(of_bank.filter_map(offer).collect()));
    let held = |card: &&Card| room && card.holder != Holder::Pool;
    let others = game.depot.cards().iter().filter(held);
    let others: Vec<_> = others.filter_map(|card| offer(card.train)).collect();
    if !others.is_empty() {
        offers.push(Offer::TradeTrain(others));
    }
    if !must_buy(game, company) {
        offers.push(Offer::PASS);
    }
}

pub(super) fn check(game: &G1861, company: Company, action: &Action) -> Checked {
    match action {
        Action::Pass if must_buy(game, company) => Err(Rule::MustBuyTrain.into()),
        Action::Pass => Ok(()),
        Action::BuyTrain { train, price } => Ok(check_train(game, company, *train, *price)?),
        _ => Err(Refusal::WrongPhase),
    }
}

fn check_train(game: &G1861, company: Company, train: TrainId, price: Money) -> Result<(), Rule> {
    if !has_room(game, company) {
        let limit = game.phase.train_limit(company.kind()).unwrap_or(u8::MAX);
        return Err(Rule::TrainLimit { limit });
    }
    let (lowest, highest) = prices(game, company, train)?;
    if (lowest..=highest).contains(&price) {
        Ok(())
    } else if lowest == highest && seller(game, company, train) == Ok(Owner::Bank) {
        Err(Rule::FacePrice { price: lowest })
    } else {
        Err(Rule::TrainPrice { most: highest })
    }
}

/// The train changes hands; the first of its kind begins a phase.
pub(super) fn buy(
    game: &mut G1861,
    company: Company,
    train: TrainId,
    price: Money,
    sink: &mut impl Sink<Event>,
) {
    let Ok(from) = seller(game, company, train) else { return };
    if from == Owner::Bank {
        game.borrow_for(company, price, sink);
    }
    sink.event(Event::TrainBought { company, train, from, price });
    game.pay(Owner::Company(company), from, price, sink);
    if game.depot.holder(train).is_some() {
        return game.depot.hand_over(train, Holder::Company(company));
    }
    game.depot.sell(train.kind, company);
    if train.kind.phase() > game.phase {
        game.begin_phase(train.kind.phase(), sink);
    }
}

/// Leaves the step: who has no train now is nationalised. The state railway
/// buys by itself; questions its purchases raise are answered first, then it
/// buys on.
pub(super) fn skip(game: &mut G1861, company: Company, sink: &mut impl Sink<Event>) {
    if company.kind() == Kind::State {
        if is_out_of_play(game) {
            return game.next_step();
        }
        let bought_on = buy_for_state(game, sink);
        if bought_on || game.step() != Some(crate::Step::Turn(crate::TurnStep::Trains)) {
            return;
        }
    } else if game.depot.count(company) == 0 {
        return game.nationalise(company, sink);
    }
    game.next_step();
}

/// Whether the state railway has bought its 8-train: it is out of play then, and
/// nothing follows but the answers to what the phase asked (§5.8.5). On
/// 18xx.games it buys on.
fn is_out_of_play(game: &G1861) -> bool {
    game.options().is_jklm() && game.is_last_phase() && game.version().state_stops_at_8
}

/// Without a train the cheapest of bank and pool, with loans; then new trains
/// as long as it can pay. By the rulebook a new phase is dealt with before it
/// buys on, and after the first 8-train it does not (Z-4); then it is said that
/// it is not done.
fn buy_for_state(game: &mut G1861, sink: &mut impl Sink<Event>) -> bool {
    let state = Company::Rsr;
    let mut wanted = game.cheapest().filter(|_| must_buy(game, state));
    while let Some(train) = wanted.or_else(|| next_for_state(game)) {
        let phase = game.phase;
        buy(game, state, train, train.kind.price(), sink);
        if game.options().is_jklm() && game.phase != phase {
            return !game.is_last_phase();
        }
        wanted = None;
    }
    false
}

/// The next new train, if the state railway can pay for it.
fn next_for_state(game: &G1861) -> Option<TrainId> {
    let kind = game.new_trains().next()?;
    let can = kind.price() <= game.companies[Company::Rsr].cash && game.depot.has_room();
    can.then(|| game.depot.next_of(kind))
}
