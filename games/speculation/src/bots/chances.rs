//! How likely a seat is to win.

use bourse_game::{BySeat, Seat};

use super::outlook::Outlook;
use crate::{Company, Phase, Speculation};

/// The lead that makes victory about 2.7 times as likely as a rival's, in
/// prices of the first company in END: while the game goes on, and when it is
/// over. A game that is over was close by luck, so a victory by little counts
/// for less than one by much.
const LEAD_ON_THE_WAY: f32 = 0.5;
const LEAD_AT_THE_END: f32 = 0.15;
/// What a lead on the mean of the others counts in itself: it decides between
/// actions when the game is as good as won or lost.
const RICHES: f32 = 0.4;

/// The chance that the seat wins, with a little for its riches.
pub(super) fn chance(state: &Speculation, seat: Seat, outlook: &Outlook) -> f32 {
    let players = state.table().players();
    let fortunes = fortunes(state, outlook);
    let own = fortunes[seat];
    let over = state.table().phase() == Phase::Over;
    let scale = if over { LEAD_AT_THE_END } else { LEAD_ON_THE_WAY };
    let (mut odds, mut lead) = (0.0, 0.0);
    for rival in players.seats().filter(|&rival| rival != seat) {
        lead += own - fortunes[rival];
        odds += exp((fortunes[rival] - own) / scale);
    }
    1.0 / (1.0 + odds) + RICHES * lead / f32::from(players.count() - 1)
}

/// Close to the exponential function, and the same on every machine: a library's
/// own may differ in the last bit, and a decision with it.
fn exp(x: f32) -> f32 {
    let mut power = (1.0 + x / 16.0).max(0.0);
    for _ in 0..4 {
        power *= power;
    }
    power
}

/// What each seat has and may expect, in prices of the first company in END.
fn fortunes(state: &Speculation, outlook: &Outlook) -> BySeat<f32> {
    let table = state.table();
    let prices = outlook.prices(state);
    let unit = outlook.tariff.highest();
    let mut fortunes = BySeat::default();
    for seat in table.players().seats() {
        let shares = table.shares(seat);
        let value = |company| f32::from(shares[company]) * prices[company];
        let worth: f32 = Company::ALL.into_iter().map(value).sum();
        fortunes[seat] = (state.cash(seat).0 as f32 + worth) / unit;
    }
    fortunes
}
