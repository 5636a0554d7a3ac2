//! A company buys a private from a player, at any moment of its turn (§5.5).

use bourse_game::{Money, Sink};

use crate::rules::charter::Owner;
use crate::rules::company::{Company, Kind, Private};
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::rounds::Wanted;
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::consent;

fn in_hand(game: &G1861, private: Private) -> bool {
    matches!(game.privates[private], Owner::Seat(_))
}

/// The most a company can pay for a private: its value, and its cash.
fn most(game: &G1861, company: Company, private: Private) -> Money {
    private.value().min(game.companies[company].cash)
}

pub(super) fn asks(game: &G1861, company: Company) -> bool {
    company.kind() != Kind::State
        && game.phase.sells_privates()
        && game.companies[company].cash >= Money(1)
        && Private::ALL.into_iter().any(|private| in_hand(game, private))
}

pub(super) fn offers(game: &G1861, offers: &mut Vec<Offer>) {
    let Some(company) = game.operating().filter(|&company| asks(game, company)) else { return };
    let for_sale = Private::ALL.into_iter().filter(|&private| {
        let again = consent::check_again(game, company, Wanted::Private(private));
        in_hand(game, private) && again.is_ok()
    });
    let privates = for_sale.map(|private| (private, most(game, company, private)));
    offers.push(Offer::BuyPrivate(privates.collect()));
}

pub(super) fn check(game: &G1861, private: Private, price: Money) -> Result<(), Rule> {
    let company = game.operating().filter(|company| company.kind() != Kind::State);
    let Some(company) = company.filter(|_| game.phase.sells_privates()) else {
        return Err(Rule::PrivatePhase);
    };
    if !in_hand(game, private) {
        return Err(Rule::PrivateNotForSale { private });
    }
    consent::check_again(game, company, Wanted::Private(private))?;
    let most = most(game, company, private);
    if (Money(1)..=most).contains(&price) { Ok(()) } else { Err(Rule::PrivatePrice { most }) }
}

pub(super) fn buy(game: &mut G1861, private: Private, price: Money, sink: &mut impl Sink<Event>) {
    let (Some(company), Owner::Seat(from)) = (game.operating(), game.privates[private]) else {
        return;
    };
    sink.event(Event::PrivateBought { company, private, from, price });
    game.pay(Owner::Company(company), Owner::Seat(from), price, sink);
    game.give_private(private, Owner::Company(company));
}
