//! What a candidate leads to when others do not interfere.

use bourse_game::Game;

use crate::bots::desk::Desk;
use crate::{Action, G1861, Round, Step};

/// More answers than this are never needed.
const MOST_ANSWERS: usize = 40;

/// The table after a candidate, with auctions and mergers brought to their end.
pub(super) fn after(desk: &Desk<'_>, candidate: &Action) -> Option<G1861> {
    let mut game = desk.after(candidate)?;
    for _ in 0..MOST_ANSWERS {
        let Some(answer) = answer(desk, &game) else { break };
        let seat = game.to_move()?;
        game.apply(seat, &answer, &mut ()).ok()?;
    }
    Some(game)
}

/// What must be said before books can be opened.
fn answer(desk: &Desk<'_>, game: &G1861) -> Option<Action> {
    match game.step()? {
        Step::OpeningAuction => {
            let (Round::Opening(now), Round::Opening(before)) = (game.round(), desk.game.round())
            else {
                return None;
            };
            if now.private != before.private {
                return None;
            }
            // Somebody takes it.
            let wanted = now.bid.is_none() && game.to_move() != Some(desk.seat);
            let next = Desk::new(game, game.to_move()?);
            let bid = next
                .bids()
                .and_then(|(lots, amount, _)| lots.first().map(|&lot| Action::Bid { lot, amount }));
            Some(bid.filter(|_| wanted).unwrap_or(Action::Pass))
        }
        Step::MinorAuction => Some(Action::Pass),
        Step::MergerConsent => Some(Action::Accept),
        Step::Merge => {
            let next = Desk::new(game, game.to_move()?);
            if let Some(&company) = next.forms().first() {
                return Some(Action::Form { company });
            }
            let begun = matches!(
                game.round(),
                Round::Merger(merger) if merger.stage != crate::Stage::Choose
            );
            (begun && next.may_pass()).then_some(Action::Pass)
        }
        Step::TokenLimit => {
            let next = Desk::new(game, game.to_move()?);
            next.tokens().first().map(|&at| Action::RemoveToken { at: at.into() })
        }
        _ => None,
    }
}
