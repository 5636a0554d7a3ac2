//! Rules of thumb: a quick, sound action for any seat.

use bourse_game::{Dice, Money, Seat};

use super::outlook::Outlook;
use super::rollout::Policy;
use crate::{Action, ByCompany, Card, Company, Phase, RankTile, Speculation, Tile, TradeDeal};

/// Up to this tile the worse card is played: the better one shall come with a
/// larger tile, for each of them must come once in a cycle (§10).
const SMALL_TILE: u8 = 2;
/// Two times in so many a card is taken at random, for nobody can be reckoned
/// on.
const RANDOM_CARD: u64 = 7;

/// Players who trade by the outlook, and push what they have more of than the
/// others.
#[derive(Clone, Copy, Debug)]
pub(super) struct RolloutPolicy<'a> {
    outlook: &'a Outlook,
    /// The round the prices are of.
    round: u32,
    prices: ByCompany<Money>,
    rises: ByCompany<f32>,
}

impl<'a> RolloutPolicy<'a> {
    /// Players with this outlook.
    pub(super) fn new(outlook: &'a Outlook) -> Self {
        Self { outlook, round: 0, prices: ByCompany::default(), rises: ByCompany::default() }
    }

    /// Looks at the prices, once for all trades of a round.
    fn look(&mut self, state: &Speculation) {
        if self.round != state.table().round() {
            self.round = state.table().round();
            self.prices = state.table().prices();
            let later = self.outlook.prices(state);
            let prices = &self.prices;
            self.rises = ByCompany::from_fn(|company| later[company] - prices[company].0 as f32);
        }
    }

    /// The trade with the best outlook that the seat can pay.
    fn trade(&self, state: &Speculation, seat: Seat) -> Action {
        let table = state.table();
        let shares = table.shares(seat);
        let both = table.options().trade_deal == TradeDeal::Both;
        let mut best = Best::new(Action::Trade { sell: None, buy: None }, 0.0);
        self.buy(state, None, state.cash(seat), 0.0, &mut best);
        for company in Company::ALL.into_iter().filter(|&company| shares[company] > 0) {
            let sell = Some(company);
            let (cash, saved) = (state.cash(seat) + self.prices[company], -self.rises[company]);
            if cash >= Money::ZERO {
                best.offer(Action::Trade { sell, buy: None }, saved);
            }
            if both {
                self.buy(state, sell, cash, saved, &mut best);
            }
        }
        best.action
    }

    /// The purchases beside a sale that brought this much.
    fn buy(
        &self,
        state: &Speculation,
        sell: Option<Company>,
        cash: Money,
        saved: f32,
        best: &mut Best,
    ) {
        let bank = state.table().bank();
        for buy in Company::ALL {
            if self.prices[buy] <= cash && bank[buy] > 0 && sell != Some(buy) {
                best.offer(Action::Trade { sell, buy: Some(buy) }, saved + self.rises[buy]);
            }
        }
    }
}

/// The best action so far.
struct Best {
    action: Action,
    value: f32,
}

impl Best {
    const fn new(action: Action, value: f32) -> Self {
        Self { action, value }
    }

    fn offer(&mut self, action: Action, value: f32) {
        if value > self.value {
            *self = Self { action, value };
        }
    }
}

/// The card of the company the seat has most of against the others.
fn card(state: &Speculation, seat: Seat, dice: &mut impl Dice) -> Action {
    // Always one number, so that the luck of two games stays in step.
    let random = dice.below(RANDOM_CARD);
    let hand = state.cards(seat).hand();
    let (Some(low), Some(high)) = (hand.nth(0), hand.nth(1)) else {
        return Action::Commit { card: hand.nth(0).unwrap_or(Card::BankHoliday) };
    };
    let small = state.table().movement().is_some_and(|tile| tile.value() <= SMALL_TILE);
    let takes_low = match random {
        0 => true,
        1 => false,
        _ => (stake(state, seat, low) >= stake(state, seat, high)) != small,
    };
    Action::Commit { card: if takes_low { low } else { high } }
}

/// Moves up what the seat has most of against the others, or down what it has
/// least of.
fn rank(state: &Speculation, seat: Seat) -> Action {
    let table = state.table();
    let tile = table.action().unwrap_or(Tile::NoAction);
    let sign = if tile == Tile::RankMinus { -1.0 } else { 1.0 };
    let optional = table.options().rank_tile == RankTile::Optional;
    let mut best = Best::new(Action::Decline, if optional { 0.0 } else { f32::MIN });
    for company in table.eligible(tile).iter() {
        let value = sign * stake(state, seat, Card::Company(company));
        best.offer(Action::Rank { company }, value);
    }
    best.action
}

/// How many more shares of the company on a card the seat has than the others
/// have on average.
fn stake(state: &Speculation, seat: Seat, card: Card) -> f32 {
    let Some(company) = card.company() else {
        return 0.0;
    };
    let table = state.table();
    let held = |seat| f32::from(table.shares(seat)[company]);
    let all: f32 = table.players().seats().map(held).sum();
    held(seat) - (all - held(seat)) / f32::from(table.players().count() - 1)
}

impl Policy for RolloutPolicy<'_> {
    fn act(&mut self, state: &Speculation, seat: Seat, dice: &mut impl Dice) -> Action {
        match state.table().phase() {
            Phase::Trade { .. } => {
                self.look(state);
                self.trade(state, seat)
            }
            Phase::Rank => rank(state, seat),
            _ => card(state, seat, dice),
        }
    }
}
