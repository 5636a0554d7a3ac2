//! What he bids for privates and minors.

use bourse_game::Money;

use crate::bots::decision::{Decision, bid_up_to};
use crate::bots::figures::{MINOR_BORROWS, MINOR_MINIMUM};
use crate::bots::reach::{Ground, Reach};
use crate::map;
use crate::{Action, Company, G1861, Lot, TrainKind};

/// Track in its first turn.
const FIRST_TRACK: i32 = 20;

/// A minor is worth this, and so much of what its home promises.
const MINOR: f32 = 50.0;
const PROMISED: f32 = 0.9;

impl Decision<'_> {
    pub(super) fn bid_for_minor(&mut self) -> Option<Action> {
        let (lots, lowest, _) = self.desk.bids()?;
        let lot = *lots.first()?;
        let Lot::Minor(minor) = lot else { return None };
        let limit = self.minor_limit(minor);
        Some(bid_up_to(lot, lowest, limit))
    }

    /// The most he bids for a minor: more for a good home, and never less than
    /// lets it buy a train.
    fn minor_limit(&self, minor: Company) -> f32 {
        let promise = promise_of_home(self.desk.game, minor);
        let limit = (MINOR + PROMISED * promise) * self.noise.factor(minor as u64);
        limit.max(self.opening_bid().0 as f32)
    }

    /// With this much a minor can buy its first train.
    pub(super) fn opening_bid(&self) -> Money {
        let train = self.desk.game.new_trains().next().map_or(0, |kind| kind.price().0);
        let needed = train + FIRST_TRACK - MINOR_BORROWS;
        Money((needed + 9) / 10 * 10).max(MINOR_MINIMUM)
    }

    /// The minor he would put up for auction, and what it earns for its price.
    pub(super) fn best_minor(&self) -> Option<(Action, f32)> {
        let (lots, _, highest) = self.desk.bids()?;
        let bid = self.opening_bid();
        if bid > highest {
            return None;
        }
        let minors = lots.iter().filter_map(|lot| match lot {
            Lot::Minor(minor) => Some(*minor),
            Lot::Private(_) => None,
        });
        let judged = minors.map(|minor| {
            let promise = promise_of_home(self.desk.game, minor) * self.noise.factor(minor as u64);
            let earns = (promise / 2.0 + 10.0) / bid.0 as f32;
            (Action::Bid { lot: Lot::Minor(minor), amount: bid }, earns)
        });
        judged.max_by(|a, b| a.1.total_cmp(&b.1))
    }
}

/// What a minor could run to from its home.
pub(in crate::bots) fn promise_of_home(game: &G1861, minor: Company) -> f32 {
    let mut board = *game.board();
    let Some(home) = game.home_of(minor) else { return 0.0 };
    // Its token stands already while it is auctioned.
    let free = board.tokens(map(), home).position(|owner| owner.is_none());
    if let Some(slot) = free {
        let _ = board.place_token(map(), home, slot, minor.on_map());
    }
    let reach = Reach::new(&board, &Ground::new(game), minor);
    let train = game.new_trains().next().unwrap_or(TrainKind::Two);
    reach.promise(&board, game.phase().column(), train.on_track().reach)
}
