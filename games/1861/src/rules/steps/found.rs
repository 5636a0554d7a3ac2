//! Founding a public (§4.2.3).

use bourse_game::{Money, Refusal, Seat, Sink};
use bourse_track::{Board, Station};

use crate::map;
use crate::rules::action::{Action, At};
use crate::rules::charter::{Owner, Status};
use crate::rules::company::{Company, Kind};
use crate::rules::data::DIRECTOR_SHARES;
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::phase::Phase;
use crate::rules::rounds::Round;
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::Checked;

/// A circle that is free and not kept, of a station without track to another
/// stop (S-8). On 18xx.games no station of the hex may have such track, nor any
/// that leads back to it, and the city must hold no token.
fn check_city(game: &G1861, company: Company, at: Station) -> Result<(), Rule> {
    let map = map();
    let mut city = game.board.tokens(map, at);
    let stops = game.board.laid(map, at.hex).layout.stops().len() as u8;
    let ring = !game.options().is_jklm() && game.version().ring_is_connection;
    let leads = if ring { Board::leads_to_a_stop } else { Board::leads_anywhere };
    let connected = |stop: u8| leads(&game.board, map, Station { hex: at.hex, stop });
    let is_connected =
        || if game.options().is_jklm() { connected(at.stop) } else { (0..stops).any(connected) };
    let is_open = city.len() > 0
        && (game.options().found_in_occupied_city() || city.all(|owner| owner.is_none()))
        && game.free_circle(company, at).is_some()
        && !is_connected();
    if is_open { Ok(()) } else { Err(Rule::CityNotOpen) }
}

fn cities(game: &G1861, company: Company) -> impl Iterator<Item = Station> + '_ {
    game.cities().filter(move |&at| check_city(game, company, at).is_ok())
}

/// Which publics could be founded, money aside.
fn check_public(game: &G1861, company: Company) -> Result<(), Rule> {
    if company.kind() != Kind::Public || game.companies[company].status != Status::Unformed {
        return Err(Rule::NotFoundable);
    }
    if game.phase < Phase::FOUNDING {
        return Err(Rule::FoundingPhase { phase: Phase::FOUNDING });
    }
    cities(game, company).next().map(|_| ()).ok_or(Rule::NoOpenCity)
}

pub(super) fn check(game: &G1861, seat: Seat, company: Company, price: Money) -> Result<(), Rule> {
    check_public(game, company)?;
    game.check_certificates(seat)?;
    if !game.chart().public_starts().any(|(start, _)| start == price) {
        return Err(Rule::NoStartPrice);
    }
    let (price, cash) = (price * i32::from(DIRECTOR_SHARES), game.cash[seat]);
    if price > cash {
        return Err(Rule::TooExpensive { price, cash, founding: true });
    }
    Ok(())
}

/// The least that founding costs, if a public can be founded at all.
pub(super) fn least(game: &G1861) -> Option<Money> {
    let mut publics = Company::publics();
    publics.find(|&public| check_public(game, public).is_ok())?;
    let (lowest, _) = game.chart().public_starts().next()?;
    Some(lowest * i32::from(DIRECTOR_SHARES))
}

/// The publics and prices; empty when there is no city or not enough money.
pub(super) fn offer(game: &G1861, seat: Seat) -> Offer {
    // A city open to one unformed public is open to all.
    let mut companies = Company::publics()
        .filter(|&public| game.companies[public].status == Status::Unformed)
        .collect::<Vec<_>>();
    if companies.first().is_some_and(|&public| check_public(game, public).is_err()) {
        companies.clear();
    }
    let affordable = |price: &Money| *price * i32::from(DIRECTOR_SHARES) <= game.cash[seat];
    let prices = game.chart().public_starts().map(|(price, _)| price).filter(affordable);
    Offer::Found { companies, prices: prices.collect() }
}

/// The founder pays twice the price to the company for the director's
/// certificate.
pub(super) fn found(
    game: &mut G1861,
    seat: Seat,
    company: Company,
    price: Money,
    sink: &mut impl Sink<Event>,
) {
    if let Some((_, cell)) = game.chart().public_start(price) {
        game.market.move_to(company, cell);
    }
    let charter = &mut game.companies[company];
    charter.status = Status::Open;
    charter.director = Some(seat);
    charter.treasury -= DIRECTOR_SHARES;
    charter.shares[seat] += DIRECTOR_SHARES;
    sink.event(Event::Founded { company, seat, price });
    let price = price * i32::from(DIRECTOR_SHARES);
    game.pay(Owner::Seat(seat), Owner::Company(company), price, sink);
    if let Round::Stock(stock) = &mut game.round {
        stock.founding = Some(company);
    }
}

fn founding(game: &G1861) -> Option<Company> {
    match &game.round {
        Round::Stock(stock) => stock.founding,
        Round::Opening(_) | Round::Operating(_) | Round::Merger(_) | Round::Over(_) => None,
    }
}

pub(super) fn token_offers(game: &G1861, offers: &mut Vec<Offer>) {
    if let Some(company) = founding(game) {
        offers.push(Offer::PlaceToken(cities(game, company).collect()));
    }
}

pub(super) fn check_token(game: &G1861, action: &Action) -> Checked {
    match (founding(game), action) {
        (Some(company), Action::PlaceToken { at }) => Ok(check_city(game, company, (*at).into())?),
        _ => Err(Refusal::WrongPhase),
    }
}

#[expect(clippy::expect_used, reason = "the step is due only while a public is being founded")]
pub(super) fn place(game: &mut G1861, at: At, sink: &mut impl Sink<Event>) {
    let company = founding(game).expect("a public is being founded");
    game.put_token(company, at.into());
    game.forget_token_places();
    sink.event(Event::TokenPlaced { company, at, price: Money::ZERO });
    if let Round::Stock(stock) = &mut game.round {
        stock.founding = None;
    }
}
