//! What becomes of the revenue (§5.5.5, §5.6.3).

use bourse_game::{Money, Refusal, Sink};

use crate::rules::action::{Action, Payment};
use crate::rules::charter::Owner;
use crate::rules::company::{Company, Kind};
use crate::rules::data::PUBLIC_SHARES;
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::state::G1861;
use crate::rules::steps::Checked;

fn revenue(game: &G1861) -> Money {
    game.company_turn().map_or(Money::ZERO, |turn| turn.revenue)
}

/// Only a public that earned has a choice.
pub(super) fn asks(game: &G1861, company: Company) -> bool {
    company.is_public() && revenue(game) > Money::ZERO
}

pub(super) fn offers(offers: &mut Vec<Offer>) {
    offers.push(Offer::Dividend);
}

pub(super) fn check(action: &Action) -> Checked {
    match action {
        Action::Dividend { .. } => Ok(()),
        _ => Err(Refusal::WrongPhase),
    }
}

pub(super) fn apply(
    game: &mut G1861,
    company: Company,
    kind: Payment,
    sink: &mut impl Sink<Event>,
) {
    pay(game, company, kind, sink);
    finish(game, company);
}

/// What needs no decision: minors share with their owners, the state railway
/// keeps all, and who earned nothing falls.
pub(super) fn skip(game: &mut G1861, company: Company, sink: &mut impl Sink<Event>) {
    match company.kind() {
        Kind::Minor => share_with_owner(game, company, sink),
        Kind::Public => pay(game, company, Payment::Withhold, sink),
        Kind::State => game.pay(Owner::Bank, Owner::Company(company), revenue(game), sink),
    }
    finish(game, company);
}

fn finish(game: &mut G1861, company: Company) {
    game.companies[company].operated = true;
    game.companies[company].earned = revenue(game);
    game.depot.use_all(company);
    game.next_step();
}

fn share_with_owner(game: &mut G1861, company: Company, sink: &mut impl Sink<Event>) {
    let revenue = revenue(game);
    if revenue > Money::ZERO
        && let Some(owner) = game.companies[company].director
    {
        let half = Money(revenue.0 / 2);
        game.pay(Owner::Bank, Owner::Seat(owner), half, sink);
        game.pay(Owner::Bank, Owner::Company(company), half, sink);
        game.move_marker(company, |chart, cell| chart.right_minor(cell), sink);
    } else {
        game.move_marker(company, |chart, cell| chart.left(cell), sink);
    }
}

impl Payment {
    /// What of a revenue is paid. Half is rounded up to a multiple of ten, so that
    /// each share gets a whole amount.
    pub(crate) fn paid(self, revenue: Money) -> Money {
        let shares = i32::from(PUBLIC_SHARES);
        match self {
            Self::Pay => revenue,
            Self::Half => revenue - Money(revenue.0 / (2 * shares) * shares),
            Self::Withhold => Money::ZERO,
        }
    }
}

/// Shares in the treasury pay the company, those in the pool nobody.
fn pay(game: &mut G1861, company: Company, kind: Payment, sink: &mut impl Sink<Event>) {
    let revenue = revenue(game);
    let paid = kind.paid(revenue);
    let per_share = Money(paid.0 / i32::from(PUBLIC_SHARES));
    sink.event(Event::Dividend { company, kind, per_share, kept: revenue - paid });
    game.pay(Owner::Bank, Owner::Company(company), revenue - paid, sink);
    for seat in game.players().seats() {
        let shares = game.companies[company].shares[seat];
        game.pay(Owner::Bank, Owner::Seat(seat), per_share * i32::from(shares), sink);
    }
    let treasury = game.companies[company].treasury;
    game.pay(Owner::Bank, Owner::Company(company), per_share * i32::from(treasury), sink);
    if paid == Money::ZERO {
        game.move_marker(company, |chart, cell| chart.left(cell), sink);
    } else if paid >= game.price(company) {
        game.move_marker(company, |chart, cell| chart.right(cell), sink);
    }
}
