//! A public buys its own shares from the pool (§5.5.1).

use bourse_game::{Refusal, Sink};

use crate::rules::action::Action;
use crate::rules::charter::Owner;
use crate::rules::company::Company;
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::Checked;

/// How many it can pay for; no loans.
fn most(game: &G1861, company: Company) -> u8 {
    let (cash, price) = (game.companies[company].cash, game.price(company));
    let affordable = cash.0.checked_div(price.0).unwrap_or(0);
    game.companies[company].pool.min(u8::try_from(affordable).unwrap_or(0))
}

pub(super) fn asks(game: &G1861, company: Company) -> bool {
    company.is_public() && most(game, company) > 0
}

pub(super) fn offers(game: &G1861, company: Company, offers: &mut Vec<Offer>) {
    offers.push(Offer::Redeem { most: most(game, company) });
    offers.push(Offer::PASS);
}

pub(super) fn check(game: &G1861, company: Company, action: &Action) -> Checked {
    match action {
        Action::Pass => Ok(()),
        Action::Redeem { shares } => {
            let most = most(game, company);
            if (1..=most).contains(shares) {
                Ok(())
            } else {
                Err(Rule::RedeemTooMany { most }.into())
            }
        }
        _ => Err(Refusal::WrongPhase),
    }
}

pub(super) fn apply(game: &mut G1861, company: Company, shares: u8, sink: &mut impl Sink<Event>) {
    let price = game.price(company);
    let charter = &mut game.companies[company];
    charter.pool -= shares;
    charter.treasury += shares;
    sink.event(Event::Redeemed { company, shares, price });
    game.pay(Owner::Company(company), Owner::Bank, price * i32::from(shares), sink);
    game.next_step();
}
