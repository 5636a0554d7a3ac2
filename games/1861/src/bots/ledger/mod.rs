//! The table as an accountant sees it: who holds what, who earns what, and how
//! it would go on if everybody played by rules of thumb.
//!
//! A ledger leaves the map out. What trains bring is read off the present track
//! once and then grows towards what such trains usually bring. So a whole game
//! is reckoned to its end in the time it takes to look at one tile.

mod finish;
mod firm;
mod merge;
mod noise;
mod open;
mod operate;
mod phases;
mod prospects;
#[cfg(test)]
mod tests;
mod trade;

use arrayvec::ArrayVec;
use bourse_game::bots::Noise;

use super::figures::{LAST_ROUNDS, LOAN_FACE, ROUNDS};
use crate::{Chart, Phase, TrainKind};

pub(super) use firm::Firm;
pub(super) use prospects::Prospects;

/// Seats at most.
const SEATS: usize = 6;

/// Firms at most: minors and publics, and as many publics again.
const FIRMS: usize = 32;

/// A game is not followed further than this.
const MOST_ROUNDS: u8 = 40;

/// A train that never runs out.
const ENDLESS: u8 = u8::MAX;

/// Who has a private.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Keeper {
    Seat(usize),
    Firm(usize),
    State,
}

/// What is being played.
#[derive(Clone, Debug)]
enum Now {
    /// Shares are traded.
    Stock(Stock),
    /// These firms still operate, the first perhaps in the middle of its turn.
    Operating { order: ArrayVec<usize, FIRMS>, from: From },
    /// These minors may still merge.
    Merging { order: ArrayVec<usize, FIRMS>, sale: Option<Sale> },
}

/// Shares of a new public, and who may buy them, in order.
#[derive(Clone, Debug)]
struct Sale {
    firm: usize,
    /// Who may buy more than one.
    several: ArrayVec<usize, SEATS>,
    /// Who may buy one.
    one: ArrayVec<usize, SEATS>,
    /// Whether everybody may then buy one.
    again: bool,
}

/// A stock round under way.
#[derive(Clone, Copy, Debug)]
struct Stock {
    /// Who is to move.
    seat: usize,
    /// Who has passed and stays out.
    passed: [bool; SEATS],
    /// What each seat has sold and may not buy again, by the firms' keys.
    sold: [u64; SEATS],
}

impl Stock {
    fn begin(seat: usize) -> Self {
        Self { seat, passed: [false; SEATS], sold: [0; SEATS] }
    }
}

/// From where a firm's turn goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum From {
    Run,
    Dividend(i32),
    Loans,
    Trains,
    Done,
}

/// The state railway.
#[derive(Clone, Debug, Default)]
struct State {
    cash: i32,
    loans: i32,
    trains: ArrayVec<TrainKind, 32>,
    tokens: usize,
}

impl State {
    /// Repays as many loans as the cash allows; gives what that costs.
    fn repay(&mut self) -> i32 {
        let repaid = self.loans.min((self.cash / LOAN_FACE).max(0));
        self.loans -= repaid;
        self.cash -= repaid * LOAN_FACE;
        repaid * LOAN_FACE
    }
}

/// How the books are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bookkeeping {
    /// As `regular@1` keeps them for ever: the state railway's loans and interest pass
    /// the bank by, a merged public has no lowest price, and markers rise as by the
    /// rulebook in every edition.
    First,
    /// By the rules.
    Exact,
}

/// The books.
#[derive(Clone, Debug)]
pub(super) struct Ledger {
    bookkeeping: Bookkeeping,
    players: usize,
    chart: Chart,
    certificate_limit: u8,
    phase: Phase,
    bank: i32,
    broken: bool,
    /// Whether a broken bank ends the game even after an 8-train.
    bank_rules: bool,
    /// Whether a public at the top of a column that ends below the top row stays there.
    stays_at_the_edge: bool,
    /// The lowest price of a merged public.
    merger_floor: i32,
    /// Whether privates in hand count at the end.
    privates_count: bool,
    cash: [i32; SEATS],
    firms: ArrayVec<Firm, FIRMS>,
    minors_left: [u8; 2],
    publics_left: u8,
    cities_left: u8,
    left: [u8; 9],
    pool: ArrayVec<TrainKind, 40>,
    privates: [Keeper; 5],
    state: State,
    set: u8,
    number: u8,
    rounds: u8,
    last_set: Option<u8>,
    priority: usize,
    /// Operating rounds since now.
    clock: u8,
    over: bool,
    now: Now,
    noise: Noise,
}

impl Ledger {
    /// Plays on to the end with this noise; what each seat has then.
    pub(super) fn outcome(&self, noise: Noise) -> [f32; SEATS] {
        let mut books = self.clone();
        books.noise = noise;
        while !books.over && books.clock < MOST_ROUNDS {
            books.go_on();
        }
        books.fortunes()
    }

    fn go_on(&mut self) {
        match self.now.clone() {
            Now::Stock(stock) => {
                self.trade(stock);
                self.begin_operating(1);
            }
            Now::Operating { order, from } => {
                self.operate(&order, from);
                if self.ends_now() {
                    self.over = true;
                } else if self.phase.has_mergers() {
                    let order = self.order().into_iter().filter(|&at| self.firms[at].minor);
                    self.now = Now::Merging { order: order.collect(), sale: None };
                } else {
                    self.next_round();
                }
            }
            Now::Merging { order, sale } => {
                if let Some(sale) = sale {
                    self.sell(&sale);
                }
                self.merge(&order);
                self.next_round();
            }
        }
    }

    fn next_round(&mut self) {
        if self.number < self.rounds {
            self.begin_operating(self.number + 1);
        } else {
            self.set += 1;
            self.now = Now::Stock(Stock::begin(self.priority));
        }
    }

    fn begin_operating(&mut self, number: u8) {
        if number == 1 {
            self.rounds = if self.last_set.is_some() { LAST_ROUNDS } else { ROUNDS };
        }
        self.number = number;
        self.clock += 1;
        self.collect_privates();
        self.now = Now::Operating { order: self.order(), from: From::Run };
    }

    /// The firms in operating order.
    fn order(&self) -> ArrayVec<usize, FIRMS> {
        let mut order: ArrayVec<usize, FIRMS> =
            (0..self.firms.len()).filter(|&at| self.firms[at].open).collect();
        order.sort_by_key(|&at| {
            let firm = &self.firms[at];
            (!firm.minor, -self.price(at), -i16::from(firm.cell.col))
        });
        order
    }

    fn price(&self, firm: usize) -> i32 {
        self.chart.price(self.firms[firm].cell).0
    }

    fn pay_seat(&mut self, seat: usize, amount: i32) {
        self.cash[seat] += amount;
        self.bank_pays(amount);
    }

    fn pay_firm(&mut self, firm: usize, amount: i32) {
        self.firms[firm].cash += amount;
        self.bank_pays(amount);
    }

    fn bank_pays(&mut self, amount: i32) {
        self.bank -= amount;
        self.broken |= self.bank < 0;
    }

    fn seats(&self) -> std::ops::Range<usize> {
        0..self.players
    }
}
