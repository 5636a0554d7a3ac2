//! The director of a public that lost its last train says whether it goes to
//! the state (§5.8.4).

use bourse_game::{Refusal, Seat, Sink};

use crate::rules::action::Action;
use crate::rules::company::Company;
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::rounds::Round;
use crate::rules::state::G1861;
use crate::rules::steps::Checked;

fn company(game: &G1861) -> Option<Company> {
    match &game.round {
        Round::Operating(operating) => operating.trainless.first().copied(),
        Round::Opening(_) | Round::Stock(_) | Round::Merger(_) | Round::Over(_) => None,
    }
}

pub(super) fn seat(game: &G1861) -> Option<Seat> {
    game.companies[company(game)?].director
}

pub(super) fn offers(offers: &mut Vec<Offer>) {
    offers.extend([Offer::Only(Action::Nationalise), Offer::PASS]);
}

pub(super) fn check(action: &Action) -> Checked {
    match action {
        Action::Nationalise | Action::Pass => Ok(()),
        _ => Err(Refusal::WrongPhase),
    }
}

pub(super) fn apply(game: &mut G1861, action: &Action, sink: &mut impl Sink<Event>) {
    let Some(company) = company(game) else { return };
    if let Round::Operating(operating) = &mut game.round {
        operating.trainless.retain(|other| *other != company);
    }
    match action {
        Action::Nationalise => game.nationalise(company, sink),
        _ => sink.event(Event::Kept { company }),
    }
}
