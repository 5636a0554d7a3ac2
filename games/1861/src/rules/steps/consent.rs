//! Another player is asked whether he sells a private or a train (Z-1).

use bourse_game::{Refusal, Seat, Sink};

use crate::rules::action::Action;
use crate::rules::charter::Owner;
use crate::rules::company::Company;
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::rounds::{Deal, Round, Wanted};
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::{Checked, private, trains};
use crate::rules::train::Holder;

/// The player who would have to agree; nobody if it is the company's own
/// director, or if consent is implied (edition 18xx.games).
pub(super) fn asked(game: &G1861, company: Company, wanted: Wanted) -> Option<Seat> {
    let owner = match wanted {
        Wanted::Private(private) => match game.privates[private] {
            Owner::Seat(seat) => Some(seat),
            Owner::Bank | Owner::Company(_) => None,
        },
        Wanted::Train(train) => match game.depot.holder(train) {
            Some(Holder::Company(other)) => game.companies[other].director,
            Some(Holder::Pool) | None => None,
        },
    };
    let other = owner.filter(|&seat| game.companies[company].director != Some(seat));
    other.filter(|_| game.options().is_jklm())
}

impl G1861 {
    /// Who is asked before the operating company gets something; nobody if it
    /// can simply be bought.
    #[must_use]
    pub fn asks_for(&self, wanted: Wanted) -> Option<Seat> {
        asked(self, self.operating()?, wanted)
    }

    /// What the operating company offers and another player is asked about.
    #[must_use]
    pub fn deal(&self) -> Option<Deal> {
        question(self)
    }
}

/// What was declined in this turn is not asked for again.
pub(super) fn check_again(game: &G1861, company: Company, wanted: Wanted) -> Result<(), Rule> {
    let over = |turn: &crate::Turn| turn.declined.contains(&wanted) || turn.declined.is_full();
    if asked(game, company, wanted).is_some() && game.company_turn().is_some_and(over) {
        Err(Rule::Declined)
    } else {
        Ok(())
    }
}

/// Puts the question, or buys at once if nobody is to be asked.
pub(super) fn ask(game: &mut G1861, deal: Deal, sink: &mut impl Sink<Event>) {
    let company = game.in_turn();
    match asked(game, company, deal.what) {
        Some(seat) => {
            let price = deal.price;
            sink.event(match deal.what {
                Wanted::Private(private) => {
                    Event::AskedForPrivate { company, seat, private, price }
                }
                Wanted::Train(train) => Event::AskedForTrain { company, seat, train, price },
            });
            if let Round::Operating(operating) = &mut game.round {
                operating.question = Some(deal);
            }
        }
        None => buy(game, company, deal, sink),
    }
}

fn buy(game: &mut G1861, company: Company, deal: Deal, sink: &mut impl Sink<Event>) {
    match deal.what {
        Wanted::Private(private) => private::buy(game, private, deal.price, sink),
        Wanted::Train(train) => trains::buy(game, company, train, deal.price, sink),
    }
}

fn question(game: &G1861) -> Option<Deal> {
    match &game.round {
        Round::Operating(operating) => operating.question,
        Round::Opening(_) | Round::Stock(_) | Round::Merger(_) | Round::Over(_) => None,
    }
}

pub(super) fn seat(game: &G1861) -> Option<Seat> {
    asked(game, game.operating()?, question(game)?.what)
}

pub(super) fn offers(offers: &mut Vec<Offer>) {
    offers.extend([Offer::Only(Action::Accept), Offer::Only(Action::Decline)]);
}

pub(super) fn check(action: &Action) -> Checked {
    match action {
        Action::Accept | Action::Decline => Ok(()),
        _ => Err(Refusal::WrongPhase),
    }
}

pub(super) fn apply(game: &mut G1861, action: &Action, sink: &mut impl Sink<Event>) {
    let (Some(company), Some(deal), Some(seat)) = (game.operating(), question(game), seat(game))
    else {
        return;
    };
    if let Round::Operating(operating) = &mut game.round {
        operating.question = None;
        if *action != Action::Accept {
            // There is room, or nobody would have been asked.
            let _ = operating.turn.declined.try_push(deal.what);
        }
    }
    if *action == Action::Accept {
        buy(game, company, deal, sink);
    } else {
        sink.event(Event::Declined { seat });
    }
}
