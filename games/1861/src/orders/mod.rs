//! Standing orders of 1861.

mod auction;
mod merger;
mod stock;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests;

use bourse_game::orders::{Case, Orders, Verdict};
use bourse_game::page::{Declaration, declaration};
use bourse_game::{Money, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::{Config, TS};

use crate::{Company, Event, G1861, Lot, Round, Source, Step};

/// A standing order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "G1861Order")]
pub enum Order {
    /// Passes in a stock round: the one that is on, or the next.
    PassStock {
        /// The set it belongs to.
        set: u8,
        /// What ends the order.
        unless: Unless,
    },
    /// Buys a share of a public in each turn of a stock round.
    BuyShares {
        /// The set it belongs to.
        set: u8,
        /// Of which public.
        company: Company,
        /// From where; null: from the treasury, and if it has none from the
        /// pool.
        from: Option<Source>,
        /// Until so many are held.
        shares: u8,
        /// Until the price is higher.
        highest: Option<Money>,
        /// Until less than this would be left.
        keep: Option<Money>,
    },
    /// Neither converts nor merges.
    PassMergers {
        /// In this merger round; null: in all.
        round: Option<MergerRound>,
        /// Whether shares of new publics are not bought either.
        shares: bool,
        /// Whether mergers that others propose are declined.
        decline: bool,
    },
    /// Bids as little as possible for a lot, once its auction is on.
    Bid {
        /// For what.
        lot: Lot,
        /// Up to so much.
        limit: Money,
        /// Whether it then passes; otherwise it ends.
        pass: bool,
    },
}

/// What ends an order to pass in a stock round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "G1861Unless")]
pub struct Unless {
    /// Somebody sells shares of a company the player directs.
    pub sale: bool,
    /// Somebody holds as many shares of such a company, or takes it over.
    pub rival: bool,
    /// A share price of a company falls of which the player holds shares.
    pub fall: bool,
    /// The player could bid in the auction of a minor.
    pub auction: bool,
}

/// A merger round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "G1861MergerRound")]
pub struct MergerRound {
    /// The set it belongs to.
    pub set: u8,
    /// The operating round before it.
    pub number: u8,
}

/// Why an order ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "G1861Cause")]
pub enum Cause {
    /// Its round is over.
    RoundOver,
    /// The game is over.
    GameOver,
    /// Its round is not the next of its kind.
    NotNext,
    /// Somebody sold shares.
    Sold {
        /// Who.
        seat: Seat,
        /// Of which company.
        company: Company,
    },
    /// Somebody has as many shares as the director.
    Rival {
        /// Who.
        seat: Seat,
        /// Of which company.
        company: Company,
    },
    /// Somebody became director.
    Director {
        /// Who.
        seat: Seat,
        /// Of which company.
        company: Company,
    },
    /// A share price fell.
    Fell {
        /// Of which company.
        company: Company,
        /// From where.
        from: Money,
        /// To where.
        to: Money,
    },
    /// A minor is auctioned.
    Auction {
        /// Which.
        minor: Company,
    },
    /// As many shares are held as were wanted.
    Holds {
        /// How many.
        shares: u8,
    },
    /// The price is higher than it was to be.
    TooHigh {
        /// How high.
        price: Money,
    },
    /// Less money would be left than was to be kept.
    TooLittle {
        /// How much.
        left: Money,
    },
    /// There is no such public at work.
    NotOpen {
        /// Which.
        company: Company,
    },
    /// The next bid would be higher than the limit.
    OverLimit {
        /// How high.
        bid: Money,
    },
    /// The lot has an owner, or none is for sale any more.
    LotGone {
        /// Which.
        lot: Lot,
        /// Whose it is.
        seat: Option<Seat>,
    },
}

impl Orders for G1861 {
    type Order = Order;
    type Cause = Cause;

    fn follow(order: &Order, case: &Case<'_, Self>) -> Verdict<Self> {
        let verdict = match order {
            Order::PassStock { set, unless } => stock::pass(*set, *unless, case),
            Order::BuyShares { set, company, from, shares, highest, keep } => {
                let wish = stock::Wish {
                    company: *company,
                    from: *from,
                    shares: *shares,
                    highest: *highest,
                    keep: *keep,
                };
                stock::buy(*set, &wish, case)
            }
            Order::PassMergers { round, shares, decline } => {
                merger::pass(*round, *shares, *decline, case)
            }
            Order::Bid { lot, limit, pass } => auction::bid(*lot, *limit, *pass, case),
        };
        verdict.unwrap_or_else(Verdict::Ends)
    }
}

/// A verdict, or why the order ends.
type Followed = Result<Verdict<G1861>, Cause>;

/// How far a game is: the set, its operating round (0: the stock round), and
/// whether it is the merger round after that.
type Moment = (u8, u8, bool);

fn moment(game: &G1861) -> Moment {
    let set = game.set();
    match game.round() {
        Round::Opening(_) => (0, 0, false),
        Round::Stock(_) => (set, 0, false),
        Round::Operating(round) => (set, round.number, false),
        Round::Merger(round) => (set, round.number, true),
        Round::Over(_) => (u8::MAX, u8::MAX, true),
    }
}

/// What orders ask of their case.
trait Asked {
    /// The game now.
    fn game(&self) -> &G1861;
    /// What the seat is to decide, if it is to.
    fn step(&self) -> Option<Step>;
    /// Whether the round of an order is on. It must have been the next of its
    /// kind when the order was given.
    fn is_on(&self, round: Moment, next: Moment) -> Result<bool, Cause>;
    /// What happened in the stock round of a set since the order was given.
    fn in_stock_round(&self, of: u8) -> impl Iterator<Item = &Event>;
}

impl Asked for Case<'_, G1861> {
    fn game(&self) -> &G1861 {
        self.now.game()
    }

    fn step(&self) -> Option<Step> {
        self.game().step().filter(|_| self.game().to_move() == Some(self.seat))
    }

    fn is_on(&self, round: Moment, next: Moment) -> Result<bool, Cause> {
        let now = moment(self.game());
        if now > round {
            return Err(Cause::RoundOver);
        }
        if round > next {
            return Err(Cause::NotNext);
        }
        Ok(now == round)
    }

    fn in_stock_round(&self, of: u8) -> impl Iterator<Item = &Event> {
        let begins = |event: &Event| matches!(event, Event::StockRound { set } if *set == of);
        let first = self.since.iter().rposition(begins).map_or(0, |place| place + 1);
        self.since.iter().skip(first)
    }
}

/// The page's types of these.
pub(crate) fn declarations(config: &Config) -> Vec<Declaration> {
    vec![
        declaration::<Order>(config),
        declaration::<Unless>(config),
        declaration::<MergerRound>(config),
        declaration::<Cause>(config),
    ]
}
