//! A public places a token (§5.5.3).

use bourse_game::{Refusal, Sink};
use bourse_track::Station;

use crate::rules::action::Action;
use crate::rules::charter::Owner;
use crate::rules::company::Company;
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::Checked;

/// It is asked when it could pay for one step and some city has room, however
/// far (edition 18xx.games).
pub(super) fn asks(game: &G1861, company: Company) -> bool {
    can_pay(game, company)
        && game
            .token_places
            .known(company)
            .unwrap_or_else(|| cities(game, company).next().is_some())
}

fn can_pay(game: &G1861, company: Company) -> bool {
    let charter = &game.companies[company];
    company.is_public() && charter.next_token().is_some_and(|token| token.rate <= charter.cash)
}

/// When the step is reached it is looked for a city, and that is remembered
/// (edition 18xx.games).
pub(super) fn enter(game: &mut G1861, company: Company) {
    let remembers = !game.options().is_jklm() && game.version().token_places_stay;
    if remembers && can_pay(game, company) && game.token_places.known(company).is_none() {
        let some = cities(game, company).next().is_some();
        game.token_places.found(company, some);
    }
}

fn cities(game: &G1861, company: Company) -> impl Iterator<Item = Station> + '_ {
    let network = game.network(company);
    game.cities().filter(move |&at| game.check_circle(company, &network.1, at).is_ok())
}

fn check_price(game: &G1861, company: Company, at: Station) -> Result<(), Rule> {
    let cash = game.companies[company].cash;
    match game.token_price(company, at.hex) {
        Some(price) if price > cash => Err(Rule::TokenTooExpensive { price, cash }),
        Some(_) => Ok(()),
        None => Err(Rule::NoSuchToken),
    }
}

pub(super) fn offers(game: &G1861, company: Company, offers: &mut Vec<Offer>) {
    let affordable = |at: &Station| check_price(game, company, *at).is_ok();
    offers.push(Offer::PlaceToken(cities(game, company).filter(affordable).collect()));
    offers.push(Offer::PASS);
}

pub(super) fn check(game: &G1861, company: Company, action: &Action) -> Checked {
    match action {
        Action::Pass => Ok(()),
        Action::PlaceToken { at } => {
            let at = (*at).into();
            game.check_circle(company, &game.network(company).1, at)?;
            Ok(check_price(game, company, at)?)
        }
        _ => Err(Refusal::WrongPhase),
    }
}

pub(super) fn apply(
    game: &mut G1861,
    company: Company,
    action: &Action,
    sink: &mut impl Sink<Event>,
) {
    let Action::PlaceToken { at } = *action else { return };
    let Some(price) = game.token_price(company, at.hex.0) else { return };
    game.pay(Owner::Company(company), Owner::Bank, price, sink);
    game.put_token(company, at.into());
    game.forget_token_places();
    sink.event(Event::TokenPlaced { company, at, price });
    game.next_step();
}
