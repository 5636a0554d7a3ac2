//! The order to stay out of mergers.

use super::{Asked as _, Case, Cause, Followed, MergerRound, Moment, Verdict};
use crate::{Action, G1861, Merger, Round, Stage, Step};

/// Passes when asked to convert or to merge; if wished also when shares of a
/// new public are for sale, and declines what others propose.
pub(super) fn pass(
    round: Option<MergerRound>,
    shares: bool,
    decline: bool,
    case: &Case<'_, G1861>,
) -> Followed {
    let is_on = match round {
        Some(MergerRound { set, number }) => {
            case.is_on((set, number, true), next_round(case.given.game()))?
        }
        None if matches!(case.game().round(), Round::Over(_)) => return Err(Cause::GameOver),
        None => true,
    };
    let Round::Merger(Merger { stage, .. }) = case.game().round() else {
        return Ok(Verdict::Waits);
    };
    if !is_on {
        return Ok(Verdict::Waits);
    }
    Ok(match case.step() {
        // What the player has begun himself is his to finish.
        Some(Step::Merge) if *stage == Stage::Choose => Verdict::Acts(Action::Pass),
        Some(Step::AfterMerger) if shares => Verdict::Acts(Action::Pass),
        Some(Step::MergerConsent) if decline => Verdict::Acts(Action::Decline),
        _ => Verdict::Waits,
    })
}

/// The merger round that is on, or the next there can be.
fn next_round(game: &G1861) -> Moment {
    let number = match game.round() {
        Round::Opening(_) | Round::Stock(_) => 1,
        Round::Operating(round) => round.number,
        Round::Merger(round) => round.number,
        Round::Over(_) => 0,
    };
    (game.set(), number, true)
}
