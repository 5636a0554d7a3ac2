//! Where tokens stand: those a company buys, a new public's first, and which
//! goes when there are too many.

use super::building::TrackWeights;
use super::desk::Desk;
use super::reach::{Ground, Reach};
use super::runs::{Runs, kinds};
use crate::{Action, Company, G1861, Step};

/// A token where it earns its price, or none.
pub(super) fn token(desk: &Desk<'_>, runs: &mut Runs, weights: TrackWeights) -> Option<Action> {
    let game = desk.game;
    let company = game.operating()?;
    let cash = game.charter(company).cash;
    let trains = kinds(game, company);
    let before = runs.revenue(game, game.board(), company, &trains);
    let mut best = (Action::Pass, 0);
    for at in desk.cities() {
        let action = Action::place_token(at);
        let Some(after) = desk.after(&action) else { continue };
        let price = (cash - after.charter(company).cash).0;
        let revenue = runs.revenue(&after, after.board(), company, &trains);
        let gain = (revenue - before) * weights.token_rounds - price;
        if gain > best.1 {
            best = (action, gain);
        }
    }
    Some(best.0)
}

/// Where the founded public promises most.
pub(super) fn first_token(desk: &Desk<'_>) -> Option<Action> {
    let company = desk.new_public()?;
    let judged = desk.cities().into_iter().map(|at| {
        let action = Action::place_token(at);
        let promise = desk.after(&action).map_or(0.0, |game| promise(&game, company));
        (action, promise)
    });
    judged.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| action)
}

/// Keeps the tokens with the best run.
pub(super) fn remove_token(desk: &Desk<'_>, runs: &mut Runs) -> Option<Action> {
    debug_assert_eq!(desk.game.step(), Some(Step::TokenLimit));
    let company = desk.new_public()?;
    let trains = kinds(desk.game, company);
    let mut best: Option<(Action, i32)> = None;
    for at in desk.tokens() {
        let action = Action::RemoveToken { at: at.into() };
        let Some(after) = desk.after(&action) else { continue };
        let revenue = runs.revenue(&after, after.board(), company, &trains);
        if best.as_ref().is_none_or(|(_, most)| revenue > *most) {
            best = Some((action, revenue));
        }
    }
    best.map(|(action, _)| action)
}

/// What a company could run to with the next train.
pub(super) fn promise(game: &G1861, company: Company) -> f32 {
    let stops = game.new_trains().next().map_or(2, |train| train.on_track().reach);
    let reach = Reach::new(game.board(), &Ground::new(game), company);
    reach.promise(game.board(), game.phase().column(), stops)
}
