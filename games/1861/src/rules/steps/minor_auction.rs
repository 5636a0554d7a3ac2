//! A minor is auctioned (§4.2.4).

use bourse_game::{Money, Refusal, Seat, Seats, Sink};

use crate::rules::action::Action;
use crate::rules::charter::{Owner, Status};
use crate::rules::company::{Company, Lot};
use crate::rules::data::{BID_STEP, MINOR_HIGHEST_START, MINOR_MINIMUM, MINOR_SHARES};
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::phase::Phase;
use crate::rules::rounds::{MinorAuction, Round};
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::{Checked, found};

fn auction(game: &G1861) -> Option<MinorAuction> {
    match &game.round {
        Round::Stock(stock) => stock.auction,
        Round::Opening(_) | Round::Operating(_) | Round::Merger(_) | Round::Over(_) => None,
    }
}

pub(super) fn seat(game: &G1861) -> Option<Seat> {
    let auction = auction(game)?;
    auction.still_in.after(auction.high)
}

/// Whether an amount is a bid: a multiple of five, high enough, and there.
pub(super) fn check_amount(
    lot: Lot,
    amount: Money,
    lowest: Money,
    cash: Money,
) -> Result<(), Rule> {
    if amount < lowest {
        let private = matches!(lot, Lot::Private(_));
        return Err(Rule::BidTooLow { minimum: lowest, private });
    }
    if (amount.0 - lowest.0) % BID_STEP.0 != 0 {
        return Err(Rule::BidNotMultiple { step: BID_STEP });
    }
    if amount > cash { Err(Rule::BidOverCash { cash }) } else { Ok(()) }
}

/// Whether a minor can be put up for auction.
pub(super) fn check_minor(game: &G1861, minor: Company) -> Result<(), Rule> {
    let first = game.companies[Company::N].status == Status::Unformed && minor != Company::N;
    let open = minor.is_minor()
        && game.companies[minor].status == Status::Unformed
        && minor.phase() <= game.phase
        && game.phase < Phase::NO_NEW_MINORS;
    match (open, first) {
        (false, _) => Err(Rule::MinorNotForSale),
        (true, true) => Err(Rule::NikolaevFirst),
        (true, false) => Ok(()),
    }
}

/// The minors that can be put up for auction.
pub(super) fn minors(game: &G1861) -> Vec<Lot> {
    let open = Company::minors().filter(|&minor| check_minor(game, minor).is_ok());
    open.map(Lot::Minor).collect()
}

impl G1861 {
    /// What it takes at least to start a company, if there is one to be had: a
    /// minor in auction, or a public with a city to be founded in.
    pub(crate) fn least_to_start(&self) -> Option<Money> {
        let minor = Company::minors().any(|minor| check_minor(self, minor).is_ok());
        minor.then_some(MINOR_MINIMUM).or_else(|| found::least(self))
    }
}

pub(super) fn offers(game: &G1861, offers: &mut Vec<Offer>) {
    let (Some(auction), Some(seat)) = (auction(game), seat(game)) else { return };
    let lots = vec![Lot::Minor(auction.minor)];
    offers.push(Offer::bid(lots, auction.bid + BID_STEP, game.cash[seat]));
    offers.push(Offer::PASS);
}

pub(super) fn check(game: &G1861, action: &Action) -> Checked {
    let (Some(auction), Some(seat)) = (auction(game), seat(game)) else {
        return Err(Refusal::WrongPhase);
    };
    match action {
        Action::Pass => Ok(()),
        Action::Bid { lot, .. } if *lot != Lot::Minor(auction.minor) => Err(Rule::OtherLot.into()),
        Action::Bid { lot, amount } => {
            Ok(check_amount(*lot, *amount, auction.bid + BID_STEP, game.cash[seat])?)
        }
        _ => Err(Refusal::WrongPhase),
    }
}

/// Opens the auction of a minor. On 18xx.games its token stands from the first
/// bid on.
pub(super) fn open(
    game: &mut G1861,
    seat: Seat,
    minor: Company,
    amount: Money,
    sink: &mut impl Sink<Event>,
) {
    if !game.options().is_jklm() {
        place_home(game, minor, sink);
    }
    let is_checked = game.options().is_jklm() || game.version().minor_bidders_below_limit;
    let may_bid =
        |other: &Seat| *other == seat || !is_checked || game.check_certificates(*other).is_ok();
    let still_in = game.players().seats().filter(may_bid).collect();
    bid(game, MinorAuction { minor, high: seat, bid: amount, still_in }, sink);
}

fn place_home(game: &mut G1861, minor: Company, sink: &mut impl Sink<Event>) {
    if let Some(home) = game.home(minor) {
        game.put_token(minor, home);
        let price = Money::ZERO;
        sink.event(Event::TokenPlaced { company: minor, at: home.into(), price });
    }
}

pub(super) fn apply(game: &mut G1861, action: &Action, sink: &mut impl Sink<Event>) {
    let (Some(mut now), Some(seat)) = (auction(game), seat(game)) else { return };
    match action {
        Action::Bid { amount, .. } => {
            (now.high, now.bid) = (seat, *amount);
            bid(game, now, sink);
        }
        _ => {
            sink.event(Event::Passed { seat });
            now.still_in = now.still_in.without(seat);
            settle(game, now, sink);
        }
    }
}

/// After a bid, who cannot bid more is out.
fn bid(game: &mut G1861, mut now: MinorAuction, sink: &mut impl Sink<Event>) {
    sink.event(Event::Bid { seat: now.high, lot: Lot::Minor(now.minor), amount: now.bid });
    let least = now.bid + BID_STEP;
    let can = |seat: Seat| seat == now.high || game.cash[seat] >= least;
    now.still_in = now.still_in.iter().filter(|&seat| can(seat)).collect();
    settle(game, now, sink);
}

fn settle(game: &mut G1861, now: MinorAuction, sink: &mut impl Sink<Event>) {
    let won = now.still_in == Seats::only(now.high);
    if let Round::Stock(stock) = &mut game.round {
        stock.auction = (!won).then_some(now);
    }
    if won {
        start(game, now, sink);
    }
}

/// The winner pays the minor; its price is half the bid. Play goes on to his
/// left.
fn start(game: &mut G1861, won: MinorAuction, sink: &mut impl Sink<Event>) {
    let MinorAuction { minor, high: seat, bid, .. } = won;
    let half = Money(bid.0 / 2).min(MINOR_HIGHEST_START);
    if let Some((price, cell)) = game.chart().minor_start(half) {
        game.market.move_to(minor, cell);
        sink.event(Event::MinorSold { company: minor, seat, bid, price });
    }
    if game.options().is_jklm() {
        place_home(game, minor, sink);
    }
    let founded = game.companies.iter().map(|charter| charter.founded).max().unwrap_or(0) + 1;
    let charter = &mut game.companies[minor];
    charter.founded = founded;
    charter.status = Status::Open;
    charter.director = Some(seat);
    charter.treasury = 0;
    charter.shares[seat] = MINOR_SHARES;
    game.pay(Owner::Seat(seat), Owner::Company(minor), bid, sink);
    if let Round::Stock(stock) = &mut game.round {
        stock.last = Some(seat);
        stock.seat = seat;
        stock.has_bought = true;
    }
}
