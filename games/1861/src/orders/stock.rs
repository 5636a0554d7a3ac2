//! Orders for a stock round: to pass, to buy shares.

use bourse_game::{Money, Moves as _, Seat, View as _};

use super::{Asked as _, Case, Cause, Followed, Moment, Unless, Verdict};
use crate::{Action, Company, Event, G1861, Round, Source, Step};

/// Passes, unless something happens that the player wants to look at.
pub(super) fn pass(set: u8, unless: Unless, case: &Case<'_, G1861>) -> Followed {
    if !case.is_on(round(set), next_round(case.given.game()))? {
        return Ok(Verdict::Waits);
    }
    for event in case.in_stock_round(set) {
        match *event {
            Event::SharesSold { seat, company, .. }
                if unless.sale && seat != case.seat && directs(case, company) =>
            {
                return Err(Cause::Sold { seat, company });
            }
            Event::Price { company, from, to }
                if unless.fall && to < from && holds(case, company) =>
            {
                return Err(Cause::Fell { company, from, to });
            }
            _ => {}
        }
    }
    if unless.rival
        && let Some(cause) = Company::publics().find_map(|company| rival(case, company))
    {
        return Err(cause);
    }
    match (case.step(), case.game().round()) {
        (Some(Step::MinorAuction), Round::Stock(stock)) => match stock.auction {
            Some(auction) if unless.auction => Err(Cause::Auction { minor: auction.minor }),
            _ => Ok(Verdict::Acts(Action::Pass)),
        },
        (Some(Step::Shares), _) => Ok(Verdict::Acts(Action::Pass)),
        _ => Ok(Verdict::Waits),
    }
}

/// What to buy, and until when.
pub(super) struct Wish {
    pub(super) company: Company,
    pub(super) from: Option<Source>,
    pub(super) shares: u8,
    pub(super) highest: Option<Money>,
    pub(super) keep: Option<Money>,
}

/// Buys a share in each turn.
pub(super) fn buy(set: u8, wish: &Wish, case: &Case<'_, G1861>) -> Followed {
    let (game, company) = (case.game(), wish.company);
    let is_on = case.is_on(round(set), next_round(case.given.game()))?;
    let charter = game.charter(company);
    if !company.is_public() || !charter.is_open() {
        return Err(Cause::NotOpen { company });
    }
    let held = charter.shares[case.seat];
    if held >= wish.shares {
        return Err(Cause::Holds { shares: held });
    }
    if !is_on {
        return Ok(Verdict::Waits);
    }
    for event in case.in_stock_round(set) {
        match *event {
            Event::SharesSold { seat, company: of, .. } if of == company && seat != case.seat => {
                return Err(Cause::Sold { seat, company });
            }
            Event::Director { seat, company: of } if of == company && seat != case.seat => {
                return Err(Cause::Director { seat, company });
            }
            _ => {}
        }
    }
    let price = game.price(company);
    if wish.highest.is_some_and(|highest| price > highest) {
        return Err(Cause::TooHigh { price });
    }
    if case.step() != Some(Step::Shares) {
        return Ok(Verdict::Waits);
    }
    let left = game.cash(case.seat) - price;
    if wish.keep.is_some_and(|keep| left < keep) {
        return Err(Cause::TooLittle { left });
    }
    Ok(Verdict::Acts(purchase(wish, case)))
}

/// The purchase that is allowed; if none is, one whose refusal says why.
fn purchase(wish: &Wish, case: &Case<'_, G1861>) -> Action {
    let buy = |from| Action::BuyShare { company: wish.company, from };
    let wanted = |from: &Source| wish.from.is_none_or(|only| only == *from);
    let moves = case.now.moves();
    let mut open = Source::ALL.into_iter().filter(wanted).map(buy);
    open.find(|action| moves.contains(action))
        .unwrap_or_else(|| buy(wish.from.unwrap_or(Source::Treasury)))
}

fn round(set: u8) -> Moment {
    (set, 0, false)
}

/// The stock round that is on, or the next.
fn next_round(game: &G1861) -> Moment {
    match game.round() {
        Round::Opening(_) | Round::Stock(_) => round(game.set()),
        Round::Operating(_) | Round::Merger(_) | Round::Over(_) => {
            round(game.set().saturating_add(1))
        }
    }
}

/// Whether the player directs a public, or did when he gave the order.
fn directs(case: &Case<'_, G1861>, company: Company) -> bool {
    let director = |game: &G1861| game.charter(company).director == Some(case.seat);
    company.is_public() && (director(case.game()) || director(case.given.game()))
}

/// Whether the player holds shares of a company.
fn holds(case: &Case<'_, G1861>, company: Company) -> bool {
    case.game().charter(company).shares[case.seat] > 0
}

/// Who has come to threaten the player's hold on a public since he gave the
/// order.
fn rival(case: &Case<'_, G1861>, company: Company) -> Option<Cause> {
    let (then, now) = (case.given.game().charter(company), case.game().charter(company));
    if let (Some(old), Some(seat)) = (then.director, now.director)
        && old == case.seat
        && seat != old
    {
        return Some(Cause::Director { seat, company });
    }
    if now.director != Some(case.seat) {
        return None;
    }
    let threatens = |seat: Seat| now.shares[seat] >= now.shares[case.seat];
    let did = |seat: Seat| {
        then.director == Some(case.seat)
            && then.shares[seat] >= then.shares[case.seat]
            && then.shares[seat] >= now.shares[seat]
    };
    let mut others = case.game().players().seats().filter(|&seat| seat != case.seat);
    let seat = others.find(|&seat| threatens(seat) && !did(seat))?;
    Some(Cause::Rival { seat, company })
}
