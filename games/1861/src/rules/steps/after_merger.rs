//! Shares of a new public are for sale (§6.3).

use bourse_game::{Refusal, Seat, Sink};

use crate::rules::action::{Action, Source};
use crate::rules::event::Event;
use crate::rules::moves::Offer;
use crate::rules::rounds::{Merger, Purchases, Stage};
use crate::rules::rule::Rule;
use crate::rules::state::G1861;
use crate::rules::steps::Checked;

fn purchases(game: &G1861) -> Option<&Purchases> {
    match &game.merger()?.stage {
        Stage::Purchases(purchases) => Some(purchases),
        _ => None,
    }
}

pub(super) fn seat(game: &G1861) -> Option<Seat> {
    game.buyers(purchases(game)?).next()
}

/// When nobody after him could, a player must become director.
fn must_buy(game: &G1861, purchases: &Purchases) -> bool {
    game.lacks_director(purchases.company) && game.buyers(purchases).nth(1).is_none()
}

impl G1861 {
    /// Whether a player who could buy would leave a merged public without a director
    /// by passing, because nobody after them can be one.
    pub(crate) fn pass_leaves_no_director(&self, seat: Seat) -> bool {
        purchases(self).is_some_and(|purchases| {
            let can_buy = self.check_share(seat, purchases.company, Source::Treasury).is_ok();
            can_buy && must_buy(self, purchases)
        })
    }
}

pub(super) fn offers(game: &G1861, offers: &mut Vec<Offer>) {
    let Some(purchases) = purchases(game) else { return };
    offers.push(Offer::BuyShare(vec![(purchases.company, Source::Treasury)]));
    if !must_buy(game, purchases) {
        offers.push(Offer::PASS);
    }
}

pub(super) fn check(game: &G1861, action: &Action) -> Checked {
    let (Some(purchases), Some(seat)) = (purchases(game), seat(game)) else {
        return Err(Refusal::WrongPhase);
    };
    match action {
        Action::Pass if must_buy(game, purchases) => Err(Rule::MustTakeDirector.into()),
        Action::Pass => Ok(()),
        Action::BuyShare { company, from } => {
            if (*company, *from) != (purchases.company, Source::Treasury) {
                return Err(Rule::NoSuchShare.into());
            }
            Ok(game.check_share(seat, *company, *from)?)
        }
        _ => Err(Refusal::WrongPhase),
    }
}

pub(super) fn apply(game: &mut G1861, action: &Action, sink: &mut impl Sink<Event>) {
    let (Some(now), Some(seat)) = (purchases(game).cloned(), seat(game)) else { return };
    let mut done = now.done.with(seat);
    if matches!(action, Action::BuyShare { .. }) {
        game.buy_share(seat, now.company, Source::Treasury, sink);
        if now.several.contains(seat) {
            done = now.done;
        }
    } else {
        sink.event(Event::Passed { seat });
    }
    set_done(game, done);
    if *action == Action::Pass {
        skip_who_just_passed(game, seat);
    }
}

fn set_done(game: &mut G1861, seats: bourse_game::Seats) {
    if let Some(Merger { stage: Stage::Purchases(purchases), .. }) = game.merger_mut() {
        purchases.done = seats;
    }
}

/// Who ended the first pass by passing and would open the second is not asked
/// again (edition 18xx.games).
fn skip_who_just_passed(game: &mut G1861, seat: Seat) {
    let Some(now) = purchases(game) else { return };
    if game.options().is_jklm() || !now.again || game.buyers(now).next().is_some() {
        return;
    }
    game.next_pass();
    let Some(now) = purchases(game) else { return };
    if game.buyers(now).next() == Some(seat) {
        set_done(game, now.done.with(seat));
    }
}
