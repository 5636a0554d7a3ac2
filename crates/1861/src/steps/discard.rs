//! A company gives up a train it has too many (§5.8.3).

use bourse_game::{Refusal, Sink};

use crate::action::Action;
use crate::company::Company;
use crate::event::Event;
use crate::moves::Offer;
use crate::rule::Rule;
use crate::state::Empire;
use crate::steps::Checked;
use crate::train::Holder;

pub(super) fn offers(game: &Empire, company: Company, offers: &mut Vec<Offer>) {
    let trains = game.depot.of_company(company).map(|card| card.train);
    offers.push(Offer::DiscardTrain(trains.collect()));
}

pub(super) fn check(game: &Empire, company: Company, action: &Action) -> Checked {
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
    game: &mut Empire,
    company: Company,
    action: &Action,
    sink: &mut impl Sink<Event>,
) {
    if let Action::DiscardTrain { train } = *action {
        sink.event(Event::TrainDiscarded { company, train });
        game.depot.hand_over(train, Holder::Pool);
    }
}
