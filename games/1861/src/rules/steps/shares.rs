//! A player's turn in the stock round: sell, then buy a share, auction a minor
//! or found a public (§4.1, §4.2).

use bourse_game::{Refusal, Seat, Sink};

use crate::rules::action::{Action, Source};
use crate::rules::charter::{Owner, Status};
use crate::rules::company::{Company, Lot};
use crate::rules::data::MINOR_MINIMUM;
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::phase::Phase;
use crate::rules::rounds::{Round, Stock};
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::{Checked, found, minor_auction};

fn stock(game: &G1861) -> Option<&Stock> {
    match &game.round {
        Round::Stock(stock) => Some(stock),
        Round::Opening(_) | Round::Operating(_) | Round::Merger(_) | Round::Over(_) => None,
    }
}

pub(super) fn seat(game: &G1861) -> Option<Seat> {
    stock(game).map(|stock| stock.seat)
}

/// Whether the player must sell before anything else (§4.2.1).
fn must_sell(game: &G1861, stock: &Stock) -> bool {
    game.certificates(stock.seat) > game.certificate_limit()
        && Company::publics().any(|public| most_to_sell(game, stock, public).is_ok())
}

fn most_to_sell(game: &G1861, stock: &Stock, company: Company) -> Result<u8, Rule> {
    if stock.has_bought {
        return Err(Rule::AlreadyBought);
    }
    if game.options().is_jklm() && stock.sells.contains(company) {
        return Err(Rule::SoldThisTurn);
    }
    game.most_to_sell(stock.seat, company)
}

fn check_buy(game: &G1861, stock: &Stock, company: Company, from: Source) -> Result<(), Rule> {
    check_purchase(game, stock)?;
    check_share(game, stock, company, from)
}

/// What holds for one share.
fn check_share(game: &G1861, stock: &Stock, company: Company, from: Source) -> Result<(), Rule> {
    if stock.sold[stock.seat].contains(company) {
        return Err(Rule::SoldThisRound);
    }
    game.check_share(stock.seat, company, from)
}

/// What holds for every purchase: one in a turn, and not by who must sell.
fn check_purchase(game: &G1861, stock: &Stock) -> Result<(), Rule> {
    if stock.has_bought {
        return Err(Rule::AlreadyBought);
    }
    if must_sell(game, stock) {
        return Err(Rule::MustSell { limit: game.certificate_limit() });
    }
    Ok(())
}

fn purchases<'a>(
    game: &'a G1861,
    stock: &'a Stock,
) -> impl Iterator<Item = (Company, Source)> + 'a {
    let all = Company::publics().flat_map(|public| Source::ALL.map(|from| (public, from)));
    let may_buy = check_purchase(game, stock).is_ok();
    all.filter(move |&(public, from)| may_buy && check_share(game, stock, public, from).is_ok())
}

fn sales<'a>(game: &'a G1861, stock: &'a Stock) -> impl Iterator<Item = (Company, u8)> + 'a {
    Company::publics().filter_map(|public| Some((public, most_to_sell(game, stock, public).ok()?)))
}

/// Whether the step is about an auction too: what 18xx.games looks at.
fn may_auction(game: &G1861, stock: &Stock) -> bool {
    let seat = stock.seat;
    let is_open = |minor: Company| {
        game.companies[minor].status == Status::Unformed && minor.phase() <= game.phase
    };
    check_purchase(game, stock).is_ok()
        && game.cash[seat] >= MINOR_MINIMUM
        && game.check_certificates(seat).is_ok()
        && game.phase < Phase::NO_NEW_MINORS
        && Company::minors().any(is_open)
}

/// Whether the step is about founding too: what 18xx.games looks at, neither
/// the lowest price of a public nor whether a city is open.
fn may_found(game: &G1861, stock: &Stock) -> bool {
    check_purchase(game, stock).is_ok()
        && game.cash[stock.seat] >= MINOR_MINIMUM
        && game.phase >= Phase::FOUNDING
        && game.check_certificates(stock.seat).is_ok()
        && Company::publics().any(|public| game.companies[public].status == Status::Unformed)
}

pub(super) fn asks(game: &G1861) -> bool {
    let Some(stock) = stock(game) else { return false };
    !stock.has_bought
        && (may_auction(game, stock)
            || may_found(game, stock)
            || sales(game, stock).next().is_some()
            || purchases(game, stock).next().is_some())
}

/// Whether there is a share to sell or to buy, or a minor to auction.
pub(super) fn can_trade(game: &G1861) -> bool {
    let minors = || Company::minors().any(|it| minor_auction::check_minor(game, it).is_ok());
    stock(game).is_some_and(|stock| {
        (may_auction(game, stock) && minors())
            || sales(game, stock).next().is_some()
            || purchases(game, stock).next().is_some()
    })
}

pub(super) fn offers(game: &G1861, offers: &mut Vec<Offer>) {
    let Some(stock) = stock(game) else { return };
    let seat = stock.seat;
    let buy: Vec<_> = purchases(game, stock).collect();
    if !buy.is_empty() {
        offers.push(Offer::BuyShare(buy));
    }
    if may_found(game, stock) {
        offers.push(found::offer(game, seat));
    }
    let sell: Vec<_> = sales(game, stock).collect();
    if !sell.is_empty() {
        offers.push(Offer::SellShares(sell));
    }
    if may_auction(game, stock) {
        offers.push(Offer::bid(minor_auction::minors(game), MINOR_MINIMUM, game.cash[seat]));
    }
    if !must_sell(game, stock) {
        offers.push(Offer::PASS);
    }
}

pub(super) fn check(game: &G1861, action: &Action) -> Checked {
    let Some(stock) = stock(game) else { return Err(Refusal::WrongPhase) };
    match action {
        Action::Pass if must_sell(game, stock) => {
            Err(Rule::MustSell { limit: game.certificate_limit() }.into())
        }
        Action::Pass => Ok(()),
        Action::BuyShare { company, from } => Ok(check_buy(game, stock, *company, *from)?),
        Action::SellShares { company, shares } => {
            let most = most_to_sell(game, stock, *company)?;
            if (1..=most).contains(shares) {
                Ok(())
            } else {
                Err(Rule::TooManyShares { most }.into())
            }
        }
        Action::Bid { lot: Lot::Private(_), .. } => Err(Rule::OtherLot.into()),
        Action::Bid { lot: lot @ Lot::Minor(minor), amount } => {
            check_purchase(game, stock)?;
            minor_auction::check_minor(game, *minor)?;
            game.check_certificates(stock.seat)?;
            Ok(minor_auction::check_amount(*lot, *amount, MINOR_MINIMUM, game.cash[stock.seat])?)
        }
        Action::Found { company, price } => {
            check_purchase(game, stock)?;
            Ok(found::check(game, stock.seat, *company, *price)?)
        }
        _ => Err(Refusal::WrongPhase),
    }
}

pub(super) fn apply(game: &mut G1861, action: &Action, sink: &mut impl Sink<Event>) {
    let Some(seat) = seat(game) else { return };
    match *action {
        Action::BuyShare { company, from } => {
            game.buy_share(seat, company, from, sink);
            traded(game, |stock| stock.has_bought = true);
        }
        Action::SellShares { company, shares } => sell(game, seat, company, shares, sink),
        Action::Bid { lot: Lot::Minor(minor), amount } => {
            minor_auction::open(game, seat, minor, amount, sink);
        }
        Action::Found { company, price } => {
            found::found(game, seat, company, price, sink);
            traded(game, |stock| stock.has_bought = true);
        }
        _ => game.end_stock_turn(sink),
    }
}

fn traded(game: &mut G1861, what: impl FnOnce(&mut Stock)) {
    if let Round::Stock(stock) = &mut game.round {
        stock.last = Some(stock.seat);
        what(stock);
    }
}

/// All shares of a sale are paid at the price before it; if the director sold,
/// the price then falls (§4.1.2).
fn sell(game: &mut G1861, seat: Seat, company: Company, shares: u8, sink: &mut impl Sink<Event>) {
    let price = game.price(company);
    let was_director = game.companies[company].director == Some(seat);
    let charter = &mut game.companies[company];
    charter.shares[seat] -= shares;
    charter.pool += shares;
    sink.event(Event::SharesSold { seat, company, shares, price });
    game.pay(Owner::Bank, Owner::Seat(seat), price * i32::from(shares), sink);
    game.settle_director(company, sink);
    if was_director {
        game.move_marker(company, |chart, cell| chart.down(cell), sink);
    }
    traded(game, |stock| {
        stock.sells.insert(company);
        stock.sold[seat].insert(company);
    });
}
