//! A merged public keeps two tokens, in different hexes if it can (§6.2).

use arrayvec::ArrayVec;
use bourse_game::{Refusal, Seat, Sink};
use bourse_track::{Hex, Station};

use crate::rules::action::Action;
use crate::rules::charter::Token;
use crate::rules::company::Company;
use crate::rules::data::{TOKEN_RATES, TOKENS_KEPT};
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::rounds::Stage;
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::Checked;

fn company(game: &G1861) -> Option<Company> {
    match game.merger()?.stage {
        Stage::Tokens { company, .. } => Some(company),
        _ => None,
    }
}

/// The director chooses; before there is one, the owner of the minor that comes
/// first in operating order.
pub(super) fn seat(game: &G1861) -> Option<Seat> {
    let Stage::Tokens { company, then } = &game.merger()?.stage else { return None };
    game.companies[*company].director.or(then.order.first().copied())
}

fn hexes(game: &G1861, company: Company) -> ArrayVec<Hex, 10> {
    let mut hexes = ArrayVec::new();
    for at in game.companies[company].stations() {
        if !hexes.contains(&at.hex) {
            hexes.push(at.hex);
        }
    }
    hexes
}

/// Whether the public has more tokens on the map than it may keep.
pub(super) fn is_over(game: &G1861, company: Company) -> bool {
    let tokens = game.companies[company].stations().count();
    tokens > TOKENS_KEPT || tokens > hexes(game, company).len()
}

/// Of two in one hex one goes first, then any; on 18xx.games any at once, as long
/// as two hexes remain.
fn check_token(game: &G1861, company: Company, at: Station) -> Result<(), Rule> {
    let in_hex = |hex: Hex| game.companies[company].stations().filter(|it| it.hex == hex).count();
    if !game.companies[company].stations().any(|own| own == at) {
        return Err(Rule::NoSuchToken);
    }
    let hexes = hexes(game, company);
    let others_first = if game.options().is_jklm() {
        hexes.iter().any(|&hex| in_hex(hex) > 1)
    } else {
        hexes.len() == TOKENS_KEPT
    };
    if others_first && in_hex(at.hex) < 2 { Err(Rule::KeepTwoHexes) } else { Ok(()) }
}

pub(super) fn offers(game: &G1861, offers: &mut Vec<Offer>) {
    let Some(company) = company(game) else { return };
    let stations = game.companies[company].stations();
    let open = stations.filter(|&at| check_token(game, company, at).is_ok());
    offers.push(Offer::RemoveToken(open.collect()));
}

pub(super) fn check(game: &G1861, action: &Action) -> Checked {
    match (company(game), action) {
        (Some(company), Action::RemoveToken { at }) => {
            Ok(check_token(game, company, (*at).into())?)
        }
        _ => Err(Refusal::WrongPhase),
    }
}

pub(super) fn apply(game: &mut G1861, action: &Action, sink: &mut impl Sink<Event>) {
    let (Some(company), Action::RemoveToken { at }) = (company(game), action) else { return };
    game.take_token(company, (*at).into());
    sink.event(Event::TokenRemoved { company, at: *at });
    if is_over(game, company) {
        return;
    }
    sort_tokens(game, company);
    if game.version().all_look_again_after_the_token_limit {
        game.forget_token_places();
    }
    if let Some(merger) = game.merger_mut()
        && let Stage::Tokens { then, .. } = &merger.stage
    {
        merger.stage = Stage::Purchases(then.clone());
    }
}

/// Tokens on the map come first. By the rulebook the number of those says what
/// the next costs (K-4); on 18xx.games the cheapest of the others comes next,
/// and the last is always the dearest.
fn sort_tokens(game: &mut G1861, company: Company) {
    let jklm = game.options().is_jklm();
    let tokens = &mut game.companies[company].tokens;
    tokens.sort_by_key(|token| token.at.is_none());
    tokens.truncate(TOKENS_KEPT);
    tokens.push(Token { rate: TOKEN_RATES[TOKEN_RATES.len() - 1], at: None });
    if jklm {
        for (token, rate) in tokens.iter_mut().zip(TOKEN_RATES) {
            token.rate = rate;
        }
    }
}
