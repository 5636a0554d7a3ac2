//! A minor converts or merges with others into a public (§6.1, §6.2).

use arrayvec::ArrayVec;
use bourse_game::{Money, Refusal, Seat, Seats, Sink};
use bourse_track::{Station, reach_ignoring_tokens};

use crate::map;
use crate::rules::action::{Action, Source};
use crate::rules::charter::{Charter, Owner, Status, Token};
use crate::rules::company::{Companies, Company};
use crate::rules::data::{
    DIRECTOR_SHARES, MERGER_HIGHEST, MOST_MERGED, MOST_MERGED_OF_ONE, TOKEN_RATES,
};
use crate::rules::event::Event;
use crate::rules::market::Cell;
use crate::rules::moves::Offer;
use crate::rules::options::MergerTie;
use crate::rules::rounds::{Group, Purchases, Stage};
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::{Checked, token_limit};

/// Proposals in one minor's turn (Z-1).
const MOST_PROPOSALS: u8 = 3;

fn stage(game: &G1861) -> Option<(&Stage, Company)> {
    Some((&game.merger()?.stage, game.merging()?))
}

/// Every minor is asked (edition 18xx.games), unless it was merged before.
pub(super) fn asks(game: &G1861) -> bool {
    stage(game).is_some_and(|(stage, company)| {
        *stage != Stage::Choose || game.companies[company].is_open()
    })
}

/// The publics that can be formed.
fn publics(game: &G1861) -> Companies {
    Company::publics().filter(|&public| game.companies[public].status == Status::Unformed).collect()
}

fn check_convert(game: &G1861, company: Company) -> Result<(), Rule> {
    let converts = game.market.cell(company).is_some_and(|cell| game.chart().converts(cell));
    match (converts, publics(game).is_empty()) {
        (_, true) => Err(Rule::NoPublicLeft),
        (false, _) => Err(Rule::CannotConvert),
        (true, false) => Ok(()),
    }
}

/// The minors that could join: connected, and their owner not at his limit.
fn connected(game: &G1861, group: &[Company]) -> Companies {
    if group.len() >= MOST_MERGED || publics(game).is_empty() {
        return Companies::NONE;
    }
    let owner = |minor: Company| game.companies[minor].director;
    let at_limit = |seat: Option<Seat>| {
        group.iter().filter(|&&member| owner(member) == seat).count() >= MOST_MERGED_OF_ONE
    };
    let outside = |minor: &Company| {
        !group.contains(minor) && game.companies[*minor].is_open() && !at_limit(owner(*minor))
    };
    let open: Companies = Company::minors().filter(outside).collect();
    if game.options().is_jklm() { with_hub(game, group, open) } else { reached(game, group, open) }
}

/// On 18xx.games any member may reach the new one, past cities that are not
/// full.
fn reached(game: &G1861, group: &[Company], open: Companies) -> Companies {
    let mut found = Companies::NONE;
    for &member in group {
        let network = game.network(member);
        let is_reached = |at: Station| network.1.reaches(map(), &game.board, at);
        let near = open.iter().filter(|&minor| game.companies[minor].stations().any(is_reached));
        near.for_each(|minor| found.insert(minor));
    }
    found
}

/// By the rulebook one of the minors must have routes to all the others, and
/// tokens do not block (F-2). Routes run both ways: a newcomer has routes to all
/// members if all have routes to it.
fn with_hub(game: &G1861, group: &[Company], open: Companies) -> Companies {
    let station = |minor: Company| game.companies[minor].stations().next();
    let reach = |&member: &Company| -> Companies {
        let Some(from) = station(member) else { return Companies::NONE };
        let there = reach_ignoring_tokens(map(), &game.board, from);
        let others = Company::minors().filter(|&other| {
            other == member || station(other).is_some_and(|at| there.contains(&at))
        });
        others.collect()
    };
    let reached: ArrayVec<Companies, MOST_MERGED> = group.iter().map(reach).collect();
    let is_hub = |reached: &&Companies| group.iter().all(|&member| reached.contains(member));
    let mut found = Companies::NONE;
    for minor in open.iter() {
        let hub_reaches = reached.iter().filter(is_hub).any(|reached| reached.contains(minor));
        if hub_reaches || reached.iter().all(|reached| reached.contains(minor)) {
            found.insert(minor);
        }
    }
    found
}

/// The price of the public: highest and lowest price together, within bounds.
fn price(game: &G1861, group: &[Company]) -> Option<(Money, Cell)> {
    let prices = group.iter().map(|&minor| game.price(minor));
    let sum = prices.clone().max()? + prices.min()?;
    let floor = Money(game.options().merger_price_floor().amount());
    game.chart().public_start(sum.max(floor).min(MERGER_HIGHEST))
}

/// The minors of a group in the order that decides ties.
fn ordered(game: &G1861, group: &[Company]) -> Group {
    let mut order: Group = game.minors_in_order().filter(|minor| group.contains(minor)).collect();
    if game.options().merger_tie() == MergerTie::FoundingOrder {
        order.sort_by_key(|&minor| game.companies[minor].founded);
    }
    order
}

/// Whether somebody would be director: an owner of two of the minors, or one
/// who can buy a share: by the rulebook only the owner of the earliest (F-5).
fn has_director(game: &G1861, group: &[Company]) -> bool {
    let Some((price, _)) = price(game, group) else { return false };
    let owner = |minor: Company| game.companies[minor].director;
    let two = |seat: Seat| group.iter().filter(|&&other| owner(other) == Some(seat)).count() > 1;
    let can_buy = |seat: Seat| game.cash[seat] >= price && game.check_certificates(seat).is_ok();
    let mut owners = group.iter().filter_map(|&minor| owner(minor));
    if game.options().is_jklm() {
        let first = ordered(game, group).first().and_then(|&minor| owner(minor));
        return owners.any(two) || first.is_some_and(can_buy);
    }
    owners.any(|seat| two(seat) || can_buy(seat))
}

/// Whether the group can be brought to a merger, with more partners if need be.
fn can_finish(game: &G1861, group: &Group) -> bool {
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
fn candidates(game: &G1861, group: &Group) -> Companies {
    connected(game, group).iter().filter(|&minor| can_finish(game, &with(group, minor))).collect()
}

fn alone(company: Company) -> Group {
    Group::from_iter([company])
}

pub(super) fn offers(game: &G1861, offers: &mut Vec<Offer>) {
    let Some((stage, company)) = stage(game) else { return };
    match stage {
        Stage::Choose => {
            if check_convert(game, company).is_ok() {
                offers.push(Offer::Only(Action::Convert));
            }
            let may_propose = check_proposals(game).is_ok();
            let partners = may_propose.then(|| candidates(game, &alone(company)));
            offers.push(Offer::Merge(partners.unwrap_or_default()));
            offers.push(Offer::PASS);
        }
        Stage::Adding(group) => {
            offers.push(Offer::Merge(candidates(game, group)));
            if has_director(game, group) {
                offers.push(Offer::PASS);
            }
        }
        Stage::Converting | Stage::Naming(_) => offers.push(Offer::Form(publics(game))),
        Stage::Asking { .. } | Stage::Tokens { .. } | Stage::Purchases(_) | Stage::Done => {}
    }
}

fn check_proposals(game: &G1861) -> Result<(), Rule> {
    match game.merger() {
        Some(merger) if merger.proposals >= MOST_PROPOSALS => Err(Rule::ThreeProposals),
        Some(_) | None => Ok(()),
    }
}

pub(super) fn check(game: &G1861, action: &Action) -> Checked {
    let Some((stage, company)) = stage(game) else { return Err(Refusal::WrongPhase) };
    match (stage, action) {
        (Stage::Choose, Action::Pass) => Ok(()),
        (Stage::Choose, Action::Convert) => Ok(check_convert(game, company)?),
        (Stage::Choose, Action::Merge { company: minor }) => {
            check_proposals(game)?;
            Ok(check_partner(game, &alone(company), *minor)?)
        }
        (Stage::Adding(group), Action::Merge { company: minor }) => {
            Ok(check_partner(game, group, *minor)?)
        }
        (Stage::Adding(group), Action::Pass) => {
            if has_director(game, group) {
                Ok(())
            } else {
                Err(Rule::NoDirector.into())
            }
        }
        (Stage::Converting | Stage::Naming(_), Action::Form { company: public }) => {
            if publics(game).contains(*public) { Ok(()) } else { Err(Rule::NotFoundable.into()) }
        }
        _ => Err(Refusal::WrongPhase),
    }
}

fn check_partner(game: &G1861, group: &Group, minor: Company) -> Result<(), Rule> {
    if publics(game).is_empty() {
        return Err(Rule::NoPublicLeft);
    }
    if !connected(game, group).contains(minor) {
        return Err(Rule::CannotMerge);
    }
    if can_finish(game, &with(group, minor)) { Ok(()) } else { Err(Rule::NoDirector) }
}

pub(super) fn apply(game: &mut G1861, action: &Action, sink: &mut impl Sink<Event>) {
    let Some((now, company)) = stage(game) else { return };
    let next = match (now.clone(), action) {
        (Stage::Choose, Action::Convert) => Stage::Converting,
        (Stage::Choose, Action::Merge { company: minor }) => add(game, &alone(company), *minor),
        (Stage::Adding(group), Action::Merge { company: minor }) => add(game, &group, *minor),
        (Stage::Adding(group), _) => Stage::Naming(group),
        (Stage::Converting, Action::Form { company: public }) => {
            convert(game, company, *public, sink)
        }
        (Stage::Naming(group), Action::Form { company: public }) => {
            propose(game, group, *public, sink)
        }
        _ => Stage::Done,
    };
    set_stage(game, next);
}

fn set_stage(game: &mut G1861, stage: Stage) {
    if let Some(merger) = game.merger_mut() {
        merger.stage = stage;
    }
}

/// The other owners are asked, clockwise from the proposer (F-1); on 18xx.games
/// their consent is implied.
fn propose(game: &mut G1861, group: Group, public: Company, sink: &mut impl Sink<Event>) -> Stage {
    let proposer = game.merging().and_then(|minor| game.companies[minor].director);
    let owns =
        |seat: &Seat| group.iter().any(|&minor| game.companies[minor].director == Some(*seat));
    let others = game.seats_from(proposer.unwrap_or(Seat::FIRST)).skip(1).filter(owns);
    let waiting: ArrayVec<Seat, 6> = others.filter(|_| game.options().is_jklm()).collect();
    match waiting.first() {
        Some(&seat) => {
            if let Some(merger) = game.merger_mut() {
                merger.proposals += 1;
            }
            sink.event(Event::AskedToMerge { seat, public });
            Stage::Asking { group, public, waiting }
        }
        None => merge(game, &group, public, sink),
    }
}

/// Who is asked whether he agrees.
pub(super) fn asked(game: &G1861) -> Option<Seat> {
    match &game.merger()?.stage {
        Stage::Asking { waiting, .. } => waiting.first().copied(),
        _ => None,
    }
}

/// One who declines ends the proposal.
pub(super) fn answer(game: &mut G1861, action: &Action, sink: &mut impl Sink<Event>) {
    let Some((Stage::Asking { group, public, waiting }, _)) = stage(game) else { return };
    let (group, public, mut waiting) = (group.clone(), *public, waiting.clone());
    let Some(seat) = waiting.pop_at(0) else { return };
    let next = if *action != Action::Accept {
        sink.event(Event::Declined { seat });
        Stage::Choose
    } else if let Some(&seat) = waiting.first() {
        sink.event(Event::AskedToMerge { seat, public });
        Stage::Asking { group, public, waiting }
    } else {
        merge(game, &group, public, sink)
    };
    set_stage(game, next);
}

/// With nobody left to join, the public is named at once. On 18xx.games the step
/// asks as long as somebody is connected, though he may not be able to join.
fn add(game: &G1861, group: &Group, minor: Company) -> Stage {
    let group = with(group, minor);
    let can_join = if game.options().is_jklm() && game.version().names_when_nobody_can_join {
        candidates(game, &group)
    } else {
        connected(game, &group)
    };
    if can_join.is_empty() { Stage::Naming(group) } else { Stage::Adding(group) }
}

/// The minor's owner gets the director's certificate; then he may buy more
/// shares, and every other player one.
fn convert(
    game: &mut G1861,
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
    if game.options().is_jklm() {
        return Stage::Purchases(Purchases::of_holders(game, public));
    }
    Stage::Purchases(Purchases {
        company: public,
        order: game.seats_from(owner).collect(),
        several: Seats::only(owner),
        done: Seats::NONE,
        again: false,
    })
}

/// Each minor becomes a share of its owner, in operating order. On 18xx.games the
/// first who has two takes the director's certificate; by the rulebook who has
/// most does, and if nobody has two the owner of the earliest minor buys one.
fn merge(game: &mut G1861, group: &Group, public: Company, sink: &mut impl Sink<Event>) -> Stage {
    let Some((price, cell)) = price(game, group) else { return Stage::Done };
    let order = game.minors_in_order().filter(|minor| group.contains(minor)).collect::<Group>();
    let jklm = game.options().is_jklm();
    let ranking: ArrayVec<Seat, MOST_MERGED> =
        ordered(game, group).iter().filter_map(|&minor| game.companies[minor].director).collect();
    let Some(&first) = ranking.first() else { return Stage::Done };
    open(game, public, cell);
    sink.event(Event::Formed { public, price });
    let mut owners = Seats::NONE;
    for &minor in &order {
        if let Some(owner) = game.companies[minor].director {
            owners = owners.with(owner);
            game.companies[public].treasury -= 1;
            game.companies[public].shares[owner] += 1;
            if !jklm {
                game.settle_director(public, sink);
            }
        }
        drop_shared(game, &order, public);
        take_in(game, minor, public, sink);
    }
    if jklm {
        name_director(game, public, &ranking, sink);
    }
    let purchases = Purchases {
        company: public,
        order: game.seats_from(first).filter(|&seat| owners.contains(seat)).collect(),
        several: owners,
        done: Seats::NONE,
        again: true,
    };
    let purchases = if jklm { Purchases::of_holders(game, public) } else { purchases };
    if token_limit::is_over(game, public) {
        Stage::Tokens { company: public, then: purchases }
    } else {
        Stage::Purchases(purchases)
    }
}

/// The director is who has most shares, among equals the owner of the earliest
/// minor; he buys a share first if nobody has two (F-4, F-5).
fn name_director(game: &mut G1861, public: Company, ranking: &[Seat], sink: &mut impl Sink<Event>) {
    let shares = |game: &G1861, seat: Seat| game.companies[public].shares[seat];
    let most = ranking.iter().map(|&seat| shares(game, seat)).max().unwrap_or(0);
    let Some(&seat) = ranking.iter().find(|&&seat| shares(game, seat) == most) else { return };
    if most < DIRECTOR_SHARES {
        game.buy_share(seat, public, Source::Treasury, sink);
    }
    if game.companies[public].director != Some(seat) {
        game.companies[public].director = Some(seat);
        sink.event(Event::Director { company: public, seat });
    }
}

fn open(game: &mut G1861, public: Company, cell: Cell) {
    game.companies[public] = Charter { status: Status::Open, ..Charter::new(public) };
    game.market.move_to(public, cell);
}

/// Where two minors share a city, the token that came first goes.
fn drop_shared(game: &mut G1861, order: &Group, public: Company) {
    let shared = |at: &Station| {
        order.iter().any(|&minor| game.companies[minor].stations().any(|other| other == *at))
    };
    let found = game.companies[public].stations().find(shared);
    if let Some(at) = found {
        game.take_token(public, at);
    }
}

/// All a minor has goes to the public, and the minor is gone.
fn take_in(game: &mut G1861, minor: Company, public: Company, sink: &mut impl Sink<Event>) {
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
