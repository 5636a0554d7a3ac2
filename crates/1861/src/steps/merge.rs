//! A minor converts or merges with others into a public (§6.1, §6.2).

use bourse_game::{Money, Refusal, Seat, Seats, Sink};
use bourse_track::{Station, russia};

use crate::action::Action;
use crate::charter::{Charter, Owner, Status, Token};
use crate::company::{Companies, Company};
use crate::data::{
    DIRECTOR_SHARES, MERGER_HIGHEST, MOST_MERGED, MOST_MERGED_OF_ONE, TOKEN_RATES,
};
use crate::event::Event;
use crate::market::Cell;
use crate::moves::Offer;
use crate::rounds::{Group, Purchases, Stage};
use crate::rule::Rule;
use crate::state::Empire;
use crate::steps::{Checked, token_limit};

/// The lowest price of a merged public in edition 18xx.games.
const MERGER_LOWEST: Money = Money(100);

fn stage(game: &Empire) -> Option<(&Stage, Company)> {
    Some((&game.merger()?.stage, game.merging()?))
}

/// Every minor is asked (edition 18xx.games), unless it was merged before.
pub(super) fn asks(game: &Empire) -> bool {
    stage(game).is_some_and(|(stage, company)| {
        *stage != Stage::Choose || game.companies[company].is_open()
    })
}

/// The publics that can be formed.
fn publics(game: &Empire) -> Companies {
    Company::publics()
        .filter(|&public| game.companies[public].status == Status::Unformed)
        .collect()
}

fn check_convert(game: &Empire, company: Company) -> Result<(), Rule> {
    let converts = game.market.cell(company).is_some_and(|cell| game.chart().converts(cell));
    match (converts, publics(game).is_empty()) {
        (_, true) => Err(Rule::NoPublicLeft),
        (false, _) => Err(Rule::CannotConvert),
        (true, false) => Ok(()),
    }
}

/// The minors that could join: connected to a member past cities that are not
/// full, and their owner not at his limit (edition 18xx.games).
fn connected(game: &Empire, group: &[Company]) -> Companies {
    if group.len() >= MOST_MERGED || publics(game).is_empty() {
        return Companies::NONE;
    }
    let owner = |minor: Company| game.companies[minor].director;
    let at_limit = |seat: Option<Seat>| {
        group.iter().filter(|&&member| owner(member) == seat).count() >= MOST_MERGED_OF_ONE
    };
    let mut found = Companies::NONE;
    for &member in group {
        let network = game.network(member);
        let reached = |at: Station| network.1.reaches(russia(), &game.board, at);
        for minor in Company::minors().filter(|minor| !group.contains(minor)) {
            let charter = &game.companies[minor];
            if charter.is_open() && !at_limit(charter.director) && charter.stations().any(reached)
            {
                found.insert(minor);
            }
        }
    }
    found
}

/// The price of the public: highest and lowest price together, within bounds.
fn price(game: &Empire, group: &[Company]) -> Option<(Money, Cell)> {
    let prices = group.iter().map(|&minor| game.price(minor));
    let sum = prices.clone().max()? + prices.min()?;
    game.chart().public_start(sum.max(MERGER_LOWEST).min(MERGER_HIGHEST))
}

/// Whether somebody would be director: an owner of two of the minors, or one
/// who can buy a share.
fn has_director(game: &Empire, group: &[Company]) -> bool {
    let Some((price, _)) = price(game, group) else { return false };
    let owner = |minor: Company| game.companies[minor].director;
    group.iter().filter_map(|&minor| owner(minor)).any(|seat| {
        group.iter().filter(|&&other| owner(other) == Some(seat)).count() > 1
            || (game.cash[seat] >= price && game.check_certificates(seat).is_ok())
    })
}

/// Whether the group can be brought to a merger, with more partners if need be.
fn can_finish(game: &Empire, group: &Group) -> bool {
    has_director(game, group)
        || connected(game, group).iter().any(|minor| {
            let mut larger = group.clone();
            larger.push(minor);
            can_finish(game, &larger)
        })
}

fn with(group: &Group, minor: Company) -> Group {
    let mut larger = group.clone();
    if !larger.is_full() {
        larger.push(minor);
    }
    larger
}

/// The minors that may join.
fn candidates(game: &Empire, group: &Group) -> Companies {
    connected(game, group)
        .iter()
        .filter(|&minor| can_finish(game, &with(group, minor)))
        .collect()
}

fn alone(company: Company) -> Group {
    Group::from_iter([company])
}

pub(super) fn offers(game: &Empire, offers: &mut Vec<Offer>) {
    let Some((stage, company)) = stage(game) else { return };
    match stage {
        Stage::Choose => {
            if check_convert(game, company).is_ok() {
                offers.push(Offer::Convert);
            }
            offers.push(Offer::Merge(candidates(game, &alone(company))));
            offers.push(Offer::Pass);
        }
        Stage::Adding(group) => {
            offers.push(Offer::Merge(candidates(game, group)));
            if has_director(game, group) {
                offers.push(Offer::Pass);
            }
        }
        Stage::Converting | Stage::Naming(_) => offers.push(Offer::Form(publics(game))),
        Stage::Tokens { .. } | Stage::Purchases(_) | Stage::Done => {}
    }
}

pub(super) fn check(game: &Empire, action: &Action) -> Checked {
    let Some((stage, company)) = stage(game) else { return Err(Refusal::WrongPhase) };
    match (stage, action) {
        (Stage::Choose, Action::Pass) => Ok(()),
        (Stage::Choose, Action::Convert) => Ok(check_convert(game, company)?),
        (Stage::Choose, Action::Merge { company: minor }) => {
            Ok(check_partner(game, &alone(company), *minor)?)
        }
        (Stage::Adding(group), Action::Merge { company: minor }) => {
            Ok(check_partner(game, group, *minor)?)
        }
        (Stage::Adding(group), Action::Pass) => {
            if has_director(game, group) { Ok(()) } else { Err(Rule::NoDirector.into()) }
        }
        (Stage::Converting | Stage::Naming(_), Action::Form { company: public }) => {
            if publics(game).contains(*public) { Ok(()) } else { Err(Rule::NotFoundable.into()) }
        }
        _ => Err(Refusal::WrongPhase),
    }
}

fn check_partner(game: &Empire, group: &Group, minor: Company) -> Result<(), Rule> {
    if publics(game).is_empty() {
        return Err(Rule::NoPublicLeft);
    }
    if !connected(game, group).contains(minor) {
        return Err(Rule::CannotMerge);
    }
    if can_finish(game, &with(group, minor)) { Ok(()) } else { Err(Rule::NoDirector) }
}

pub(super) fn apply(game: &mut Empire, action: &Action, sink: &mut impl Sink<Event>) {
    let Some((now, company)) = stage(game) else { return };
    let next = match (now.clone(), action) {
        (Stage::Choose, Action::Convert) => Stage::Converting,
        (Stage::Choose, Action::Merge { company: minor }) => {
            add(game, &alone(company), *minor)
        }
        (Stage::Adding(group), Action::Merge { company: minor }) => add(game, &group, *minor),
        (Stage::Adding(group), _) => Stage::Naming(group),
        (Stage::Converting, Action::Form { company: public }) => {
            convert(game, company, *public, sink)
        }
        (Stage::Naming(group), Action::Form { company: public }) => {
            merge(game, &group, *public, sink)
        }
        _ => Stage::Done,
    };
    if let Some(merger) = game.merger_mut() {
        merger.stage = next;
    }
}

/// With nobody left to join, the public is named at once.
fn add(game: &Empire, group: &Group, minor: Company) -> Stage {
    let group = with(group, minor);
    if connected(game, &group).is_empty() { Stage::Naming(group) } else { Stage::Adding(group) }
}

/// The minor's owner gets the director's certificate; then he may buy more
/// shares, and every other player one.
fn convert(
    game: &mut Empire,
    minor: Company,
    public: Company,
    sink: &mut impl Sink<Event>,
) -> Stage {
    let start = game.chart().public_start(game.price(minor));
    let (Some((price, cell)), Some(owner)) = (start, game.companies[minor].director) else {
        return Stage::Done;
    };
    open(game, public, cell);
    game.companies[public].treasury -= DIRECTOR_SHARES;
    game.companies[public].shares[owner] += DIRECTOR_SHARES;
    sink.event(Event::Converted { minor, public, price });
    game.settle_director(public, sink);
    take_in(game, minor, public, sink);
    Stage::Purchases(Purchases {
        company: public,
        order: game.seats_from(owner).collect(),
        several: Seats::only(owner),
        done: Seats::NONE,
        again: false,
    })
}

/// Each minor becomes a share of its owner, in operating order; the first who
/// has two takes the director's certificate.
fn merge(
    game: &mut Empire,
    group: &Group,
    public: Company,
    sink: &mut impl Sink<Event>,
) -> Stage {
    let Some((price, cell)) = price(game, group) else { return Stage::Done };
    let order = game.minors_in_order().filter(|minor| group.contains(minor)).collect::<Group>();
    let Some(first) = order.first().and_then(|&minor| game.companies[minor].director) else {
        return Stage::Done;
    };
    open(game, public, cell);
    sink.event(Event::Formed { public, price });
    let mut owners = Seats::NONE;
    for &minor in &order {
        if let Some(owner) = game.companies[minor].director {
            owners = owners.with(owner);
            game.companies[public].treasury -= 1;
            game.companies[public].shares[owner] += 1;
            game.settle_director(public, sink);
        }
        drop_shared(game, &order, public);
        take_in(game, minor, public, sink);
    }
    let purchases = Purchases {
        company: public,
        order: game.seats_from(first).filter(|&seat| owners.contains(seat)).collect(),
        several: owners,
        done: Seats::NONE,
        again: true,
    };
    if token_limit::is_over(game, public) {
        Stage::Tokens { company: public, then: purchases }
    } else {
        Stage::Purchases(purchases)
    }
}

fn open(game: &mut Empire, public: Company, cell: Cell) {
    game.companies[public] = Charter { status: Status::Open, ..Charter::new(public) };
    game.market.move_to(public, cell);
}

/// Where two minors share a city, the token that came first goes.
fn drop_shared(game: &mut Empire, order: &Group, public: Company) {
    let shared = |at: &Station| {
        order.iter().any(|&minor| game.companies[minor].stations().any(|other| other == *at))
    };
    let found = game.companies[public].stations().find(shared);
    if let Some(at) = found {
        game.take_token(public, at);
    }
}

/// All a minor has goes to the public, and the minor is gone.
fn take_in(game: &mut Empire, minor: Company, public: Company, sink: &mut impl Sink<Event>) {
    let stations: Vec<Station> = game.companies[minor].stations().collect();
    for at in stations {
        game.take_token(minor, at);
        if game.companies[public].next_token().is_none() {
            let token = Token { rate: TOKEN_RATES[0], at: None };
            // Ten minors bring ten tokens: there is room.
            let _ = game.companies[public].tokens.try_push(token);
        }
        game.put_token(public, at);
    }
    game.hand_over_assets(minor, public, sink);
    game.companies[public].loans += game.companies[minor].loans;
    game.market.take_off(minor);
    game.companies[minor] = Charter { status: Status::Closed, ..Charter::new(minor) };
    sink.event(Event::Merged { minor, public });
    debug_assert_eq!(*game.purse(Owner::Company(minor)), Money::ZERO);
}
