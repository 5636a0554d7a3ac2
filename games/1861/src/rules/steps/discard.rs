//! A company gives up a train it has too many (§5.8.3).

use bourse_game::{Refusal, Sink};

use crate::rules::action::Action;
use crate::rules::company::Company;
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::Checked;
use crate::rules::train::{Holder, TrainId};

pub(super) fn offers(game: &G1861, company: Company, offers: &mut Vec<Offer>) {
    let trains = game.depot.of_company(company).map(|card| card.train);
    offers.push(Offer::DiscardTrain(trains.collect()));
}

pub(super) fn check(game: &G1861, company: Company, action: &Action) -> Checked {
    match action {
        Action::DiscardTrain { train } => {
            if game.depot.holder(*train) == Some(Holder::Company(company)) {
                Ok(())
            } else {
                Err(Rule::NotYourExcess { company }.into())
            }
        }
        _ => Err(Refusal::WrongPhase),
    }
}

pub(super) fn apply(
    game: &mut G1861,
    company: Company,
    train: TrainId,
    sink: &mut impl Sink<Event>,
) {
    sink.event(Event::TrainDiscarded { company, train });
    game.depot.hand_over(train, Holder::Pool);
}
